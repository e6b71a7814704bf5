#pragma once

#include "companion/table_mafia/room.h"

#include <optional>
#include <string>
#include <string_view>

namespace consigliere::table_mafia {

/// How a rule over which tables argue comes out at this one after an entry: what it has chosen
/// where the book is silent, and what of board and cards it has described. Nothing for other rules.
[[nodiscard]] std::optional<std::string> how_it_stands(
    const ToldView& view, std::string_view rule, int entry);

} // namespace consigliere::table_mafia
