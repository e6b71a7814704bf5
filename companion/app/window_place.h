#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace consigliere::app {

enum class WindowShape : std::uint8_t { window, maximised, full_screen };

/// Shape and size of the window in logical pixels, stored between starts.
struct WindowPlace {
    WindowShape shape = WindowShape::window;
    /// Size when restored.
    int width = 1280;
    int height = 800;

    [[nodiscard]] friend bool operator==(const WindowPlace&, const WindowPlace&) = default;
};

/// Stored form, "1280x800 maximised"; place_from() returns nullopt if malformed.
[[nodiscard]] std::string text_of(const WindowPlace& place);
[[nodiscard]] std::optional<WindowPlace> place_from(std::string_view text);

/// Fits a position to a work area: never larger than it, and all of it if the default window does
/// not fit.
[[nodiscard]] WindowPlace fitted(WindowPlace place, int room_width, int room_height);

} // namespace consigliere::app
