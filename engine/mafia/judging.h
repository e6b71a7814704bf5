#pragma once

#include "engine/ledger/judging.h"
#include "engine/mafia/act.h"
#include "engine/mafia/components.h"
#include "engine/mafia/messages.h"
#include "engine/mafia/move.h"
#include "engine/mafia/play.h"
#include "engine/mafia/position.h"

/// The inside of `play`: one trial of one move. Each chapter of the book has its files, named after
/// its number; there, every kind of move has a function `judge` that first objects, with all the
/// reasons that it finds, and then does the move on the trial's position.
namespace consigliere::mafia {

using Judging = ledger::Judging<Position, Components, Act>;

// p3_turn.cpp
void judge(Judging& judging, Figure figure, const Roll& move);
void judge(Judging& judging, Figure figure, const Walk& move);

// p3_map.cpp
void buy_square(Judging& judging, Figure figure, Square square);
/// Objects to a field of the map where a figure's piece may not come to lie: it would enclose a
/// space, or a gap has to be filled first (M-3.5c, A10).
void object_to_closing(Judging& judging, Figure figure, Square square);
/// Places a piece, with what follows from it: Antonio's perk, and perhaps the end.
void place_piece(Judging& judging, Figure figure, Square square);
/// Takes a piece off the map, and the killer that stands on it.
void lift_piece(Judging& judging, Figure figure, Square square);
/// Sells a piece, and the killer that stands on it goes too; whether anybody thought of him is for
/// the table to say (A18).
void sell_piece(Judging& judging, Figure figure, Square square);
/// Objects to somebody who may not buy fields or hire now (M-3.3, A2).
void object_to_buyer(Judging& judging, Figure figure);

// p3_killers.cpp
void judge(Judging& judging, Figure figure, const Hire& move);
void judge(Judging& judging, Figure figure, const Send& move);

// p3_vendetta.cpp
void judge(Judging& judging, Figure figure, const Remove& move);
/// After the capture of a guarded field.
void begin_vendetta(Judging& judging, Figure attacker, Figure victim);

// p4_fields.cpp
/// What the field does to whoever stops there.
void arrive(Judging& judging, Figure figure, Field field);
/// What an own start pays to whoever passes it or stops there (M-4.2).
void pay_at_start(Judging& judging, Figure figure);
void judge(Judging& judging, Figure figure, const Toss& move);
void judge(Judging& judging, Figure figure, const Bet& move);

// p4_businesses.cpp
void buy_business(Judging& judging, Figure figure, Field field);
void use_on_business(Judging& judging, Figure figure, const UseCard& move);
/// The business that a line means, with its number; objects where there is none.
[[nodiscard]] std::optional<Field> find_business(Judging& judging, Field field);
/// Objects to a family that may gain nothing (M-4.9, A20).
void object_to_watched(Judging& judging, Figure figure);
/// Objects to somebody without a token left (A19).
void object_to_tokens(Judging& judging, Figure figure);

// p4_exchange.cpp
void judge(Judging& judging, Figure figure, const Buy& move);
void judge(Judging& judging, Figure figure, const Give& move);
void judge(Judging& judging, Figure figure, const Repay& move);
/// What is paid by itself on entering (M-4.12, M-8.3).
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
/// Does what is described of a card, and what the table did by hand.
void do_card(Judging& judging, Figure figure, Card card, const std::vector<Act>& by_hand);
/// What something costs a figure: its open cards may change the usual price.
[[nodiscard]] int price_for(Judging& judging, Figure figure, Effect::Kind what, int usual);

// p7_end.cpp
void judge(Judging& judging, const Stop& move);
void judge(Judging& judging, const Spit& move);
/// Whether a piece that was just placed ends the game (M-7.1, A30).
void end_by_piece(Judging& judging, Figure figure);
void end_game(Judging& judging, Ending ending);

// corrections.cpp
void judge(Judging& judging, const Correct& move);
void do_by_hand(Judging& judging, const std::vector<Act>& acts);

// beliefs.cpp
void judge(Judging& judging, const Believe& move);

} // namespace consigliere::mafia
