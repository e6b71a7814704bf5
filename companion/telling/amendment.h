#pragma once

#include "engine/ledger/amendment.h"

#include <string>
#include <vector>

/// What became of an evening that was amended, and what nobody can unsee, in words.
namespace consigliere::telling {

/// "still stands", "illegal"
[[nodiscard]] std::string tell(ledger::Outcome fate);
/// "38 stand, 2 change their meaning, 1 is illegal now"
[[nodiscard]] std::string tell_counts(const ledger::AmendmentPreview& amended);
/// "Jobs drawn: 4 (38, 44)", for each kind of hidden thing; the numbers are those of the entries.
[[nodiscard]] std::vector<std::string> tell_seen(
    const ledger::Evening& evening, const std::vector<ledger::Exposure>& seen);

} // namespace consigliere::telling
