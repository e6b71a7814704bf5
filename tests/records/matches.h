#pragma once

#include "engine/ledger/tree.h"

#include <string>

namespace consigliere::test {

/// Where `actual` differs from what is expected of it; empty when it does not. A table is expected
/// to have at least the given members, whatever their order; a list exactly the given elements,
/// those of `businesses` and `members` in any order.
[[nodiscard]] std::string difference(const ledger::Tree& expected, const ledger::Tree& actual);

/// The same where nothing may be there that is not expected; what is nothing need not be.
[[nodiscard]] std::string whole_difference(
    const ledger::Tree& expected, const ledger::Tree& actual);

/// Whether two Trees hold the same, whatever the order of their members.
[[nodiscard]] bool same_content(const ledger::Tree& left, const ledger::Tree& right);

} // namespace consigliere::test
