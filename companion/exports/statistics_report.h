#pragma once

#include "db/archive/statistics.h"
#include "engine/ledger/position_summary.h"

#include <optional>
#include <string>
#include <vector>

/// What the finished evenings say about people, for programs and for people.
namespace consigliere::exports {

/// `consigliere-stats/1`: everybody, one row each.
[[nodiscard]] std::string json_of_people(
    const std::vector<db::PersonFigures>& people, const db::StatisticsFilter& filter);
/// The same with everything about one person. `outline` is that of the game, a null pointer when
/// evenings of several games are counted together.
[[nodiscard]] std::string json_of_person(const db::PersonPage& page,
    const db::StatisticsFilter& filter, const ledger::GameInfo* outline);

/// Lines for a terminal.
[[nodiscard]] std::vector<std::string> tell_people(
    const std::vector<db::PersonFigures>& people, ledger::GameInfo::Unit unit);
[[nodiscard]] std::vector<std::string> tell_person(
    const db::PersonPage& page, const ledger::GameInfo* outline);

/// "9 of 23, 39 % (22–59 %)", or as much of it as so many evenings allow.
[[nodiscard]] std::string tell_rate(const db::Rate& rate);
/// "+2.3 above chance", and whether that says anything.
[[nodiscard]] std::string tell_above_chance(const db::Rate& rate);

/// How far above or below chance it lies in the range that the evenings allow: "−1.6 to +6.9".
[[nodiscard]] std::string tell_range_above_chance(const db::Rate& rate);
/// "$47", or a dash where nothing is known.
[[nodiscard]] std::string tell_mean(ledger::GameInfo::Unit unit, const db::Mean& mean);
/// "Bribes paid: 6.4 an evening (table 7.9)"
[[nodiscard]] std::string tell_deed(
    const std::string& name, const db::PersonPage::StatIncrement& deed);
/// "A turn takes 38 s (table 46 s)", if the records know when anything was done.
[[nodiscard]] std::optional<std::string> tell_pace(const db::PersonPage::Pace& pace);
/// What was asked of the table against a rule, and what became of it.
[[nodiscard]] std::string tell_rulings(const db::PersonPage::Rulings& rulings);

} // namespace consigliere::exports
