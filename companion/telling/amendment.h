#pragma once

#include "engine/ledger/amendment.h"

#include <string>
#include <vector>

// Texts on amendments and on hidden information seen.
namespace consigliere::telling {

/// "still stands", "illegal"
[[nodiscard]] std::string tell(ledger::Outcome fate);
/// "38 stand, 2 change their meaning, 1 is illegal now"
[[nodiscard]] std::string tell_counts(const ledger::AmendmentPreview& amended);
/// Returns a line per kind of hidden item, with entry numbers: "Jobs drawn: 4 (38, 44)".
[[nodiscard]] std::vector<std::string> tell_seen(
    const ledger::Evening& evening, const std::vector<ledger::Exposure>& seen);

} // namespace consigliere::telling
