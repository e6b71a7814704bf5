/// Chances: counted on threads, stopped, kept and gone on with, and always the same.

#include "companion/story/chances.h"
#include "tests/story/coin_game.h"

#include <catch2/catch.hpp>

#include <cmath>
#include <latch>

using namespace consigliere;
using namespace consigliere::test;
using story::Chances;
using story::Curve;
using story::Tally;

namespace {

constexpr int playouts_wanted = 200;
constexpr const char* evening = "a0000000-0000-4000-8000-000000000001";

std::vector<int> every_fourth(int turns)
{
    std::vector<int> entries;
    for (int turn = 0; turn < turns; ++turn)
        entries.push_back(4 * turn);
    return entries;
}

std::shared_ptr<CoinGame> coins(const std::vector<double>& chances)
{
    return std::make_shared<CoinGame>(every_fourth(static_cast<int>(chances.size())), chances);
}

Tally counted(const std::shared_ptr<CoinGame>& game, unsigned threads, int wanted = playouts_wanted)
{
    Chances chances(game, Tally(*game, wanted), evening);
    chances.start(threads);
    chances.wait();
    return chances.tally();
}

} // namespace

TEST_CASE("chances are the means of the playouts, within their error")
{
    const std::vector<double> known{0.5, 0.5, 0.2, 0.9, 1};
    const Curve curve = counted(coins(known), 2).curve();
    REQUIRE(curve.size() == known.size());
    for (std::size_t turn = 0; turn < known.size(); ++turn) {
        CHECK(curve[turn].entry == static_cast<int>(4 * turn));
        CHECK(curve[turn].playouts == playouts_wanted);
        const story::Chance& first = curve[turn].seats[0];
        CHECK(std::abs(first.mean - known[turn]) < 4 * first.error);
        CHECK(first.error > 0);
        CHECK(first.range.low <= first.mean);
        CHECK(first.range.high >= first.mean);
        CHECK(first.mean + curve[turn].seats[1].mean == Approx(1));
    }
}

TEST_CASE("chances are the same with any number of threads, and others for another evening")
{
    const auto game = coins({0.5, 0.4, 0.3, 0.6, 0.7, 1});
    const std::string one = counted(game, 1).text();
    CHECK(counted(game, 5).text() == one);
    Chances other(game, Tally(*game, playouts_wanted), "b");
    other.start(1);
    other.wait();
    CHECK(other.tally().text() != one);
}

TEST_CASE("counting stops on request, is kept, and goes on to what it would have been at once")
{
    const auto game = coins({0.5, 0.4, 0.3, 0.6});
    std::latch has_begun(35);
    std::latch may_go_on(1);
    std::atomic<int> played = 0;
    game->before_each = [&] {
        if (++played > 35)
            may_go_on.wait();
        else
            has_begun.count_down();
    };
    Chances chances(game, Tally(*game, playouts_wanted), evening);
    chances.start(2);
    has_begun.wait();
    CHECK(chances.is_running());
    chances.stop();
    may_go_on.count_down();
    chances.finish();
    CHECK_FALSE(chances.is_running());
    const Tally half = chances.tally();
    CHECK(half.done() > 0);
    CHECK(half.done() < half.all());

    game->before_each = {};
    Tally again(*game, playouts_wanted);
    REQUIRE(again.take(half.text()));
    CHECK(again.done() == half.done());
    Chances rest(game, again, evening);
    rest.start(3);
    rest.wait();
    CHECK(rest.tally().text() == counted(game, 1).text());
}

TEST_CASE("what was counted otherwise is not taken for what is wanted")
{
    const auto game = coins({0.5, 0.4, 0.3, 0.6});
    const std::string kept = counted(game, 1).text();
    CHECK(Tally(*game, playouts_wanted).take(kept));
    CHECK_FALSE(Tally(*game, 100).take(kept));
    CHECK_FALSE(Tally(*game, playouts_wanted).take(""));
    CHECK_FALSE(Tally(*game, playouts_wanted).take(kept.substr(0, kept.size() / 2)));
    const auto longer = coins({0.5, 0.4, 0.3, 0.6, 0.5});
    CHECK_FALSE(Tally(*longer, playouts_wanted).take(kept));
    const CoinGame others({0, 5, 9, 12}, {0.5, 0.4, 0.3, 0.6});
    CHECK_FALSE(Tally(others, playouts_wanted).take(kept));
}

TEST_CASE("of a long evening, turns at even distances are played on from, and the end")
{
    const auto game = coins(std::vector<double>(1'000, 0.5));
    const Curve curve = counted(game, 2, 10).curve();
    CHECK(curve.size() == story::most_turns + 1);
    CHECK(curve.front().entry == 0);
    CHECK(curve.back().entry == game->turns().back());
    for (std::size_t i = 1; i < curve.size(); ++i)
        CHECK(curve[i].entry - curve[i - 1].entry <= 4 * 9);
}

TEST_CASE("a turning point is a change beyond the error, and where nothing changes there is none")
{
    std::vector<double> known(40, 0.3);
    std::fill(known.begin() + 20, known.end(), 0.7);
    const auto points = story::turning_points(counted(coins(known), 2).curve());
    REQUIRE(points.size() == 1);
    CHECK(points[0].before == 4 * 19);
    CHECK(points[0].after == 4 * 20);
    CHECK(std::abs(std::abs(points[0].is - points[0].was) - 0.4) < 0.2);
    CHECK(points[0].error > 0);

    // Many turns with the same chance: one of the differences is always the greatest.
    CHECK(story::turning_points(counted(coins(std::vector<double>(110, 0.5)), 2).curve()).empty());
    CHECK(story::turning_points({}).empty());
}

TEST_CASE("only the greatest changes are turning points, in the order of the evening")
{
    std::vector<double> known;
    for (const double chance : {0.5, 0.05, 0.95, 0.2, 0.8, 0.4, 1.0})
        known.insert(known.end(), 5, chance);
    const auto points = story::turning_points(counted(coins(known), 2).curve());
    REQUIRE(points.size() == story::most_turning_points);
    CHECK(points[0].after < points[1].after);
    CHECK(points[1].after < points[2].after);
    CHECK(std::abs(points[1].is - points[1].was) > 0.4);
}
