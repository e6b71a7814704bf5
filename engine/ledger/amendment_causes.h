#pragma once

#include "engine/ledger/amendment.h"

#include <cstddef>
#include <string>
#include <vector>

// Groups refused later entries by cause and proposes lines that resolve them.
namespace consigliere::ledger {

struct Cause {
    Reason reason;
    /// Indices into `AmendmentPreview::followers`, ascending.
    std::vector<std::size_t> followers;
};
/// In the order of the first entry of each cause.
[[nodiscard]] std::vector<Cause> causes_of(const AmendmentPreview& amended);

/// Lines that the table may have forgotten to record.
struct Settlement {
    Added::Place place = Added::Place::before;
    std::vector<std::string> lines;
};
/// Proposes lines for the first refused later entry: one or two lines inserted before it; if none
/// helps, lines that replace it. Only moves that are legal by what everybody at the table knows.
/// Sorted by how many further entries stand, best first; at most `most`. Empty if nothing helps.
/// Cost: one copy of the evening and a bounded number of judgements, independent of its length.
[[nodiscard]] std::vector<Settlement> settlements_of_first(const Evening& evening,
    const EveningOps& copying, const Change& change, const AmendmentPreview& amended,
    std::size_t most);

} // namespace consigliere::ledger
