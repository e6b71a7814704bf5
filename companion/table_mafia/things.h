#pragma once

#include "companion/table_mafia/room.h"
#include "engine/mafia/answers.h"

#include <string>
#include <vector>

/// What the things of this table are called when they are asked about (`desk::Askable::thing`), and
/// which of them a question is about.
namespace consigliere::table_mafia::thing {

/// What belongs to one figure: its disc on the circuit, its seat, and there the purse and the
/// pieces.
enum class Part : std::uint8_t { figure, seat, purse, pieces };
[[nodiscard]] std::string of(Part part, Figure figure);
/// A field of the circuit: "field:bank-2".
[[nodiscard]] std::string of(Field field);
/// A field of the map: "square:e3".
[[nodiscard]] std::string of(Square square);
/// A step of the turn on the track; moving belongs to the roll, a vendetta to the city.
[[nodiscard]] std::string of(Phase phase);

/// The things that a question is about, the most important first.
[[nodiscard]] std::vector<std::string> asked_by(const Question& question, const Moment& moment);

} // namespace consigliere::table_mafia::thing
