/// What the last screen of an evening offers: the code for BG Stats, and files.

#include "companion/exports/bg_stats.h"
#include "db/archive/played.h"
#include "db/files.h"
#include "db/session.h"
#include "tests/support/camera.h"
#include "tests/ui/canvas.h"
#include "tests/ui/house.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <iterator>

using namespace consigliere;
using namespace consigliere::test;
using Json = nlohmann::json;

namespace {

const std::vector<std::string> finished_evenings{"corleone/evening-of-two",
    "corleone/evening-of-five", "cash-n-guns/game-8-players", "cash-n-guns/game-with-powers"};

/// Goes to the last screen of the evening, and asks there to share it.
void ask_to_share(House& house)
{
    house.stage().tap("history");
    house.stage().tap("session:" + house.session);
    house.stage().tap("past:table");
    house.stage().tap("end:share");
}

/// What a camera sees that is held before the display.
std::string seen_on_display(const House& house)
{
    const std::filesystem::path file = house.documents() / "seen.png";
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    Canvas canvas(static_cast<int>(size.x), static_cast<int>(size.y));
    canvas.paint(*ImGui::GetDrawData(), [](const Canvas::Glyph&) {});
    canvas.write(file);
    std::string seen = seen_by_camera(file);
    std::filesystem::remove(file);
    return seen;
}

/// The one file among the documents that ends so.
std::string document(const House& house, const std::string& ending)
{
    std::vector<std::filesystem::path> found;
    for (const auto& entry : std::filesystem::directory_iterator(house.documents())) {
        if (entry.path().string().ends_with(ending))
            found.push_back(entry.path());
    }
    REQUIRE(found.size() == 1);
    return db::read_file(found.front()).value();
}

/// Whether everybody plays something that has a name, a Family or a power.
enum class Sides : std::uint8_t { known, unknown };

/// Everything of the play that the evening itself says.
void check_play(const Json& play, const db::SessionSummary& summary, Sides sides)
{
    CHECK(play.at("sourceName") == "Consigliere");
    CHECK(play.at("sourcePlayId") == summary.id);
    CHECK(play.at("playDate").get<std::string>().size()
        == std::string_view("2026-11-20 12:00:00").size());
    // Entries that came all at once say nothing of how long it took.
    CHECK_FALSE(play.contains("durationMin"));
    CHECK(play.at("game").at("sourceGameId").get<std::string>().size() == 36);
    CHECK(play.at("game").at("highestWins") == true);
    CHECK(play.at("game").at("noPoints") == false);
    CHECK(play.at("game").contains("bggId") == (summary.game == "corleone"));
    REQUIRE(play.at("players").size() == summary.seats.size());
    int starts = 0;
    for (std::size_t i = 0; i < summary.seats.size(); ++i) {
        const db::SessionSummary::Seat& seat = summary.seats[i];
        const Json& player = play.at("players")[i];
        INFO(player.dump());
        if (!seat.player.empty())
            CHECK(player.at("name") == seat.player);
        CHECK(player.at("sourcePlayerId") == seat.person);
        CHECK(player.at("winner") == seat.is_winner);
        CHECK(player.contains("score") == seat.total.has_value());
        if (seat.total)
            CHECK(player.at("score") == *seat.total);
        if (seat.rank)
            CHECK(player.at("rank") == *seat.rank);
        CHECK(player.contains("role") == (sides == Sides::known));
        starts += player.at("startPlayer") == true ? 1 : 0;
    }
    CHECK(starts <= 1);
}

/// Holds a camera before the last screen of an evening, in each scenery.
void read_off(const std::string& name, const std::vector<Scenery>& sceneries)
{
    INFO(name);
    House house(test_record(name));
    Stage& stage = house.stage();
    ask_to_share(house);
    const std::string link = seen_on_display(house);
    REQUIRE_FALSE(link.empty());
    check_play(play_in(link), house.sessions().front(),
        name == "cash-n-guns/game-8-players" ? Sides::unknown : Sides::known);
    for (const Scenery& scenery : sceneries) {
        INFO(scenery.name());
        stage.set(scenery);
        stage.frames(2);
        CHECK(seen_on_display(house) == link);
    }
}

} // namespace

TEST_CASE("a camera reads the evenings off the last screen, each in a third of the sceneries")
{
    const auto turn = GENERATE(range(std::size_t{0}, finished_evenings.size()));
    read_off(finished_evenings.at(turn), sceneries_of_turn(turn));
}

TEST_CASE("a camera reads the evenings off the last screen, in every scenery", "[.long]")
{
    for (const std::string& name : finished_evenings)
        read_off(name, all_sceneries());
}

TEST_CASE("files of an evening are written among the documents, and each is told of")
{
    const std::string name = GENERATE(from_range(finished_evenings));
    INFO(name);
    const db::Record record = test_record(name);
    House house(record);
    Stage& stage = house.stage();
    ask_to_share(house);
    for (const char* id : {"share:sheet", "share:text", "share:play", "share:record"}) {
        INFO(id);
        stage.tap(id);
        stage.tap("files:take");
        CHECK(stage.shows(house.documents().string()));
        stage.tap("notice:close");
    }
    stage.tap("share:close");
    CHECK(stage.has("end:done"));

    const db::SessionSummary summary = house.sessions().front();
    const std::string page = document(house, ".html");
    const std::string text = document(house, ".txt");
    const std::string plays = document(house, ".bgsplay");
    for (const db::SessionSummary::Seat& seat : summary.seats) {
        CHECK(page.find(seat.player) != std::string::npos);
        CHECK(text.find(seat.player) != std::string::npos);
        CHECK(plays.find(seat.player) != std::string::npos);
    }
    CHECK(page.find("<script") == std::string::npos);
    CHECK(page.find(" src=") == std::string::npos);
    CHECK(page.find(" href=") == std::string::npos);
    const Json play = Json::parse(plays).at("plays").at(0);
    CHECK(play.at("uuid") == summary.id);
    CHECK(play.at("playerScores").size() == summary.seats.size());
    const auto again = db::read_record_text(document(house, ".toml"), "written");
    REQUIRE_FALSE(again.is_error());
    CHECK(again.value().moves == record.moves);

    // What nobody has seen even at the end is told in none of them but the record.
    const auto played = db::played(stage.program().database(), summary.id);
    REQUIRE_FALSE(played.is_error());
    const ledger::Evening& evening = *played.value().evening;
    const auto observed = evening.view_for(ledger::Audience::everybody());
    for (int entry = 1; entry <= evening.history().size(); ++entry) {
        const std::string& line = evening.history().entry(entry).line;
        if (observed->entry(entry).line == line)
            continue;
        INFO(line);
        CHECK(page.find(line) == std::string::npos);
        CHECK(text.find(line) == std::string::npos);
        CHECK(plays.find(line) == std::string::npos);
    }
}

TEST_CASE("a second file takes another name, and nothing is written over")
{
    House house(test_record("corleone/evening-of-two"));
    Stage& stage = house.stage();
    ask_to_share(house);
    for (int i = 0; i < 2; ++i) {
        stage.tap("share:text");
        stage.tap("files:take");
        stage.tap("notice:close");
    }
    int texts = 0;
    for (const auto& entry : std::filesystem::directory_iterator(house.documents()))
        texts += entry.path().extension() == ".txt" ? 1 : 0;
    CHECK(texts == 2);
}

TEST_CASE("the code stays away while the score is not final")
{
    // On the board alone the Suitcases are counted at the end.
    db::Record record = test_record("corleone/evening-on-the-board");
    while (!record.moves.empty() && record.moves.back().find("counts") != std::string::npos)
        record.moves.pop_back();
    House house(record);
    Stage& stage = house.stage();
    REQUIRE_FALSE(house.sessions().front().is_finished);
    stage.tap("session:" + house.session);
    stage.tap("end:share");
    CHECK(stage.shows("only accepts final scores"));
    CHECK(seen_on_display(house).empty());
    stage.tap("share:close");
}

TEST_CASE("an evening that is not over is no play: both ways out say so, and write nothing")
{
    const auto count = [](const House& house) {
        return std::ranges::distance(std::filesystem::directory_iterator(house.documents()));
    };
    const std::string refusal = "Only finished evenings can go to BG Stats.";
    SECTION("on the last screen")
    {
        db::Record record = test_record("corleone/evening-on-the-board");
        while (!record.moves.empty() && record.moves.back().find("counts") != std::string::npos)
            record.moves.pop_back();
        House house(record);
        Stage& stage = house.stage();
        stage.tap("session:" + house.session);
        stage.tap("end:share");
        stage.tap("share:play");
        CHECK(stage.shows(refusal));
        CHECK(count(house) == 0);
    }
    SECTION("where an entry is looked back at")
    {
        db::Record record = test_record("corleone/evening-of-two");
        constexpr std::size_t unfinished = 60;
        record.moves.resize(unfinished);
        House house(record);
        Stage& stage = house.stage();
        stage.tap("session:" + house.session);
        stage.tap("log");
        stage.tap("log:3");
        stage.tap("entry:look");
        stage.tap("past:export");
        stage.tap("export:plays");
        CHECK(stage.shows(refusal));
        CHECK(count(house) == 0);
    }
}

TEST_CASE("the score sheet that the last screen writes tells a ruling in words")
{
    db::Record record = test_record("corleone/evening-of-two");
    // A belief that the table lets stand changes nothing that follows.
    const auto war = std::ranges::find(record.moves, "table war chelsea pizzino");
    REQUIRE(war != record.moves.end());
    record.moves.insert(war, "table believes pizzino controls brooklyn ! We saw it");
    House house(record);
    ask_to_share(house);
    house.stage().tap("share:sheet");
    house.stage().tap("files:take");
    const std::string page = document(house, ".html");
    CHECK(page.find("We saw it") != std::string::npos);
    for (const char* raw : {"! We saw", "table believes"})
        CHECK(page.find(raw) == std::string::npos);
}
