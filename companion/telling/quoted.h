#pragma once

#include <string>

namespace consigliere::telling {

/// Returns the text in the quotation marks of the chosen language.
[[nodiscard]] std::string quoted(const std::string& text);

} // namespace consigliere::telling
