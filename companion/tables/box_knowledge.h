#pragma once

#include "engine/ledger/tree.h"

#include <string>

namespace consigliere::tables {

/// Number of known components of a game's box.
struct BoxKnowledge {
    /// Translation key of a sentence with both numbers.
    const char* sentence = "";
    int known = 0;
    int all = 0;

    [[nodiscard]] std::string tell() const;
};
/// Knowledge including the learned components; empty for an unknown game.
[[nodiscard]] BoxKnowledge knowledge_of_box(const std::string& game, const ledger::Tree& learned);

} // namespace consigliere::tables
