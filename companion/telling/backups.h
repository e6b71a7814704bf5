#pragma once

#include "db/backups.h"

#include <functional>
#include <string>
#include <vector>

// Texts on backups.
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

} // namespace consigliere::telling
