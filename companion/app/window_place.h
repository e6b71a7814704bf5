#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace consigliere::app {

enum class WindowShape : std::uint8_t { window, maximised, full_screen };

/// How the window lies on the display, as it is remembered from one start to the next.
struct WindowPlace {
    WindowShape shape = WindowShape::window;
    /// Its size as a window; what it would go back to.
    int width = 1280;
    int height = 800;

    [[nodiscard]] friend bool operator==(const WindowPlace&, const WindowPlace&) = default;
};

/// "1280x800 maximised"
[[nodiscard]] std::string text_of(const WindowPlace& place);
[[nodiscard]] std::optional<WindowPlace> place_from(std::string_view text);

/// The place on a display that leaves so much room: never larger than that, and all of it when the
/// usual window does not fit.
[[nodiscard]] WindowPlace fitted(WindowPlace place, int room_width, int room_height);

} // namespace consigliere::app
