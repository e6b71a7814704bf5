#pragma once

#include "engine/ledger/tree.h"

#include <string>

namespace consigliere::tables {

/// How much of a game's box is known.
struct BoxKnowledge {
    /// The sentence that says it, to be translated and filled with both numbers.
    const char* sentence = "";
    int known = 0;
    int all = 0;

    /// "31 of 44 Jobs known"
    [[nodiscard]] std::string tell() const;
};
/// With what tables have told of it; says nothing of a game that this version does not know.
[[nodiscard]] BoxKnowledge knowledge_of_box(const std::string& game, const ledger::Tree& learned);

} // namespace consigliere::tables
