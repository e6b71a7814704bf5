#pragma once

#include "companion/table_cash_n_guns/room.h"
#include "engine/cash_n_guns/game.h"

#include <string>

// Hotspot ids of this table (`desk::Hotspot::thing`).
namespace consigliere::table_cash_n_guns::thing {

/// Hotspots of one player: seat, counts, character, aim.
enum class Part : std::uint8_t { seat, hand, loot, figure, aim };
[[nodiscard]] std::string of(Part part, Player player, const Components& components);
/// The desk, at the Godfather's seat.
inline constexpr const char* godfather = "godfather";
/// The middle of the table, and empty places in it.
inline constexpr const char* middle = "loot";
/// A share in the middle; equal ones are numbered, the first without a number.
[[nodiscard]] std::string share(Share share, int number = 1);
inline constexpr const char* round = "round";
[[nodiscard]] std::string phase(Phase phase);

} // namespace consigliere::table_cash_n_guns::thing
