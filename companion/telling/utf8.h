#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace consigliere::telling {

/// A letter at the beginning of a text, in UTF-8.
struct Letter {
    /// Nothing for a byte that begins no letter; it then counts as one.
    std::optional<char32_t> code;
    std::size_t size = 1;
};

/// The first letter of a text that is not empty.
[[nodiscard]] Letter first_letter(std::string_view text);

} // namespace consigliere::telling
