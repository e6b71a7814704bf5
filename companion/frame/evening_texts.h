#pragma once

#include "companion/desk/game_icons.h"
#include "db/archive/evening_card.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Texts about an evening, made from its card alone.
namespace consigliere::screens {

/// Separator between parts of such a text.
inline constexpr std::string_view between_parts = "  ·  ";

/// Returns the name of a seat: the player, or the side if unnamed.
[[nodiscard]] std::string name_of(
    const db::SessionSummary& session, const db::SessionSummary::Seat& seat);
/// Returns all players, with known totals: "Ana $12, Piotr $9".
[[nodiscard]] std::string names_of(const db::SessionSummary& session);
/// Returns the date in the format of the language.
[[nodiscard]] std::string date_of(const db::SessionSummary& session);

/// True if known to be over. The entries show that even if the result was not stored.
[[nodiscard]] bool is_over(const db::EveningCard& card);

/// Final rank of a seat.
struct RankedSeat {
    std::size_t seat = 0;
    std::string name;
    std::optional<std::int64_t> total;
    /// 1 for the best; 0 if unknown.
    int rank = 0;
    bool is_winner = false;
};
/// Best first; unranked seats last, clockwise.
[[nodiscard]] std::vector<RankedSeat> standings_of(const db::EveningCard& card);

/// Returns the seat's data for drawing its icon.
[[nodiscard]] desk::Sitting sitting_in(const db::EveningCard& card, std::size_t seat);

/// "Elena won", or the progress: "Act II · 112 entries, unfinished".
[[nodiscard]] std::string outcome_of(const db::EveningCard& card);
/// Date, game, place and duration.
[[nodiscard]] std::string occasion_of(const db::EveningCard& card);
/// All players but the winner, with rank and total: "2. Bruno $64 · 3. Ana $47".
[[nodiscard]] std::string others_of(const db::EveningCard& card);
/// Remarks: damage, rulings, tags, notes, and whether it is a branch of another evening.
[[nodiscard]] std::string remarks_of(const db::EveningCard& card);

/// Returns "November 2026" for "2026-11"; other text unchanged.
[[nodiscard]] std::string month_of(const std::string& month);

} // namespace consigliere::screens
