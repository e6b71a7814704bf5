#pragma once

#include "companion/desk/vocabulary.h"
#include "engine/corleone/enums.h"

// Names used throughout this directory: its game's, and those of all screens.
namespace consigliere::table_corleone {

using namespace corleone;
using namespace desk::vocabulary;

} // namespace consigliere::table_corleone
