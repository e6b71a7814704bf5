#pragma once

#include "engine/ledger/tree.h"

#include <string>
#include <vector>

namespace consigliere::ledger {

/// One difference between two reports.
struct TreeDifference {
    /// Keys from the root. Tables in a list go by their first member: "seats", "marzullo".
    std::vector<std::string> path;
    /// Null if missing on that side.
    Tree before;
    Tree after;

    [[nodiscard]] friend bool operator==(const TreeDifference&, const TreeDifference&) = default;
};

/// Compares two reports of equal form, in the order of `before`. Lists of scalars are compared as a
/// whole: their order may matter, as in a stack.
[[nodiscard]] std::vector<TreeDifference> differences(const Tree& before, const Tree& after);

} // namespace consigliere::ledger
