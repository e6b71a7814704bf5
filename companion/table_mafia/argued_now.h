#pragma once

#include "companion/table_mafia/room.h"

#include <optional>
#include <string>
#include <string_view>

namespace consigliere::table_mafia {

/// How what tables argue over stands for a thing of this one after an entry
/// (`desk::GameTable::how_it_stands`): what it has chosen where the book is silent, and what the
/// position adds.
[[nodiscard]] std::optional<std::string> how_it_stands(
    const ToldView& view, std::string_view now, std::string_view thing, int entry);

} // namespace consigliere::table_mafia
