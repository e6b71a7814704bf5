#pragma once

#include "db/hash_chain.h"
#include "db/house_rules.h"
#include "db/import_result.h"
#include "db/photos.h"
#include "db/session_list.h"
#include "db/verify.h"
#include "engine/ledger/tree.h"

#include <string>
#include <vector>

/// What the commands on a database print: reports for programs, and lines for people.
namespace consigliere::command_line {

/// With what is wrong with those that are broken, and which of them are over without a result.
[[nodiscard]] ledger::Tree report_of(const std::vector<db::SessionSummary>& sessions,
    const std::vector<db::CorruptEvening>& broken, const std::vector<db::SessionId>& uncounted);
/// A sentence for each stored result that is not what was written, or is not there.
[[nodiscard]] std::vector<std::string> tell_results(
    const std::vector<db::SessionSummary>& sessions, const std::vector<db::SessionId>& uncounted);
[[nodiscard]] std::string tell(const db::CorruptEvening& evening);
[[nodiscard]] ledger::Tree report_of(const db::VerifyReport& report);

/// What became of a session that came from elsewhere.
[[nodiscard]] std::string tell(const db::ImportResult& adopted);
/// Prints what became of house rules that came from elsewhere, and which of them stay there.
void tell_house_rules(const db::HouseRulesTaken& taken);
/// Prints how many photos came from elsewhere, and which are not what was kept there.
void tell_photos(int come_over, const std::vector<db::PhotoKey>& damaged);
/// A line for each session, in columns: id, day, game, how far it is, place, players and who won.
[[nodiscard]] std::vector<std::string> tell(const std::vector<db::SessionSummary>& sessions);
/// All differences, and how many sessions have none.
[[nodiscard]] std::string tell(const db::VerifyReport& report);

} // namespace consigliere::command_line
