#pragma once

#include "companion/widgets/theme.h"
#include "db/archive/evening_card.h"
#include "engine/ledger/evening.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

// Description of an evening for export. Redacted for everybody, so nothing derived from it can
// reveal hidden information (non-interference).
namespace consigliere::exports {

/// Milliseconds, the unit of evening times.
inline constexpr std::int64_t minute = 60'000;

struct EveningReport {
    struct Entry {
        std::string at; ///< Empty if unknown.
        std::string line; ///< Hidden parts are `*`.
        std::string verdict;
        std::string rules; ///< Ids separated by blanks.
        bool stands = false;
        std::optional<std::size_t> seat; ///< Seat of the player; nullopt if none.
        /// Scores after the entry.
        ledger::PositionSummary progress;
    };

    db::SessionSummary summary;
    std::string title; ///< Display name of the game.
    /// Display name per seat: the player's name, or the side.
    std::vector<std::string> players;
    std::string day;
    db::EveningFacts facts;
    db::EveningSeries course;
    const ledger::GameInfo* outline = nullptr;
    ledger::HouseRules house_rules;
    std::vector<Entry> entries;
    /// Texts of notable entries, by number.
    std::map<int, std::string> told;
    /// By seat; empty if unknown.
    std::vector<widgets::Colour> colours;
    ledger::Tree position;
    ledger::Tree score;

    /// Start time in UTC, "2026-11-20 19:30:00": time of the first entry, or noon of the day if
    /// unknown.
    [[nodiscard]] std::string begun() const;
    /// Localized side of a seat; empty if unknown.
    [[nodiscard]] std::string side(std::size_t seat) const;
    /// Name of a seat, without control characters: it may come from a foreign file.
    [[nodiscard]] std::string player(std::size_t seat) const;
    /// A total, or a dash if it is unknown.
    [[nodiscard]] std::string tell(const ledger::PositionSummary::Money& money) const;
    /// Seats, best first; those without a rank last.
    [[nodiscard]] std::vector<ledger::PositionSummary::Seat> seats_by_rank() const;
};

/// Texts of a game: its name, and names of actors without a player name.
struct GameNames {
    std::string title;
    std::string (*tell_actor)(std::string_view actor) = nullptr;
    /// Text of an entry, and colour of a player. If empty: record lines, and default colours.
    std::function<std::string(int entry)> tell_entry = {};
    std::function<widgets::Colour(std::string_view actor)> colour_of = {};
};

/// `times`: time per entry, in the format of the database.
[[nodiscard]] EveningReport describe(const ledger::Evening& evening,
    const db::SessionSummary& summary, const std::vector<std::string>& times,
    const GameNames& names);

/// The report in the format `consigliere-report/1`.
[[nodiscard]] ledger::Tree tree_of(const EveningReport& report);

/// "Act II", "Round 3"
[[nodiscard]] std::string tell_part(const ledger::GameInfo& outline, int number);

} // namespace consigliere::exports
