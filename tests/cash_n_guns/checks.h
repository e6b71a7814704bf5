#pragma once

#include "engine/cash_n_guns/game.h"
#include "engine/cash_n_guns/play.h"

#include <optional>
#include <string>

/// What must hold of any line of Ca$h 'n Guns in any position, in the records as in random play.
/// Each check fails the running test with the line and the difference.
namespace consigliere::test {

/// All checks of one line that is about to be recorded.
void check_line(const cash_n_guns::Evening& evening, const std::string& line);

/// The move as `legal_moves` would list it: without the words that a line may add. Nothing, if it
/// is one of those that `legal_moves` leaves out.
[[nodiscard]] std::optional<cash_n_guns::Move> as_listed(
    const cash_n_guns::Move& move, const cash_n_guns::Position& position);

/// parse(format(move)) == move, and a move that was formatted is formatted the same again.
void check_round_trip(const cash_n_guns::Move& move, const cash_n_guns::Components& components);

/// A move that `play` does not refuse is listed among the legal moves.
void check_listed(const cash_n_guns::Move& move, const cash_n_guns::Position& position,
    const cash_n_guns::Components& components);

/// Each loot card of the box is in one place, and what is known of Bullet cards can be so.
void check_position(const cash_n_guns::Position& position);

/// What the rules make so, as long as no table has ruled or corrected otherwise: every hand has as
/// many cards as there are rounds left, and who has too many wounds is out.
void check_rules_kept(const cash_n_guns::Position& position);

/// The acts that a move reports, done one after the other, lead to the same table.
void check_acts(const cash_n_guns::Position& before, const cash_n_guns::Judged& judged,
    const cash_n_guns::Components& components);

} // namespace consigliere::test
