#pragma once

#include "engine/corleone/game.h"

#include <optional>
#include <vector>

/// "Why?" as data: for everything that the referee derives, the rule that decides, the figures of
/// the case, and the entries whose acts made it so. Whoever shows it puts it into words.
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

/// An act that still has its effect, and the entry that it belongs to.
struct Cause {
    int entry = 0;
    Act act;
};

/// A Family's share in the answer: its influence, its markers, its Jobs, its bid in dollars.
struct Share {
    std::optional<Family> family; ///< Nothing stands for the neutral side.
    int count = 0;
};

struct Explanation {
    Question question;
    ledger::RuleId rule;
    /// The Family that the answer names, if it names one.
    std::optional<Family> answer;
    /// The count, limit or sum of dollars that the answer is, where it is one.
    int amount = 0;
    std::vector<Share> shares;
    std::vector<Cause> causes;
};

/// The answer as it stands now, for whoever sees the evening like this.
[[nodiscard]] Explanation explain(const Sight& sight, const Question& question);

/// The standing entry that put a figure where it stands, if the record tells.
[[nodiscard]] std::optional<int> entry_that_placed(const Sight& sight, const FigureAt& figure);

} // namespace consigliere::corleone
