#pragma once

#include "companion/widgets/fonts.h"
#include "db/database.h"

#include <string>

namespace consigliere::app {

/// Advice about missing system fonts, not reported before; empty if none. Reported advice is
/// stored in the database, so it appears once only.
[[nodiscard]] std::string news_of(const widgets::Fonts& fonts, db::Database& database);

} // namespace consigliere::app
