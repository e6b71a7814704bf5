#pragma once

#include "companion/command_line/evening_source.h"
#include "engine/ledger/amendment.h"
#include "engine/ledger/tree.h"

// Output of `amend`: outcome of every later entry, as text and JSON.
namespace consigliere::command_line {

void print(const RecordedEvening& recorded, const ledger::Change& change,
    const ledger::AmendmentPreview& amended);
[[nodiscard]] ledger::Tree report_of(const ledger::Evening& evening, const ledger::Change& change,
    const ledger::AmendmentPreview& amended);

} // namespace consigliere::command_line
