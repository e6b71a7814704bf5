/// What is not as it was recorded is told wherever an evening is listed, counted or looked at: a
/// result that was changed, verdicts of another referee, entries that are broken.

#include "db/people.h"
#include "db/people_rows.h"
#include "tests/db/databases.h"
#include "tests/ui/house.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// A database with evenings that somebody has changed while the program was closed.
struct Changed {
    explicit Changed(std::size_t lines = whole.moves.size())
        : id(begin_in(path, whole, lines))
    {
    }
    ~Changed() { CHECK(inspector.report() == ""); }
    Changed(const Changed&) = delete;
    Changed& operator=(const Changed&) = delete;

    /// Starts the program.
    Stage& start()
    {
        stage = std::make_unique<Stage>(path, std::nullopt, inspector);
        REQUIRE(comes_true(*stage, [this] { return !stage->has("counting:stop"); }));
        return *stage;
    }

    inline static const db::Record whole = test_record("corleone/evening-of-two");
    TemporaryFolder folder;
    std::filesystem::path path = folder / "evening.db";
    std::string id;
    Inspector inspector;
    std::unique_ptr<Stage> stage;
};

} // namespace

TEST_CASE("a result that somebody has changed is told on the first screen and over the evening")
{
    Changed changed;
    damage(changed.path, "UPDATE result SET total = 99 WHERE seat = 1");
    Stage& stage = changed.start();
    CHECK_FALSE(stage.shows("unfinished"));
    CHECK(stage.shows("stored result changed"));
    stage.tap("session:" + changed.id);
    // By the names of the players.
    CHECK(stage.shows("Elena 99, 1. Ana 90*"));
    CHECK(stage.shows("but the entries give"));
    stage.tap("notice:close");
    // It is looked back at, and its table tells it, too.
    stage.tap("past:table");
    CHECK(stage.shows("but the entries give"));
    stage.tap("notice:close");
    CHECK(stage.has("end:again"));
}

TEST_CASE("verdicts of another referee are told over a finished evening and at the table")
{
    const bool is_finished = GENERATE(true, false);
    constexpr std::size_t some = 12;
    Changed changed(is_finished ? Changed::whole.moves.size() : some);
    record_otherwise(changed.path, "UPDATE entry SET rules = '1.older' WHERE seq IN (3, 4)");
    Stage& stage = changed.start();
    stage.tap("session:" + changed.id);
    CHECK(stage.shows("judges 2 entries of this evening differently"));
    stage.tap("notice:close");
    CHECK(stage.has("past:table") == is_finished);
}

TEST_CASE("an evening that is as it was recorded is looked back at without a word")
{
    Changed changed;
    Stage& stage = changed.start();
    stage.tap("session:" + changed.id);
    CHECK_FALSE(stage.has("notice:close"));
    CHECK(stage.has("past:table"));
}

TEST_CASE("an evening that cannot be counted is named as that in the list and beside the figures")
{
    Changed changed;
    const std::string other = begin_in(changed.path, Changed::whole, Changed::whole.moves.size());
    damage(changed.path, "UPDATE entry SET line = 'nobody knows' WHERE session = 1 AND seq = 5");
    Stage& stage = changed.start();
    stage.tap("players");
    REQUIRE(comes_true(stage, [&stage] { return !stage.has("counting:stop"); }));
    if (stage.has("counting:order"))
        stage.tap("counting:order");
    CHECK(stage.shows("1 finished evening"));
    CHECK(stage.shows("1 damaged evening is left out"));
    stage.tap("back");
    stage.tap("history");
    CHECK(stage.shows("damaged, not counted"));
    stage.tap("session:" + changed.id);
    CHECK(stage.shows("was altered or damaged"));
    stage.tap("notice:close");
    stage.tap("session:" + other);
    CHECK(stage.has("past:table"));
}

TEST_CASE("of a name without end, from before there were bounds, at most 200 bytes are shown")
{
    const TemporaryFolder folder;
    const std::filesystem::path path = folder / "evening.db";
    const db::Record record = test_record("corleone/evening-of-two");
    const std::string over = begin_in(path, record, record.moves.size());
    const std::string open = begin_in(path, record, 10);
    {
        db::Database database = open_database(path);
        const auto people = db::remembered_people(database);
        db::know_people(
            database.connection(), {{people.value().front().id, std::string(100'000, 'x'), 1}});
    }
    Inspector inspector;
    Stage stage(path, std::nullopt, inspector);
    const auto check_frame = [&stage](const char* where) {
        CAPTURE(where);
        stage.frame();
        std::size_t bytes = 0;
        bool has_long_name = false;
        for (const std::string& text : stage.program().ui().texts()) {
            bytes += text.size();
            has_long_name = has_long_name || text.find("xxxx") != std::string::npos;
        }
        CHECK(has_long_name);
        // All that a frame has to measure and to draw.
        CHECK(bytes < 20'000);
    };
    REQUIRE(comes_true(stage, [&stage] { return !stage.has("counting:stop"); }));
    check_frame("first screen");
    stage.tap("history");
    check_frame("evenings");
    stage.tap("session:" + over);
    check_frame("past evening");
    stage.tap("back");
    stage.tap("session:" + open);
    check_frame("table");
}
