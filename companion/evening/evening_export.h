#pragma once

#include "companion/evening/past_evening.h"
#include "companion/exports/evening_report.h"
#include "companion/frame/screen.h"

#include <string>
#include <vector>

namespace consigliere::screens {

/// Returns an evening for export, in words and with its table's colours. `times` are those of the
/// entries.
[[nodiscard]] exports::EveningReport report_of(const ledger::Evening& evening,
    const db::SessionSummary& summary, const std::vector<std::string>& times);

/// Opens the exports of one evening. Each asks where to write a file, named by date and players,
/// and shows its path. Except for the record, they contain public information only.
void open_exports(const Context& context, const PastEvening& past);

} // namespace consigliere::screens
