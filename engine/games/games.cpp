#include "engine/games/games.h"

#include "engine/corleone/game.h"

#include <algorithm>

namespace consigliere::games {

const std::vector<Game>& all()
{
    static const std::vector<Game> games{
        {corleone::Game::name, corleone::Game::book, corleone::begin_evening},
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
