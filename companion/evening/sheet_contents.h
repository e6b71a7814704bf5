#pragma once

#include "companion/evening/log.h"
#include "companion/evening/sheet.h"
#include "companion/evening/verdict_card.h"
#include "companion/telling/teller.h"

// Sheet contents for any table, of an evening or a what-if draft. The table adds the actions.
namespace consigliere::screens {

/// Returns the sheet of an entry in a log row: the referee's assessment and the record line.
[[nodiscard]] SheetContent what_is_said_of(
    int entry, const Log::Row& row, const Log::Source& source, const telling::Teller& teller);
/// Returns the sheet of the refusal on the verdict card: facts, alternatives, rules, entries.
[[nodiscard]] SheetContent what_is_said_of(const VerdictCard& card);

} // namespace consigliere::screens
