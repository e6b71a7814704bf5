#pragma once

#include "companion/charts/drawing.h"
#include "companion/exports/evening_report.h"

#include <functional>
#include <string>

namespace consigliere::exports {

/// A chart of a page, drawn twice: for desks and for phones. `style_for_phones` shows one of them.
struct Figure {
    std::function<charts::Drawing(charts::Size)> draw;
    charts::Size broad;
    charts::Size narrow;
    std::string title;
    std::string description; ///< For screen readers.
    std::string caption;
};
[[nodiscard]] std::string html_of(const Figure& figure);

/// Rules of a page with figures and a score: on phones, each player's score is a paragraph.
[[nodiscard]] const char* style_for_phones();

/// HTML page of an evening: winner, scores, course, disputes. Self-contained and without scripts;
/// prints on two pages; accessible to screen readers.
[[nodiscard]] std::string score_sheet_page(const EveningReport& report);

/// What stands between the page's head and its foot, for a site with pages of its own.
[[nodiscard]] std::string score_sheet_content(const EveningReport& report);
[[nodiscard]] std::string score_sheet_title(const EveningReport& report);

/// The score sheet as plain text, at most 78 columns.
[[nodiscard]] std::string score_sheet_text(const EveningReport& report);

} // namespace consigliere::exports
