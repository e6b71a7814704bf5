#pragma once

#include "companion/desk/panel_rows.h"
#include "companion/table_mafia/room.h"

#include <optional>
#include <string_view>
#include <vector>

// Drawings of the components of MAFIA. Figures have a colour and an emblem, fields a colour and a
// text.
namespace consigliere::table_mafia {

[[nodiscard]] Colour paint_of(Figure figure);
[[nodiscard]] Colour paint_of(Family family);
[[nodiscard]] Colour paint_of(FieldKind kind);

/// Draws a figure's emblem: rook, spade, sun, heart, clover or knight.
void draw_emblem(Ui& ui, ImVec2 centre, float size, Figure figure, Colour ink);
/// Draws a figure: its emblem on a disc of its colour.
void draw_badge(Ui& ui, ImVec2 centre, float diameter, Figure figure);
/// The badge as a Sign; empty for nullopt.
[[nodiscard]] desk::Sign sign_of(std::optional<Figure> figure);
/// Draws all figures of one player in the space of one badge, the first in front.
void draw_badges(Ui& ui, ImVec2 centre, float diameter, const std::vector<Figure>& figures);
void draw_token(Ui& ui, const Rect& rect, Figure figure);
/// Draws a small killer, for the corner of the piece he guards.
void draw_killer(Ui& ui, ImVec2 centre, float size);
/// Draws a banknote with its value; its width fits the text.
void draw_note(Ui& ui, const Rect& rect, int amount);
void draw_card_back(Ui& ui, const Rect& rect, Deck deck);

} // namespace consigliere::table_mafia
