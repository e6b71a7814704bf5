#pragma once

#include "companion/table_corleone/room.h"
#include "engine/corleone/components.h"

namespace consigliere::table_corleone {

/// Whether everything that is printed on a Job has been told.
[[nodiscard]] bool is_told(const Job& job);
/// How many of the cards in the box are such Jobs.
[[nodiscard]] int known_jobs(const Components& components);

} // namespace consigliere::table_corleone
