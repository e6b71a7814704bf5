#pragma once

#include "companion/exports/evening_report.h"
#include "db/archive/statistics.h"
#include "engine/ledger/evening.h"

#include <optional>
#include <string>
#include <vector>

// What a finished evening was, without chances: only what its record proves, and only what
// everybody may know (non-interference). What is unknown, as with board tracking, is left out.
namespace consigliere::story {

using Seat = ledger::PositionSummary::Seat;

/// A sole leader by the score as it would be, from an entry until another one leads.
struct Lead {
    int entry = 0;
    Seat seat = 0;
    int entries = 0; ///< How many entries in effect it was kept.
};

/// What an entry did to the total of the seat that it moved most against the others.
struct Swing {
    int entry = 0;
    Seat seat = 0;
    int before = 0;
    int after = 0;
};

/// The entry that brought the winner most on the second, if that is at least what parted them.
struct Decision {
    int entry = 0;
    Seat second = 0;
    int brought = 0;
    int margin = 0;
};

/// What a seat had and did not use.
struct Unused {
    enum class Kind : std::uint8_t { hand, tribute, bullets, purse, cards, killers };
    Seat seat = 0;
    Kind kind = Kind::hand;
    int amount = 0; ///< Cards, killers or dollars.
    std::string things{}; ///< Their names; empty if the amount says all.
};
/// "hand"
[[nodiscard]] std::string_view word_of(Unused::Kind kind);

/// What winners of the same game at tables of the same size had on average.
struct Usual {
    std::vector<double> sources; ///< By `GameInfo::sources`.
    double total = 0;
    int evenings = 0;
};
/// With fewer, nothing is said.
inline constexpr int least_evenings_for_usual = 5;

struct Facts {
    std::vector<Seat> winners;
    /// The entry since which the only winner was never behind; nullopt if unknown.
    std::optional<int> ahead_since;
    std::vector<Lead> leads; ///< Changes of the lead that lasted.
    std::vector<Swing> swings; ///< Entries that moved the standings most, in order.
    std::optional<Decision> decision;
    std::vector<Unused> unused;
    std::optional<Usual> usual;
};

/// `evening` is over. `archive`: all evenings, for what is usual.
[[nodiscard]] Facts facts_of(const ledger::Evening& evening, const exports::EveningReport& report,
    const std::vector<db::EveningCard>& archive);

/// A change of the lead lasts if it is kept for so many of `entries` in effect, or to the end.
[[nodiscard]] int entries_that_last(int entries);

[[nodiscard]] std::vector<Unused> unused_in(const ledger::Evening& evening);

} // namespace consigliere::story
