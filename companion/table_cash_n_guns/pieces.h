#pragma once

#include "companion/table_cash_n_guns/view.h"
#include "engine/cash_n_guns/position.h"

/// Characters, loot cards and arrows: our own drawings, none of the publisher's.
namespace consigliere::table_cash_n_guns {

/// Each seat has a colour, and its number beside it.
[[nodiscard]] Colour colour_of(cash_n_guns::Player player);
void draw_badge(Ui& ui, ImVec2 centre, float diameter, cash_n_guns::Player player);

/// How a character is shown.
struct CharacterLook {
    cash_n_guns::Gangster::Stance stance = cash_n_guns::Gangster::Stance::stands;
    bool is_out = false;
    bool is_godfather = false;
    int wounds = 0;
    /// Lit: the one whose turn it is, or whom a finger drags.
    bool is_lit = false;
    /// Chosen by a tap, for instance to lie down.
    bool is_chosen = false;
};
void draw_character(
    Ui& ui, ImVec2 centre, float size, cash_n_guns::Player player, const CharacterLook& look);
/// The red drops of wounds in a row.
void draw_wounds(Ui& ui, ImVec2 left, float size, int wounds);
/// The Godfather's desk, or the token that offers it.
void draw_desk(Ui& ui, ImVec2 centre, float width);

/// An aim from one place to another, cut off at the edges of the characters there, and before a
/// name of height `below` under its target.
void draw_aim(
    Ui& ui, ImVec2 from, ImVec2 to, float radius, float below, Colour colour, bool is_spent);

/// A loot card, face up.
void draw_loot(Ui& ui, const Rect& rect, cash_n_guns::Share share);
/// Places for so many equal cards in a rectangle, as large as they can be; cards are a little
/// higher than wide.
[[nodiscard]] std::vector<Rect> lay_cards(const Rect& rect, int count);
/// How many cards a pile has, on the corner of its uppermost card.
void draw_count(Ui& ui, const Rect& card, int count);
/// The kinds of loot that a player keeps, to be tapped one by one; `chosen` were tapped before.
[[nodiscard]] std::optional<cash_n_guns::LootCard> tap_kept_card(
    Ui& ui, const Rect& rect, std::string_view id, const cash_n_guns::Loot& chosen);
/// Signs beside numbers: Bang! cards that are left, loot cards that were taken.
void draw_bang_sign(Ui& ui, ImVec2 centre, float size);
void draw_loot_sign(Ui& ui, ImVec2 centre, float size);

} // namespace consigliere::table_cash_n_guns
