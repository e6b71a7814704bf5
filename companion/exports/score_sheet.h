#pragma once

#include "companion/exports/evening_report.h"

#include <string>

namespace consigliere::exports {

/// An evening as one page for the browser: who won and of what, how it came about, and what was
/// argued about. It holds everything that it shows, runs no script, can be printed on two pages and
/// read aloud.
[[nodiscard]] std::string score_sheet_page(const EveningReport& report);

/// The same as plain text, lines of at most 78 letters.
[[nodiscard]] std::string score_sheet_text(const EveningReport& report);

} // namespace consigliere::exports
