#pragma once

#include "engine/mafia/judging.h"

// Payments between purses. A purse never goes below zero: an optional purchase requires the money,
// an obligatory payment waits as a due (M-5.1).
namespace consigliere::mafia {

/// Collects from the bank. A clean figure forgoes the amount (M-4.9, A6).
void collect(Judging& judging, Figure figure, int amount, Why why);
/// Collects a character's perk, regardless of who caused it (M-P, A5).
void pay_perk(Judging& judging, Figure figure);
/// An obligatory payment: made at once, or recorded as a due.
void demand(Judging& judging, Figure debtor, Party to, int amount, Why why);
/// An optional payment. Requires the money in the purse.
void pay(Judging& judging, Figure figure, Party to, int amount, Why why);
/// Objects if the purse holds less than `amount`.
void object_to_price(Judging& judging, Figure figure, int amount, ledger::RuleId rule);
/// Pays the first due that its debtor can pay. Returns true if one was paid.
bool settle_dues(Judging& judging);

} // namespace consigliere::mafia
