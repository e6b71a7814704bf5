#pragma once

#include "companion/desk/game_view.h"
#include "companion/desk/vocabulary.h"
#include "engine/mafia/game.h"

#include <optional>

/// This room speaks the words of its game, and draws with those of every screen.
namespace consigliere::table_mafia {

using namespace mafia;
using namespace desk::vocabulary;

/// The evening as those parts see it that only tell it. What draws it may know more.
using ToldView = desk::GameView<Game, std::optional<Figure>>;

} // namespace consigliere::table_mafia
