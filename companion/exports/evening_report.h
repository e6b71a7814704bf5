#pragma once

#include "companion/widgets/theme.h"
#include "db/archive/evening_card.h"
#include "engine/ledger/evening.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// An evening described for people who were not there: all that may leave the program about it. It
/// is what everybody may know; nothing that is hidden from anybody at the table gets into it, so
/// nothing that is made of it can tell any of that.
namespace consigliere::exports {

/// In milliseconds, as times of an evening are kept.
inline constexpr std::int64_t minute = 60'000;

struct EveningReport {
    struct Entry {
        std::string at; ///< Empty when the record does not know.
        std::string line; ///< With `*` for what is covered.
        std::string verdict;
        std::string rules; ///< Joined by blanks.
        bool stands = false;
        std::optional<std::size_t> seat; ///< Whose line it is.
        /// How it stands after it.
        ledger::PositionSummary progress;
    };

    db::SessionSummary summary;
    std::string title; ///< What people call the game.
    /// What people call each seat: the player’s name, or what he plays.
    std::vector<std::string> players;
    std::string day;
    db::EveningFacts facts;
    db::EveningSeries course;
    const ledger::GameInfo* outline = nullptr;
    ledger::HouseRules house_rules;
    std::vector<Entry> entries;
    /// Those that are worth remembering in words, by their numbers.
    std::map<int, std::string> told;
    /// By seat, as they are known at the table; empty where nobody has said.
    std::vector<widgets::Colour> colours;
    ledger::Tree position;
    ledger::Tree score;

    /// When it was begun, "2026-11-20 19:30:00" in UTC: the first entry’s time if it is known, else
    /// noon of its day.
    [[nodiscard]] std::string begun() const;
    /// What a seat plays, in the chosen language; empty if nothing is known.
    [[nodiscard]] std::string side(std::size_t seat) const;
};

/// How people call a game, and an actor of its records while nobody has given a name.
struct GameNames {
    std::string title;
    std::string (*tell_actor)(std::string_view actor) = nullptr;
    /// An entry in words, and the colour of a player. Without them there are the lines of the
    /// record, and colours of our own.
    std::function<std::string(int entry)> tell_entry = {};
    std::function<widgets::Colour(std::string_view actor)> colour_of = {};
};

/// `times` are those of the entries, in the form of the database’s clock.
[[nodiscard]] EveningReport describe(const ledger::Evening& evening,
    const db::SessionSummary& summary, const std::vector<std::string>& times,
    const GameNames& names);

/// The same as `consigliere-report/1`.
[[nodiscard]] ledger::Tree tree_of(const EveningReport& report);

/// "Act II", "Round 3"
[[nodiscard]] std::string tell_part(const ledger::GameInfo& outline, int number);

} // namespace consigliere::exports
