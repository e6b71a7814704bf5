#pragma once

#include <optional>
#include <string_view>

namespace consigliere::rulebook {

/// The number of the entry that somebody asks for: "103", "#103", "entry 103", "wpis nr 103", "why
/// was entry 103 refused?". The words of all languages of the program are understood at any time.
[[nodiscard]] std::optional<int> asked_entry(std::string_view text);

} // namespace consigliere::rulebook
