/// The finale: a final score is counted up part by part, and who has won is told at last.

#include "db/session_list.h"
#include "tests/ui/laid_table.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// An evening that is over, what is counted in it one after another, and what says who has won.
struct Ended {
    const char* record;
    const char* last; ///< The line that ends it.
    std::vector<std::string> parts;
    const char* verdict;
};

const std::vector<Ended> ended_evenings{
    {"corleone/evening-shared",
        "marzullo discards $1,$1,$2,$1,job:test-ambush,job:test-pardon,blood-money",
        {"Suitcases", "Jobs: yellow", "Jobs: blue", "Jobs: green", "Jobs: grey"},
        "share the victory"},
    {"cash-n-guns/game-8-players", "iwo takes painting",
        {"Banknotes", "Diamonds", "Diamond bonus", "Paintings"}, "gets away"},
    {"mafia/M-7.1-cash", "table stops", {"Pieces on the map", "Money"}, "but more money"},
};

/// The evening as it ends: what was said of it after that is no part of it.
db::Record until_end(const Ended& ended)
{
    db::Record record = test_record(ended.record);
    const auto last = std::find(record.moves.rbegin(), record.moves.rend(), ended.last);
    REQUIRE(last != record.moves.rend());
    record.moves.erase(last.base(), record.moves.end());
    return record;
}

/// It ends once more before everybody’s eyes.
void let_it_end_again(Stage& stage)
{
    stage.tap("undo");
    stage.tap("reopening:done");
    CHECK_FALSE(stage.has("end:done"));
    stage.tap("redo");
}

std::vector<db::SessionSummary::Seat> seats_of(Stage& stage)
{
    return db::list_sessions(stage.program().database()).value().front().seats;
}

} // namespace

TEST_CASE("finale: the parts of all totals are counted in turn, and then it is told who has won")
{
    const Ended& ended = GENERATE(from_range(ended_evenings));
    INFO(ended.record);
    const LaidTable table(until_end(ended));
    Stage& stage = table.stage;
    let_it_end_again(stage);
    REQUIRE(stage.has("finale:all"));
    std::vector<std::string> counted;
    for (int frame = 0; frame < 3000 && stage.has("finale:all"); ++frame) {
        CHECK_FALSE(stage.shows("winner"));
        CHECK_FALSE(stage.shows(ended.verdict));
        CHECK(stage.has("end:done"));
        for (const std::string& part : ended.parts) {
            if (stage.shows(part) && (counted.empty() || counted.back() != part))
                counted.push_back(part);
        }
        stage.frame();
    }
    CHECK(counted == ended.parts);
    CHECK_FALSE(stage.has("finale:all"));
    CHECK(stage.shows("winner"));
    CHECK(stage.shows(ended.verdict));
}

TEST_CASE("finale: the totals at last are those of the engine")
{
    const LaidTable table(until_end(ended_evenings.front()));
    Stage& stage = table.stage;
    const auto shows_totals = [&stage] {
        const auto& texts = stage.ui().texts();
        const std::vector<db::SessionSummary::Seat> seats = seats_of(stage);
        return std::ranges::all_of(seats, [&texts](const db::SessionSummary::Seat& seat) {
            return std::ranges::find(texts, language::dollars(seat.total.value())) != texts.end();
        });
    };
    CHECK(shows_totals());
    stage.tap("finale:again");
    stage.frames(5);
    CHECK_FALSE(shows_totals());
    stage.tap("finale:all");
    stage.frames(2);
    CHECK(shows_totals());
}

TEST_CASE("finale: a tap shows everything at once, and it can be counted up once more")
{
    const Ended& ended = GENERATE(from_range(ended_evenings));
    INFO(ended.record);
    const LaidTable table(until_end(ended));
    Stage& stage = table.stage;
    // Whoever comes back to an evening that is over has seen it.
    CHECK_FALSE(stage.has("finale:all"));
    CHECK(stage.shows("winner"));
    stage.tap("finale:again");
    CHECK_FALSE(stage.shows("winner"));
    stage.tap("finale:all");
    CHECK(stage.shows("winner"));
    CHECK_FALSE(stage.has("finale:all"));
}

TEST_CASE("finale: of eight players all are seen, those who are out beside each other")
{
    const LaidTable table(until_end(ended_evenings[1]));
    Stage& stage = table.stage;
    constexpr int until_nothing_moves = 30;
    stage.frames(until_nothing_moves);
    REQUIRE(stage.has("end:done"));
    // In the score and at the seat.
    for (const char* name : {"Ana", "Piotr", "Ewa"})
        CHECK(std::ranges::count(stage.ui().texts(), name) == 2);
    CHECK_FALSE(stage.program().ui().scroll_state("score").is_longer);
}

TEST_CASE("finale: of five players all are seen, upright and with the largest letters, too")
{
    for (const int percent : {130, 150}) {
        Scenery scenery;
        scenery.display = {800, 1280};
        scenery.scale_percent = percent;
        INFO(percent);
        const LaidTable table(test_record("corleone/evening-of-five"), scenery);
        table.stage.frames(30);
        const auto& lists = table.stage.ui().lists();
        const auto score = std::ranges::find(lists, "score", &widgets::ScrolledList::id);
        REQUIRE(score != lists.end());
        // What is dragged into sight is the legend below the rows: it is lower than a row.
        const float length = table.stage.program().ui().scroll_state("score").length;
        CHECK(length - score->rect.height() < widgets::dp(64));
    }
}

TEST_CASE("finale: without motion everything is there at once")
{
    const Ended& ended = GENERATE(from_range(ended_evenings));
    INFO(ended.record);
    const LaidTable table(until_end(ended));
    Stage& stage = table.stage;
    stage.program().settings().has_motion = false;
    let_it_end_again(stage);
    CHECK_FALSE(stage.has("finale:all"));
    CHECK_FALSE(stage.has("finale:again"));
    CHECK(stage.shows("winner"));
}

TEST_CASE("finale: all that eight players have is told in every scenery, and nothing of it is cut")
{
    const LaidTable table(until_end(ended_evenings[1]));
    for (const Scenery& scenery : all_sceneries()) {
        INFO(scenery.name());
        table.stage.set(scenery);
        CHECK_FALSE(table.stage.find("nowhere"));
    }
    language::choose(language::Language::english);
}
