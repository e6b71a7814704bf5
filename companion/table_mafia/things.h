#pragma once

#include "companion/table_mafia/room.h"

#include <string>

/// What the things of this table are called when they are asked about (`desk::Hotspot::thing`).
namespace consigliere::table_mafia::thing {

/// What belongs to one figure: where it stands on the circuit, its row in the seat of its player
/// with its rank and what else it has, its cards.
enum class Part : std::uint8_t { figure, rank, cards };
[[nodiscard]] std::string of(Part part, Figure figure);
/// The seat of a person, with the purse.
[[nodiscard]] std::string purse(Seat seat, const Components& components);
/// A field of the circuit.
[[nodiscard]] std::string field(Field field);
/// A field of the map, or the killer who stands there.
[[nodiscard]] std::string square(Square square, const Position& position);
[[nodiscard]] std::string deck(Deck deck);
[[nodiscard]] std::string phase(Phase phase);
/// The dice, and whose turn they have made it.
inline constexpr const char* dice = "roll";
/// Where the state of the game is told: the payment that everything waits for, the vendetta that
/// goes on, or else who leads.
[[nodiscard]] std::string standing(const Position& position);

} // namespace consigliere::table_mafia::thing
