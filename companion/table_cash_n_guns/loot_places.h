#pragma once

#include "companion/table_cash_n_guns/room.h"
#include "engine/cash_n_guns/enums.h"
#include "engine/cash_n_guns/loot.h"

#include <cstddef>
#include <vector>

namespace consigliere::table_cash_n_guns {

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
