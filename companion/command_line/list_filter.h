#pragma once

#include "db/archive/evening_card.h"

#include <optional>
#include <string>
#include <vector>

// What the options that choose evenings say.
namespace consigliere::command_line {

/// Error sentence for an unknown game; nullopt if known or empty.
[[nodiscard]] std::optional<std::string> fault_in_game(const std::string& game);

/// Error sentence for text that is not a year; nullopt for a year or nothing.
[[nodiscard]] std::optional<std::string> fault_in_year(const std::string& year);
/// Error sentence for an invalid date.
[[nodiscard]] std::optional<std::string> fault_in_days(const db::EveningFilter& filter);
/// Error sentence for an unknown game or an invalid date.
[[nodiscard]] std::optional<std::string> fault_in(const db::EveningFilter& filter);

/// The sessions that a filter lets through.
[[nodiscard]] std::vector<db::SessionSummary> filtered(
    const std::vector<db::SessionSummary>& sessions, const db::EveningFilter& filter);

/// Day of an evening: the given date, or the day it was begun.
[[nodiscard]] std::string day_of(const db::SessionSummary& session);

} // namespace consigliere::command_line
