#pragma once

#include "db/connection.h"
#include "db/photos.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::db {

struct PhotoRow {
    PhotoKey key;
    /// Number of changes. Merging is last-writer-wins by this count, then by the hash; no
    /// timestamps are compared.
    std::int64_t changed = 0;
    /// Empty for a tombstone (photo removed).
    std::string image;
    Hash hash{};
};

struct PhotoRows {
    std::vector<PhotoRow> rows;
    /// Those that do not verify.
    std::vector<PhotoKey> damaged;
};

[[nodiscard]] PhotoRows read_photos(Connection& connection);
/// All readable rows without their images. They may not verify.
[[nodiscard]] std::vector<PhotoRow> list_photos(Connection& connection);
/// The row, or nullopt if it does not verify. A damaged page loses only its own photo.
[[nodiscard]] std::optional<PhotoRow> whole_photo(Connection& connection, const PhotoKey& key);
/// True if the row verifies and is within the limits.
[[nodiscard]] bool is_whole(const PhotoRow& row);
/// Merges the photos of another database. Returns the number of new or replaced ones.
int take_photos(Connection& connection, const std::vector<PhotoRow>& theirs);
/// Writes a tombstone if there is a photo.
void remove_photo_row(Connection& connection, const PhotoKey& key);

} // namespace consigliere::db
