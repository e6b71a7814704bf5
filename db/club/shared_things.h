#pragma once

#include "db/connection.h"
#include "db/hash.h"

#include <cstdint>
#include <set>
#include <string>
#include <tuple>
#include <vector>

// What a group has beside its evenings, as it is stored in the club's archive: photos, house rules,
// leagues, results without entries, and who is named on a site.
namespace consigliere::db {

/// One state of one thing. Of those with one key, the one with the most changes counts.
struct SharedThing {
    std::string key; ///< That of the setting, or "photo:" with game, list and name in lines.
    std::int64_t changed = 0;
    Hash mark{}; ///< SHA-256 of the bytes; a photo's covers its key, too.
    std::string bytes; ///< May not be read yet.
    std::int64_t arrival = 0; ///< 0 before it is in the archive.
    std::size_t size = 0; ///< Of the bytes, if it is in the archive.

    [[nodiscard]] auto state() const { return std::tie(key, changed, mark); }
};

/// All of this database, tombstones too. The photos are without their bytes.
[[nodiscard]] std::vector<SharedThing> shared_things(Connection& connection);
/// Reads the bytes of a photo. False if it does not verify.
[[nodiscard]] bool read_bytes(Connection& connection, SharedThing& thing);

struct ThingsTaken {
    int taken = 0; ///< New or changed here.
    int damaged = 0; ///< They do not verify.
};
/// Takes them in, as merging does.
ThingsTaken take_things(Connection& connection, std::vector<SharedThing> things);

} // namespace consigliere::db
