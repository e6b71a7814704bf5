#pragma once

#include "engine/corleone/components.h"
#include "engine/corleone/move.h"
#include "engine/corleone/play.h"
#include "engine/corleone/position.h"
#include "engine/corleone/rules.h"
#include "engine/corleone/secrecy.h"
#include "engine/corleone/terms.h"
#include "engine/ledger/evening.h"

#include <string>
#include <vector>

namespace consigliere::corleone {

/// Corleone's Empire as the ledger's Timeline and Evening want it: the list of what a game gives.
struct Game {
    using Position = corleone::Position;
    using Move = corleone::Move;
    using Components = corleone::Components;
    using Act = corleone::Act;
    using Secrecy = corleone::Secrecy;

    static constexpr std::string_view name = "corleone";

    [[nodiscard]] static const std::vector<ledger::RuleId>& book() { return corleone::book(); }
    [[nodiscard]] static ledger::ErrorOr<Move> parse(std::string_view line, Components& components)
    {
        return corleone::parse(line, components);
    }
    static void play(
        const Position& position, const Move& move, const Components& components, Judged& judged)
    {
        corleone::play(position, move, components, judged);
    }
    [[nodiscard]] static std::vector<std::string> actors(
        const Position& position, const Components& components);
    [[nodiscard]] static std::vector<ledger::LegalLine> legal_lines(
        const Position& position, const Components& components);
    [[nodiscard]] static ledger::Tree report(
        const Position& position, const Components& components, ledger::Audience audience);
    [[nodiscard]] static ledger::Tree score_report(
        const Position& position, const Components& components, ledger::Audience audience);
    [[nodiscard]] static std::string spell(ledger::Term term, const Components& components)
    {
        return corleone::spell(term, components);
    }
};

using Timeline = ledger::Timeline<Game>;
using Evening = ledger::EveningOf<Game>;
using Sight = ledger::SightOf<Game>;

/// Begins an evening from the head of a record. `known` are descriptions of components from
/// earlier sources, weakest first; those in the record itself win over them.
[[nodiscard]] ledger::EveningOrComplaint begin_evening(
    const ledger::Tree& record, const std::vector<ledger::Tree>& known);

} // namespace consigliere::corleone

// Compiled once, in game.cpp, and not again by everybody who looks at an evening.
extern template class consigliere::ledger::Timeline<consigliere::corleone::Game>;
extern template class consigliere::ledger::EveningOf<consigliere::corleone::Game>;
extern template class consigliere::ledger::SightOf<consigliere::corleone::Game>;
