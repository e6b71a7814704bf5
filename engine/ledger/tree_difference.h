#pragma once

#include "engine/ledger/tree.h"

#include <string>
#include <vector>

namespace consigliere::ledger {

/// A place where two reports say different things.
struct TreeDifference {
    /// The keys on the way to it; an element of a list of tables goes by its first member, which
    /// names it: "seats", "marzullo", "markers".
    std::vector<std::string> path;
    /// Nothing where there is none.
    Tree before;
    Tree after;

    [[nodiscard]] friend bool operator==(const TreeDifference&, const TreeDifference&) = default;
};

/// Where two reports of the same form differ, in the order of the first. A list of plain things is
/// one thing: its order may mean something, as in a stack.
[[nodiscard]] std::vector<TreeDifference> differences(const Tree& before, const Tree& after);

} // namespace consigliere::ledger
