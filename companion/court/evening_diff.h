#pragma once

#include "companion/desk/desk.h"
#include "engine/ledger/position_summary.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// One of two courses of an evening that are compared, as a table tells of it.
struct ComparedEvening {
    const ledger::Evening& evening;
    const desk::GameTable& table;
    ledger::Audience audience = ledger::Audience::everybody();
};

/// What a trial differs in from the evening, in words: what everybody would have, and every
/// question under “Why?” that has another answer now.
struct EveningDiff {
    struct Score {
        std::string actor;
        ledger::PositionSummary::Money evening;
        ledger::PositionSummary::Money trial;
        ledger::GameInfo::Unit unit = ledger::GameInfo::Unit::dollars;

        /// Nothing where one of both is not known.
        [[nodiscard]] std::optional<int> difference() const;
    };
    std::vector<Score> scores; ///< Clockwise.
    std::vector<desk::OtherAnswer> because; ///< Before: in the evening; after: in the trial.
};
/// What everybody has in both, clockwise, as the audience of each may know it.
[[nodiscard]] std::vector<EveningDiff::Score> compare_scores(
    const ComparedEvening& evening, const ComparedEvening& trial);
[[nodiscard]] EveningDiff what_differs(
    const ComparedEvening& evening, const ComparedEvening& trial);

/// "$31", or a sign for what nobody may know yet.
[[nodiscard]] std::string tell(
    ledger::GameInfo::Unit unit, const ledger::PositionSummary::Money& money);
/// "+$5", "−$3", "="; empty where it is not known.
[[nodiscard]] std::string tell_difference(const EveningDiff::Score& score);

} // namespace consigliere::screens
