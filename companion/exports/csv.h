#pragma once

#include "companion/exports/evening_report.h"
#include "db/archive/statistics.h"

#include <span>
#include <string>

/// Evenings as tables for spreadsheets: UTF-8 with a byte order mark, a comma between cells, CRLF
/// at the ends of lines. What is not known is an empty cell.
namespace consigliere::exports {

/// One row for each seat of each evening.
[[nodiscard]] std::string csv_of_evenings(std::span<const EveningReport> reports);
/// One row for each entry of each evening.
[[nodiscard]] std::string csv_of_entries(std::span<const EveningReport> reports);

/// One row for each person: how the evenings went that count.
[[nodiscard]] std::string csv_of_people(const std::vector<db::PersonFigures>& people);

} // namespace consigliere::exports
