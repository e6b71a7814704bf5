#pragma once

#include "companion/widgets/button.h"
#include "companion/widgets/rect.h"
#include "companion/widgets/units.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::desk {

// Shape of a game's turn panel. If the board takes most of the height, the panel is low and wide,
// and its contents are side by side so that all buttons are visible.

enum class PanelShape : std::uint8_t { high, low };

/// True if two full-width items fit side by side.
[[nodiscard]] inline bool has_room_for_two(const widgets::Rect& rect)
{
    return rect.width() >= widgets::dp(540);
}

/// High if at least `needed` pixels high, or too narrow for two columns.
[[nodiscard]] inline PanelShape shape_of(const widgets::Rect& panel, float needed)
{
    return panel.height() < needed && has_room_for_two(panel) ? PanelShape::low : PanelShape::high;
}

// Parts shared by the panels of all games.

/// Draws the icon of a player, Family or figure.
using Sign = std::function<void(widgets::Ui& ui, ImVec2 centre, float diameter)>;

/// Head of a panel: whose turn it is and what to do.
struct Head {
    Sign sign{};
    std::string title;
    std::string detail{};
    /// Instructions below the head; they replace the detail if there is little height.
    std::string how{};
    /// A picture at the right of the head. If the panel is at least `needed` high, it has a row of
    /// its own.
    struct Picture {
        float width = 0;
        float needed = 0; ///< Least panel height for the row, in pixels.
        std::function<void(widgets::Ui& ui, const widgets::Rect& place)> beside;
        std::function<void(widgets::Ui& ui, const widgets::Rect& place)> row;
        [[nodiscard]] bool is_beside(const widgets::Rect& panel) const
        {
            return panel.height() < needed;
        }
    };
    std::optional<Picture> picture{};
};
/// Cuts the rectangle of a head off the top.
[[nodiscard]] widgets::Rect cut_head(widgets::Rect& rect);
/// Draws the head, if it has a title; shrinks `rect` by its height.
void draw_head(widgets::Ui& ui, widgets::Rect& rect, const Head& head);
/// Draws the head of a page that replaces the panel: back arrow and title. Returns true when
/// tapped; shrinks `rect` by the height used.
[[nodiscard]] bool draw_page_head(widgets::Ui& ui, widgets::Rect& rect, std::string_view title);

/// Low if the panel has no height for two headed rows of buttons.
[[nodiscard]] PanelShape shape_of(const widgets::Rect& below_head);

/// Draws a heading and, by `draw`, its row of buttons. The heading is left of the row in a low
/// panel, above it otherwise.
void draw_headed(widgets::Ui& ui, widgets::Rect& rect, PanelShape shape, std::string_view text,
    const std::function<void(widgets::Rect& row)>& draw);

/// Cuts the rectangles of number buttons off the top. As many equal rows as touch targets need.
[[nodiscard]] std::vector<widgets::Rect> cut_numbers(widgets::Rect& rect, int count);
/// Cuts a row of discs off the top.
[[nodiscard]] std::vector<widgets::Rect> cut_discs(widgets::Rect& rect, int count);
/// Draws an icon as a disc. Returns true when tapped.
bool draw_disc(widgets::Ui& ui, std::string_view id, const widgets::Rect& cell, const Sign& sign,
    bool is_chosen, const widgets::Readiness& readiness);
/// Button with an icon and a text of any length. Returns true when tapped.
bool sign_button(widgets::Ui& ui, std::string_view id, const widgets::Rect& rect, const Sign& sign,
    std::string_view text, const widgets::ButtonStyle& style = {});
/// Button of a card with what is known of it, of any length. Returns true when tapped.
bool card_button(widgets::Ui& ui, std::string_view id, const widgets::Rect& rect,
    std::string_view label, std::string_view text, const widgets::ButtonStyle& style = {});

/// Range and smallest step of an amount of money. The default allows odd prices.
struct AmountRange {
    int least = 0;
    int most = 1'000'000;
    int smallest = 100;
};
/// Draws the step buttons only. Returns the new amount.
[[nodiscard]] int step_amount(widgets::Ui& ui, widgets::Rect& rect, std::string_view id, int amount,
    const AmountRange& range);
/// Like step_amount(), with the formatted amount `told` above.
[[nodiscard]] int choose_amount(widgets::Ui& ui, widgets::Rect& rect, std::string_view id,
    int amount, const AmountRange& range, std::string_view told);

} // namespace consigliere::desk
