#pragma once

#include "db/archive/statistics.h"
#include "engine/ledger/position_summary.h"

#include <optional>
#include <string>
#include <vector>

// Statistics of people, as JSON and as text.
namespace consigliere::exports {

/// `consigliere-stats/1`: one row per person.
[[nodiscard]] std::string json_of_people(
    const std::vector<db::PersonFigures>& people, const db::EveningFilter& filter);
/// `consigliere-stats/1` with all statistics of one person. `outline` is null if evenings of
/// several games are counted together.
[[nodiscard]] std::string json_of_person(
    const db::PersonPage& page, const db::EveningFilter& filter, const ledger::GameInfo* outline);

[[nodiscard]] std::vector<std::string> tell_people(
    const std::vector<db::PersonFigures>& people, ledger::GameInfo::Unit unit);
[[nodiscard]] std::vector<std::string> tell_person(
    const db::PersonPage& page, const ledger::GameInfo* outline);

/// "9 of 23, 39% (22–59%)"; without the percentages if there are too few evenings.
[[nodiscard]] std::string tell_rate(const db::Rate& rate);
/// "+2.3 above chance", and whether it is significant.
[[nodiscard]] std::string tell_above_chance(const db::Rate& rate);

/// Confidence interval of the difference from chance: "−1.6 to +6.9".
[[nodiscard]] std::string tell_range_above_chance(const db::Rate& rate);
/// "$47"; a dash if unknown.
[[nodiscard]] std::string tell_mean(ledger::GameInfo::Unit unit, const db::Mean& mean);
/// "Bribes paid: 6.4 an evening (table 7.9)"
[[nodiscard]] std::string tell_deed(
    const std::string& name, const db::PersonPage::StatIncrement& deed);
/// "A turn takes 38 s (table 46 s)"; nullopt without times.
[[nodiscard]] std::optional<std::string> tell_pace(const db::PersonPage::Pace& pace);
/// How many evenings are results without entries; empty if none is.
[[nodiscard]] std::string tell_elsewhere(int evenings);
/// Rulings against a rule asked for by a person, and their outcome.
[[nodiscard]] std::string tell_rulings(const db::PersonPage::Rulings& rulings);

} // namespace consigliere::exports
