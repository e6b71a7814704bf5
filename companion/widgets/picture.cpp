#include "companion/widgets/picture.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <optional>
#include <utility>

namespace consigliere::widgets {

namespace {

/// Pixels of a picture and, once destroyed, the frame in which that happened: draw commands of that
/// frame still use them.
struct Shown {
    Pixels pixels;
    std::optional<int> gone_in;
};

std::map<std::uintptr_t, Shown>& all_pictures()
{
    static std::map<std::uintptr_t, Shown> pictures;
    return pictures;
}

/// Returns the current frame; works without an ImGui context, because a picture may outlive the
/// window.
int frame_now()
{
    return ImGui::GetCurrentContext() == nullptr ? 0 : ImGui::GetFrameCount();
}

bool is_gone(const Shown& picture)
{
    return picture.gone_in && *picture.gone_in != frame_now();
}

std::uintptr_t number_of(ImTextureID id)
{
    return reinterpret_cast<std::uintptr_t>(id);
}

/// Far above the texture ids of renderers, which begin at 1.
constexpr std::uintptr_t below_all = std::uintptr_t{1} << 24U;

std::uintptr_t next_number()
{
    static std::uintptr_t last = below_all;
    return ++last;
}

} // namespace

Picture::Picture(Pixels pixels)
    : m_size(static_cast<float>(pixels.width), static_cast<float>(pixels.height))
    , m_id(reinterpret_cast<ImTextureID>(next_number()))
{
    std::erase_if(all_pictures(), [](const auto& each) { return is_gone(each.second); });
    all_pictures().emplace(number_of(m_id), Shown{std::move(pixels), std::nullopt});
}

Picture::Picture(Picture&& other) noexcept
    : m_size(other.m_size)
    , m_id(std::exchange(other.m_id, nullptr))
{
}

Picture& Picture::operator=(Picture&& other) noexcept
{
    std::swap(m_size, other.m_size);
    std::swap(m_id, other.m_id);
    return *this;
}

Picture::~Picture()
{
    const auto found = all_pictures().find(number_of(m_id));
    if (found != all_pictures().end())
        found->second.gone_in = frame_now();
}

const Pixels* pixels_of(ImTextureID id)
{
    // The letters, for threads that paint no pictures.
    if (number_of(id) <= below_all)
        return nullptr;
    const auto found = all_pictures().find(number_of(id));
    if (found == all_pictures().end() || is_gone(found->second))
        return nullptr;
    return &found->second.pixels;
}

Rect place_for(ImVec2 picture, const Rect& rect)
{
    const float scale = std::min({1.0F, rect.width() / picture.x, rect.height() / picture.y});
    const Rect place = Rect::around(rect.centre(), picture.x * scale, picture.y * scale);
    // Align to whole pixels, or it is blurred.
    const ImVec2 corner{std::round(place.left), std::round(place.top)};
    return Rect::at(corner, std::floor(place.width()), std::floor(place.height()));
}

void draw_picture(Ui& ui, const Rect& place, const Picture& picture)
{
    ui.draw().AddImage(picture.id(), place.min(), place.max());
}

} // namespace consigliere::widgets
