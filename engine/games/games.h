#pragma once

#include "engine/ledger/evening.h"

#include <string_view>
#include <vector>

/// The games that the referee knows: the one list that a new game joins.
namespace consigliere::games {

struct Game {
    /// The word of a record, "corleone".
    std::string_view name;
    /// The rules in the order of the book.
    const std::vector<ledger::RuleId>& (*book)();
    /// Begins an evening from the head of a record; `known` are descriptions of components from
    /// earlier sources, weakest first.
    ledger::EveningOrComplaint (*begin_evening)(
        const ledger::Tree& record, const std::vector<ledger::Tree>& known);
    /// Whether descriptions of components, weakest first, can be used together.
    ledger::Failure<ledger::Complaint> (*check_components)(
        const std::vector<ledger::Tree>& descriptions);
    /// Raised whenever the referee of this game judges something differently than before, so that
    /// an old evening can say by which rules it was judged.
    int rules_version;
};

[[nodiscard]] const std::vector<Game>& all();
/// The game with this name, or a null pointer.
[[nodiscard]] const Game* find(std::string_view name);

} // namespace consigliere::games
