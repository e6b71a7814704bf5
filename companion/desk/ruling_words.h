#pragma once

#include "engine/ledger/house_rules.h"

#include <string>
#include <string_view>

namespace consigliere::desk {

/// What stands behind the ` ! ` of a line, as the log tells it: the house rules that it invokes, in
/// the words of the table, or the reason of a ruling.
[[nodiscard]] std::string tell_ruling(
    const ledger::HouseRules& house_rules, std::string_view ruling);

} // namespace consigliere::desk
