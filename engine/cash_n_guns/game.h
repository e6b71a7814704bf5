#pragma once

#include "engine/cash_n_guns/components.h"
#include "engine/cash_n_guns/move.h"
#include "engine/cash_n_guns/play.h"
#include "engine/cash_n_guns/position.h"
#include "engine/cash_n_guns/report.h"
#include "engine/cash_n_guns/rules.h"
#include "engine/cash_n_guns/secrecy.h"
#include "engine/cash_n_guns/terms.h"
#include "engine/ledger/evening.h"
#include "engine/ledger/snapshot.h"

#include <string>
#include <vector>

namespace consigliere::cash_n_guns {

/// Traits of Ca$h 'n Guns for the templates of the ledger.
struct Game {
    using Position = cash_n_guns::Position;
    using Move = cash_n_guns::Move;
    using Components = cash_n_guns::Components;
    using Act = cash_n_guns::Act;
    using Secrecy = cash_n_guns::Secrecy;

    static constexpr std::string_view name = "cash-n-guns";

    static constexpr auto& book = cash_n_guns::book;
    static constexpr auto& spell = cash_n_guns::spell;
    static constexpr auto& outline = cash_n_guns::outline;
    [[nodiscard]] static std::vector<std::string> actors(
        const Position& position, const Components& components);
};

using Timeline = ledger::Timeline<Game>;
using Evening = ledger::EveningOf<Game>;
using ObserverView = ledger::ObserverViewOf<Game>;
using Snapshot = ledger::SnapshotOf<Game>;

/// Begins an evening from the head of a record. `known` (descriptions of components) is ignored:
/// this game has none.
[[nodiscard]] ledger::EveningOrComplaint begin_evening(
    const ledger::Tree& record, const std::vector<ledger::Tree>& known);

} // namespace consigliere::cash_n_guns

// Instantiated in game.cpp.
extern template class consigliere::ledger::Timeline<consigliere::cash_n_guns::Game>;
extern template class consigliere::ledger::EveningOf<consigliere::cash_n_guns::Game>;
extern template class consigliere::ledger::ObserverViewOf<consigliere::cash_n_guns::Game>;
