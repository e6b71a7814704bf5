#pragma once

#include "companion/desk/vocabulary.h"
#include "engine/cash_n_guns/enums.h"

/// This room speaks the words of its game, and draws with those of every screen.
namespace consigliere::table_cash_n_guns {

using namespace cash_n_guns;
using namespace desk::vocabulary;

} // namespace consigliere::table_cash_n_guns
