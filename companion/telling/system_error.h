#pragma once

#include <string>

namespace consigliere::telling {

/// Translates a common message of the operating system ("No such file or directory"); returns
/// others unchanged.
[[nodiscard]] std::string tell_system_error(const std::string& english);

} // namespace consigliere::telling
