/// Does the calibration tell good chances from bad ones?

#include "tests/playouts/calibration.h"

#include <catch2/catch.hpp>

#include <sstream>

using namespace consigliere::test;

namespace {

BySeat shares(double first, double second)
{
    BySeat both;
    both.push_back(first);
    both.push_back(second);
    return both;
}

/// A game of two that the first player won, foretold at one turn.
MadeGame game_won(Seating seating, const Foretold& foretold)
{
    MadeGame game;
    game.seating = seating;
    game.has_ended = true;
    game.wins = foretold.outcome;
    game.greedy_wins = 1;
    game.moves = 10;
    game.turns = {foretold};
    game.playouts = 1;
    game.seconds = 0.5;
    return game;
}

} // namespace

TEST_CASE("the calibration sees which chances came true")
{
    const BySeat won = shares(1, 0);
    // The greedy playouts were right, the random ones knew nothing, and the leader lost.
    const Foretold foretold{won, shares(0.5, 0.5), shares(3, 8), won};
    std::vector<MadeGame> games;
    for (int i = 0; i < 6; ++i)
        games.push_back(game_won(i % 2 == 0 ? Seating::greedy : Seating::half_greedy, foretold));
    std::ostringstream out;
    print_findings(games, out);
    const auto says = [&out](const char* text) {
        INFO(text);
        INFO(out.str());
        CHECK(out.str().find(text) != std::string::npos);
    };
    says("6 games of 10 moves, 0 did not end");
    says("2 playouts and 0 moves per second and core");
    says("greedy beats random: 100.0 % (43.8 to 100.0) of 3 mixed games");
    says("| 0-10 % | 6 | 0.0 % | 0.0 %");
    says("| 90-100 % | 6 | 100.0 % | 100.0 %");
    says("| greedy playouts | 0.0000 | |");
    says("| random playouts | 0.5000 | +0.5000 (+0.5000 to +0.5000) |");
    says("| who leads now | 2.0000 | +2.0000");
    says("| all alike | 0.5000 | +0.5000");
}
