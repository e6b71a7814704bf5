#pragma once

#include "db/archive/evening_card.h"

#include <string>
#include <vector>

namespace consigliere::command_line {

/// Which evenings are asked for. What is empty asks for nothing; small and capital letters are
/// alike, with and without accents.
struct ListFilter {
    std::string game; ///< The word of a record.
    std::string person; ///< A part of a player's name.
    std::string place; ///< A part of it.
    std::string tag; ///< The whole of one.
    std::string since; ///< The first day, "2026-11-20".
    std::string until; ///< The last day.
    /// Each stands somewhere: in the id, a name, place, notes or tags.
    std::vector<std::string> words;
    /// Those that were put away.
    db::EveningFilter::Archived archived = db::EveningFilter::Archived::in;

    /// Whether anything is asked for.
    [[nodiscard]] bool is_set() const
    {
        return !game.empty() || !person.empty() || !place.empty() || !tag.empty() || !since.empty()
            || !until.empty() || !words.empty();
    }
};

/// Why nothing can be of a game; nothing where it is known, and where none is asked for.
[[nodiscard]] std::optional<std::string> fault_in_game(const std::string& game);

[[nodiscard]] std::vector<db::SessionSummary> filtered(
    const std::vector<db::SessionSummary>& sessions, const ListFilter& filter);

/// The day of an evening: the one that it was given, or the one on which it was begun.
[[nodiscard]] std::string day_of(const db::SessionSummary& session);

} // namespace consigliere::command_line
