/// Ten thousand evenings on the screen, of which only those that are seen are drawn.

#include "db/connection.h"
#include "db/session_rows.h"
#include "tests/ui/four_evenings.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// The same evening again and again, each on another day.
void multiply(db::Database& database, const std::string& id, int count)
{
    db::Connection& connection = database.connection();
    db::SessionRows rows = *db::read_session(connection, id);
    const auto failure = db::in_transaction(connection, [&] {
        for (int i = 1; i < count; ++i) {
            char text[64];
            std::snprintf(text, sizeof text, "%08x-0000-4000-8000-%012x", i, i);
            rows.id = text;
            std::snprintf(text, sizeof text, "20%02d-%02d-%02dT20:00:00.000Z", i / 336 % 100,
                1 + i / 28 % 12, 1 + i % 28);
            rows.created = text;
            db::insert_session(connection, rows);
        }
    });
    REQUIRE_FALSE(failure.is_error());
}

/// A house with ten thousand evenings of a few entries each, at the first screen.
struct TenThousand {
    TenThousand()
        : house(first_lines())
    {
        multiply(house.stage().program().database(), house.session, 10'000);
        house.stage().tap("settings");
        house.stage().tap("back");
    }

    [[nodiscard]] static db::Record first_lines()
    {
        db::Record record = test_record("corleone/evening-of-two");
        constexpr std::size_t few = 8;
        record.moves.resize(few);
        return record;
    }

    House house;
};

double milliseconds(const std::function<void()>& work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
    return took.count();
}

} // namespace

TEST_CASE(
    "of ten thousand evenings only those that are seen are drawn, and a tap is answered at once")
{
    TenThousand evenings;
    Stage& stage = evenings.house.stage();
    stage.tap("history");
    // It is being counted, and answers.
    CHECK(stage.has("counting:stop"));
    stage.tap("counting:stop");
    CHECK_FALSE(stage.has("counting:stop"));
    CHECK(stage.shows("10,000 evenings"));
    const auto rows = [&stage] {
        return std::count_if(stage.ui().targets().begin(), stage.ui().targets().end(),
            [](const widgets::Target& target) { return target.id.starts_with("session:"); });
    };
    constexpr std::size_t most_texts = 80;
    widgets::ScrollState& list = stage.program().ui().scroll_state("evenings");
    stage.frame();
    const float length = list.length;
    CHECK(length > 1'000'000);
    for (const float part : {0.0F, 0.31F, 0.77F, 1.0F}) {
        list.offset = length * part;
        stage.frames(3);
        INFO(part);
        CHECK(rows() >= 3);
        CHECK(rows() <= 7);
        CHECK(stage.ui().texts().size() < most_texts);
    }
    // The last of the list is the first that was.
    CHECK(list.offset > length - 1000);
    stage.tap("search:field");
    stage.type("nobody");
    CHECK(stage.shows("Evenings: 0 of 10,000"));
    stage.tap("chip:words");
    CHECK(list.offset == 0);
    stage.tap("counting:go-on");
    CHECK(stage.has("counting:stop"));
}

TEST_CASE("what the list of ten thousand evenings costs", "[.figures]")
{
    TenThousand evenings;
    Stage& stage = evenings.house.stage();
    REQUIRE(comes_true(stage, [&stage] { return archive_of(stage).work().done > 100; }));
    archive_of(stage).cancel();
    const auto report = [](const char* what, double took) {
        std::printf("%-48s %8.2f ms\n", what, took);
    };
    // Two frames of a press and three of the release belong to a tap on this stage.
    report("the list opened by a tap, six frames", milliseconds([&] { stage.tap("history"); }));
    constexpr int frames = 100;
    report("a frame of the list", milliseconds([&] { stage.frames(frames); }) / frames);
    widgets::ScrollState& list = stage.program().ui().scroll_state("evenings");
    const double thrown = milliseconds([&] {
        for (int i = 0; i < frames; ++i) {
            list.offset += 5000;
            stage.frame();
        }
    });
    report("a frame while it is thrown along", thrown / frames);
    // What is seen for the first time goes past the inspector, who takes his time.
    stage.tap("search:field");
    stage.type("ana");
    stage.tap("chip:words");
    stage.tap("search:field");
    report("a word typed, two frames", milliseconds([&] { stage.type("ana"); }));
    report("its chip tapped, six frames", milliseconds([&] { stage.tap("chip:words"); }));
}
