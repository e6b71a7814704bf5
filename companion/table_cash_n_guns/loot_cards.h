#pragma once

#include "companion/desk/contents.h"
#include "companion/table_cash_n_guns/view.h"
#include "engine/cash_n_guns/position.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// The loot: our own drawings, none of the publisher's.
namespace consigliere::table_cash_n_guns {

/// A loot card, face up; of one that is covered, its back.
void draw_loot(Ui& ui, const Rect& rect, Share share);
/// The place of a card that is gone, or that has not come yet.
void draw_empty_place(Ui& ui, const Rect& rect);
/// Places for so many equal cards in a rectangle, as large as they can be; cards are a little
/// higher than wide.
[[nodiscard]] std::vector<Rect> lay_cards(const Rect& rect, int count);
/// How many cards a pile has, on the corner of its uppermost card.
void draw_count(Ui& ui, const Rect& card, int count);
/// Kinds of loot card, to be tapped one by one; `chosen` were tapped before.
[[nodiscard]] std::optional<LootCard> tap_card(Ui& ui, const Rect& rect, std::string_view id,
    std::span<const LootCard> cards, const Loot& chosen);
/// The kinds that a player keeps.
inline constexpr std::span<const LootCard> kept_cards =
    std::span(all_loot_cards).first(static_cast<std::size_t>(LootCard::clip));
/// Those that players keep, as a part of a panel.
[[nodiscard]] desk::Picture cards_to_tap(
    std::string_view id, const Loot& chosen, std::function<void(LootCard)> tapped);

} // namespace consigliere::table_cash_n_guns
