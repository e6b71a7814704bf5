#pragma once

#include "companion/desk/vocabulary.h"
#include "engine/cash_n_guns/enums.h"

// Names used throughout this directory: its game's, and those of all screens.
namespace consigliere::table_cash_n_guns {

using namespace cash_n_guns;
using namespace desk::vocabulary;

} // namespace consigliere::table_cash_n_guns
