#pragma once

#include "engine/mafia/game.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

/// Short ways to an evening of MAFIA, for the tests.
namespace consigliere::test {

/// What a test wants otherwise than usual.
struct MafiaTable {
    /// Clockwise: "ana:antonio,sergio" plays these two.
    std::vector<std::string> seats{
        "ana:antonio", "ben:sergio", "cyd:paolo", "dan:maria", "eva:vitorio", "fil:franco"};
    std::vector<std::pair<std::string, std::string>> options;
    bool has_circuit = true;
    bool has_homes = true;
    std::string first{};
};

/// A circuit made up for the tests: no copy of the game was at hand. Its starts lie in opposite
/// corners, and an informer lies one field before a police station.
[[nodiscard]] const std::vector<std::string>& test_circuit();

/// The head of a record.
[[nodiscard]] ledger::Tree head_of(const MafiaTable& table);

/// An evening that has just begun.
[[nodiscard]] std::unique_ptr<mafia::Evening> begin_mafia(const ledger::Tree& head);
[[nodiscard]] std::unique_ptr<mafia::Evening> begin_mafia(const MafiaTable& table = {});

/// Records lines that must all stand.
void record_all(mafia::Evening& evening, const std::vector<std::string>& lines);

/// The verdict and the rules of a line as it would be judged now: "illegal M-3.2 M-3.4d".
[[nodiscard]] std::string opinion(const mafia::Evening& evening, const std::string& line);

[[nodiscard]] int purse(const mafia::Evening& evening, mafia::Figure figure);

} // namespace consigliere::test
