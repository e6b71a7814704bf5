#pragma once

#include "db/club/club_error.h"

#include <string>

namespace consigliere::telling {

/// Returns one sentence: what happened, why, what to do.
[[nodiscard]] std::string tell(const db::ClubError& error);

} // namespace consigliere::telling
