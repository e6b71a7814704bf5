/// Whole games of Ca$h 'n Guns, tapped and dragged through the real screens. What the database
/// holds in the end is entry for entry what the referee alone makes of the same lines.

#include "tests/db/temporary_folder.h"
#include "tests/ui/cash_n_guns_tapper.h"
#include "tests/ui/evening.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// Nothing takes more than two touches beside the real choices.
constexpr int routine_touches = 2;

void check_efforts(const CashNGunsTapper& tapper)
{
    for (const CashNGunsTapper::Effort& effort : tapper.efforts()) {
        INFO(effort.line);
        CHECK(effort.touches <= routine_touches + effort.choices);
    }
}

/// Taps a game in changing sceneries, and kills the program in the middle of it.
void tap_through(const std::string& name)
{
    const TemporaryFolder folder;
    const std::filesystem::path database = folder / "evening.db";
    const db::Record record = test_record("cash-n-guns/" + name);
    const std::string session = begin_in(database, record);
    const std::vector<Scenery>& sceneries = all_sceneries();
    Inspector inspector;
    CashNGunsTapper tapper(referee_of(record));
    const auto middle = static_cast<std::ptrdiff_t>(record.moves.size() / 2);
    std::size_t scene = 0;
    const auto play = [&](std::ptrdiff_t from, std::ptrdiff_t to) {
        Stage stage(database, {}, inspector);
        stage.tap("session:" + session);
        tapper.sit_down(stage);
        for (std::ptrdiff_t line = from; line < to; ++line) {
            stage.set(sceneries[++scene % sceneries.size()]);
            tapper.tap(record.moves[static_cast<std::size_t>(line)]);
        }
        return stage.has("end:done");
    };
    CHECK_FALSE(play(0, middle));
    CHECK(kept_in(database, session).entries == kept_by(tapper.referee()).entries);
    CHECK(play(middle, static_cast<std::ptrdiff_t>(record.moves.size())));
    const Kept kept = kept_in(database, session);
    const Kept expected = kept_by(tapper.referee());
    CHECK(kept.entries == expected.entries);
    CHECK(kept.position == expected.position);
    CHECK(kept.score == expected.score);
    CHECK(*kept.score.find("final")->truth());
    check_efforts(tapper);
    CHECK(inspector.report() == "");
}

} // namespace

TEST_CASE("a game of four is tapped in, killed in the middle, resumed, and scored")
{
    tap_through("game-4-players");
}

TEST_CASE("a game of five whose discards are told is tapped in")
{
    tap_through("game-5-players");
}

TEST_CASE("a game of six is tapped in")
{
    tap_through("game-6-players");
}

TEST_CASE("a game of eight is tapped in")
{
    tap_through("game-8-players");
}

TEST_CASE("a game with powers is tapped in")
{
    tap_through("game-with-powers");
}

TEST_CASE("a game that ends with the last one alive is tapped in")
{
    tap_through("game-last-alive");
}
