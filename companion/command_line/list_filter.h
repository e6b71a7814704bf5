#pragma once

#include "db/session_list.h"

#include <string>
#include <vector>

namespace consigliere::command_line {

/// Which evenings are asked for. What is empty asks for nothing; small and capital letters are
/// alike.
struct ListFilter {
    std::string game; ///< The word of a record.
    std::string person; ///< A part of a player's name.
    std::string place; ///< A part of it.
    std::string since; ///< The first day, "2026-11-20".
    std::string until; ///< The last day.
    std::vector<std::string> words; ///< Each stands somewhere: in the id, place, notes or a name.

    /// Whether anything is asked for.
    [[nodiscard]] bool is_set() const
    {
        return !game.empty() || !person.empty() || !place.empty() || !since.empty()
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
