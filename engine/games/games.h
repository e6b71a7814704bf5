#pragma once

#include "engine/ledger/evening.h"
#include "engine/ledger/evening_ops.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

// The list of all games. A new game is added to `all()` in games.cpp.
namespace consigliere::games {

/// How code that knows no game names and compares described components.
struct Descriptions {
    using Tree = ledger::Tree;
    /// Returns the name of a component. If only the order distinguishes two components, writes the
    /// order into `description`; `earlier` collects the components of `list` that became known
    /// together.
    std::string (*name)(
        std::string_view list, Tree& description, std::vector<std::string>& earlier);
    /// Normalizes a name, so that equal names compare equal.
    std::string (*spelling)(std::string_view name);
    /// Returns true if a component is present from the start, even if no line names it.
    bool (*lies_on_board)(std::string_view list, const Tree& description);
};

struct Game {
    /// As written in a record, "corleone".
    std::string_view name;
    /// Keys that the setup reads from the record head, in the order in which they are written.
    std::span<const std::string_view> keys;
    /// Keys of the component descriptions, written after `keys`.
    std::span<const std::string_view> lists;
    /// All rules, in the order of the rule book.
    const std::vector<ledger::RuleId>& (*book)();
    const ledger::GameInfo& (*outline)();
    /// Creates an evening from a record head. `known`: component descriptions from earlier sources;
    /// later ones take precedence.
    ledger::EveningOrComplaint (*begin_evening)(
        const ledger::Tree& record, const std::vector<ledger::Tree>& known);
    /// Returns an error if the descriptions, given in ascending precedence, contradict each other.
    ledger::Status<ledger::RecordError> (*check_components)(
        const std::vector<ledger::Tree>& descriptions);
    Descriptions descriptions;
    /// Copies and compares evenings of this game.
    ledger::EveningOps copying;
    /// Raise it whenever the referee judges something differently: stored evenings keep the version
    /// that judged them.
    int rules_version;
};

[[nodiscard]] const std::vector<Game>& all();
/// Returns nullptr if there is no such game.
[[nodiscard]] const Game* find(std::string_view name);
/// Precondition: the game of the evening is in `all()`.
[[nodiscard]] const ledger::EveningOps& copying_of(const ledger::Evening& evening);
/// Returns a default for unknown games: components have a "name" and none starts on the board.
[[nodiscard]] const Descriptions& descriptions_of(std::string_view game);

} // namespace consigliere::games
