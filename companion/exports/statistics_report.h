#pragma once

#include "db/archive/statistics.h"
#include "engine/ledger/progress.h"

#include <string>
#include <vector>

/// What the finished evenings say about people, for programs and for people.
namespace consigliere::exports {

/// `consigliere-stats/1`: everybody, one row each.
[[nodiscard]] std::string json_of_people(
    const std::vector<db::PersonFigures>& people, const db::StatisticsFilter& filter);
/// The same with everything about one person. `outline` is that of the game, a null pointer when
/// evenings of several games are counted together.
[[nodiscard]] std::string json_of_person(
    const db::PersonPage& page, const db::StatisticsFilter& filter, const ledger::Outline* outline);

/// Lines for a terminal.
[[nodiscard]] std::vector<std::string> tell_people(const std::vector<db::PersonFigures>& people);
[[nodiscard]] std::vector<std::string> tell_person(
    const db::PersonPage& page, const ledger::Outline* outline);

/// "9 of 23, 39 % (22–59 %)", or as much of it as so many evenings allow.
[[nodiscard]] std::string tell_rate(const db::Rate& rate);
/// "+2.3 above chance", and whether that says anything.
[[nodiscard]] std::string tell_above_chance(const db::Rate& rate);

} // namespace consigliere::exports
