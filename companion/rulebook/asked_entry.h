#pragma once

#include <optional>
#include <string_view>

namespace consigliere::rulebook {

/// Returns the entry number in a query: "103", "#103", "entry 103", "wpis nr 103", "why was entry
/// 103 refused?"; nullopt if none. Words of all program languages are recognized.
[[nodiscard]] std::optional<int> asked_entry(std::string_view text);

} // namespace consigliere::rulebook
