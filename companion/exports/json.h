#pragma once

#include "engine/ledger/tree.h"

#include <string>

namespace consigliere::exports {

/// A report as JSON text, its members in their order, indented for people.
[[nodiscard]] std::string json_text(const ledger::Tree& tree);

} // namespace consigliere::exports
