#pragma once

#include <string>

namespace consigliere::telling {

/// What the operating system says of a file ("No such file or directory"), in the chosen language
/// where it is one of the usual things, and as it is otherwise.
[[nodiscard]] std::string tell_system_error(const std::string& english);

} // namespace consigliere::telling
