#pragma once

#include "db/connection.h"
#include "db/photos.h"

#include <cstdint>
#include <string>
#include <vector>

/// Photos as they lie in the table.
namespace consigliere::db {

struct PhotoRow {
    PhotoKey key;
    /// How often it was taken, replaced or taken away. Of two of one component the one that was
    /// changed more often counts, and then the one whose hash is higher: no clock decides.
    std::int64_t changed = 0;
    /// Empty where it was taken away, which another machine is to learn.
    std::string image;
    Hash hash{};
};

struct PhotoRows {
    std::vector<PhotoRow> rows;
    /// Those that are not what was kept.
    std::vector<PhotoKey> damaged;
};

[[nodiscard]] PhotoRows read_photos(Connection& connection);
/// Takes in those of another database, and gives the number of photos that have come over.
int take_photos(Connection& connection, const std::vector<PhotoRow>& theirs);
/// Takes one away where there is one.
void remove_photo_row(Connection& connection, const PhotoKey& key);

} // namespace consigliere::db
