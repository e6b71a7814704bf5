#pragma once

#include "companion/desk/vocabulary.h"
#include "engine/corleone/enums.h"

/// This room speaks the words of its game, and draws with those of every screen.
namespace consigliere::table_corleone {

using namespace corleone;
using namespace desk::vocabulary;

} // namespace consigliere::table_corleone
