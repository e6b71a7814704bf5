#pragma once

#include "companion/exports/evening_report.h"

#include <string>

namespace consigliere::exports {

/// HTML page of an evening: winner, scores, course, disputes. Self-contained and without scripts;
/// prints on two pages; accessible to screen readers.
[[nodiscard]] std::string score_sheet_page(const EveningReport& report);

/// What stands between the page's head and its foot, for a site with pages of its own.
[[nodiscard]] std::string score_sheet_content(const EveningReport& report);
[[nodiscard]] std::string score_sheet_title(const EveningReport& report);

/// The score sheet as plain text, at most 78 columns.
[[nodiscard]] std::string score_sheet_text(const EveningReport& report);

} // namespace consigliere::exports
