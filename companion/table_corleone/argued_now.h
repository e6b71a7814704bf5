#pragma once

#include "companion/table_corleone/view.h"

#include <optional>
#include <string>
#include <string_view>

namespace consigliere::table_corleone {

/// How a rule over which tables argue comes out for a thing of this one (`desk::Askable::thing`):
/// who shares in the Fronts of a Territory, which Thug spaces are free.
[[nodiscard]] std::optional<std::string> how_it_stands(
    const View& view, const Moment& moment, std::string_view rule, std::string_view thing);

} // namespace consigliere::table_corleone
