#pragma once

#include "companion/exports/evening_report.h"
#include "db/archive/statistics.h"

#include <span>
#include <string>

// CSV for spreadsheets: UTF-8 with BOM, comma separated, CRLF line ends (RFC 4180). Unknown values
// are empty cells.
namespace consigliere::exports {

/// One row for each seat of each evening.
[[nodiscard]] std::string csv_of_evenings(std::span<const EveningReport> reports);
/// One row for each entry of each evening.
[[nodiscard]] std::string csv_of_entries(std::span<const EveningReport> reports);

/// One row for each person: how the evenings went that count.
[[nodiscard]] std::string csv_of_people(const std::vector<db::PersonFigures>& people);

} // namespace consigliere::exports
