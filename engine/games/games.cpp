#include "engine/games/games.h"

#include "engine/cash_n_guns/game.h"
#include "engine/corleone/game.h"

#include <algorithm>

namespace consigliere::games {

namespace {

template <typename Rules>
ledger::Failure<ledger::Complaint> check_components(const std::vector<ledger::Tree>& descriptions)
{
    typename Rules::Components components;
    for (const ledger::Tree& description : descriptions) {
        ledger::Failure<ledger::Complaint> failure = components.describe(description);
        if (failure.is_error())
            return failure;
    }
    return {};
}

} // namespace

const std::vector<Game>& all()
{
    static const std::vector<Game> games{
        {corleone::Game::name, corleone::Game::book, corleone::begin_evening,
            check_components<corleone::Game>, 2},
        {cash_n_guns::Game::name, cash_n_guns::Game::book, cash_n_guns::begin_evening,
            check_components<cash_n_guns::Game>, 2},
    };
    return games;
}

const Game* find(std::string_view name)
{
    const auto found = std::find_if(
        all().begin(), all().end(), [name](const Game& game) { return game.name == name; });
    return found == all().end() ? nullptr : &*found;
}

} // namespace consigliere::games
