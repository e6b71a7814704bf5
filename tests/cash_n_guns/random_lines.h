#pragma once

#include "engine/cash_n_guns/game.h"
#include "tests/support/random.h"

#include <string>

/// Lines that a table might enter, sensible and not, for random play.
namespace consigliere::test {

class RandomCash : public Random {
public:
    using Random::Random;

    /// The head of a record: 4 to 8 players, with powers or without, any options.
    [[nodiscard]] ledger::Tree head();

    /// `table loots` with eight cards that no round has shown yet.
    [[nodiscard]] std::string loot(const cash_n_guns::Position& position);
    /// A line with a known verb and arguments that exist, whether it makes sense now or not.
    [[nodiscard]] std::string line(const cash_n_guns::Evening& evening);
    /// `table corrects:` with one to three acts.
    [[nodiscard]] std::string correction(const cash_n_guns::Evening& evening);

private:
    [[nodiscard]] std::string name(const cash_n_guns::Evening& evening);
    [[nodiscard]] std::string card();
    [[nodiscard]] std::string cards();
    [[nodiscard]] std::string bullet();
    [[nodiscard]] std::string act(const cash_n_guns::Evening& evening);
    [[nodiscard]] std::string table_line(const cash_n_guns::Evening& evening);
    [[nodiscard]] std::string share_line(const cash_n_guns::Evening& evening);
    [[nodiscard]] std::string use(const cash_n_guns::Evening& evening);
    [[nodiscard]] std::string player_line(const cash_n_guns::Evening& evening);
};

} // namespace consigliere::test
