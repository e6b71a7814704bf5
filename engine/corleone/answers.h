#pragma once

#include "engine/corleone/components.h"
#include "engine/corleone/position.h"

#include <optional>
#include <vector>

/// The one way to ask about a position: who controls a Territory, how many cards a hand may keep,
/// in which order Allies are taken. “Why?” adds the entries behind an answer (`explain.h`), and
/// what the table believes is compared with it (`beliefs.cpp`).
namespace consigliere::corleone {

/// What can be asked.
struct Question {
    enum class About : std::uint8_t {
        control, ///< Who controls `territory` (19.control).
        influence, ///< How a Turf War in `territory` would be counted now (19.influence).
        domination, ///< Who dominates `territory` (23.domination).
        job_bonus, ///< Who has the most Jobs of `colour` (23.jobs).
        turn, ///< Whose turn it is (13.turn).
        first_player, ///< Who holds the Horse Head (27.horse-head).
        bribery, ///< In which order Allies are taken (20.order, 20.tie), once all bids are laid.
        hand, ///< How many cards `family` holds (21.limit).
        hand_limit, ///< How many it may keep (10.hand-limit).
        suitcase, ///< What lies in the Suitcase of `family` (27.bank).
        markers, ///< How many Control markers `family` has left (9.figures).
    };
    About about = About::control;
    Area territory = Area::wall_street;
    Family family = Family::marzullo;
    JobColour colour = JobColour::yellow;
};

/// A Family's share in the answer: its influence, its markers, its Jobs, its bid in dollars.
struct Share {
    std::optional<Family> family; ///< Nothing stands for the neutral side.
    int count = 0;
};

struct Answer {
    ledger::RuleId rule;
    /// The Family that the answer names, if it names one.
    std::optional<Family> answer;
    /// The count, limit or sum of dollars that the answer is, where it is one.
    int amount = 0;
    std::vector<Share> shares;

    /// What a Family has a share of; 0 if it has none.
    [[nodiscard]] int share_of(Family family) const;
};

[[nodiscard]] Answer answer(
    const Position& position, const Components& components, const Question& question);

} // namespace consigliere::corleone
