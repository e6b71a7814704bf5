#pragma once

#include <optional>
#include <string_view>

namespace consigliere::rulebook {

/// Returns the number of the entry that a query names; nullopt if none. "103", "#103", "entry 103",
/// "wpis nr 103", "why was entry 103 refused?": words of all program languages are recognized.
[[nodiscard]] std::optional<int> asked_entry(std::string_view text);

} // namespace consigliere::rulebook
