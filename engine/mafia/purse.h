#pragma once

#include "engine/mafia/judging.h"

/// Money from purse to purse. A purse never goes below zero: what somebody wants to buy he must be
/// able to pay, and what he has to pay waits until he can (M-5.1).
namespace consigliere::mafia {

/// From the bank. A clean figure collects nothing, and that is noted (M-4.9, A6).
void collect(Judging& judging, Figure figure, int amount, Why why);
/// A character's perk, whoever brought it about (M-P, A5).
void pay_perk(Judging& judging, Figure figure);
/// Something that has to be paid: at once, or it falls due.
void demand(Judging& judging, Figure debtor, Party to, int amount, Why why);
/// Something that somebody chooses to pay.
void pay(Judging& judging, Figure figure, Party to, int amount, Why why);
/// Objects to a price that a purse does not hold.
void object_to_price(Judging& judging, Figure figure, int amount, ledger::RuleId rule);
/// Pays what is due as soon as it can be paid. Gives whether anything was.
bool settle_dues(Judging& judging);

} // namespace consigliere::mafia
