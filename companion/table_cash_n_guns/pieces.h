#pragma once

#include "companion/desk/panel_rows.h"
#include "companion/table_cash_n_guns/view.h"
#include "engine/cash_n_guns/position.h"

/// Characters, arrows and signs: our own drawings, none of the publisher's.
namespace consigliere::table_cash_n_guns {

/// Each seat has a colour, and its number beside it.
[[nodiscard]] Colour colour_of(Player player);
void draw_badge(Ui& ui, ImVec2 centre, float diameter, Player player);
/// That badge as the sign of whatever is about a player; none for nobody.
[[nodiscard]] desk::Sign sign_of(std::optional<Player> player);

/// How a character presents itself, beside what has become of it.
struct CharacterLook {
    bool is_godfather = false;
    /// Lit: the one whose turn it is, or whom a finger drags.
    bool is_lit = false;
    /// Chosen by a tap, for instance to lie down.
    bool is_chosen = false;
};
void draw_character(Ui& ui, ImVec2 centre, float size, Player player, const Gangster& gangster,
    const CharacterLook& look);
/// Wounds as red drops in a row, and as outlines those that would still be survived and the deadly
/// one.
void draw_wounds(Ui& ui, ImVec2 left, float size, int wounds, int deadly);
/// The Godfather's desk, or the token that offers it.
void draw_desk(Ui& ui, ImVec2 centre, float width);

/// A character and its name, which an aim leaves free.
struct AimEnd {
    ImVec2 centre;
    float radius = 0;
    Rect label;
};
/// The line of an aim, from where it leaves the one character to the tip at the other; nothing
/// where they are too close to each other.
struct AimLine {
    ImVec2 start;
    ImVec2 tip;
    /// Where the shaft ends and the head begins.
    ImVec2 neck{};
    /// The point at so much of its length.
    [[nodiscard]] ImVec2 at(float part) const
    {
        return {start.x + (tip.x - start.x) * part, start.y + (tip.y - start.y) * part};
    }
};
[[nodiscard]] std::optional<AimLine> line_of_aim(const AimEnd& from, const AimEnd& to);
/// An aim from one character to another, cut off where the characters and their names begin.
std::optional<AimLine> draw_aim(
    Ui& ui, const AimEnd& from, const AimEnd& to, Colour colour, bool is_spent);

/// A button that is about a player: the badge, and a text of any length beside it.
bool player_button(Ui& ui, std::string_view id, const Rect& rect, Player player,
    std::string_view text, const ButtonStyle& style = {});
/// Signs beside numbers: Bang! cards that are left, loot cards that were taken.
void draw_bang_sign(Ui& ui, ImVec2 centre, float size);
void draw_loot_sign(Ui& ui, ImVec2 centre, float size);

} // namespace consigliere::table_cash_n_guns
