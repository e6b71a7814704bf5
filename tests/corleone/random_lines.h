#pragma once

#include "engine/corleone/game.h"
#include "tests/support/random.h"

#include <string>

/// Lines that a table might enter, sensible and not, for random play.
namespace consigliere::test {

class RandomLines : public Random {
public:
    using Random::Random;

    /// The head of a record: 2 to 5 Families in any order, full or board tracking, piles counted
    /// or not.
    [[nodiscard]] ledger::Tree head();
    /// The test box, of which nobody has described a part.
    [[nodiscard]] ledger::Tree box();

    /// A line with a verb of RECORD's and arguments that exist, whether it makes sense now or not.
    [[nodiscard]] std::string line(const corleone::Evening& evening);
    /// `table corrects:` with one to three acts.
    [[nodiscard]] std::string correction(const corleone::Evening& evening);

private:
    [[nodiscard]] std::string family();
    [[nodiscard]] std::string area();
    [[nodiscard]] std::string business(const corleone::Evening& evening);
    [[nodiscard]] std::string space(const corleone::Evening& evening);
    [[nodiscard]] std::string job(const corleone::Evening& evening);
    [[nodiscard]] std::string ally(const corleone::Evening& evening);
    [[nodiscard]] std::string cards(const corleone::Evening& evening);
    [[nodiscard]] std::string money();
    [[nodiscard]] std::string place(const corleone::Evening& evening);
    [[nodiscard]] std::string figure(const corleone::Evening& evening);
    [[nodiscard]] std::string act(const corleone::Evening& evening);
    [[nodiscard]] std::string table_line(const corleone::Evening& evening);
    [[nodiscard]] std::string family_line(const corleone::Evening& evening);
    [[nodiscard]] std::string use(const corleone::Evening& evening);
};

} // namespace consigliere::test
