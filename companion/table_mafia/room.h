#pragma once

#include "companion/desk/vocabulary.h"
#include "engine/mafia/game.h"

// Names used throughout this directory: its game's, and those of all screens.
namespace consigliere::table_mafia {

using namespace mafia;
using namespace desk::vocabulary;

} // namespace consigliere::table_mafia
