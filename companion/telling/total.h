#pragma once

#include "engine/ledger/position_summary.h"

#include <cstdint>
#include <string>
#include <string_view>

/// What a total is told in: each game counts in its own unit.
namespace consigliere::telling {

/// The unit of a game by its word in records; dollars of one that is not known.
[[nodiscard]] ledger::GameInfo::Unit unit_of(std::string_view game);

/// "$31" or, of pieces on a map, "7".
[[nodiscard]] std::string tell_total(ledger::GameInfo::Unit unit, std::int64_t total);
/// The same where it stands by itself: "$31" or "7 pieces".
[[nodiscard]] std::string name_total(ledger::GameInfo::Unit unit, std::int64_t total);

} // namespace consigliere::telling
