#pragma once

#include "companion/desk/contents.h"
#include "companion/table_cash_n_guns/view.h"
#include "engine/cash_n_guns/position.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

// Drawings of the loot cards; none of the publisher's artwork.
namespace consigliere::table_cash_n_guns {

/// Draws a loot card face up; the back of a covered one.
void draw_loot(Ui& ui, const Rect& rect, Share share);
/// Draws the gap of a card that is gone or yet to come.
void draw_empty_place(Ui& ui, const Rect& rect);
/// Rectangles for `count` equal cards, as large as fits, slightly higher than wide.
[[nodiscard]] std::vector<Rect> lay_cards(const Rect& rect, int count);
/// Draws the number of cards in a pile on its top card.
void draw_count(Ui& ui, const Rect& card, int count);
/// Draws kinds of loot cards as buttons, with the counts in `chosen`. Returns the tapped kind.
[[nodiscard]] std::optional<LootCard> tap_card(Ui& ui, const Rect& rect, std::string_view id,
    std::span<const LootCard> cards, const Loot& chosen);
/// Kinds that players keep.
inline constexpr std::span<const LootCard> kept_cards =
    std::span(all_loot_cards).first(static_cast<std::size_t>(LootCard::clip));
/// Like tap_card() with `kept_cards`, as part of a panel.
[[nodiscard]] desk::Picture cards_to_tap(
    std::string_view id, const Loot& chosen, std::function<void(LootCard)> tapped);

} // namespace consigliere::table_cash_n_guns
