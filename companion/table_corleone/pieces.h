#pragma once

#include "companion/table_corleone/emblems.h"
#include "engine/corleone/components.h"
#include "engine/corleone/position.h"

#include <string_view>

// Drawings of figures, markers and cards.
namespace consigliere::table_corleone {

/// Draws a figure: square base for Thugs and the Union Boss, round for the others (p. 4).
void draw_figure(Ui& ui, ImVec2 centre, float size, std::optional<Family> owner, FigureKind kind);

void draw_marker(Ui& ui, ImVec2 centre, float width, Family family);
/// Thickness of a marker as a fraction of its width.
inline constexpr float marker_thickness = 0.15F;
template <typename Stack>
void draw_stack(Ui& ui, ImVec2 base, float width, const Stack& stack)
{
    float lift = 0;
    for (const Family family : stack) {
        draw_marker(ui, {base.x, base.y - lift}, width, family);
        lift += width * marker_thickness;
    }
}
/// Draws the printed oval for the first marker.
void draw_control_space(Ui& ui, ImVec2 centre, float width);

/// How a place on the map is highlighted.
enum class Glow : std::uint8_t {
    none,
    legal, ///< The chosen figure or ability may go here.
    receding, ///< It may not go here.
    untold, ///< Undescribed; a tap opens the form.
};

/// Card of a Business: Back above, Front below, Thug space at the right.
struct BusinessCard {
    std::string name;
    const Business* business = nullptr; ///< nullptr for an undescribed printed Business.
    bool is_red = false;
};
void draw_business(Ui& ui, const Rect& rect, const BusinessCard& card, Glow glow);
/// Rectangle of the Thug space on a card drawn in `rect`.
[[nodiscard]] Rect thug_space_of(const Rect& rect);

void draw_card(Ui& ui, const Rect& rect, const std::string& name, const Job& job);
void draw_card(Ui& ui, const Rect& rect, const std::string& name, const Ally& ally);
/// Draws the back of a card that is unknown or hidden.
void draw_card_back(Ui& ui, const Rect& rect);
/// Draws the gap of a card that is gone; nothing moves into it.
void draw_empty_place(Ui& ui, const Rect& rect);
void draw_bill_card(Ui& ui, const Rect& rect, Bill bill);
void draw_good_card(Ui& ui, const Rect& rect, Good good, std::string_view name);

} // namespace consigliere::table_corleone
