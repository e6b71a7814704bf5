#pragma once

#include "engine/ledger/evening.h"
#include "engine/ledger/evening_ops.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The games that the referee knows: the one list that a new game joins.
namespace consigliere::games {

/// How descriptions of components are told apart by those who keep them and know no game.
struct Descriptions {
    using Tree = ledger::Tree;
    /// What a component is called. What only the order tells apart is told in the description then;
    /// `earlier` remembers those of the list that became known together with it.
    std::string (*name)(
        std::string_view list, Tree& description, std::vector<std::string>& earlier);
    /// A name so that equal ones are written alike.
    std::string (*spelling)(std::string_view name);
    /// Whether a component is there from the start, also if no line names it.
    bool (*lies_on_board)(std::string_view list, const Tree& description);
};

struct Game {
    /// The word of a record, "corleone".
    std::string_view name;
    /// What its setup reads in the head of a record, in the order in which it is written.
    std::span<const std::string_view> keys;
    /// Where components are described, behind that.
    std::span<const std::string_view> lists;
    /// The rules in the order of the book.
    const std::vector<ledger::RuleId>& (*book)();
    /// What its evenings consist of.
    const ledger::GameInfo& (*outline)();
    /// Begins an evening from the head of a record; `known` are descriptions of components from
    /// earlier sources, weakest first.
    ledger::EveningOrComplaint (*begin_evening)(
        const ledger::Tree& record, const std::vector<ledger::Tree>& known);
    /// Whether descriptions of components, weakest first, can be used together.
    ledger::Status<ledger::RecordError> (*check_components)(
        const std::vector<ledger::Tree>& descriptions);
    Descriptions descriptions;
    /// How something is tried on copies of its evenings.
    ledger::EveningOps copying;
    /// Raised whenever the referee of this game judges something differently than before, so that
    /// an old evening can say by which rules it was judged.
    int rules_version;
};

[[nodiscard]] const std::vector<Game>& all();
/// The game with this name, or a null pointer.
[[nodiscard]] const Game* find(std::string_view name);
/// How something is tried on copies of an evening.
[[nodiscard]] const ledger::EveningOps& copying_of(const ledger::Evening& evening);
/// How the components of a game are told apart, also of one that is not known.
[[nodiscard]] const Descriptions& descriptions_of(std::string_view game);

} // namespace consigliere::games
