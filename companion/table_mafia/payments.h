#pragma once

#include "companion/table_mafia/view.h"

#include <string>

// Payments between purses, recorded or predicted, as localized text.
namespace consigliere::table_mafia {

/// "Antonio −1,400 d: police station · Franco +1,000 d: Franco’s perk"; empty without payments.
[[nodiscard]] std::string tell_payments(const Position& after);
/// A price paid to the bank, with its rule.
[[nodiscard]] std::string tell_price(int amount, std::string_view rule);
/// Effect of stopping at a field: the money, else a short description of the field.
[[nodiscard]] std::string tell_stop(
    const View& view, Figure figure, const Walk& walk, FieldKind kind);

} // namespace consigliere::table_mafia
