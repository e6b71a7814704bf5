#pragma once

#include "engine/ledger/tree.h"
#include "engine/mafia/game.h"
#include "tests/support/random.h"

#include <string>

namespace consigliere::test {

/// The choices of a random table that plays MAFIA.
class RandomMafia : public Random {
public:
    using Random::Random;

    /// Two to six players, with or without a described board, any options.
    [[nodiscard]] ledger::Tree head();
    /// A line that may be anything.
    [[nodiscard]] std::string line(const mafia::Evening& evening);
    [[nodiscard]] std::string correction(const mafia::Evening& evening);

private:
    [[nodiscard]] std::string effect_of(mafia::Card card);
    [[nodiscard]] std::string figure();
    [[nodiscard]] std::string square();
    [[nodiscard]] std::string card();
    [[nodiscard]] std::string field();
    [[nodiscard]] std::string amount();
    [[nodiscard]] std::string act();
    [[nodiscard]] std::string acts();
    [[nodiscard]] std::string table_line();
    [[nodiscard]] std::string figure_line();
    [[nodiscard]] std::string deal();
};

} // namespace consigliere::test
