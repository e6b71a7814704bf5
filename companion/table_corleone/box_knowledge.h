#pragma once

#include "companion/table_corleone/room.h"
#include "engine/corleone/components.h"

namespace consigliere::table_corleone {

/// True if everything printed on the Job is described.
[[nodiscard]] bool is_told(const Job& job);
/// Number of cards (copies) of completely described Jobs.
[[nodiscard]] int known_jobs(const Components& components);

} // namespace consigliere::table_corleone
