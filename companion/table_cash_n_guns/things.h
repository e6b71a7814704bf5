#pragma once

#include "companion/table_cash_n_guns/room.h"
#include "engine/cash_n_guns/game.h"

#include <string>

/// What the things of this table are called when they are asked about (`desk::Hotspot::thing`).
namespace consigliere::table_cash_n_guns::thing {

/// What belongs to one player: his seat and its counts, his character and where it aims.
enum class Part : std::uint8_t { seat, hand, loot, figure, aim };
[[nodiscard]] std::string of(Part part, Player player, const Components& components);
/// The desk, at the seat of whoever has it.
inline constexpr const char* godfather = "godfather";
/// The middle of the table, and every place there from which a share is gone.
inline constexpr const char* middle = "loot";
/// A share that lies there; of several alike each has a number, and the first has none.
[[nodiscard]] std::string share(Share share, int number = 1);
inline constexpr const char* round = "round";
[[nodiscard]] std::string phase(Phase phase);

} // namespace consigliere::table_cash_n_guns::thing
