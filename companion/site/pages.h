#pragma once

#include "companion/exports/evening_report.h"
#include "companion/site/html.h"
#include "db/archive/group.h"
#include "db/archive/league.h"

#include <string>
#include <utility>
#include <vector>

// The content of the pages of a site, in the chosen language.
namespace consigliere::site {

/// An evening, told for everybody. `times`: of its entries.
[[nodiscard]] exports::EveningReport report_of(const ledger::Evening& evening,
    const db::SessionSummary& summary, const std::vector<std::string>& times);
/// What is known of an evening without playing it again.
[[nodiscard]] exports::EveningReport report_of(const db::EveningCard& card);

[[nodiscard]] std::string file_of_evening(const db::SessionId& id);
[[nodiscard]] std::string file_of_person(const std::string& person);

[[nodiscard]] Html page_of_evenings(const std::string& title, const db::EveningCards& evenings);
/// The score sheet; of a result from elsewhere, what there is. `older` and `newer` may be null.
[[nodiscard]] Html page_of_evening(const exports::EveningReport& report,
    const db::EveningCard* older, const db::EveningCard* newer);
[[nodiscard]] Html page_of_players(const db::GroupFigures& figures);
[[nodiscard]] Html page_of_person(const db::EveningCards& evenings, const std::string& person);
/// Figures of all evenings, then of each game.
[[nodiscard]] Html page_of_group(
    const std::vector<std::pair<std::string, db::GroupFigures>>& games, const std::string& picture);
[[nodiscard]] Html page_of_leagues(
    const std::vector<std::pair<db::League, std::vector<db::Standing>>>& leagues);
/// Atom (RFC 4287).
[[nodiscard]] std::string feed_of(const std::string& title, const db::EveningCards& evenings);

} // namespace consigliere::site
