#pragma once

#include "engine/corleone/components.h"
#include "engine/corleone/move.h"
#include "engine/corleone/play.h"
#include "engine/corleone/position.h"
#include "engine/corleone/report.h"
#include "engine/corleone/rules.h"
#include "engine/corleone/secrecy.h"
#include "engine/corleone/terms.h"
#include "engine/ledger/evening.h"
#include "engine/ledger/snapshot.h"

#include <string>
#include <vector>

namespace consigliere::corleone {

/// Corleone's Empire for Timeline, EveningOf and ObserverViewOf: all that these templates require.
struct Game {
    using Position = corleone::Position;
    using Move = corleone::Move;
    using Components = corleone::Components;
    using Act = corleone::Act;
    using Secrecy = corleone::Secrecy;

    static constexpr std::string_view name = "corleone";

    static constexpr auto& book = corleone::book;
    static constexpr auto& spell = corleone::spell;
    [[nodiscard]] static std::vector<std::string> actors(
        const Position& position, const Components& components);
    static constexpr auto& outline = corleone::outline;
};

using Timeline = ledger::Timeline<Game>;
using Evening = ledger::EveningOf<Game>;
using ObserverView = ledger::ObserverViewOf<Game>;
using Snapshot = ledger::SnapshotOf<Game>;

/// Creates an evening from a record head. `known`: component descriptions from earlier sources, in
/// ascending precedence; the record itself takes precedence over all.
[[nodiscard]] ledger::EveningOrComplaint begin_evening(
    const ledger::Tree& record, const std::vector<ledger::Tree>& known);

} // namespace consigliere::corleone

// Instantiated once, in game.cpp.
extern template class consigliere::ledger::Timeline<consigliere::corleone::Game>;
extern template class consigliere::ledger::EveningOf<consigliere::corleone::Game>;
extern template class consigliere::ledger::ObserverViewOf<consigliere::corleone::Game>;
