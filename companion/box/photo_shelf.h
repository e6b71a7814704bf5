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

/// The photos of a game's box: which components have one, and as many of them unpacked as are
/// looked at. They are kept as small as they are shown, and those that were not shown for longest
/// go when there are too many.
class PhotoShelf {
public:
    PhotoShelf(db::Database& database, std::string game);

    /// The key of a component of this game.
    [[nodiscard]] db::PhotoKey key(std::string_view kind, std::string_view name) const;
    /// The component that a table calls so when it is asked about (`desk::Hotspot`), "job:heist";
    /// nothing where it is none of the box.
    [[nodiscard]] std::optional<db::PhotoKey> component_behind(std::string_view thing) const;
    [[nodiscard]] bool has(const db::PhotoKey& key) const;
    [[nodiscard]] bool is_empty() const { return m_keys.empty(); }

    struct Shown {
        /// Nothing while it is not unpacked yet, which takes a frame, and where nothing is to be
        /// seen.
        const widgets::Picture* picture = nullptr;
        /// Why nothing is to be seen: it is damaged, or could not be read. Empty otherwise.
        std::string why_not;
    };
    /// A photo, no longer than this many pixels along its longer side.
    [[nodiscard]] Shown show(Ui& ui, const db::PhotoKey& key, float longest_side);

    /// Makes a photo of a picture file, however large that is. Both give why it has not been done;
    /// nothing when it has.
    [[nodiscard]] std::optional<std::string> take(
        const db::PhotoKey& key, const std::filesystem::path& file);
    [[nodiscard]] std::optional<std::string> remove(const db::PhotoKey& key);
    /// Others have changed what lies in the box.
    void reload();

private:
    struct Unpacked {
        db::PhotoKey key;
        int longest_side = 0;
        int shown_in = 0; ///< The last frame that it was asked for in.
        std::optional<widgets::Picture> picture;
        std::string why_not;
    };
    [[nodiscard]] Unpacked unpack(const db::PhotoKey& key, int longest_side);
    void forget(const db::PhotoKey& key);
    void make_room();

    db::Database& m_database;
    std::string m_game;
    std::vector<db::PhotoKey> m_keys;
    std::list<Unpacked> m_unpacked; ///< The one that was made last stands first.
    int m_unpacked_in = -1; ///< The frame in which the last one was.
};

} // namespace consigliere::screens
