#pragma once

#include "companion/desk/panel_rows.h"
#include "companion/table_mafia/room.h"

#include <optional>
#include <string_view>
#include <vector>

/// What lies on the table of MAFIA, drawn by ourselves: each figure has a colour and an emblem,
/// each kind of field a colour beside its words.
namespace consigliere::table_mafia {

[[nodiscard]] Colour paint_of(Figure figure);
[[nodiscard]] Colour paint_of(Family family);
[[nodiscard]] Colour paint_of(FieldKind kind);

/// Rook, spade, sun, heart, clover, knight.
void draw_emblem(Ui& ui, ImVec2 centre, float size, Figure figure, Colour ink);
/// The emblem on a disc of the figure’s colour: the figure itself.
void draw_badge(Ui& ui, ImVec2 centre, float diameter, Figure figure);
/// That badge as the sign of whatever is about a figure; none for nobody.
[[nodiscard]] desk::Sign sign_of(std::optional<Figure> figure);
/// All figures of one player, in the room of one; the first lies in front.
void draw_badges(Ui& ui, ImVec2 centre, float diameter, const std::vector<Figure>& figures);
/// The token of a business.
void draw_token(Ui& ui, const Rect& rect, Figure figure);
/// A killer, small, in the corner of what he guards.
void draw_killer(Ui& ui, ImVec2 centre, float size);
/// A note with what it is worth, as wide as that needs.
void draw_note(Ui& ui, const Rect& rect, int amount);
/// A card whose face is not shown.
void draw_card_back(Ui& ui, const Rect& rect, Deck deck);

} // namespace consigliere::table_mafia
