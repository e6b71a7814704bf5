#pragma once

#include "companion/desk/game_view.h"
#include "companion/desk/vocabulary.h"
#include "engine/mafia/game.h"

#include <optional>

// Names used throughout this directory: its game's, and those of all screens.
namespace consigliere::table_mafia {

using namespace mafia;
using namespace desk::vocabulary;

/// The evening for parts that only produce text. View, for drawing, may know more.
using ToldView = desk::GameView<Game, std::optional<Figure>>;

} // namespace consigliere::table_mafia
