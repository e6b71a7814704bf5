#pragma once

#include "companion/command_line/evening_source.h"
#include "engine/ledger/amendment.h"
#include "engine/ledger/tree.h"

/// What `amend` prints: what became of every entry that followed, for people and for programs.
namespace consigliere::command_line {

void print(const RecordedEvening& recorded, const ledger::Change& change,
    const ledger::AmendmentPreview& amended);
[[nodiscard]] ledger::Tree report_of(const ledger::Evening& evening, const ledger::Change& change,
    const ledger::AmendmentPreview& amended);

} // namespace consigliere::command_line
