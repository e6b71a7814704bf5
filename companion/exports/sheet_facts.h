#pragma once

#include "companion/charts/charts.h"
#include "companion/exports/evening_report.h"

#include <cstdint>
#include <string>
#include <vector>

// Content of a score sheet, independent of HTML or text.
namespace consigliere::exports {

inline const charts::Look paper_look{{0x1d1a16}, {0x5a5348}, {0xd8d0c2}, 12};
/// Lines of the seats on white paper, in their colours if these are known.
[[nodiscard]] std::vector<charts::Style> styles_on_paper(const EveningReport& report);

/// A table; the first cell of a row is its heading.
struct SheetTable {
    std::vector<std::string> head;
    std::vector<std::vector<std::string>> rows;
};

/// "12 min", "2 h 5 min", rounded to minutes.
[[nodiscard]] std::string tell_duration(std::int64_t milliseconds);
/// Date, name, place, number of players and duration.
[[nodiscard]] std::string tell_occasion(const EveningReport& report);
/// The winner, or that there is none yet.
[[nodiscard]] std::string tell_outcome(const EveningReport& report);
/// Totals and their components, best first.
[[nodiscard]] SheetTable result_table(const EveningReport& report);
/// Owners of places at the end of each part; empty for games without places.
[[nodiscard]] SheetTable places_table(const EveningReport& report);
/// Notable entries (rulings, corrections, changes of the lead): the first `most`, and the number
/// of others.
[[nodiscard]] std::vector<std::string> tell_moments(const EveningReport& report, std::size_t most);

[[nodiscard]] std::string tell_notes(const EveningReport& report);

/// Totals per entry.
[[nodiscard]] charts::LineChart money_chart(
    const EveningReport& report, const std::vector<charts::Style>& styles);
/// Text alternative of the chart.
[[nodiscard]] std::string tell_money_chart(const EveningReport& report);

} // namespace consigliere::exports
