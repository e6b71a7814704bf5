#pragma once

#include "engine/ledger/enumeration.h"
#include "engine/ledger/fixed_list.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

// Game-independent summary of an evening after one entry: phase, ranking, scores, controlled
// areas. Statistics across evenings use only this.
namespace consigliere::ledger {

/// A record word and its English name, the translation key.
struct WordAndName {
    std::string_view word;
    const char* name = "";

    [[nodiscard]] friend bool operator==(const WordAndName&, const WordAndName&) = default;
};

/// Static metadata of a game, equal for all its evenings.
struct GameInfo {
    enum class Numerals : std::uint8_t { arabic, roman };
    enum class Unit : std::uint8_t { dollars, pieces };
    /// Name of one part, with a placeholder for its number: "Act {act}", "Round {round}".
    const char* part = "";
    std::string_view part_place; ///< Name of that placeholder.
    Numerals numerals = Numerals::arabic;
    int parts = 0;
    std::vector<WordAndName> phases; ///< The last one is the end of the game.
    std::vector<WordAndName> places; ///< Areas that can be controlled and dominated; may be empty.
    const char* place = ""; ///< Name of one area.
    /// What a player plays: a Family, a character.
    std::vector<WordAndName> sides;
    Unit unit = Unit::dollars;
    std::vector<WordAndName> sources;
    /// Further statistics of each player, such as bribes paid.
    std::vector<WordAndName> stat_increments;
};

/// `board`: hidden holdings are recorded only at the end of the game.
enum class TrackingLevel : std::uint8_t { full, board };

inline constexpr std::size_t most_seats = 8;
inline constexpr std::size_t most_sources = 6;
inline constexpr std::size_t most_places = 8;

/// The evening after one entry. Numbers are indices into the lists of GameInfo, or seats from 0.
struct PositionSummary {
    using Seat = std::uint8_t;
    using Money = std::optional<std::int32_t>;

    struct SeatSummary {
        std::optional<std::uint8_t> side;
        /// Total if the game ended now. nullopt while unknown, and for eliminated players.
        Money total;
        /// Parts of the total, by `GameInfo::sources`.
        FixedList<Money, most_sources> sources;
        /// 1 is the best; shared on ties; 0 while unknown.
        std::uint8_t rank = 0;

        [[nodiscard]] friend bool operator==(const SeatSummary&, const SeatSummary&) = default;
    };
    /// One of `GameInfo::places`: who controls it, and who would receive its income at the end.
    struct Place {
        std::optional<Seat> controlled;
        std::optional<Seat> dominated;

        [[nodiscard]] friend bool operator==(const Place&, const Place&) = default;
    };

    std::uint8_t part = 1;
    std::uint8_t phase = 0;
    TrackingLevel depth = TrackingLevel::full;
    bool is_final = false; ///< The score is complete and cannot change any more.
    std::optional<Seat> turn; ///< The seat that has to act.
    std::optional<Seat> first; ///< The present first player.
    FixedList<SeatSummary, most_seats> seats;
    FixedList<Place, most_places> places;

    [[nodiscard]] friend bool operator==(const PositionSummary&, const PositionSummary&) = default;
};

struct StatIncrement {
    PositionSummary::Seat seat = 0;
    std::uint8_t kind = 0;
    std::int32_t amount = 0;

    [[nodiscard]] friend bool operator==(const StatIncrement&, const StatIncrement&) = default;
};

/// The first `count` values of an enumeration, for GameInfo.
template <Enumerated Enum>
[[nodiscard]] std::vector<WordAndName> named_values(std::size_t count = count_of<Enum>)
{
    std::vector<WordAndName> values;
    for (const auto& row : rows_of<Enum>.rows()) {
        if (values.size() < count)
            values.push_back({row.word, row.name});
    }
    return values;
}

} // namespace consigliere::ledger
