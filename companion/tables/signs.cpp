#include "companion/tables/signs.h"

#include "companion/table_corleone/picture.h"
#include "engine/corleone/game.h"

namespace consigliere::tables {

const desk::GameIcons* signs_of(std::string_view game)
{
    return game == corleone::Game::name ? &table_corleone::signs() : nullptr;
}

} // namespace consigliere::tables
