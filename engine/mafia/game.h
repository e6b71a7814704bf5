#pragma once

#include "engine/ledger/evening.h"
#include "engine/ledger/snapshot.h"
#include "engine/mafia/components.h"
#include "engine/mafia/move.h"
#include "engine/mafia/play.h"
#include "engine/mafia/position.h"
#include "engine/mafia/report.h"
#include "engine/mafia/rules.h"
#include "engine/mafia/secrecy.h"
#include "engine/mafia/terms.h"

#include <string>
#include <vector>

namespace consigliere::mafia {

/// Traits of MAFIA for the templates of the ledger.
struct Game {
    using Position = mafia::Position;
    using Move = mafia::Move;
    using Components = mafia::Components;
    using Act = mafia::Act;
    using Secrecy = mafia::Secrecy;

    static constexpr std::string_view name = "mafia";

    static constexpr auto& book = mafia::book;
    static constexpr auto& spell = mafia::spell;
    static constexpr auto& outline = mafia::outline;
    /// The persons, although lines name figures.
    [[nodiscard]] static std::vector<std::string> actors(
        const Position& position, const Components& components);
    [[nodiscard]] static std::vector<ledger::Speaker> speakers(const Position& position);
};

using Timeline = ledger::Timeline<Game>;
using Evening = ledger::EveningOf<Game>;
using ObserverView = ledger::ObserverViewOf<Game>;
using Snapshot = ledger::SnapshotOf<Game>;

/// Begins an evening from the head of a record. `known`: earlier descriptions of board and cards,
/// in increasing priority. The record overrides them.
[[nodiscard]] ledger::EveningOrComplaint begin_evening(
    const ledger::Tree& record, const std::vector<ledger::Tree>& known);

} // namespace consigliere::mafia

// Instantiated in game.cpp.
extern template class consigliere::ledger::Timeline<consigliere::mafia::Game>;
extern template class consigliere::ledger::EveningOf<consigliere::mafia::Game>;
extern template class consigliere::ledger::ObserverViewOf<consigliere::mafia::Game>;
