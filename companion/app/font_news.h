#pragma once

#include "companion/widgets/fonts.h"
#include "db/database.h"

#include <string>

namespace consigliere::app {

/// What people should know of the fonts of their system and were not told before, with what to do
/// about it; empty when there is nothing. The database remembers what was told: who cannot install
/// a font does not want to hear of it every evening.
[[nodiscard]] std::string news_of(const widgets::Fonts& fonts, db::Database& database);

} // namespace consigliere::app
