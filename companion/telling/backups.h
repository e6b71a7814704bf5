#pragma once

#include "db/backups.h"
#include "db/restore.h"
#include "db/restore_losses.h"

#include <functional>
#include <string>
#include <vector>

// Texts on backups, and on restoring them.
namespace consigliere::telling {

/// Returns why a backup failed. The text makes clear that recorded data is safe.
[[nodiscard]] std::string tell_failed_backup(const db::DatabaseError& error);

/// Returns the display name of an evening.
using EveningName = std::function<std::string(const db::SessionId& id)>;
/// Returns which evenings are corrupt in the copy, as in the database.
[[nodiscard]] std::string tell_damaged_in_copy(
    const std::vector<db::CorruptEvening>& broken, const EveningName& name_of);

/// "Last backup 22:41, checked", with damage in it; or why the latest failed and which is the last
/// good one.
[[nodiscard]] std::string tell_backups(
    const db::BackupWorker::State& state, const EveningName& name_of);

/// Returns the display name of an evening that may be in the backup only.
using SummaryName = std::function<std::string(const db::SessionSummary&)>;
/// Returns how much a backup holds, and its number of corrupt evenings. Or why it cannot be used.
[[nodiscard]] std::string tell(const db::BackupContents& contents);
/// Returns a line per corrupt evening in the backup. `name` returns an evening's display name.
[[nodiscard]] std::vector<std::string> tell_broken(
    const db::BackupContents& contents, const SummaryName& name);

/// Returns what restoring a backup would lose. A line per evening and per other kind of data; one
/// line if nothing is lost. `name` returns an evening's display name.
[[nodiscard]] std::vector<std::string> tell(
    const db::RestoreLosses& losses, const SummaryName& name);

} // namespace consigliere::telling
