#pragma once

#include "companion/evening/log.h"
#include "companion/evening/sheet.h"
#include "companion/evening/verdict_card.h"
#include "companion/telling/teller.h"

/// What stands on the sheets of any table, be it that of an evening or of a trial. Which ways lead
/// on from there, the table adds.
namespace consigliere::screens {

/// An entry that is told in a row of the log: what the referee said of it, and its line.
[[nodiscard]] SheetContent what_is_said_of(
    int entry, const Log::Row& row, const Log::Source& source, const telling::Teller& teller);
/// The refusal on the verdict card: all facts, what is possible instead, the rules, the entries.
[[nodiscard]] SheetContent what_is_said_of(const VerdictCard& card);

} // namespace consigliere::screens
