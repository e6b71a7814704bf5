#pragma once

#include "engine/ledger/position_summary.h"

#include <cstdint>
#include <string>
#include <string_view>

// Totals in words; the unit depends on the game.
namespace consigliere::telling {

/// Returns a game's unit by its word in records; dollars if unknown.
[[nodiscard]] ledger::GameInfo::Unit unit_of(std::string_view game);

/// "$31" or, for pieces on a map, "7".
[[nodiscard]] std::string tell_total(ledger::GameInfo::Unit unit, std::int64_t total);
/// Like tell_total(), for use without context: "$31" or "7 pieces".
[[nodiscard]] std::string name_total(ledger::GameInfo::Unit unit, std::int64_t total);

} // namespace consigliere::telling
