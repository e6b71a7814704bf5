#pragma once

#include "db/database.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Photos that players have taken of the components of their box, to know them again. They lie in
/// the database, each with its hash, and go wherever the database goes: with backups, merges and
/// what is salvaged, and with no record or box file.
namespace consigliere::db {

/// Whose photo it is: the list of a learned box and the name in it, "jobs" and "extortion".
struct PhotoKey {
    std::string game;
    std::string kind;
    std::string name;

    [[nodiscard]] friend bool operator==(const PhotoKey&, const PhotoKey&) = default;
};

/// The key under which a photo lies: one component may be spelled in several ways. All that is
/// asked for here may be asked for in any of them.
[[nodiscard]] PhotoKey spelled(const PhotoKey& key);

/// No photo has more bytes.
inline constexpr std::size_t largest_photo = 200'000;

/// A photo as it lies there.
struct StoredPhoto {
    enum class State : std::uint8_t {
        none, ///< There is none.
        whole, ///< It is what was kept.
        damaged, ///< It is not what was kept, and is not shown.
    };
    State state = State::none;
    /// The bytes of a picture file; empty unless it is whole.
    std::string image;
};

/// The components of a game that have a photo, whatever has become of it, in the order of their
/// lists and names.
[[nodiscard]] ErrorOr<std::vector<PhotoKey>, DatabaseError> photographed(
    Database& database, std::string_view game);
[[nodiscard]] ErrorOr<StoredPhoto, DatabaseError> photo_of(Database& database, const PhotoKey& key);
/// Keeps a photo in the place of the one that may be there. `image` has a byte at least, and
/// `largest_photo` at the most.
[[nodiscard]] Status<DatabaseError> keep_photo(
    Database& database, const PhotoKey& key, std::string_view image);
/// Takes a photo away, here and wherever this database is merged into.
[[nodiscard]] Status<DatabaseError> remove_photo(Database& database, const PhotoKey& key);

} // namespace consigliere::db
