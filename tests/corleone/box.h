#pragma once

#include "engine/corleone/game.h"

#include <memory>
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

/// An evening that begins with this head and knows the box.
[[nodiscard]] std::unique_ptr<corleone::Evening> begin(
    const ledger::Tree& head, const ledger::Tree& box = test_box());
[[nodiscard]] std::unique_ptr<corleone::Evening> begin(const std::vector<std::string>& families);

/// Records lines that must all stand.
void record_all(corleone::Evening& evening, const std::vector<std::string>& lines);

/// The verdict and the rules of a line as it would be judged now: "illegal 13.turn 14.thug-space".
[[nodiscard]] std::string opinion(const corleone::Evening& evening, const std::string& line);

} // namespace consigliere::test
