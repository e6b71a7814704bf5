#pragma once

#include "engine/ledger/judging.h"
#include "engine/mafia/act.h"
#include "engine/mafia/components.h"
#include "engine/mafia/messages.h"
#include "engine/mafia/move.h"
#include "engine/mafia/play.h"
#include "engine/mafia/position.h"

// Internals of `play`: the evaluation of one move. Each chapter of the book has files named after
// its number. Their functions `judge` collect every objection, then apply the move to the position
// under evaluation.
namespace consigliere::mafia {

using Judging = ledger::Judging<Position, Components, Act>;

// p3_turn.cpp
void judge(Judging& judging, Figure figure, const Roll& move);
void judge(Judging& judging, Figure figure, const Walk& move);

// p3_map.cpp
void buy_square(Judging& judging, Figure figure, Square square);
/// Objects if a figure's piece on this field would enclose a space, or if a closed gap has to be
/// filled first (M-3.5c, A10).
void object_to_closing(Judging& judging, Figure figure, Square square);
/// Places a piece, with its consequences: Antonio's perk, and perhaps the end.
void place_piece(Judging& judging, Figure figure, Square square);
void lift_piece(Judging& judging, Figure figure, Square square);
/// Sells a piece and the killer on it. Whether the players meant to include the killer is for them
/// to say (A18).
void sell_piece(Judging& judging, Figure figure, Square square);
/// Objects if the figure may not buy fields or hire now (M-3.3, A2).
void object_to_buyer(Judging& judging, Figure figure);

// p3_killers.cpp
void judge(Judging& judging, Figure figure, const Hire& move);
void judge(Judging& judging, Figure figure, const Send& move);

// p3_vendetta.cpp
void judge(Judging& judging, Figure figure, const Remove& move);
/// Starts the vendetta after the capture of a guarded field (M-3.5.6).
void begin_vendetta(Judging& judging, Figure attacker, Figure victim);

// p4_fields.cpp
/// Applies the effect of a field to a figure that stops there.
void arrive(Judging& judging, Figure figure, Field field);
/// Pays for passing or stopping at the own start (M-4.2).
void pay_at_start(Judging& judging, Figure figure);
void judge(Judging& judging, Figure figure, const Toss& move);
void judge(Judging& judging, Figure figure, const Bet& move);

// p4_businesses.cpp
void buy_business(Judging& judging, Figure figure, Field field);
void use_on_business(Judging& judging, Figure figure, const UseCard& move);
/// The business meant by a line, with its number. Objects and returns nullopt if there is none.
[[nodiscard]] std::optional<Field> find_business(Judging& judging, Field field);
/// Objects if the figure's family may not gain anything (M-4.9, A20).
void object_to_watched(Judging& judging, Figure figure);
/// Objects if the figure has no token left (A19).
void object_to_tokens(Judging& judging, Figure figure);

// p4_exchange.cpp
void judge(Judging& judging, Figure figure, const Buy& move);
void judge(Judging& judging, Figure figure, const Give& move);
void judge(Judging& judging, Figure figure, const Repay& move);
/// Automatic payments on entering the Exchange (M-4.12, M-8.3).
void pay_at_exchange(Judging& judging, Figure figure);

// p5_distress.cpp
void judge(Judging& judging, Figure figure, const Sell& move);
void judge(Judging& judging, Figure figure, const Borrow& move);
void judge(Judging& judging, Figure figure, const Fail& move);
void judge(Judging& judging, const Tax& move);

// p6_cards.cpp
void judge(Judging& judging, Figure figure, const Draw& move);
void judge(Judging& judging, Figure figure, const UseCard& move);
void judge(Judging& judging, Figure figure, const Fulfil& move);

// card_effects.cpp
/// Applies a card's described effects and the acts done by hand.
void do_card(Judging& judging, Figure figure, Card card, const std::vector<Act>& by_hand);
/// A price in donars, as changed by the figure's open cards.
[[nodiscard]] int price_for(Judging& judging, Figure figure, Effect::Kind what, int usual);

// p7_end.cpp
void judge(Judging& judging, const Stop& move);
void judge(Judging& judging, const Spit& move);
/// Ends the game if the piece just placed does so (M-7.1, A30).
void end_by_piece(Judging& judging, Figure figure);
void end_game(Judging& judging, Ending ending);

// corrections.cpp
void judge(Judging& judging, const Correct& move);
void do_by_hand(Judging& judging, const std::vector<Act>& acts);

// beliefs.cpp
void judge(Judging& judging, const Believe& move);

} // namespace consigliere::mafia
