#pragma once

#include "db/backups.h"

#include <functional>
#include <string>
#include <vector>

/// What becomes of backups, in sentences.
namespace consigliere::telling {

/// Why a copy of the database was not made. It is the copy that is not there: what was recorded
/// stands.
[[nodiscard]] std::string tell_failed_backup(const db::DatabaseError& error);

/// What an evening is called by whoever tells of it.
using EveningName = std::function<std::string(const db::SessionId& id)>;
/// Which evenings are damaged in a copy, as they are in the database.
[[nodiscard]] std::string tell_damaged_in_copy(
    const std::vector<db::CorruptEvening>& broken, const EveningName& name_of);

/// "Last backup 22:41, checked", what is damaged in it, or why there is no new one and which is the
/// last that counts.
[[nodiscard]] std::string tell_backups(
    const db::BackupWorker::State& state, const EveningName& name_of);

} // namespace consigliere::telling
