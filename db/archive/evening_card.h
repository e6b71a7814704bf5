#pragma once

#include "db/archive/cache.h"
#include "db/archive/digest.h"
#include "db/session_list.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The evenings as the archive lists them: what the database says of each at a glance, and what its
/// entries come to.
namespace consigliere::db {

struct EveningCard {
    SessionSummary summary;
    /// The day that it was given, or the one on which it was begun.
    std::string day;
    DigestKey stamp;
    /// Nothing until its entries have been gone through.
    std::optional<EveningFacts> facts;
    /// They have been gone through, and are not what was recorded or cannot be played: it counts
    /// nowhere.
    bool is_broken = false;
    /// Name, place, notes and tags, and the players, folded: what is searched for words.
    std::string said;
    std::string names;

    /// Whether it counts: it is over, and no other course of an evening that counts already.
    [[nodiscard]] bool counts() const { return facts && facts->is_finished && !summary.branch_of; }
};

/// The card of a session that is listed.
[[nodiscard]] EveningCard card_of(SessionSummary summary);

/// Which evenings are asked for. What is empty asks for nothing; of texts, small and capital
/// letters are alike, with and without accents.
struct EveningFilter {
    std::string game; ///< The word of a record.
    std::vector<std::string> people; ///< All of them were there (`SessionSummary::Seat::person`).
    /// A part of a player’s name.
    std::string name;
    /// Somebody played this Family or character: a word of `GameInfo::sides`. With one person
    /// given, it was this one.
    std::string side;
    std::string place; ///< A part of it.
    std::string since; ///< The first day, "2026-11-20".
    std::string until; ///< The last day.
    std::string tag; ///< The whole of one, as it is written.
    /// Each stands somewhere: in the id, a name, place, notes or tags.
    std::vector<std::string> words;
    /// Those that were put away are asked for like all others, left out, or the only ones.
    enum class Archived : std::uint8_t { in, out, only };
    Archived archived = Archived::in;

    [[nodiscard]] friend bool operator==(const EveningFilter&, const EveningFilter&) = default;
};

using EveningCards = std::vector<const EveningCard*>;

/// Those that the filter lets through, by the same order.
[[nodiscard]] EveningCards list_evenings(
    const std::vector<EveningCard>& evenings, const EveningFilter& filter);

/// The evenings of one month, "2026-11", as a stretch of a list by days.
struct Month {
    std::string month;
    std::size_t begin = 0;
    std::size_t end = 0;
};
[[nodiscard]] std::vector<Month> months_of(const EveningCards& evenings);

} // namespace consigliere::db
