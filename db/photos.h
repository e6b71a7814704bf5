#pragma once

#include "db/database.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// Photos of components, taken by the players.
// Stored in the database, each with its hash. They are part of backups, merges and salvage, but
// not of records and box files.
namespace consigliere::db {

/// The component of a photo: list and name in a learned box, "jobs" and "extortion".
struct PhotoKey {
    std::string game;
    std::string kind;
    std::string name;

    [[nodiscard]] friend bool operator==(const PhotoKey&, const PhotoKey&) = default;
};

/// Normalizes the spelling. All functions here accept any spelling.
[[nodiscard]] PhotoKey spelled(const PhotoKey& key);

/// In bytes.
inline constexpr std::size_t largest_photo = 200'000;

struct StoredPhoto {
    enum class State : std::uint8_t {
        none,
        whole, ///< It verifies.
        damaged, ///< It does not verify and is not shown.
    };
    State state = State::none;
    /// Bytes of an image file; empty unless `whole`.
    std::string image;
};

/// Components of a game with a photo, damaged or not, by list and name.
[[nodiscard]] ErrorOr<std::vector<PhotoKey>, DatabaseError> photographed(
    Database& database, std::string_view game);
[[nodiscard]] ErrorOr<StoredPhoto, DatabaseError> photo_of(Database& database, const PhotoKey& key);
/// Stores or replaces a photo. Precondition: `image` has 1 to `largest_photo` bytes.
[[nodiscard]] Status<DatabaseError> keep_photo(
    Database& database, const PhotoKey& key, std::string_view image);
/// Removes a photo, here and in databases that this one is merged into.
[[nodiscard]] Status<DatabaseError> remove_photo(Database& database, const PhotoKey& key);

} // namespace consigliere::db
