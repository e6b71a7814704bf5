#pragma once

#include "companion/exports/evening_report.h"
#include "db/archive/statistics.h"

#include <span>
#include <string>

// CSV for spreadsheets: UTF-8 with BOM, comma separated, CRLF line ends (RFC 4180). Unknown values
// are empty cells.
namespace consigliere::exports {

[[nodiscard]] std::string csv_of_evenings(std::span<const EveningReport> reports);
[[nodiscard]] std::string csv_of_entries(std::span<const EveningReport> reports);

/// One row per person, over the evenings that count.
[[nodiscard]] std::string csv_of_people(const std::vector<db::PersonFigures>& people);

} // namespace consigliere::exports
