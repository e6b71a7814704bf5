#pragma once

#include "companion/charts/charts.h"
#include "companion/exports/evening_report.h"

#include <cstdint>
#include <string>
#include <vector>

/// What a score sheet says, before it is a page or a text.
namespace consigliere::exports {

/// A table with a head; the first cell of each row names it.
struct SheetTable {
    std::vector<std::string> head;
    std::vector<std::vector<std::string>> rows;
};

/// "12 min", "2 h 5 min", to the nearest minute.
[[nodiscard]] std::string tell_duration(std::int64_t milliseconds);
/// The day, the name, the place, how many played and how long.
[[nodiscard]] std::string tell_occasion(const EveningReport& report);
/// Who has won, or that nobody has yet.
[[nodiscard]] std::string tell_outcome(const EveningReport& report);
/// The best first: what everybody has, and what it is made of.
[[nodiscard]] SheetTable result_table(const EveningReport& report);
/// Whose the places were at the end of each part; empty for games without places.
[[nodiscard]] SheetTable places_table(const EveningReport& report);
/// What is worth remembering: rulings, corrections, changes of the lead. So many at most, and then
/// how many more there were.
[[nodiscard]] std::vector<std::string> tell_moments(const EveningReport& report, std::size_t most);

/// What the table has noted.
[[nodiscard]] std::string tell_notes(const EveningReport& report);

/// How the money grew, entry by entry.
[[nodiscard]] charts::LineChart money_chart(
    const EveningReport& report, const std::vector<charts::Style>& styles);
/// The same for whoever cannot see it.
[[nodiscard]] std::string tell_money_chart(const EveningReport& report);

} // namespace consigliere::exports
