/// Are the chances of playouts right? Not a test: it prints what RESULTS.md keeps.

#include "engine/playouts/cash_n_guns.h"
#include "engine/playouts/corleone.h"
#include "engine/playouts/mafia.h"
#include "tests/cash_n_guns/random_lines.h"
#include "tests/corleone/box.h"
#include "tests/mafia/random_lines.h"
#include "tests/playouts/calibration.h"

#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>

namespace consigliere::test {

namespace {

constexpr std::string_view usage =
    "calibrate GAME GAMES PLAYOUTS [SEED]\n"
    "Makes GAMES whole games by chance, half of them among greedy players and half with every\n"
    "second player choosing at random. At three turns of each it plays PLAYOUTS on with either\n"
    "policy. Measures: how often greedy players beat random ones; whether foretold chances come\n"
    "true; Brier scores beside simpler guesses; playouts per second and core.\n"
    "GAME: corleone, cash-n-guns or mafia\n";

MadeStart<corleone::Game> corleone_start(int players, Random& random)
{
    std::vector<std::string> families;
    for (const corleone::Family family : corleone::all_of<corleone::Family>)
        families.emplace_back(corleone::word_of(family));
    std::shuffle(families.begin(), families.end(), random);
    families.resize(static_cast<std::size_t>(players));
    return start_of<corleone::Game>(head_of(families), {test_box()});
}

/// A table of this many, with any options; of MAFIA with a described board.
template <typename Game, typename Lines>
MadeStart<Game> any_start(int players, Random& random)
{
    Lines lines(static_cast<std::uint32_t>(random()));
    for (;;) {
        const ledger::Tree head = lines.head();
        if (head.find("seats")->elements().size() != static_cast<std::size_t>(players))
            continue;
        const MadeStart<Game> start = start_of<Game>(head);
        if (playouts::Rules<Game>::can_play(start.position, start.components))
            return start;
    }
}

std::vector<MadeGame> games_of(std::string_view game, const Calibration& plan)
{
    if (game == corleone::Game::name)
        return make_games<corleone::Game>(plan, {2, 3, 4, 5}, corleone_start);
    if (game == cash_n_guns::Game::name)
        return make_games<cash_n_guns::Game>(
            plan, {4, 5, 6, 7, 8}, any_start<cash_n_guns::Game, RandomCash>);
    if (game == mafia::Game::name)
        return make_games<mafia::Game>(plan, {2, 3, 4, 5, 6}, any_start<mafia::Game, RandomMafia>);
    return {};
}

} // namespace

} // namespace consigliere::test

int main(int count, char** words)
{
    using namespace consigliere::test;
    if (count < 4) {
        std::cerr << usage;
        return EXIT_FAILURE;
    }
    Calibration plan;
    plan.games = std::atoi(words[2]); // NOLINT
    plan.playouts = std::atoi(words[3]); // NOLINT
    if (count > 4)
        plan.seed = std::strtoull(words[4], nullptr, 10); // NOLINT
    const std::vector<MadeGame> games = games_of(words[1], plan); // NOLINT
    if (games.empty()) {
        std::cerr << usage;
        return EXIT_FAILURE;
    }
    print_findings(games, std::cout);
    return EXIT_SUCCESS;
}
