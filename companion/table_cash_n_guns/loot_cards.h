#pragma once

#include "companion/desk/contents.h"
#include "companion/table_cash_n_guns/room.h"
#include "companion/table_cash_n_guns/view.h"
#include "companion/widgets/rect.h"
#include "engine/cash_n_guns/enums.h"
#include "engine/cash_n_guns/loot.h"
#include "engine/cash_n_guns/position.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace consigliere::table_cash_n_guns {

// Drawings of the loot cards; none of the publisher's artwork.

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

/// Targets for one kind of loot card: the card adds one; `several` add two, three, four.
struct LootTile {
    Rect card;
    std::vector<Rect> several;
};

/// Tiles for all kinds, and one cell for the buttons that concern all of them.
struct LootTiles {
    std::vector<LootTile> kinds;
    Rect rest;
};

/// Chooses the layout with the most `several` targets of finger size, then with the largest cards.
[[nodiscard]] LootTiles lay_tiles(const Rect& rect, int kinds);

/// Layout of a round's shares in the middle. A share keeps its place, and a gone one leaves it
/// empty, so nothing moves under a finger.
class LootPlaces {
public:
    struct Place {
        Share share;
        bool is_there = false;
        /// True for a card of an earlier round that must not be shown any more.
        [[nodiscard]] bool is_covered() const { return share == Share(LootCard::covered); }
    };

    /// Updates the places from the loot on the table in a round.
    void follow(int round, const Loot& loot, bool has_desk);
    /// `place` was tapped: of equal cards, this one is removed first.
    void touch(std::size_t place) { m_touched = place; }

    /// Places of the cards in order of arrival, then that of the desk.
    [[nodiscard]] const std::vector<Place>& places() const { return m_places; }

private:
    void begin();
    void take(LootCard card);
    void put(LootCard card);
    [[nodiscard]] int count(LootCard card) const;

    int m_round = 0;
    std::vector<Place> m_places;
    std::size_t m_touched = 0;
};

} // namespace consigliere::table_cash_n_guns
