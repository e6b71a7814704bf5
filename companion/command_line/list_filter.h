#pragma once

#include "db/archive/evening_card.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::command_line {

/// Filter of evenings. Empty members match all; comparison ignores case and accents.
struct ListFilter {
    std::string game; ///< Word of the game.
    std::string person; ///< Part of a player's name.
    std::string place; ///< Part of the place.
    std::string tag; ///< A complete tag.
    std::string since; ///< First day, "2026-11-20".
    std::string until; ///< Last day.
    int players = 0; ///< Table size; 0: any.
    /// Each must occur in the id, game, name, place, notes, tags or a player's name.
    std::vector<std::string> words;

    /// True if any member is set.
    [[nodiscard]] bool is_set() const
    {
        return !game.empty() || !person.empty() || !place.empty() || !tag.empty() || !since.empty()
            || !until.empty() || players > 0 || !words.empty();
    }
};

/// Error sentence for an unknown game; nullopt if known or empty.
[[nodiscard]] std::optional<std::string> fault_in_game(const std::string& game);

/// Error sentence for text that is not a year; nullopt for a year or nothing.
[[nodiscard]] std::optional<std::string> fault_in_year(const std::string& year);
/// Error sentence for an invalid date.
[[nodiscard]] std::optional<std::string> fault_in_days(const ListFilter& filter);
/// Error sentence for an unknown game or an invalid date.
[[nodiscard]] std::optional<std::string> fault_in(const ListFilter& filter);

/// The same filter for evenings that are counted.
[[nodiscard]] db::EveningFilter evening_filter_of(const ListFilter& filter);

[[nodiscard]] std::vector<db::SessionSummary> filtered(
    const std::vector<db::SessionSummary>& sessions, const ListFilter& filter);

/// Day of an evening: the given date, or the day it was begun.
[[nodiscard]] std::string day_of(const db::SessionSummary& session);

} // namespace consigliere::command_line
