#include "companion/app/window_place.h"

#include "engine/ledger/line_words.h"

#include <algorithm>
#include <array>

namespace consigliere::app {

namespace {

constexpr std::array<std::string_view, 3> shapes{"window", "maximised", "full-screen"};
/// Least size worth restoring, in pixels.
constexpr int least = 200;

} // namespace

std::string text_of(const WindowPlace& place)
{
    return std::to_string(place.width) + "x" + std::to_string(place.height) + " "
        + std::string(shapes[static_cast<std::size_t>(place.shape)]);
}

std::optional<WindowPlace> place_from(std::string_view text)
{
    const std::size_t cross = text.find('x');
    const std::size_t space = text.find(' ');
    if (cross == std::string_view::npos || space == std::string_view::npos || space < cross)
        return std::nullopt;
    const auto width = ledger::number_of(text.substr(0, cross));
    const auto height = ledger::number_of(text.substr(cross + 1, space - cross - 1));
    const auto* const shape = std::ranges::find(shapes, text.substr(space + 1));
    if (!width || !height || *width < least || *height < least || shape == shapes.end())
        return std::nullopt;
    return WindowPlace{static_cast<WindowShape>(shape - shapes.begin()), *width, *height};
}

WindowPlace fitted(WindowPlace place, int room_width, int room_height)
{
    const bool is_too_large = place.width > room_width || place.height > room_height;
    if (is_too_large && place.shape == WindowShape::window)
        place.shape = WindowShape::maximised;
    place.width = std::min(place.width, room_width);
    place.height = std::min(place.height, room_height);
    return place;
}

} // namespace consigliere::app
