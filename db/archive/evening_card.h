#pragma once

#include "db/archive/cache.h"
#include "db/archive/digest.h"
#include "db/session_list.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// List items of the evening index: the session summary and the digest of the entries.
namespace consigliere::db {

struct EveningCard {
    SessionSummary summary;
    /// The date that was entered; otherwise the day of the start.
    std::string day;
    DigestKey stamp;
    /// nullopt until the digest has been computed.
    std::optional<EveningFacts> facts;
    /// The entries do not verify or cannot be replayed; the evening is left out of all counts.
    bool is_broken = false;
    /// Folded text for word search: name, place, notes, tags and players.
    std::string said;
    std::string names;

    /// True if it is in the statistics: finished, and not a branch of another evening.
    [[nodiscard]] bool counts() const { return facts && facts->is_finished && !summary.branch_of; }
};

[[nodiscard]] EveningCard card_of(SessionSummary summary);

/// Search criteria for evenings. An empty field matches all; case and accents are ignored.
struct EveningFilter {
    std::string game; ///< The record's word for the game.
    std::vector<std::string> people; ///< All must have played (`SessionSummary::Seat::person`).
    /// Substring of a player's name.
    std::string name;
    /// A word of `GameInfo::sides` that was played. If exactly one person is given, by that person.
    std::string side;
    std::string place; ///< Substring.
    std::string since; ///< First day, "2026-11-20".
    std::string until; ///< Last day, inclusive.
    std::string tag; ///< Exact match.
    int least_players = 0;
    int most_players = 0; ///< 0: any number.
    /// Each must occur in the id, a name, the place, the notes or the tags.
    std::vector<std::string> words;
    /// Include archived evenings, exclude them, or list them only.
    enum class Archived : std::uint8_t { in, out, only };
    Archived archived = Archived::in;

    [[nodiscard]] friend bool operator==(const EveningFilter&, const EveningFilter&) = default;
};

using EveningCards = std::vector<const EveningCard*>;

/// Returns the matching evenings in their given order.
[[nodiscard]] EveningCards list_evenings(
    const std::vector<EveningCard>& evenings, const EveningFilter& filter);

/// Evenings of one month ("2026-11"): the range [begin, end) of a list sorted by day.
struct Month {
    std::string month;
    std::size_t begin = 0;
    std::size_t end = 0;
};
[[nodiscard]] std::vector<Month> months_of(const EveningCards& evenings);

} // namespace consigliere::db
