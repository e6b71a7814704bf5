/// How the people have done: the list, the filters, a person's page, names, files; and every number
/// on it counted a second time.

#include "db/people.h"
#include "engine/games/games.h"
#include "tests/archive/made_evenings.h"
#include "tests/db/temporary_folder.h"
#include "tests/ui/counted_again.h"
#include "tests/ui/house.h"

#include <catch2/catch.hpp>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// Tables of two to five, one by board, one of the other game.
constexpr int few_games = 5;

/// A database with so many made-up evenings.
void fill(const std::filesystem::path& path, int evenings)
{
    auto database = db::Database::open(path);
    REQUIRE_FALSE(database.is_error());
    make_evenings(database.value(), {evenings, few_games, 7});
}

/// Frames until everything is counted.
void let_count(Stage& stage)
{
    constexpr int most_frames = 30'000;
    for (int i = 0; i < most_frames && stage.has("counting:stop"); ++i) {
        stage.frame();
        ::usleep(500);
    }
    CHECK_FALSE(stage.has("counting:stop"));
    if (stage.has("counting:order"))
        stage.tap("counting:order");
}

/// The program over some evenings, at the page of the players, with everything counted.
class Club {
public:
    explicit Club(int evenings, const Scenery& scenery = {})
    {
        fill(m_folder / "x.db", evenings);
        m_stage = std::make_unique<Stage>(m_folder / "x.db", scenery, m_inspector);
        m_stage->tap("players");
        let_count(*m_stage);
    }
    ~Club() { CHECK(m_inspector.report() == ""); }
    Club(const Club&) = delete;
    Club& operator=(const Club&) = delete;

    [[nodiscard]] Stage& stage() { return *m_stage; }
    /// The evenings as they lie in the database, all gone through.
    [[nodiscard]] const std::vector<db::EveningCard>& evenings()
    {
        if (!m_archive) {
            m_archive = std::make_unique<db::EveningIndex>(m_stage->program().database());
            REQUIRE_FALSE(m_archive->refresh().is_error());
            m_archive->finish();
        }
        return m_archive->evenings();
    }
    [[nodiscard]] std::string person_called(const std::string& name)
    {
        const auto people = db::remembered_people(m_stage->program().database());
        REQUIRE_FALSE(people.is_error());
        for (const db::Person& person : people.value()) {
            if (person.name == name)
                return person.id;
        }
        return {};
    }

private:
    TemporaryFolder m_folder;
    Inspector m_inspector;
    std::unique_ptr<Stage> m_stage;
    std::unique_ptr<db::EveningIndex> m_archive;
};

/// Whether two texts stand beside each other.
bool stand_together(const Stage& stage, const std::string& name, const std::string& told)
{
    const std::vector<std::string>& texts = stage.ui().texts();
    for (std::size_t i = 0; i + 1 < texts.size(); ++i) {
        const bool is_there = (texts[i] == name && texts[i + 1] == told)
            || (texts[i] == told && texts[i + 1] == name);
        if (is_there)
            return true;
    }
    return false;
}

std::string dollars(const std::vector<double>& values)
{
    return values.empty() ? "–" : "$" + written(std::round(mean(values)), 0);
}

void check_strip(const Stage& stage, const CountedAgain& again)
{
    CHECK(stand_together(stage, "Evenings", written(again.wins.of, 0)));
    const std::string wins = again.wins.told();
    CHECK(stand_together(stage, "Wins", wins.substr(0, wins.find(','))));
    if (again.wins.of >= 3)
        CHECK(stage.shows(wins.substr(wins.find(',') + 2)));
    CHECK(stand_together(stage, "Above chance", again.wins.above_chance()));
    CHECK(stand_together(stage, "Longest winning streak", written(again.longest_run, 0)));
    CHECK(stand_together(stage, "Average place", written(mean(again.places), 2)));
    if (again.money.empty())
        return;
    CHECK(stand_together(stage, "Average money", dollars(again.money)));
    CHECK(stand_together(stage, "Best evening",
        "$" + written(*std::max_element(again.money.begin(), again.money.end()), 0)));
}

void check_rates(const Stage& stage, const CountedAgain& again)
{
    for (const auto& [seat, wins] : again.by_seat)
        CHECK(stand_together(stage, "Seat " + written(seat, 0), wins.told()));
    for (const auto& [players, wins] : again.by_players)
        CHECK(stand_together(stage, written(players, 0) + " players", wins.told()));
    if (again.going_first.of > 0)
        CHECK(stand_together(stage, "Going first", again.going_first.told()));
    for (const auto& [name, pair] : again.others) {
        std::string told = written(pair.higher, 0) + " : " + written(pair.lower, 0);
        if (pair.alike > 0)
            told += ", " + written(pair.alike, 0) + " tied";
        CHECK(stand_together(stage, name, told));
    }
}

void check_habits(const Stage& stage, const CountedAgain& again)
{
    CHECK(stage.shows("Moves allowed by a ruling: " + written(again.asked, 0) + ", of which "
        + written(again.stood, 0) + " still are. Refused: " + written(again.refused, 0)));
    if (again.turns > 0)
        CHECK(stage.shows("Average turn: " + written(again.time / 1000 / again.turns, 0)
            + " s (table " + written(again.table_time / 1000 / again.table_turns, 0) + " s)"));
    if (again.by_board > 0)
        CHECK(stage.shows(
            "Only the board was tracked in " + written(again.by_board, 0) + " of the evenings."));
}

void check_game(const Stage& stage, const CountedAgain& again, const std::string& game)
{
    const ledger::GameInfo& outline = games::find(game)->outline();
    for (std::size_t i = 0; i < again.sources.size(); ++i) {
        const std::vector<double> winners =
            i < again.winners_sources.size() ? again.winners_sources[i] : std::vector<double>();
        CHECK(stand_together(stage, outline.sources[i].name,
            dollars(again.sources[i]) + ", winners " + dollars(winners)));
    }
    CHECK(stage.shows("Winners averaged " + dollars(again.winners_money) + "."));
    for (std::size_t i = 0; i < again.stat_increments.size(); ++i)
        CHECK(stage.shows(std::string(outline.stat_increments[i].name) + ": "
            + written(mean(again.stat_increments[i]), 1) + " per evening (table "
            + written(mean(again.deeds_of_all[i]), 1) + ")"));
    for (std::size_t i = 0; i < outline.places.size(); ++i) {
        const Wins share{static_cast<double>(again.dominated[i]), again.wins.of, 0};
        CHECK(stand_together(stage,
            written(static_cast<double>(i) + 1, 0) + "  " + outline.places[i].name, share.told()));
    }
}

std::vector<std::string> rows_of(const Stage& stage)
{
    std::vector<std::string> rows;
    for (const widgets::Target& target : stage.ui().targets()) {
        const bool is_row = target.id.starts_with("person:") && target.id != "person:rename"
            && target.id != "person:same";
        if (is_row)
            rows.push_back(target.id);
    }
    return rows;
}

/// Everybody who has sat at a table with somebody.
std::vector<std::string> people_at_tables_of(
    const std::vector<db::EveningCard>& evenings, const std::string& person)
{
    std::vector<std::string> met;
    for (const db::EveningCard& card : evenings) {
        const auto& seats = card.summary.seats;
        const bool is_there = std::any_of(seats.begin(), seats.end(),
            [&person](const auto& seat) { return seat.person == person; });
        for (std::size_t seat = 0; is_there && seat < seats.size(); ++seat) {
            if (seats[seat].person != person)
                met.push_back(seats[seat].person);
        }
    }
    return met;
}

std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

std::string content_of(const std::filesystem::path& file)
{
    std::ifstream stream(file);
    std::stringstream text;
    text << stream.rdbuf();
    return text.str();
}

} // namespace

TEST_CASE("every number of a person's page is what the evenings say")
{
    Club club(60);
    Stage& stage = club.stage();
    for (const char* name : {"Ana", "Piotr", "Łukasz"}) {
        INFO(name);
        const std::string person = club.person_called(name);
        stage.tap("person:" + person);
        const CountedAgain again(club.evenings(), person, "corleone");
        REQUIRE(again.wins.of > 0);
        check_strip(stage, again);
        check_rates(stage, again);
        check_game(stage, again, "corleone");
        check_habits(stage, again);
        const ledger::GameInfo& outline = games::find("corleone")->outline();
        for (const ledger::WordAndName& side : outline.sides) {
            const auto found = again.by_actor.find(std::string(side.word));
            if (found != again.by_actor.end())
                CHECK(stand_together(stage, side.name, found->second.told()));
            else
                CHECK_FALSE(stand_together(stage, side.name, "0 of 0"));
        }
    }
}

TEST_CASE("the list ranks by the wins above chance that it shows, and few evenings not at all")
{
    Club club(26);
    Stage& stage = club.stage();
    const std::vector<db::EveningCard>& evenings = club.evenings();
    struct Row {
        bool is_ranked;
        double gain;
        int evenings;
    };
    std::optional<Row> before;
    int apart = 0;
    int ranked = 0;
    const auto people = db::remembered_people(stage.program().database());
    for (const db::Person& person : people.value()) {
        const CountedAgain again(evenings, person.id, "corleone");
        if (again.wins.of == 0)
            CHECK_FALSE(stage.find("person:" + person.id));
        else
            CHECK(stage.find("person:" + person.id));
        if (again.wins.of == 0)
            continue;
        CHECK(stage.shows(again.wins.told()));
        ++(again.wins.of < 5 ? apart : ranked);
    }
    for (const std::string& id : rows_of(stage)) {
        const CountedAgain again(evenings, id.substr(7), "corleone");
        const Row row{again.wins.of >= 5, again.wins.won - again.wins.by_chance, again.wins.of};
        if (before) {
            CHECK(before->is_ranked >= row.is_ranked);
            if (before->is_ranked && row.is_ranked)
                CHECK(before->gain >= row.gain);
            if (!before->is_ranked)
                CHECK(before->evenings >= row.evenings);
        }
        before = row;
    }
    CHECK(apart > 0);
    CHECK(ranked > 1);
    CHECK(stage.shows("NOT RANKED: FEWER THAN 5 EVENINGS"));
    CHECK(stage.shows("Pale bar: 95% confidence range"));
}

TEST_CASE("of one evening no share is told, and nobody is ranked by it")
{
    House house(test_record("corleone/evening-of-two"));
    Stage& stage = house.stage();
    stage.tap("players");
    let_count(stage);
    CHECK(stage.shows("1 finished evening"));
    CHECK(stage.shows("1 of 1"));
    CHECK(stage.shows("0 of 1"));
    CHECK(stage.shows("$90"));
    CHECK(stage.shows("too few to tell"));
    CHECK(stage.shows("NOT RANKED: FEWER THAN 5 EVENINGS"));
    for (const std::string& text : stage.ui().texts()) {
        INFO(text);
        // Nor is a range explained that is not drawn.
        CHECK(text.find('%') == std::string::npos);
    }
}

namespace {

/// Taps a choice of the filter; a second time takes it back.
void choose(Stage& stage, const std::string& choice)
{
    stage.tap("players:filter");
    stage.tap("filter:" + choice);
    stage.tap("filter:close");
}

} // namespace

TEST_CASE("which evenings count is chosen by game, year, people, place, tag and table size")
{
    Club club(60);
    Stage& stage = club.stage();
    const std::string ana = club.person_called("Ana");
    const std::string piotr = club.person_called("Piotr");
    stage.tap("person:" + ana);
    choose(stage, "game:corleone");
    check_strip(stage, [&] {
        CountedAgain again(club.evenings(), ana, "");
        // Money of two games is not added.
        again.money.clear();
        return again;
    }());
    CHECK_FALSE(stage.shows("Average money"));
    CHECK_FALSE(stage.shows("MONEY BY SOURCE"));
    choose(stage, "game:cash-n-guns");
    check_strip(stage, CountedAgain(club.evenings(), ana, "cash-n-guns"));
    check_game(stage, CountedAgain(club.evenings(), ana, "cash-n-guns"), "cash-n-guns");
    choose(stage, "game:corleone");
    choose(stage, "person:" + piotr);
    CHECK(stage.shows("Corleone’s Empire  ·  Piotr"));
    std::vector<db::EveningCard> together;
    for (const db::EveningCard& card : club.evenings()) {
        const auto is_there = [&card](const std::string& person) {
            return std::any_of(card.summary.seats.begin(), card.summary.seats.end(),
                [&](const auto& seat) { return seat.person == person; });
        };
        if (is_there(piotr))
            together.push_back(card);
    }
    check_strip(stage, CountedAgain(together, ana, "corleone"));
    choose(stage, "person:" + piotr);
    const std::string year = club.evenings().front().day.substr(0, 4);
    choose(stage, "year:" + year);
    for (const std::string& row : rows_of(stage)) {
        const CountedAgain again(club.evenings(), row.substr(7), "corleone", year);
        CHECK(again.wins.of > 0);
        CHECK(stage.shows(again.wins.told()));
    }
    choose(stage, "year:" + year);
    const auto check_evenings = [&](const std::string& choice, const auto& is_wanted) {
        INFO(choice);
        std::vector<db::EveningCard> wanted;
        std::ranges::copy_if(club.evenings(), std::back_inserter(wanted),
            [&](const db::EveningCard& card) { return is_wanted(card.summary); });
        choose(stage, choice);
        REQUIRE_FALSE(rows_of(stage).empty());
        for (const std::string& row : rows_of(stage))
            CHECK(stage.shows(CountedAgain(wanted, row.substr(7), "corleone").wins.told()));
        choose(stage, choice);
    };
    check_evenings(
        "size:3", [](const db::SessionSummary& evening) { return evening.seats.size() == 3; });
    std::string place;
    for (const db::EveningCard& card : club.evenings()) {
        if (card.summary.game == "corleone" && !card.summary.details.place.empty())
            place = card.summary.details.place;
    }
    check_evenings("place:" + place,
        [&](const db::SessionSummary& evening) { return evening.details.place == place; });
}

TEST_CASE("an evening is chosen by its dot, and opened")
{
    Club club(40);
    Stage& stage = club.stage();
    stage.tap("person:" + club.person_called("Ana"));
    const auto row = [&stage]() -> std::string {
        for (const widgets::Target& target : stage.ui().targets()) {
            if (target.id.starts_with("session:"))
                return target.id;
        }
        return {};
    };
    REQUIRE(stage.find("dots"));
    REQUIRE(stage.find("evening:earlier"));
    const std::string latest = row();
    REQUIRE_FALSE(latest.empty());
    stage.tap("evening:earlier");
    const std::string earlier = row();
    CHECK(earlier != latest);
    stage.tap("evening:later");
    CHECK(row() == latest);
    // The first dot lies at the left end.
    const widgets::Rect dots = stage.find("dots")->rect;
    stage.tap_at({dots.left + dots.width() * 0.08F, dots.centre().y});
    REQUIRE(stage.find("evening:later"));
    const std::string first = row();
    CHECK(first != latest);
    const db::EveningCard* oldest = nullptr;
    const std::vector<db::EveningCard>& evenings = club.evenings();
    for (const db::EveningCard& card : evenings) {
        for (std::size_t seat = 0; card.counts() && seat < card.facts->seats.size(); ++seat) {
            const bool is_hers =
                card.summary.seats[seat].player == "Ana" && card.facts->seats[seat].total;
            if (is_hers && card.summary.game == "corleone")
                oldest = &card;
        }
    }
    REQUIRE(oldest != nullptr);
    while (stage.has("evening:earlier"))
        stage.tap("evening:earlier");
    CHECK(row() == "session:" + oldest->summary.id);
    stage.tap("session:" + oldest->summary.id);
    CHECK_FALSE(stage.has("players:filter"));
}

TEST_CASE("a person gets another name, and two are one if they never met")
{
    Club club(40);
    Stage& stage = club.stage();
    const std::string ana = club.person_called("Ana");
    stage.tap("person:" + ana);
    stage.tap("person:rename");
    stage.tap("rename:cancel");
    stage.tap("person:rename");
    stage.tap("rename:field");
    stage.type(" Maria");
    stage.tap("rename:save");
    CHECK(club.person_called("Ana Maria") == ana);
    CHECK(stage.shows("Ana Maria"));

    // Whoever has sat at her table is somebody else.
    const std::vector<std::string> met = people_at_tables_of(club.evenings(), ana);
    REQUIRE_FALSE(met.empty());
    stage.tap("person:same");
    stage.tap("same:" + met.front());
    CHECK(stage.shows("have played together"));
    stage.tap("notice:close");
    CHECK_FALSE(stage.has("sure:yes"));
    stage.tap("same:close");
}

TEST_CASE("two people become one after a second question")
{
    Club club(12);
    Stage& stage = club.stage();
    const auto people = [&stage] {
        return db::remembered_people(stage.program().database()).value();
    };
    const std::vector<std::string> rows = rows_of(stage);
    REQUIRE_FALSE(rows.empty());
    const std::string one = rows.front().substr(std::string_view("person:").size());
    const std::vector<std::string> met = people_at_tables_of(club.evenings(), one);
    std::string other;
    for (const db::Person& person : people()) {
        if (person.id != one && std::find(met.begin(), met.end(), person.id) == met.end())
            other = person.id;
    }
    REQUIRE_FALSE(other.empty());
    const std::size_t before = people().size();
    const int alone = CountedAgain(club.evenings(), one, "").wins.of;
    const int evenings = alone + CountedAgain(club.evenings(), other, "").wins.of;
    stage.tap("person:" + one);
    stage.tap("person:same");
    stage.tap("same:" + other);
    stage.tap("sure:close");
    CHECK(people().size() == before);
    stage.tap("person:same");
    stage.tap("same:" + other);
    stage.tap("sure:yes");
    CHECK(people().size() == before - 1);
    choose(stage, "game:corleone");
    stage.tap("person:" + std::min(one, other));
    CHECK(stand_together(stage, "Evenings", written(evenings, 0)));

    // And two again.
    stage.tap("person:same");
    CHECK(stage.shows("COMBINED SO FAR"));
    stage.tap("apart:" + other);
    stage.tap("apart:close");
    CHECK(people().size() == before - 1);
    stage.tap("person:same");
    stage.tap("apart:" + other);
    stage.tap("apart:yes");
    CHECK(people().size() == before);
    stage.tap("person:" + one);
    CHECK(stand_together(stage, "Evenings", written(alone, 0)));
    stage.tap("person:same");
    CHECK_FALSE(stage.has("apart:" + other));
    stage.tap("same:close");
}

TEST_CASE("the page is there at once, counts, and nothing moves under a finger")
{
    const TemporaryFolder folder;
    fill(folder / "x.db", 400);
    Inspector inspector;
    Stage stage(folder / "x.db", Scenery{}, inspector);
    stage.tap("players");
    CHECK(stage.has("counting:stop"));
    const std::vector<std::string> people = rows_of(stage);
    REQUIRE(people.size() > 3);
    const widgets::Rect place = stage.ui().find_target(people[2])->rect;
    stage.tap("counting:stop");
    CHECK(stage.has("counting:go-on"));
    stage.tap("counting:go-on");
    stage.tap(people[2]);
    constexpr int most_frames = 30'000;
    for (int i = 0; i < most_frames && stage.has("counting:stop"); ++i) {
        stage.frame();
        REQUIRE(stage.ui().find_target(people[2]) != nullptr);
        CHECK(stage.ui().find_target(people[2])->rect.top == place.top);
        ::usleep(500);
    }
    CHECK(rows_of(stage)[0] == people[0]);
    CHECK(rows_of(stage)[1] == people[1]);
    CHECK(rows_of(stage)[2] == people[2]);
    CHECK(stage.shows("All evenings are counted."));
    stage.tap("counting:order");
    CHECK_FALSE(stage.has("counting:order"));
    CHECK_FALSE(stage.shows("Counting evenings:"));
    CHECK(inspector.report() == "");
}

TEST_CASE("what is shown goes to files")
{
    House house(test_record("corleone/evening-of-two"));
    Stage& stage = house.stage();
    stage.tap("players");
    let_count(stage);
    stage.tap("save:csv");
    stage.tap("files:take");
    CHECK(stage.shows("Saved as "));
    stage.tap("notice:close");
    stage.tap("save:json");
    stage.tap("files:take");
    stage.tap("notice:close");
    const auto files = files_in(house.documents());
    REQUIRE(files.size() == 2);
    const std::string table = content_of(files[0]);
    CHECK(table.starts_with("\xEF\xBB\xBFperson,person_uuid,evenings,wins,"));
    CHECK(table.find("Ana,") != std::string::npos);
    CHECK(std::count(table.begin(), table.end(), '\n') == 3);
    CHECK(content_of(files[1]).find("\"consigliere-stats/1\"") != std::string::npos);
}

namespace {

/// All that the page opens in the first sceneries, and the page of one game in the others.
void look_at_players(const std::vector<Scenery>& all, const std::vector<Scenery>& of_one_game)
{
    const TemporaryFolder folder;
    fill(folder / "x.db", 60);
    Inspector inspector;
    inspector.paint_each(1);
    Stage stage(folder / "x.db", all_sceneries().front(), inspector);
    stage.tap("players");
    let_count(stage);
    for (const Scenery& scenery : all) {
        INFO(scenery.name());
        stage.set(scenery);
        stage.tap("players:group");
        stage.tap("back");
        stage.tap("players:filter");
        CHECK_FALSE(stage.find("nowhere"));
        stage.tap("filter:close");
        // To the ends of both lists.
        CHECK_FALSE(stage.find("nowhere"));
        stage.tap("person:rename");
        stage.tap("rename:cancel");
        stage.tap("person:same");
        stage.tap("same:close");
        stage.tap("year:whose:1");
        stage.tap("year:whose:0");
    }
    choose(stage, "game:cash-n-guns");
    for (const Scenery& scenery : of_one_game) {
        stage.set(scenery);
        stage.tap("players:group");
        stage.tap("back");
        CHECK_FALSE(stage.find("nowhere"));
    }
    language::choose(language::Language::english);
    CHECK(inspector.report() == "");
    CHECK(inspector.states() > 40);
}

} // namespace

TEST_CASE("the page of the players, each list in a third of the sceneries")
{
    look_at_players(sceneries_of_turn(0), sceneries_of_turn(1));
}

TEST_CASE("the page of the players in every scenery", "[.long]")
{
    look_at_players(all_sceneries(), all_sceneries());
}

TEST_CASE("a person's page with ten thousand evenings", "[.figures]")
{
    const TemporaryFolder folder;
    {
        auto database = db::Database::open(folder / "x.db");
        make_evenings(database.value(), {10'000, 20, 1});
    }
    Inspector inspector;
    Stage stage(folder / "x.db", Scenery{}, inspector);
    const auto took = [](const auto& work) {
        const auto begin = std::chrono::steady_clock::now();
        work();
        return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin)
            .count();
    };
    const auto tell = [](const char* what, double milliseconds) {
        std::cout << what << ": " << milliseconds << " ms\n";
    };
    tell("players opened, nothing counted", took([&] { stage.tap("players"); }));
    double longest = 0;
    while (stage.has("counting:stop")) {
        longest = std::max(longest, took([&] { stage.frame(); }));
        ::usleep(500);
    }
    tell("longest frame while counting", longest);
    stage.tap("counting:order");
    const std::vector<std::string> people = rows_of(stage);
    const double page = took([&] { stage.tap(people[1]); });
    tell("a person's page, by a tap (6 frames)", page);
    tell("one frame of it", took([&] { stage.frame(); }));
    stage.tap("players:filter");
    tell("all games (6 frames)", took([&] { stage.tap("filter:game:corleone"); }));
    CHECK(page < 200);
}
