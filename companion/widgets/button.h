#pragma once

#include "companion/widgets/ui.h"

#include <functional>
#include <string>
#include <string_view>

namespace consigliere::widgets {

/// What a button looks like says how much it matters.
enum class ButtonKind : std::uint8_t {
    plain, ///< One of several things to do.
    next, ///< The thing that is next: the one large brass button of a screen.
    chosen, ///< The choice that is in force among its neighbours.
    quiet, ///< Something to do seldom: no border until it is touched.
};

[[nodiscard]] constexpr ButtonKind chosen_if(bool is_chosen)
{
    return is_chosen ? ButtonKind::chosen : ButtonKind::plain;
}

struct ButtonStyle {
    ButtonKind kind = ButtonKind::plain;
    Readiness mood{};
    Font font = Font::strong;
    /// A sign of `symbol` before the label.
    const char* symbol = nullptr;
};
/// The button for what is next; as long as that cannot be done, a tap says what is missing.
[[nodiscard]] inline ButtonStyle next_if(bool is_ready, std::string_view missing)
{
    return {ButtonKind::next, ready_if(is_ready, missing)};
}

/// A button with a label; true when it was tapped. A refused button looks pale but answers. Enter
/// stands for the button that is next. Escape stands for one whose name ends in ":close" or
/// ":cancel", and a tap beside the dialog for ":close".
bool button(Ui& ui, std::string_view id, const Rect& rect, std::string_view label,
    const ButtonStyle& style = {});

/// A button that two lines describe, and that something may be drawn on.
bool button_with_detail(Ui& ui, std::string_view id, const Rect& rect, std::string_view label,
    std::string_view detail, const ButtonStyle& style = {});

/// A label that takes a second line, and then smaller letters, before it loses anything.
void draw_label(Ui& ui, const Rect& rect, std::string_view text, TextStyle style);

/// The ground of a button without anything on it: for buttons whose content is drawn by hand.
Interaction button_ground(
    Ui& ui, std::string_view id, const Rect& rect, const ButtonStyle& style = {});
/// The colour for letters on a button of this style.
[[nodiscard]] Colour letters_on(const Ui& ui, const ButtonStyle& style);

/// How wide a button has to be for its label.
[[nodiscard]] float button_width(
    const Ui& ui, std::string_view label, const ButtonStyle& style = {});

/// Whether a label has room on a button of this size in the letters of its style, broken between
/// its words if need be.
[[nodiscard]] bool has_room_on_button(
    const Ui& ui, const Rect& rect, std::string_view label, const ButtonStyle& style = {});

/// A row of choices of which one is in force. Gives the index that was tapped, or -1.
int choice_row(Ui& ui, std::string_view id, const Rect& rect,
    const std::vector<std::string>& labels, int chosen);
/// The same in as many rows as their labels need, taken off the top of a list.
int choice_rows(
    Ui& ui, std::string_view id, Rect& list, const std::vector<std::string>& labels, int chosen);

/// A number with a button to make it smaller and one to make it larger, as far as that goes. Gives
/// the new number.
int stepper(Ui& ui, std::string_view id, const Rect& rect, int value, int least, int most);

} // namespace consigliere::widgets
