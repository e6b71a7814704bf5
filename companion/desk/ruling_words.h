#pragma once

#include "engine/ledger/house_rules.h"

#include <string>
#include <string_view>

namespace consigliere::desk {

/// Returns the text after ` ! ` of a line in words. That is the names of the house rules invoked,
/// or the reason of the ruling.
[[nodiscard]] std::string tell_ruling(
    const ledger::HouseRules& house_rules, std::string_view ruling);

} // namespace consigliere::desk
