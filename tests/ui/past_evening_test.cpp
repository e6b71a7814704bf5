/// Looking back at an evening: the board at any entry, the steps and the time line, the log beside
/// it, notes, what leaves the program, and the way back to the table.

#include "companion/evening/past_evening.h"
#include "companion/past/evening_layout.h"
#include "companion/past/time_line.h"
#include "tests/ui/canvas.h"
#include "tests/ui/house.h"
#include "tests/ui/laid_table.h"
#include "tests/ui/played_evening.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <iostream>
#include <set>

using namespace consigliere;
using namespace consigliere::test;

namespace {

constexpr const char* empire = "corleone/evening-of-two";
constexpr const char* guns = "cash-n-guns/game-4-players";

/// A whole evening, at the beginning of which three entries were taken back and made again.
db::Record with_undone(const std::string& name)
{
    constexpr std::size_t kept = 5;
    constexpr std::size_t undone = 8;
    db::Record record = test_record(name);
    std::vector<std::string> moves(record.moves.begin(), record.moves.begin() + undone);
    moves.push_back("table undoes to " + std::to_string(kept));
    moves.insert(moves.end(), record.moves.begin() + kept, record.moves.end());
    record.moves = moves;
    return record;
}

/// The entry that the screen says it shows.
int entry_shown(const Stage& stage)
{
    for (const std::string& text : stage.ui().texts()) {
        const std::size_t at = text.find("Entry ");
        if (at != std::string::npos && text.find(" of ") != std::string::npos)
            return std::stoi(text.substr(at + 6));
        if (text.find("At the start") != std::string::npos)
            return 0;
        // Where there is little room: "13/101 · Round 2".
        std::size_t digits = 0;
        while (digits < text.size() && text[digits] >= '0' && text[digits] <= '9')
            ++digits;
        if (digits > 0 && digits + 1 < text.size() && text[digits] == '/')
            return std::stoi(text);
    }
    return -1;
}

void open(House& house)
{
    house.stage().tap("session:" + house.session);
    REQUIRE(house.stage().has("past:table"));
}

/// Goes from the beginning to the end in steps of a kind; gives where it stopped.
std::vector<int> stops(Stage& stage, const std::string& step)
{
    stage.tap("past:step:" + step);
    stage.tap("past:first");
    std::vector<int> found;
    while (stage.has("past:after")) {
        stage.tap("past:after");
        found.push_back(entry_shown(stage));
    }
    return found;
}

std::vector<std::uint8_t> pixels_of_board(Stage& stage)
{
    constexpr int until_nothing_moves = 30;
    stage.frames(until_nothing_moves);
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    Canvas canvas(static_cast<int>(size.x), static_cast<int>(size.y));
    canvas.paint(*ImGui::GetDrawData(), [](const Canvas::Glyph&) {});
    const std::vector<std::uint8_t> all = canvas.bytes();
    const widgets::Rect board = screens::lay_out_evening(stage.ui().whole_display(), {}).board;
    std::vector<std::uint8_t> pixels;
    for (int y = static_cast<int>(board.top) + 1; y < static_cast<int>(board.bottom) - 1; ++y) {
        const auto row = static_cast<std::ptrdiff_t>(y) * static_cast<int>(size.x) * 3;
        pixels.insert(pixels.end(),
            all.begin() + row + (static_cast<std::ptrdiff_t>(board.left) + 1) * 3,
            all.begin() + row + (static_cast<std::ptrdiff_t>(board.right) - 1) * 3);
    }
    return pixels;
}

/// The board after so many entries as a table shows it at which no more were made.
std::vector<std::uint8_t> board_of_table(db::Record record, int entries)
{
    record.moves.resize(static_cast<std::size_t>(entries));
    const LaidTable table(record);
    table.stage.tap("log");
    // The row of the last entry may begin with an earlier one.
    int row = entries;
    while (!table.stage.find("log:" + std::to_string(row)))
        --row;
    table.stage.tap("log:" + std::to_string(row));
    table.stage.tap("entry:look");
    CHECK(entry_shown(table.stage) == row);
    while (entry_shown(table.stage) < entries)
        table.stage.tap("past:after");
    return pixels_of_board(table.stage);
}

std::size_t rows_shown(const Stage& stage)
{
    const auto& targets = stage.ui().targets();
    return static_cast<std::size_t>(std::count_if(targets.begin(), targets.end(),
        [](const widgets::Target& target) { return target.id.starts_with("past:log:"); }));
}

std::vector<std::string> endings_in(const std::filesystem::path& folder)
{
    std::vector<std::string> endings;
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
        endings.push_back(file.path().extension());
        CHECK(std::filesystem::file_size(file.path()) > 100);
    }
    std::sort(endings.begin(), endings.end());
    return endings;
}

} // namespace

TEST_CASE(
    "an evening that is over opens at its end, and steps of each kind stop where the referee says")
{
    const std::string name = GENERATE(empire, guns);
    INFO(name);
    const db::Record record = test_record(name);
    const auto evening = played(record);
    House house(record);
    Stage& stage = house.stage();
    open(house);
    const int last = evening->history().size();
    CHECK(entry_shown(stage) == last);
    CHECK_FALSE(stage.has("past:after"));

    std::vector<int> conflicts;
    std::vector<int> phases;
    std::vector<int> turns;
    ledger::PositionSummary before = evening->summary_after(0);
    for (int entry = 1; entry <= last; ++entry) {
        const std::string& line = evening->history().entry(entry).line;
        if (line.starts_with("table war ") || line.find(" shows ") != std::string::npos)
            conflicts.push_back(entry);
        const ledger::PositionSummary now = evening->summary_after(entry);
        if (now.part != before.part || now.phase != before.phase)
            phases.push_back(entry);
        if (now.turn && now.turn != before.turn)
            turns.push_back(entry);
        before = now;
    }
    REQUIRE(conflicts.size() > 3);
    REQUIRE(phases.size() > 3);
    REQUIRE(turns.size() > 3);
    CHECK(stops(stage, "conflict") == conflicts);
    CHECK(stops(stage, "phase") == phases);
    CHECK(stops(stage, "turn") == turns);
    stage.tap("past:step:entry");
    stage.tap("past:first");
    CHECK_FALSE(stage.has("past:before"));
    stage.tap("past:after");
    stage.tap("past:after");
    CHECK(entry_shown(stage) == 2);
    stage.tap("past:before");
    CHECK(entry_shown(stage) == 1);
    stage.tap("past:last");
    CHECK(entry_shown(stage) == last);
}

TEST_CASE("the board at an entry is the board of a table at which no more was played")
{
    const std::string name = GENERATE(empire, guns);
    INFO(name);
    const db::Record record = test_record(name);
    const auto evening = played(record);
    std::vector<std::pair<int, std::vector<std::uint8_t>>> seen;
    {
        House house(record);
        Stage& stage = house.stage();
        open(house);
        stage.tap("past:step:phase");
        stage.tap("past:first");
        constexpr int boards = 6;
        for (int i = 0; i < boards; ++i) {
            stage.tap("past:after");
            stage.tap("past:after");
            const int entry = entry_shown(stage);
            const ledger::PositionSummary then = evening->summary_after(entry);
            for (const ledger::PositionSummary::SeatSummary& standing : then.seats) {
                if (standing.total)
                    CHECK(stage.shows(language::dollars(*standing.total)));
            }
            seen.emplace_back(entry, pixels_of_board(stage));
        }
    }
    for (const auto& [entry, pixels] : seen) {
        INFO("entry " << entry);
        const bool is_same = pixels == board_of_table(record, entry);
        CHECK(is_same);
    }
    const auto is_like_before = [](const auto& left, const auto& right) {
        return left.second == right.second;
    };
    CHECK(std::adjacent_find(seen.begin(), seen.end(), is_like_before) == seen.end());
}

TEST_CASE("by the clock, an entry lies where its time is, and pauses take no room")
{
    using Axis = screens::PastEvening::Axis;
    auto evening = played(test_record(guns));
    const int last = evening->history().size();
    // Ten seconds an entry, two hours of pause after the fourth, and the rest in half the time.
    std::vector<std::string> times;
    for (int entry = 1; entry <= last; ++entry) {
        const int seconds = entry <= 4 ? 10 * entry : 7'240 + 5 * (entry - 5);
        char time[32];
        std::snprintf(time, sizeof time, "2026-11-20T%02d:%02d:%02d.000Z", 18 + seconds / 3600,
            seconds / 60 % 60, seconds % 60);
        times.emplace_back(time);
    }
    db::SessionSummary summary;
    summary.game = evening->game();
    const desk::TablePreferences habits;
    const screens::PastEvening past(std::move(evening), times, summary, habits);
    REQUIRE(past.has_clock());
    CHECK(past.place_of(4, Axis::clock) == 30'000);
    CHECK(past.place_of(5, Axis::clock) == 30'000);
    CHECK(past.place_of(7, Axis::clock) == 40'000);
    CHECK(past.length(Axis::entries) == last);
    for (int entry = 6; entry <= last; ++entry) {
        const double place = past.place_of(entry, Axis::clock);
        CHECK(past.entry_at(place, Axis::clock, screens::Undone::shown) == entry);
        CHECK(past.entry_at(place - 1, Axis::clock, screens::Undone::shown) == entry - 1);
    }
    CHECK(past.entry_at(-5, Axis::clock, screens::Undone::shown) == 0);
    CHECK(past.entry_at(1e12, Axis::clock, screens::Undone::shown) == last);
}

TEST_CASE("a ruling, a correction, a note, a lead and every other flag has a sign of its own")
{
    using Kind = db::EveningSeries::Mark::Kind;
    std::set<charts::Emblem> emblems{screens::emblem_of_note};
    constexpr std::array kinds{Kind::ruling, Kind::correction, Kind::refused, Kind::undo,
        Kind::redo, Kind::lead, Kind::gap};
    for (const Kind kind : kinds)
        emblems.insert(screens::emblem_of(kind));
    CHECK(emblems.size() == kinds.size() + 1);
}

TEST_CASE("the time line is dragged to any entry")
{
    House house(test_record(empire));
    Stage& stage = house.stage();
    open(house);
    const int last = entry_shown(stage);
    const widgets::Rect line = stage.ui().find_target("past:time")->rect;
    const auto at = [&](float part) {
        return ImVec2{line.left + line.width() * part, line.bottom - 14};
    };
    stage.drag(at(0.9F), at(0.001F));
    CHECK(entry_shown(stage) == 0);
    stage.drag(at(0.01F), at(0.5F));
    const int middle = entry_shown(stage);
    CHECK(middle > last / 4);
    CHECK(middle < 3 * last / 4);
    stage.drag(at(0.5F), at(0.999F));
    CHECK(entry_shown(stage) == last);
    // A tap is enough.
    stage.tap_at(at(0.3F));
    CHECK(entry_shown(stage) < middle);
}

TEST_CASE("an evening plays by itself, faster and slower, until it is stopped or over")
{
    House house(test_record(guns));
    Stage& stage = house.stage();
    open(house);
    const int last = entry_shown(stage);
    // From its end it begins anew.
    stage.tap("past:play");
    constexpr int a_second = 60;
    stage.frames(3 * a_second);
    const int slow = entry_shown(stage);
    CHECK(slow >= 2);
    CHECK(slow <= 4);
    for (int i = 0; i < 3; ++i)
        stage.tap("past:faster");
    CHECK_FALSE(stage.has("past:faster"));
    stage.frames(3 * a_second);
    const int fast = entry_shown(stage);
    CHECK(fast - slow > 20);
    stage.tap("past:play");
    const int stopped = entry_shown(stage);
    stage.frames(a_second);
    CHECK(entry_shown(stage) == stopped);
    // A step by hand ends it, too; and so does the end.
    stage.tap("past:play");
    stage.tap("past:first");
    stage.frames(a_second);
    CHECK(entry_shown(stage) == 0);
    stage.tap("past:step:phase");
    stage.tap("past:play");
    stage.frames(20 * a_second);
    CHECK_FALSE(stage.has("past:after"));
    CHECK(entry_shown(stage) == last);
}

TEST_CASE("the keyboard steps, goes to the ends, and plays")
{
    House house(test_record(empire));
    Stage& stage = house.stage();
    open(house);
    const int last = entry_shown(stage);
    stage.press_key(ImGuiKey_Home);
    CHECK(entry_shown(stage) == 0);
    stage.press_key(ImGuiKey_RightArrow);
    stage.press_key(ImGuiKey_RightArrow);
    CHECK(entry_shown(stage) == 2);
    stage.press_key(ImGuiKey_LeftArrow);
    CHECK(entry_shown(stage) == 1);
    stage.press_key(ImGuiKey_Space);
    stage.frames(150);
    const int played_to = entry_shown(stage);
    CHECK(played_to > 1);
    stage.press_key(ImGuiKey_Space);
    stage.frames(150);
    CHECK(entry_shown(stage) <= played_to + 1);
    stage.press_key(ImGuiKey_End);
    CHECK(entry_shown(stage) == last);
}

TEST_CASE("the log beside the board is searched, and a tap on a row goes there")
{
    House house(test_record(empire));
    Stage& stage = house.stage();
    open(house);
    stage.tap("past:search:field");
    stage.type("station");
    const std::size_t found = rows_shown(stage);
    CHECK(found > 0);
    const int before = entry_shown(stage);
    REQUIRE(stage.find("past:log:5"));
    CHECK_FALSE(stage.find("past:log:3"));
    stage.tap("past:log:5");
    CHECK(entry_shown(stage) != before);
    CHECK(entry_shown(stage) >= 5);
    stage.tap("past:search:field");
    stage.type("xyz");
    CHECK(rows_shown(stage) == 0);
    CHECK(stage.shows("No matching entries."));
    // What is typed steps nowhere.
    const int here = entry_shown(stage);
    stage.press_key(ImGuiKey_LeftArrow);
    CHECK(entry_shown(stage) == here);
}

TEST_CASE("six who played MAFIA are all seen as they stood")
{
    db::Record record = test_record("mafia/game-6-players");
    // What the referee refuses is no part of an evening that is imported.
    std::erase(record.moves, "sergio buys bank-3");
    House house(record);
    open(house);
    CHECK_FALSE(house.stage().program().ui().scroll_state("past:standing").is_longer);
}

TEST_CASE("undone entries are shown on demand, in the log and by steps")
{
    House house(with_undone(empire));
    Stage& stage = house.stage();
    open(house);
    stage.tap("past:first");
    CHECK_FALSE(stage.find("past:log:7"));
    for (int i = 0; i < 6; ++i)
        stage.tap("past:after");
    // 6 to 8 were undone by 9.
    CHECK(entry_shown(stage) == 10);
    stage.tap("past:undone");
    CHECK(stage.find("past:log:7"));
    stage.tap("past:before");
    CHECK(entry_shown(stage) == 9);
    stage.tap("past:before");
    CHECK(entry_shown(stage) == 8);
    stage.tap("past:undone");
    stage.tap("past:after");
    CHECK(entry_shown(stage) == 10);
}

TEST_CASE("notes on entries stay with the evening, and lead back to their entries")
{
    House house(test_record(empire));
    open(house);
    {
        Stage& stage = house.stage();
        stage.tap("past:first");
        stage.tap("past:notes");
        CHECK_FALSE(stage.has("note:keep"));
        stage.tap("note:cancel");
        for (int i = 0; i < 3; ++i)
            stage.tap("past:after");
        stage.tap("past:notes");
        stage.tap("note:text:field");
        stage.type("Ana waited long");
        stage.tap("note:keep");
        CHECK(stage.shows("Ana waited long"));
        stage.tap("past:last");
    }
    house.restart();
    open(house);
    Stage& stage = house.stage();
    stage.tap("past:notes");
    CHECK(stage.shows("Ana waited long"));
    stage.tap("note:go:1");
    CHECK(entry_shown(stage) == 3);
    stage.tap("past:notes");
    stage.tap("note:erase:1");
    stage.tap("note:cancel");
    CHECK_FALSE(stage.shows("Ana waited long"));
}

TEST_CASE("an evening leaves the program in every form, by name")
{
    const std::string name = GENERATE(empire, guns);
    House house(test_record(name));
    Stage& stage = house.stage();
    open(house);
    stage.tap("past:export");
    for (const char* form : {"sheet", "text", "table", "json", "plays", "record"}) {
        stage.tap("export:" + std::string(form));
        stage.tap("files:take");
        CHECK(stage.shows(form == std::string("record") ? "Record saved as" : "Saved as"));
        stage.tap("notice:close");
    }
    stage.tap("export:close");
    CHECK(endings_in(house.documents())
        == std::vector<std::string>{".bgsplay", ".csv", ".html", ".json", ".toml", ".txt"});
}

TEST_CASE("an evening that is over goes on from an entry only after somebody has said so")
{
    House house(test_record(empire));
    Stage& stage = house.stage();
    const int entries = house.sessions().front().entries;
    open(house);
    stage.tap("past:on");
    CHECK(stage.shows("This is the last entry."));
    stage.tap("notice:close");
    stage.tap("past:before");
    stage.tap("past:before");
    const int here = entry_shown(stage);
    stage.tap("past:on");
    CHECK(stage.shows("Reopen this evening?"));
    stage.tap("reopening:close");
    CHECK(house.sessions().front().is_finished);
    stage.tap("past:on");
    stage.tap("reopening:done");
    CHECK(stage.has("undo"));
    CHECK(house.sessions().front().entries == entries + 1);
    CHECK_FALSE(house.sessions().front().is_finished);
    const Kept kept = kept_in_open(stage, house.session);
    CHECK(kept.entries.back().find("table undoes to " + std::to_string(here)) != std::string::npos);
    // It is not over any more, so it opens at the table.
    stage.tap("home");
    stage.tap("session:" + house.session);
    CHECK(stage.has("undo"));
}

TEST_CASE("an evening that is over leads to its table, with the final score")
{
    House house(test_record(guns));
    Stage& stage = house.stage();
    open(house);
    stage.tap("past:table");
    CHECK(stage.has("undo"));
    CHECK(stage.has("more"));
    stage.tap("home");
    CHECK(stage.has("session:" + house.session));
}

TEST_CASE("looking back from a table shows a frame, and nothing is written down")
{
    db::Record record = with_undone(guns);
    record.moves.resize(40);
    const LaidTable table(record);
    const Kept before = table.kept();
    table.stage.tap("log");
    table.stage.tap("log:7");
    table.stage.tap("entry:look");
    CHECK(table.stage.shows("Not now"));
    CHECK(entry_shown(table.stage) == 7);
    CHECK_FALSE(table.stage.has("past:table"));
    CHECK_FALSE(table.stage.has("past:on"));
    table.stage.tap("past:play");
    table.stage.frames(200);
    // Taps on the board of the past do nothing.
    const widgets::Rect board =
        screens::lay_out_evening(table.stage.ui().whole_display(), {}).board;
    for (const float part : {0.1F, 0.3F, 0.5F, 0.7F, 0.9F})
        table.stage.tap_at(
            {board.left + board.width() * part, board.top + board.height() * (1 - part)});
    table.stage.tap("past:close");
    CHECK(table.stage.has("entry:close"));
    CHECK(table.kept().entries == before.entries);
}

TEST_CASE("loot that lies face down is not told by looking back from the table")
{
    const LaidTable table(guns, "ala takes $20000");
    table.stage.tap("log");
    table.stage.tap("log:1");
    table.stage.tap("entry:look");
    for (int entry = 1; table.stage.has("past:after"); ++entry) {
        INFO("entry " << entry);
        CHECK_FALSE(table.stage.shows("$15,000"));
        table.stage.tap("past:after");
    }
    table.stage.tap("past:search:field");
    table.stage.type("takes diamond");
    CHECK(rows_shown(table.stage) == 0);
}

namespace {

/// Goes through an evening that is over, with all its dialogs, in each scenery.
void look_back_at(const std::string& name, const std::vector<Scenery>& sceneries)
{
    INFO(name);
    House house(with_undone(name));
    Stage& stage = house.stage();
    open(house);
    for (const Scenery& scenery : sceneries) {
        stage.set(scenery);
        INFO(scenery.name());
        stage.tap("past:first");
        stage.tap("past:step:phase");
        for (int i = 0; i < 5 && stage.has("past:after"); ++i)
            stage.tap("past:after");
        stage.tap("past:undone");
        stage.tap("past:notes");
        stage.tap("note:text:field");
        stage.type("Ż");
        stage.tap("note:keep");
        stage.tap("past:last");
        stage.tap("past:notes");
        stage.tap("note:cancel");
        stage.tap("past:export");
        stage.tap("export:close");
        stage.tap("past:before");
        stage.tap("past:on");
        stage.tap("reopening:close");
        if (stage.has("past:clock"))
            stage.tap("past:clock");
        stage.tap("past:undone");
    }
    language::choose(language::Language::english);
}

const std::array<std::string, 3> looked_back_at{
    "corleone/evening-of-five", guns, "cash-n-guns/game-8-players"};

} // namespace

TEST_CASE("past evenings, each in a third of the sceneries")
{
    const auto turn = GENERATE(std::size_t{0}, std::size_t{1}, std::size_t{2});
    look_back_at(looked_back_at.at(turn), sceneries_of_turn(turn));
}

TEST_CASE("past evenings in every scenery", "[.long]")
{
    for (const std::string& name : looked_back_at)
        look_back_at(name, all_sceneries());
}

TEST_CASE("keys on the screen leave the search and its log to be seen")
{
    House house(test_record(empire));
    Stage& stage = house.stage();
    choose_setting(stage, "keys:0");
    open(house);
    for (const ImVec2 display : {ImVec2(1280, 800), ImVec2(800, 1280)}) {
        Scenery scenery;
        scenery.display = display;
        stage.set(scenery);
        stage.tap("past:search:field");
        CHECK(stage.has("key:s"));
        stage.tap("key:s");
        CHECK(rows_shown(stage) > 0);
        CHECK_FALSE(stage.has("past:time"));
        stage.tap("key:erase");
        stage.tap("key:done");
        CHECK(stage.has("past:time"));
    }
}

TEST_CASE("a jump to any entry takes no time", "[.figures]")
{
    db::Record record = test_record("corleone/evening-of-five");
    // Steps back and forth make it as long as the longest evenings.
    constexpr std::size_t wanted = 600;
    const std::string last = std::to_string(record.moves.size());
    const std::string before = std::to_string(record.moves.size() - 1);
    while (record.moves.size() < wanted) {
        record.moves.push_back("table undoes to " + before);
        record.moves.push_back("table redoes to " + last);
    }
    House house(record);
    Stage& stage = house.stage();
    open(house);
    const auto frame = [&] {
        const std::clock_t begin = std::clock();
        ImGui::NewFrame();
        stage.program().frame();
        ImGui::Render();
        return 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    };
    const widgets::Rect line = stage.ui().find_target("past:time")->rect;
    ImGuiIO& io = ImGui::GetIO();
    std::vector<double> still;
    std::vector<double> jumps;
    constexpr int frames = 300;
    for (int i = 0; i < frames; ++i)
        still.push_back(frame());
    io.MousePos = {line.left + line.width() / 2, line.bottom - 14};
    io.MouseDown[0] = true;
    stage.frames(2);
    for (int i = 0; i < frames; ++i) {
        // To and fro, far away each time.
        const float part = static_cast<float>((i * 37) % 100) / 100;
        io.MousePos.x = line.left + line.width() * (0.05F + 0.85F * part);
        jumps.push_back(frame());
    }
    io.MouseDown[0] = false;
    stage.frames(2);
    std::sort(still.begin(), still.end());
    std::sort(jumps.begin(), jumps.end());
    std::cout << record.moves.size() << " entries: a frame takes " << still[frames / 2]
              << " ms of the processor, one with a jump " << jumps[frames / 2] << " ms, the worst "
              << jumps.back() << " ms\n";
    CHECK(jumps[frames * 95 / 100] < 5);
}
