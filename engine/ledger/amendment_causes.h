#pragma once

#include "engine/ledger/amendment.h"

#include <cstddef>
#include <string>
#include <vector>

/// Why entries do not stand any more, and what would settle it: a table asks about a cause, and not
/// about each of 79 entries that fall for it.
namespace consigliere::ledger {

/// What falls for one reason.
struct Cause {
    Reason reason;
    /// The places of the entries in `AmendmentPreview::followers`, in their order.
    std::vector<std::size_t> followers;
};
/// In the order in which they come up in the evening.
[[nodiscard]] std::vector<Cause> causes_of(const AmendmentPreview& amended);

/// What the table may have done, so that less falls.
struct Settlement {
    Added::Place place = Added::Place::before;
    std::vector<std::string> lines;
};
/// What may have been forgotten before the first follower that falls, a line or two with which it
/// stands; where no single line helps, also what may have been done instead of it. All of it was
/// possible there, as everybody at the table knows it, and what makes most of the rest stand comes
/// first. Nothing where nothing helps. It costs a copy of the evening and at most some thousand
/// judgements, however long the evening is.
[[nodiscard]] std::vector<Settlement> settlements_of_first(const Evening& evening,
    const EveningOps& copying, const Change& change, const AmendmentPreview& amended,
    std::size_t most);

} // namespace consigliere::ledger
