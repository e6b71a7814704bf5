#pragma once

#include "db/restore.h"

#include <functional>
#include <string>
#include <vector>

namespace consigliere::telling {

/// How much a backup holds and how many of its evenings are not what was recorded, or why it cannot
/// be used.
[[nodiscard]] std::string tell(const db::BackupContents& contents);
/// The evenings in it that are not what was recorded, a line for each. `name` says which is meant.
[[nodiscard]] std::vector<std::string> tell_broken(const db::BackupContents& contents,
    const std::function<std::string(const db::SessionSummary&)>& name);

} // namespace consigliere::telling
