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
        control, ///< Who controls `territory` (19.control); nobody controls Central Park
                 ///< (15.central-park).
        influence, ///< How a Turf War in `territory` would be counted now (19.influence), and why
                   ///< nobody would win it (19.tie, 19.neutral, 19.empty).
        domination, ///< Who dominates `territory` (23.domination).
        job_bonus, ///< Who has the most Jobs of `colour` (23.jobs).
        turn, ///< Whose turn it is (13.turn).
        first_player, ///< Who holds the Horse Head (27.horse-head).
        bribery, ///< In which order Allies are taken (20.order, 20.tie), once all bids are laid.
        hand, ///< How many cards `family` holds (21.limit).
        hand_limit, ///< How many anybody may keep after `act` (10.hand-limit).
        suitcase, ///< What lies in the Suitcase of `family` (27.bank).
        markers, ///< How many Control markers `family` has left (9.figures).
        winner, ///< Who would win if it ended now, by whose totals (23.winner).
        total, ///< What `family` would have then, and all others (23.winner).
        completed, ///< How many Jobs `family` has completed (16.suitcase).
        supply, ///< How many figures `family` has left to be used (13.out).
        figure, ///< In how many Territories `figure` counts in a war, and for whom
                ///< (19.influence); in none while it lies in the Hudson (17.shot).
        business, ///< Who is paid when somebody else’s figure uses the Front of `business`
                  ///< (14.controller).
        space, ///< Who stands on `space` and uses its Backs (15.back).
        public_job, ///< Who may complete `job` now (16.job).
        phase, ///< Whom `phase` waits for, if it is the one that runs; by the rule that ends it.
    };
    About about = About::control;
    Area territory = Area::wall_street;
    Family family = Family::marzullo;
    JobColour colour = JobColour::yellow;
    FigureId figure{};
    BusinessId business{};
    SpaceId space{};
    JobId job{};
    Phase phase = Phase::business;
    /// The Act that is asked about; 0 for the one that runs.
    int act = 0;

    [[nodiscard]] friend bool operator==(const Question&, const Question&) = default;
};

/// A Family's share in the answer: its influence, its markers, its Jobs, its bid or its total in
/// dollars.
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

/// The Territories in which a figure counts in a Turf War.
[[nodiscard]] AreaSet counts_in(
    const Position& position, const Components& components, FigureId figure);

[[nodiscard]] Answer answer(
    const Position& position, const Components& components, const Question& question);

} // namespace consigliere::corleone
