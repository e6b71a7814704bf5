#pragma once

#include "companion/table_mafia/room.h"

#include <string>

// Hotspot ids of this table (`desk::Hotspot::thing`).
namespace consigliere::table_mafia::thing {

/// Hotspots of one figure: its place on the circuit, its row in the seat (rank and property), its
/// cards.
enum class Part : std::uint8_t { figure, rank, cards };
[[nodiscard]] std::string of(Part part, Figure figure);
/// The seat of a player, with the purse.
[[nodiscard]] std::string purse(Seat seat, const Components& components);
/// A field of the circuit.
[[nodiscard]] std::string field(Field field);
/// A square of the map, or the killer on it.
[[nodiscard]] std::string square(Square square, const Position& position);
[[nodiscard]] std::string deck(Deck deck);
[[nodiscard]] std::string phase(Phase phase);
/// The dice, and whose turn they determined.
inline constexpr const char* dice = "roll";
/// The state of the game: the due payment, else the vendetta, else who leads.
[[nodiscard]] std::string standing(const Position& position);

} // namespace consigliere::table_mafia::thing
