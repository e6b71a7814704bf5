#pragma once

#include "companion/desk/panel_shape.h"
#include "companion/widgets/button.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What the panels of all games are made of, each drawn in one place.
namespace consigliere::desk {

/// Draws by what people know a player, a Family or a figure.
using Sign = std::function<void(widgets::Ui& ui, ImVec2 centre, float diameter)>;

/// The head of a panel: whose turn it is, and what is to be done.
struct Head {
    Sign sign{};
    std::string title;
    std::string detail{};
    /// How it is done, below the head; where there is little height it takes the place of the
    /// detail.
    std::string how{};
    /// What is drawn at its right where a panel has little height, and is a row of its own
    /// elsewhere.
    struct Picture {
        float width = 0;
        float needed = 0; ///< A panel that is at least as high has room for the row.
        std::function<void(widgets::Ui& ui, const widgets::Rect& place)> beside;
        std::function<void(widgets::Ui& ui, const widgets::Rect& place)> row;
        [[nodiscard]] bool is_beside(const widgets::Rect& panel) const
        {
            return panel.height() < needed;
        }
    };
    std::optional<Picture> picture{};
};
/// The place of a head, taken off the top.
[[nodiscard]] widgets::Rect cut_head(widgets::Rect& rect);
/// Takes its height off the top; a panel without a title has none.
void draw_head(widgets::Ui& ui, widgets::Rect& rect, const Head& head);
/// The head of a page that stands in the place of a panel: an arrow that leads back to that, and
/// what the page is about. True when it was tapped. Takes its height off the top.
[[nodiscard]] bool draw_page_head(widgets::Ui& ui, widgets::Rect& rect, std::string_view title);

/// Two rows of choices with what they are about above them are as high as this; a panel that is
/// lower is laid as a low one.
[[nodiscard]] PanelShape shape_of(const widgets::Rect& below_head);

/// Draws what a row of choices is about, and the row itself by `draw`, which takes its height off
/// the top. In a low panel the former stands at the left of the latter.
void draw_headed(widgets::Ui& ui, widgets::Rect& rect, PanelShape shape, std::string_view text,
    const std::function<void(widgets::Rect& row)>& draw);

/// The places of numbers, in as many rows of the same length as fingers need; taken off the top.
[[nodiscard]] std::vector<widgets::Rect> cut_numbers(widgets::Rect& rect, int count);
/// The places of discs side by side, taken off the top.
[[nodiscard]] std::vector<widgets::Rect> cut_discs(widgets::Rect& rect, int count);
/// A sign as a disc that can be tapped; true when it was.
bool draw_disc(widgets::Ui& ui, std::string_view id, const widgets::Rect& cell, const Sign& sign,
    bool is_chosen, const widgets::Readiness& readiness);
/// A button that is about somebody: the sign, and a text of any length beside it.
bool sign_button(widgets::Ui& ui, std::string_view id, const widgets::Rect& rect, const Sign& sign,
    std::string_view text, const widgets::ButtonStyle& style = {});
/// A button that is about a card, with what people know of it, which may be of any length.
bool card_button(widgets::Ui& ui, std::string_view id, const widgets::Rect& rect,
    std::string_view label, std::string_view text, const widgets::ButtonStyle& style = {});

/// What an amount of money can be, and its smallest step: people may agree on odd prices.
struct AmountRange {
    int least = 0;
    int most = 1'000'000;
    int smallest = 100;
};
/// The steps of an amount that is put together by taps, without how it reads. Gives the new one.
[[nodiscard]] int step_amount(widgets::Ui& ui, widgets::Rect& rect, std::string_view id, int amount,
    const AmountRange& range);
/// The same below how the amount reads.
[[nodiscard]] int choose_amount(widgets::Ui& ui, widgets::Rect& rect, std::string_view id,
    int amount, const AmountRange& range, std::string_view told);

} // namespace consigliere::desk
