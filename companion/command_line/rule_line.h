#pragma once

#include "companion/rulebook/rulebook.h"

#include <string>

namespace consigliere::command_line {

/// A rule in one line: "19.control  Who controls a Territory  (p. 19)".
[[nodiscard]] std::string rule_line(const rulebook::Rule& rule);
/// Only the id if the book lacks it.
[[nodiscard]] std::string rule_line(const rulebook::Rulebook& book, const std::string& id);

} // namespace consigliere::command_line
