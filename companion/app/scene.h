#pragma once

#include "companion/widgets/ui.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// What the screen says, for people who hear it. It is made of the texts and targets that the last
// frame drew, so it tells nothing that the screen does not show.
namespace consigliere::app {

enum class SceneRole : std::uint8_t {
    text, ///< Only read.
    button,
    option, ///< Is chosen or not.
    field, ///< Text is typed into it.
};

/// A text on the screen, or a thing that can be tapped.
struct SceneItem {
    /// The same from frame to frame. Not told to anybody: the ids of targets.
    std::string key;
    SceneRole role = SceneRole::text;
    std::string name; ///< "Undo", in the program's language.
    std::string description; ///< Why it cannot be tapped now.
    std::string value; ///< What was typed into a field.
    widgets::Rect rect; ///< In the picture; empty if a list has scrolled it out of sight.
    bool is_enabled = true;
    bool is_chosen = false;
    bool is_focused = false;

    [[nodiscard]] bool operator==(const SceneItem& other) const;
};

/// Items in reading order.
struct Scene {
    std::vector<SceneItem> items;
    std::string language; ///< "pl"
    std::string act; ///< What a reader does to an item: "Tap".

    [[nodiscard]] bool operator==(const Scene& other) const = default;
};

/// What the last frame drew. Needs Ui::remember_places().
[[nodiscard]] Scene scene_of(const widgets::Ui& ui);

/// A text as it is read: icons become words if nothing else is said, drawn separators pauses.
[[nodiscard]] std::string as_heard(std::string_view text);

} // namespace consigliere::app
