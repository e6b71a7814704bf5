#pragma once

#include "engine/corleone/game.h"
#include "engine/corleone/play.h"

#include <optional>
#include <string>

/// What must hold of any line in any position, in the records as in random play. Each check fails
/// the running test with the line and the difference.
namespace consigliere::test {

/// All checks of one line that is about to be recorded.
void check_line(const corleone::Evening& evening, const std::string& line);

/// The move as `legal_moves` would list it: without the words that a line may add. Nothing, if it
/// is one of those that `legal_moves` leaves out.
[[nodiscard]] std::optional<corleone::Move> as_listed(const corleone::Move& move,
    const corleone::Position& position, const corleone::Components& components);

/// parse(format(move)) == move, and a move that was formatted is formatted the same again.
void check_round_trip(const corleone::Move& move, const corleone::Components& components);

/// A move that `play` does not refuse is listed, with its verdict, among the legal moves.
void check_listed(const corleone::Move& move, const corleone::Position& position,
    const corleone::Components& components);

/// Cards, markers and figures neither come from nowhere nor get lost.
void check_conservation(
    const corleone::Position& before, const corleone::Move& move, const corleone::Position& after);

/// Every figure, marker and card is where it can be.
void check_position(const corleone::Position& position, const corleone::Components& components);

/// The acts that a move reports, done one after the other, lead to the same table.
void check_acts(const corleone::Position& before, const corleone::Judged& judged,
    const corleone::Components& components);

} // namespace consigliere::test
