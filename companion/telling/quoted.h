#pragma once

#include <string>

namespace consigliere::telling {

/// What somebody said or agreed on, in the quotation marks of the chosen language.
[[nodiscard]] std::string quoted(const std::string& text);

} // namespace consigliere::telling
