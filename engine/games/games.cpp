#include "engine/games/games.h"

#include "engine/cash_n_guns/exposures.h"
#include "engine/cash_n_guns/game.h"
#include "engine/cash_n_guns/setup.h"
#include "engine/corleone/exposures.h"
#include "engine/corleone/game.h"
#include "engine/corleone/setup.h"
#include "engine/ledger/record_head.h"
#include "engine/mafia/exposures.h"
#include "engine/mafia/game.h"
#include "engine/mafia/setup.h"

#include <algorithm>
#include <cassert>

namespace consigliere::games {

namespace {

template <typename Rules>
ledger::Status<ledger::RecordError> check_components(const std::vector<ledger::Tree>& descriptions)
{
    typename Rules::Components components;
    for (const ledger::Tree& description : descriptions) {
        ledger::Status<ledger::RecordError> failure = components.describe(description);
        if (failure.is_error())
            return failure;
    }
    return {};
}

/// Default: all components have a "name"; none starts on the board.
constexpr Descriptions all_have_names{
    [](std::string_view, ledger::Tree& description, std::vector<std::string>&) {
        return std::string(ledger::text_or_empty(description.find("name")));
    },
    [](std::string_view name) { return std::string(name); },
    [](std::string_view, const ledger::Tree&) { return false; },
};

/// Like `all_have_names`, with the list "boards" present from the start.
constexpr Descriptions has_board{
    all_have_names.name,
    all_have_names.spelling,
    [](std::string_view list, const ledger::Tree&) { return list == "boards"; },
};

} // namespace

const std::vector<Game>& all()
{
    using Corleone = corleone::Components;
    static const std::vector<Game> games{
        {corleone::Game::name, corleone::setup_keys, Corleone::lists, corleone::Game::book,
            corleone::Game::outline, corleone::begin_evening, check_components<corleone::Game>,
            {Corleone::name, Corleone::spelling, Corleone::lies_on_board},
            ledger::copying_of<corleone::Game, corleone::exposures, corleone::Exposed>(), 3},
        {cash_n_guns::Game::name, cash_n_guns::setup_keys, {}, cash_n_guns::Game::book,
            cash_n_guns::Game::outline, cash_n_guns::begin_evening,
            check_components<cash_n_guns::Game>, all_have_names,
            ledger::copying_of<cash_n_guns::Game, cash_n_guns::exposures, cash_n_guns::Exposed>(),
            3},
        {mafia::Game::name, mafia::setup_keys, mafia::Components::lists, mafia::Game::book,
            mafia::Game::outline, mafia::begin_evening, check_components<mafia::Game>, has_board,
            ledger::copying_of<mafia::Game, mafia::exposures, mafia::Exposed>(), 3},
    };
    return games;
}

const Game* find(std::string_view name)
{
    const auto found =
        std::ranges::find_if(all(), [name](const Game& game) { return game.name == name; });
    return found == all().end() ? nullptr : &*found;
}

const ledger::EveningOps& copying_of(const ledger::Evening& evening)
{
    const Game* known = find(evening.game());
    assert(known != nullptr);
    return known->copying;
}

const Descriptions& descriptions_of(std::string_view game)
{
    const Game* known = find(game);
    return known == nullptr ? all_have_names : known->descriptions;
}

} // namespace consigliere::games
