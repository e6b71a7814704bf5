#pragma once

#include "companion/table_mafia/view.h"

#include <string>

/// Money that has gone, or would go, from purse to purse, told after the move.
namespace consigliere::table_mafia {

/// "Antonio −1,400 d: police station · Franco +1,000 d: Franco’s perk"; empty where nobody paid.
[[nodiscard]] std::string tell_payments(const Position& after);
/// What a thing costs at the bank, and by which rule.
[[nodiscard]] std::string tell_price(int amount, std::string_view rule);
/// What steps to a field would bring: the money, and else what the field says in a few words.
[[nodiscard]] std::string tell_stop(
    const View& view, Figure figure, const Walk& walk, FieldKind kind);

} // namespace consigliere::table_mafia
