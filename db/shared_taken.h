#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace consigliere::db {

/// A setting of the group that another database has brought.
struct SharedTaken {
    /// In the order of the kinds of shared settings.
    enum class What : std::uint8_t { league, play, naming, apart };
    enum class How : std::uint8_t { added, changed, forgotten };
    What what = What::league;
    How how = How::added;
    std::string name; ///< Of a league.
};

[[nodiscard]] inline int count_of(const std::vector<SharedTaken>& taken, SharedTaken::What what)
{
    return static_cast<int>(std::ranges::count(taken, what, &SharedTaken::what));
}

} // namespace consigliere::db
