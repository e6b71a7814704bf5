#pragma once

#include "engine/cash_n_guns/game.h"

#include <memory>
#include <string>
#include <vector>

/// Short ways to an evening of Ca$h 'n Guns, for the tests.
namespace consigliere::test {

/// What a test wants otherwise than usual.
struct Table {
    /// Clockwise; the first of them has the desk. "kid:jan" has the power of the Kid.
    std::vector<std::string> seats{"ana", "piotr", "iwo", "ala", "ela"};
    std::vector<std::pair<std::string, std::string>> options;
};

/// The head of a record.
[[nodiscard]] ledger::Tree head_of(const Table& table);

/// An evening that has just begun.
[[nodiscard]] std::unique_ptr<cash_n_guns::Evening> begin_cash(const ledger::Tree& head);
[[nodiscard]] std::unique_ptr<cash_n_guns::Evening> begin_cash(const Table& table = {});

/// Records lines that must all stand.
void record_all(cash_n_guns::Evening& evening, const std::vector<std::string>& lines);

/// The verdict and the rules of a line as it would be judged now: "illegal CG-3.1 CG-6.6".
[[nodiscard]] std::string opinion(const cash_n_guns::Evening& evening, const std::string& line);

/// The seat of a name.
[[nodiscard]] cash_n_guns::Player seat(
    const cash_n_guns::Evening& evening, const std::string& name);
[[nodiscard]] const cash_n_guns::Gangster& gangster(
    const cash_n_guns::Evening& evening, const std::string& name);

/// Loot that can be revealed in each of the eight rounds of one game, the same in every test.
[[nodiscard]] std::string loot_line(int round);

} // namespace consigliere::test
