#pragma once

#include "db/restore.h"

#include <functional>
#include <string>
#include <vector>

namespace consigliere::telling {

/// Returns how much a backup holds, and its number of corrupt evenings. Or why it cannot be used.
[[nodiscard]] std::string tell(const db::BackupContents& contents);
/// Returns a line per corrupt evening in the backup. `name` returns an evening's display name.
[[nodiscard]] std::vector<std::string> tell_broken(const db::BackupContents& contents,
    const std::function<std::string(const db::SessionSummary&)>& name);

} // namespace consigliere::telling
