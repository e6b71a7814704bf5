#pragma once

#include "engine/mafia/game.h"
#include "engine/mafia/play.h"

#include <optional>
#include <string>

/// What must hold of any line of MAFIA in any position, in the records as in random play. Each
/// check fails the running test with the line and the difference.
namespace consigliere::test {

/// All checks of one line that is about to be recorded.
void check_line(const mafia::Evening& evening, const std::string& line);

/// The move as `legal_moves` would list it: without the words that a line may add. Nothing, if it
/// is one of those that `legal_moves` leaves out.
[[nodiscard]] std::optional<mafia::Move> as_listed(
    const mafia::Move& move, const mafia::Position& position, const mafia::Components& components);

/// parse(format(move)) == move, and a move that was formatted is formatted the same again.
void check_round_trip(const mafia::Move& move, const mafia::Components& components);

/// A move that `play` does not refuse is listed among the legal moves.
void check_listed(
    const mafia::Move& move, const mafia::Position& position, const mafia::Components& components);

/// A move that can be made could not be if the game were over, by the rule that ended it: only what
/// is told of the end belongs there.
void check_refused_at_end(
    const mafia::Move& move, const mafia::Position& position, const mafia::Components& components);

/// 72 pieces, 36 tokens, 18 killers and 48 cards are each in one place, and no purse is below zero.
void check_position(const mafia::Position& position);

/// What the rules make so, as long as no table has ruled or corrected otherwise: no space has been
/// closed by anything but a vendetta or a sale.
void check_no_new_enclosure(const mafia::Position& before, const mafia::Position& after,
    const mafia::Move& move, const mafia::Components& components);

/// Money only moves: what the purses have more or less is what the bank paid or got by the acts.
void check_money(const mafia::Position& before, const mafia::Judged& judged);

/// The acts that a move reports, done one after the other, lead to the same table.
void check_acts(const mafia::Position& before, const mafia::Judged& judged,
    const mafia::Components& components);

} // namespace consigliere::test
