#pragma once

#include "engine/ledger/tree.h"

#include <string>

namespace consigliere::exports {

/// JSON text of a report, indented, members in order.
[[nodiscard]] std::string json_text(const ledger::Tree& tree);

} // namespace consigliere::exports
