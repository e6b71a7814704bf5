#pragma once

#include "engine/ledger/enumeration.h"
#include "engine/ledger/fixed_list.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

/// How an evening stands after any of its entries, told alike for all games: where the game is,
/// what everybody would have, what that is made of, and whose the places are. Whoever looks back
/// across evenings draws and counts from this and knows no game.
namespace consigliere::ledger {

/// Something of a game that the archive speaks of: its word in a record, and its English name, the
/// key of its translations.
struct WordAndName {
    std::string_view word;
    const char* name = "";

    [[nodiscard]] friend bool operator==(const WordAndName&, const WordAndName&) = default;
};

/// What the evenings of a game consist of. It is the same for all of them.
struct GameInfo {
    enum class Numerals : std::uint8_t { arabic, roman };
    /// What totals are counted in.
    enum class Unit : std::uint8_t { dollars, pieces };
    /// What one part is called, with a place for its number: "Act {act}", "Round {round}".
    const char* part = "";
    std::string_view part_place; ///< The name of that place.
    Numerals numerals = Numerals::arabic;
    int parts = 0;
    std::vector<WordAndName> phases; ///< The last of them is the end.
    std::vector<WordAndName> places; ///< What can be controlled and dominated; often nothing.
    const char* place = ""; ///< What one of them is called.
    /// What a player plays: a Family, a character.
    std::vector<WordAndName> sides;
    Unit unit = Unit::dollars;
    /// What a total is made of.
    std::vector<WordAndName> sources;
    /// What else is counted of every player: the bribes that he paid.
    std::vector<WordAndName> stat_increments;
};

/// Whether a record follows everything that counts, or lacks a part of it until the end.
enum class TrackingLevel : std::uint8_t { full, board };

inline constexpr std::size_t most_seats = 8;
inline constexpr std::size_t most_sources = 6;
inline constexpr std::size_t most_places = 8;

/// The evening after one entry. All numbers are places in the lists of the Outline, or seats from
/// 0.
struct PositionSummary {
    using Seat = std::uint8_t;
    using Money = std::optional<std::int32_t>;

    struct Standing {
        std::optional<std::uint8_t> side;
        /// As it would be if the game ended now; nothing while it is not known, and for those who
        /// are out of the game.
        Money total;
        /// What it is made of, by `GameInfo::sources`.
        FixedList<Money, most_sources> sources;
        /// 1 for the best, shared by those whom nothing tells apart; 0 while nobody can say.
        std::uint8_t rank = 0;

        [[nodiscard]] friend bool operator==(const Standing&, const Standing&) = default;
    };
    /// One of `GameInfo::places`: who controls it, and who would get what it brings at the end.
    struct Place {
        std::optional<Seat> controlled;
        std::optional<Seat> dominated;

        [[nodiscard]] friend bool operator==(const Place&, const Place&) = default;
    };

    std::uint8_t part = 1;
    std::uint8_t phase = 0;
    TrackingLevel depth = TrackingLevel::full;
    bool is_final = false; ///< The score cannot change any more, and all of it is known.
    std::optional<Seat> turn; ///< For whom the table waits.
    std::optional<Seat> first; ///< Who goes first, as things stand.
    FixedList<Standing, most_seats> seats;
    FixedList<Place, most_places> places;

    [[nodiscard]] friend bool operator==(const PositionSummary&, const PositionSummary&) = default;
};

/// What an entry adds to one of `GameInfo::stat_increments`.
struct StatIncrement {
    PositionSummary::Seat seat = 0;
    std::uint8_t kind = 0;
    std::int32_t amount = 0;

    [[nodiscard]] friend bool operator==(const StatIncrement&, const StatIncrement&) = default;
};

/// The values of an enumeration for an Outline, or the first few of them.
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
