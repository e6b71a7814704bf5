#pragma once

#include "engine/ledger/tree.h"

#include <string>
#include <vector>

/// An invented box for the tests: as many tiles, Jobs and Allies as the real one holds, none of
/// them the publisher's. Every icon and every effect is on something.
namespace consigliere::test {

/// The lists `businesses`, `jobs`, `allies` and `spaces` of a record.
[[nodiscard]] ledger::Tree test_box();

/// The head of a record: these Families clockwise, the first of them with the Horse Head.
[[nodiscard]] ledger::Tree head_of(
    const std::vector<std::string>& families, const std::string& tracking = "full");

} // namespace consigliere::test
