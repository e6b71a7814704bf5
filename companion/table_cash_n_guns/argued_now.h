#pragma once

#include "companion/table_cash_n_guns/view.h"

#include <optional>
#include <string>
#include <string_view>

namespace consigliere::table_cash_n_guns {

/// How a rule over which tables argue comes out at this one: what it has chosen where the book is
/// silent, and what the position adds.
[[nodiscard]] std::optional<std::string> how_it_stands(
    const Position& position, std::string_view rule);

} // namespace consigliere::table_cash_n_guns
