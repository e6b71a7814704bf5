#pragma once

#include "companion/exports/evening_report.h"

#include <span>
#include <string>

/// Evenings as tables for spreadsheets: UTF-8 with a byte order mark, a comma between cells, CRLF
/// at the ends of lines. What is not known is an empty cell.
namespace consigliere::exports {

/// One row for each seat of each evening.
[[nodiscard]] std::string csv_of_evenings(std::span<const EveningReport> reports);
/// One row for each entry of each evening.
[[nodiscard]] std::string csv_of_entries(std::span<const EveningReport> reports);

} // namespace consigliere::exports
