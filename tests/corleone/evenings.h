#pragma once

#include "engine/corleone/game.h"
#include "tests/corleone/box.h"

#include <memory>
#include <string>
#include <vector>

/// Evenings of the test box. What must work and does not fails the running test.
namespace consigliere::test {

/// An evening that begins with this head and knows the box.
[[nodiscard]] std::unique_ptr<corleone::Evening> begin(
    const ledger::Tree& head, const ledger::Tree& box = test_box());
[[nodiscard]] std::unique_ptr<corleone::Evening> begin(const std::vector<std::string>& families);

/// Records lines that must all stand.
void record_all(corleone::Evening& evening, const std::vector<std::string>& lines);

/// The verdict and the rules of a line as it would be judged now: "illegal 13.turn 14.thug-space".
[[nodiscard]] std::string opinion(const corleone::Evening& evening, const std::string& line);

} // namespace consigliere::test
