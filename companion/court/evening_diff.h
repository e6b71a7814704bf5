#pragma once

#include "companion/desk/table_host.h"
#include "engine/ledger/position_summary.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// One of the two branches compared, with its table for texts.
struct ComparedEvening {
    const ledger::Evening& evening;
    const desk::GameTable& table;
    ledger::Audience audience = ledger::Audience::everybody();
};

/// Differences between a what-if draft and its evening: scores, and changed answers under "Why?".
struct EveningDiff {
    struct Score {
        std::string actor;
        ledger::PositionSummary::Money evening;
        ledger::PositionSummary::Money trial;
        ledger::GameInfo::Unit unit = ledger::GameInfo::Unit::dollars;

        /// Returns nullopt if either total is unknown.
        [[nodiscard]] std::optional<int> difference() const;
    };
    std::vector<Score> scores; ///< Clockwise.
    std::vector<desk::OtherAnswer> because; ///< `before`: evening; `after`: draft.
};
/// Scores in both branches, clockwise, each as its audience may know it.
[[nodiscard]] std::vector<EveningDiff::Score> compare_scores(
    const ComparedEvening& evening, const ComparedEvening& trial);
[[nodiscard]] EveningDiff what_differs(
    const ComparedEvening& evening, const ComparedEvening& trial);

/// "$31", or a placeholder if unknown.
[[nodiscard]] std::string tell(
    ledger::GameInfo::Unit unit, const ledger::PositionSummary::Money& money);
/// "+$5", "−$3", "="; empty if unknown.
[[nodiscard]] std::string tell_difference(const EveningDiff::Score& score);

} // namespace consigliere::screens
