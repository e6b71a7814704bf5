#include "engine/playouts/playouts.h"

#include "engine/playouts/cash_n_guns.h"
#include "engine/playouts/corleone.h"
#include "engine/playouts/mafia.h"

namespace consigliere::playouts {

namespace {

/// Returns nullptr for an evening of another game.
template <typename Game>
std::unique_ptr<const Playouts> playouts_of_game(const ledger::Evening& evening)
{
    const auto* of_game = dynamic_cast<const ledger::EveningOf<Game>*>(&evening);
    return of_game == nullptr ? nullptr : playouts_if_over<Game>(*of_game);
}

} // namespace

std::unique_ptr<const Playouts> playouts_of(const ledger::Evening& evening)
{
    for (const auto& of_game : {
             &playouts_of_game<cash_n_guns::Game>,
             &playouts_of_game<corleone::Game>,
             &playouts_of_game<mafia::Game>,
         }) {
        if (auto playouts = of_game(evening))
            return playouts;
    }
    return nullptr;
}

} // namespace consigliere::playouts
