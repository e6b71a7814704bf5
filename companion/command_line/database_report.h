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

// Output of the database commands, as JSON and text.
namespace consigliere::command_line {

/// Includes errors of corrupt evenings, and finished evenings without a result.
[[nodiscard]] ledger::Tree report_of(const std::vector<db::SessionSummary>& sessions,
    const std::vector<db::CorruptEvening>& broken, const std::vector<db::SessionId>& uncounted);
/// A sentence per altered or missing result.
[[nodiscard]] std::vector<std::string> tell_results(
    const std::vector<db::SessionSummary>& sessions, const std::vector<db::SessionId>& uncounted);
[[nodiscard]] std::string tell(const db::CorruptEvening& evening);
[[nodiscard]] ledger::Tree report_of(const db::VerifyReport& report);

/// Result of importing a session.
[[nodiscard]] std::string tell(const db::ImportResult& adopted);
/// Prints which house rules were merged, and which were not.
void tell_house_rules(const db::HouseRulesTaken& taken);
/// Prints the number of merged photos, and the corrupt ones.
void tell_photos(int come_over, const std::vector<db::PhotoKey>& damaged);
/// A line per session, in columns: id, day, game, progress, place, players and winner.
[[nodiscard]] std::vector<std::string> tell(const std::vector<db::SessionSummary>& sessions);
/// All differences, and the number of sessions without any.
[[nodiscard]] std::string tell(const db::VerifyReport& report);

} // namespace consigliere::command_line
