#pragma once

#include "companion/desk/panel_rows.h"
#include "companion/table_cash_n_guns/view.h"
#include "engine/cash_n_guns/position.h"

// Drawings of characters, arrows and icons; none of the publisher's artwork.
namespace consigliere::table_cash_n_guns {

/// Colour of a seat; the badge adds its number.
[[nodiscard]] Colour colour_of(Player player);
void draw_badge(Ui& ui, ImVec2 centre, float diameter, Player player);
/// The badge as a Sign; empty for nullopt.
[[nodiscard]] desk::Sign sign_of(std::optional<Player> player);

/// State of a character on the circle that its Gangster does not have.
struct CharacterLook {
    bool is_godfather = false;
    /// Highlighted: on turn, or under a dragging finger.
    bool is_lit = false;
    /// Chosen by a tap, e.g. to lie down.
    bool is_chosen = false;
};
void draw_character(Ui& ui, ImVec2 centre, float size, Player player, const Gangster& gangster,
    const CharacterLook& look);
/// Draws `wounds` red drops, then outlines up to `deadly`.
void draw_wounds(Ui& ui, ImVec2 left, float size, int wounds, int deadly);
/// Draws the Godfather's desk, or the token that offers it.
void draw_desk(Ui& ui, ImVec2 centre, float width);

/// Area that an aim must not cover: a character and its name.
struct AimEnd {
    ImVec2 centre;
    float radius = 0;
    Rect label;
};
/// Line of an aim between two characters, outside of both.
struct AimLine {
    ImVec2 start;
    ImVec2 tip;
    /// Where the shaft ends and the arrowhead begins.
    ImVec2 neck{};
    /// The point at a fraction `part` (0 to 1) of the length.
    [[nodiscard]] ImVec2 at(float part) const
    {
        return {start.x + (tip.x - start.x) * part, start.y + (tip.y - start.y) * part};
    }
};
[[nodiscard]] std::optional<AimLine> line_of_aim(const AimEnd& from, const AimEnd& to);
/// Draws an aim, clipped at the characters and their names. Returns nullopt if they are too close.
std::optional<AimLine> draw_aim(
    Ui& ui, const AimEnd& from, const AimEnd& to, Colour colour, bool is_spent);

/// Draws a button with a player's badge and a text of any length. Returns true if tapped.
bool player_button(Ui& ui, std::string_view id, const Rect& rect, Player player,
    std::string_view text, const ButtonStyle& style = {});
/// Icons beside numbers: remaining Bang! cards, loot cards taken.
void draw_bang_sign(Ui& ui, ImVec2 centre, float size);
void draw_loot_sign(Ui& ui, ImVec2 centre, float size);

} // namespace consigliere::table_cash_n_guns
