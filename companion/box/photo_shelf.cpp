#include "companion/box/photo_shelf.h"

#include "companion/pictures/picture_file.h"
#include "companion/telling/database_error.h"
#include "companion/telling/file_error.h"
#include "db/files.h"
#include "engine/games/games.h"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace consigliere::screens {

namespace {

/// Longest stored side in pixels: legible full screen, in about 200 kB.
constexpr int longest_side_kept = 1200;

/// Cache size in pixels: one large photo plus all thumbnails of a box.
constexpr float most_pixels_unpacked = 6'000'000;

/// Kinds of hotspots, and the box lists that describe them.
constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kinds_of_things{{
    {"business", "businesses"},
    {"job", "jobs"},
    {"ally", "allies"},
    {"space", "spaces"},
    {"card", "cards"},
}};

std::string tell_refusal(pictures::Refusal refusal, const std::filesystem::path& file)
{
    if (refusal == pictures::Refusal::too_large)
        return tr_fill("This image has more than {n} million pixels, which no card needs. Make it "
                       "smaller first: {file}",
            {{"n", language::number(pictures::most_pixels / 1'000'000)}, {"file", file.string()}});
    return tr_fill(
        "This image can’t be read. Use a JPEG or PNG: {file}", {{"file", file.string()}});
}

} // namespace

PhotoShelf::PhotoShelf(db::Database& database, std::string game)
    : m_database(database)
    , m_game(std::move(game))
{
    reload();
}

void PhotoShelf::reload()
{
    const auto keys = db::photographed(m_database, m_game);
    // show() reports the error.
    m_keys = keys.is_error() ? std::vector<db::PhotoKey>() : keys.value();
    m_unpacked.clear();
}

db::PhotoKey PhotoShelf::key(std::string_view kind, std::string_view name) const
{
    return db::spelled({m_game, std::string(kind), std::string(name)});
}

std::optional<db::PhotoKey> PhotoShelf::component_behind(std::string_view thing) const
{
    const games::Game* game = games::find(m_game);
    const std::size_t colon = thing.find(':');
    if (game == nullptr || colon == std::string_view::npos)
        return std::nullopt;
    for (const auto& [kind, list] : kinds_of_things) {
        if (kind == thing.substr(0, colon) && std::ranges::count(game->lists, list) > 0)
            return key(list, thing.substr(colon + 1));
    }
    return std::nullopt;
}

bool PhotoShelf::has(const db::PhotoKey& key) const
{
    return std::ranges::count(m_keys, key) > 0;
}

PhotoShelf::Shown PhotoShelf::show(Ui& ui, const db::PhotoKey& key, float longest_side)
{
    const int wanted = std::max(1, static_cast<int>(std::lround(longest_side)));
    const int frame = ImGui::GetFrameCount();
    auto found = std::ranges::find_if(m_unpacked,
        [&](const Unpacked& each) { return each.key == key && each.longest_side == wanted; });
    if (found == m_unpacked.end()) {
        // Decode one per frame, so that lists scroll smoothly.
        if (m_unpacked_in == frame) {
            ui.request_frame();
            return {};
        }
        m_unpacked_in = frame;
        m_unpacked.push_front(unpack(key, wanted));
        found = m_unpacked.begin();
        ui.request_frame();
    }
    found->shown_in = frame;
    make_room();
    return {found->picture ? &*found->picture : nullptr, found->why_not};
}

PhotoShelf::Unpacked PhotoShelf::unpack(const db::PhotoKey& key, int longest_side)
{
    Unpacked unpacked{key, longest_side, 0, {}, {}};
    const auto photo = db::photo_of(m_database, key);
    if (photo.is_error()) {
        unpacked.why_not = telling::tell(photo.error());
        return unpacked;
    }
    if (photo.value().state == db::StoredPhoto::State::none)
        return unpacked;
    // An intact file that does not decode was not written by this program.
    const auto pixels = photo.value().state == db::StoredPhoto::State::whole
        ? pictures::read_picture(
            photo.value().image, longest_side, longest_side_kept * longest_side_kept)
        : pictures::Refusal::no_picture;
    if (pixels.is_error())
        unpacked.why_not = telling::tell_damaged_photo(key);
    else
        unpacked.picture.emplace(pixels.value());
    return unpacked;
}

void PhotoShelf::make_room()
{
    const int frame = ImGui::GetFrameCount();
    float pixels = 0;
    for (const Unpacked& each : m_unpacked) {
        const ImVec2 size = each.picture ? each.picture->size() : ImVec2{1, 1};
        pixels += size.x * size.y;
    }
    while (pixels > most_pixels_unpacked) {
        const auto oldest = std::ranges::min_element(m_unpacked, {}, &Unpacked::shown_in);
        // Never evict visible photos.
        if (oldest->shown_in + 1 >= frame)
            return;
        const ImVec2 size = oldest->picture ? oldest->picture->size() : ImVec2{1, 1};
        pixels -= size.x * size.y;
        m_unpacked.erase(oldest);
    }
}

void PhotoShelf::forget(const db::PhotoKey& key)
{
    std::erase(m_keys, key);
    std::erase_if(m_unpacked, [&key](const Unpacked& each) { return each.key == key; });
}

std::optional<std::string> PhotoShelf::take(
    const db::PhotoKey& key, const std::filesystem::path& file)
{
    const auto bytes = db::read_file(file);
    if (bytes.is_error())
        return telling::tell(bytes.error());
    auto picture = pictures::read_picture(bytes.value(), longest_side_kept);
    if (picture.is_error())
        return tell_refusal(picture.error(), file);
    const std::string image = pictures::write_jpeg(std::move(picture.value()), db::largest_photo);
    const auto failure = db::keep_photo(m_database, key, image);
    if (failure.is_error())
        return telling::tell(failure.error());
    forget(key);
    m_keys.push_back(key);
    return std::nullopt;
}

std::optional<std::string> PhotoShelf::remove(const db::PhotoKey& key)
{
    const auto failure = db::remove_photo(m_database, key);
    if (failure.is_error())
        return telling::tell(failure.error());
    forget(key);
    return std::nullopt;
}

} // namespace consigliere::screens
