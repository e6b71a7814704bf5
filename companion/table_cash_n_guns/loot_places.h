#pragma once

#include "companion/table_cash_n_guns/room.h"
#include "engine/cash_n_guns/enums.h"
#include "engine/cash_n_guns/loot.h"

#include <cstddef>
#include <vector>

namespace consigliere::table_cash_n_guns {

/// Where the shares of a round lie in the middle. A share keeps its place for as long as it lies
/// there, and what is gone leaves its place empty, so that nothing comes under a resting finger.
class LootPlaces {
public:
    struct Place {
        Share share;
        bool is_there = false;
        /// A card that may not be told any more, of a round that is over.
        [[nodiscard]] bool is_covered() const { return share == Share(LootCard::covered); }
    };

    /// Follows what lies on the table in a round.
    void follow(int round, const Loot& loot, bool has_desk);
    /// A finger is on this place: of its kind it is the first to go.
    void touch(std::size_t place) { m_touched = place; }

    /// The places of the cards in the order in which they came, and that of the desk at the end.
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
