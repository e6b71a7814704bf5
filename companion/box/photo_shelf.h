#pragma once

#include "companion/frame/room.h"
#include "companion/widgets/picture.h"
#include "db/database.h"
#include "db/photos.h"

#include <filesystem>
#include <list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::screens {

/// Photos of a game's box, with a cache of decoded ones. Photos are decoded at the size shown; the
/// least recently shown are evicted.
class PhotoShelf {
public:
    PhotoShelf(db::Database& database, std::string game);

    [[nodiscard]] db::PhotoKey key(std::string_view kind, std::string_view name) const;
    /// Component of a hotspot id (`desk::Hotspot`), such as "job:heist"; nullopt if it is not in
    /// the box.
    [[nodiscard]] std::optional<db::PhotoKey> component_behind(std::string_view thing) const;
    [[nodiscard]] bool has(const db::PhotoKey& key) const;
    [[nodiscard]] bool is_empty() const { return m_keys.empty(); }

    struct Shown {
        /// nullptr until decoded (one frame or more), or if it cannot be shown.
        const widgets::Picture* picture = nullptr;
        /// Why it cannot be shown: damaged or unreadable. Empty otherwise.
        std::string why_not;
    };
    /// Returns a photo scaled to at most `longest_side` pixels.
    [[nodiscard]] Shown show(Ui& ui, const db::PhotoKey& key, float longest_side);

    /// Stores a picture file of any size as the photo. Both return an error sentence; nullopt on
    /// success.
    [[nodiscard]] std::optional<std::string> take(
        const db::PhotoKey& key, const std::filesystem::path& file);
    [[nodiscard]] std::optional<std::string> remove(const db::PhotoKey& key);
    /// Call after the box was changed elsewhere.
    void reload();

private:
    struct Unpacked {
        db::PhotoKey key;
        int longest_side = 0;
        int shown_in = 0; ///< Last frame in which it was requested.
        std::optional<widgets::Picture> picture;
        std::string why_not;
    };
    [[nodiscard]] Unpacked unpack(const db::PhotoKey& key, int longest_side);
    void forget(const db::PhotoKey& key);
    void make_room();

    db::Database& m_database;
    std::string m_game;
    std::vector<db::PhotoKey> m_keys;
    std::list<Unpacked> m_unpacked; ///< Most recently decoded first.
    int m_unpacked_in = -1; ///< Frame of the last decoding.
};

} // namespace consigliere::screens
