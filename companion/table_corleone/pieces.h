#pragma once

#include "companion/table_corleone/emblems.h"
#include "engine/corleone/components.h"
#include "engine/corleone/position.h"

#include <string_view>

/// Figures, markers and cards as they lie on the table.
namespace consigliere::table_corleone {

/// A figure: square base for Thugs and the Union Boss, round for the others (p. 4).
void draw_figure(Ui& ui, ImVec2 centre, float size, std::optional<Family> owner, FigureKind kind);

/// A Control marker, an oval with the emblem.
void draw_marker(Ui& ui, ImVec2 centre, float width, Family family);
/// How thick a marker is, for its width.
inline constexpr float marker_thickness = 0.15F;
/// A stack of Control markers, from the bottom to the top.
template <typename Stack>
void draw_stack(Ui& ui, ImVec2 base, float width, const Stack& stack)
{
    float lift = 0;
    for (const Family family : stack) {
        draw_marker(ui, {base.x, base.y - lift}, width, family);
        lift += width * marker_thickness;
    }
}
/// The printed oval on which the first marker will lie.
void draw_control_space(Ui& ui, ImVec2 centre, float width);

/// What of a Business's card lights up.
enum class Glow : std::uint8_t {
    none,
    legal, ///< The chosen figure or ability may go here.
    receding, ///< It may not.
    untold, ///< Nobody has told what is printed there; a tap asks.
};

/// The card of a Business: Back above, Front below, the Thug space at the right.
struct BusinessCard {
    std::string name;
    const Business* business = nullptr; ///< Null: a printed one that nobody has named.
    bool is_red = false;
};
void draw_business(Ui& ui, const Rect& rect, const BusinessCard& card, Glow glow);
/// The Thug space of a card that is drawn in `rect`.
[[nodiscard]] Rect thug_space_of(const Rect& rect);

/// A Job as a small card: colour, name, cost, reward.
void draw_card(Ui& ui, const Rect& rect, const std::string& name, const Job& job);
/// An Ally as a small card.
void draw_card(Ui& ui, const Rect& rect, const std::string& name, const Ally& ally);
/// The back of a card whose face is unknown or covered.
void draw_card_back(Ui& ui, const Rect& rect);
/// Where something was that is gone: nothing moves up into it.
void draw_empty_place(Ui& ui, const Rect& rect);
/// A money or goods card.
void draw_bill_card(Ui& ui, const Rect& rect, Bill bill);
void draw_good_card(Ui& ui, const Rect& rect, Good good, std::string_view name);

} // namespace consigliere::table_corleone
