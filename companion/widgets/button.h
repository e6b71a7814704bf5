#pragma once

#include "companion/widgets/ui.h"

#include <functional>
#include <string>
#include <string_view>

namespace consigliere::widgets {

/// Visual weight of a button.
enum class ButtonKind : std::uint8_t {
    plain,
    next, ///< The primary action: one large brass button per screen.
    chosen, ///< The selected one of several options.
    option, ///< One that is not selected: looks plain.
    quiet, ///< A rarely used action: no border until touched.
};

[[nodiscard]] constexpr ButtonKind chosen_if(bool is_chosen)
{
    return is_chosen ? ButtonKind::chosen : ButtonKind::option;
}

struct ButtonStyle {
    ButtonKind kind = ButtonKind::plain;
    Readiness mood{};
    Font font = Font::strong;
    /// Icon before the label, from namespace `symbol`; nullptr for none.
    const char* symbol = nullptr;
};
/// Style of the primary button. While not ready, a tap shows `missing`.
[[nodiscard]] inline ButtonStyle next_if(bool is_ready, std::string_view missing)
{
    return {ButtonKind::next, ready_if(is_ready, missing)};
}

/// Draws a button with a label. Returns true when tapped. If disabled, it is pale and a tap shows
/// the missing condition. Enter activates the enabled `next` button. Escape activates the button
/// whose id ends in ":close" or ":cancel"; a tap outside the dialog, only ":close".
bool button(Ui& ui, std::string_view id, const Rect& rect, std::string_view label,
    const ButtonStyle& style = {});

/// Button with a label and a second line of detail. Returns true when tapped.
bool button_with_detail(Ui& ui, std::string_view id, const Rect& rect, std::string_view label,
    std::string_view detail, const ButtonStyle& style = {});

/// Draws a label. If too wide, it wraps to two lines, then shrinks, then is elided.
void draw_label(Ui& ui, const Rect& rect, std::string_view text, TextStyle style);

/// Draws an empty button, for content that the caller draws.
Interaction button_ground(
    Ui& ui, std::string_view id, const Rect& rect, const ButtonStyle& style = {});
/// Text colour on a button of this style.
[[nodiscard]] Colour letters_on(const Ui& ui, const ButtonStyle& style);

/// Width that the label needs, in pixels.
[[nodiscard]] float button_width(
    const Ui& ui, std::string_view label, const ButtonStyle& style = {});

/// Returns true if the label fits the button in its font, wrapped between words if needed.
[[nodiscard]] bool has_room_on_button(
    const Ui& ui, const Rect& rect, std::string_view label, const ButtonStyle& style = {});

/// One row of options, one of them selected. Returns the index tapped, or -1.
int choice_row(Ui& ui, std::string_view id, const Rect& rect,
    const std::vector<std::string>& labels, int chosen);
/// Like choice_row(), in as many rows as the labels need; shrinks `list` by the height used.
int choice_rows(
    Ui& ui, std::string_view id, Rect& list, const std::vector<std::string>& labels, int chosen);

/// A number with buttons for minus and plus, within [least, most]. Returns the new value.
int stepper(Ui& ui, std::string_view id, const Rect& rect, int value, int least, int most);

} // namespace consigliere::widgets
