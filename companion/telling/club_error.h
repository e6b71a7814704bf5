#pragma once

#include "db/club/club_sync.h"

#include <string>
#include <vector>

namespace consigliere::telling {

/// Returns one sentence: what happened, why, what to do.
[[nodiscard]] std::string tell(const db::ClubError& error);

/// What sending and fetching did, and what was left out.
struct ToldOfClub {
    std::vector<std::string> done;
    std::vector<std::string> left_out;
};
[[nodiscard]] ToldOfClub tell(const db::Synchronized& done);

} // namespace consigliere::telling
