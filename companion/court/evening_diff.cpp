#include "companion/court/evening_diff.h"

#include "companion/language/language.h"
#include "companion/telling/total.h"

#include <algorithm>
#include <cstdlib>

namespace consigliere::screens {

using ledger::PositionSummary;

namespace {

/// After the end of an evening nothing counted is hidden.
PositionSummary progress_of(const ComparedEvening& course)
{
    const int last = course.evening.history().size();
    PositionSummary progress = course.evening.summary_after(last);
    return progress.is_final ? progress
                             : course.evening.view_for(course.audience)->summary_after(last);
}

} // namespace

std::optional<int> EveningDiff::Score::difference() const
{
    if (!evening || !trial)
        return std::nullopt;
    return *trial - *evening;
}

std::vector<EveningDiff::Score> compare_scores(
    const ComparedEvening& evening, const ComparedEvening& trial)
{
    const PositionSummary before = progress_of(evening);
    const PositionSummary after = progress_of(trial);
    const std::vector<std::string> actors = trial.evening.actors();
    std::vector<EveningDiff::Score> scores;
    for (std::size_t seat = 0; seat < actors.size(); ++seat)
        scores.push_back({actors[seat], before.seats[seat].total, after.seats[seat].total,
            trial.evening.outline().unit});
    return scores;
}

EveningDiff what_differs(const ComparedEvening& evening, const ComparedEvening& trial)
{
    return {compare_scores(evening, trial),
        desk::other_answers(evening.table.explanations(evening.evening.history().size()),
            trial.table.explanations(trial.evening.history().size()))};
}

std::string tell(ledger::GameInfo::Unit unit, const PositionSummary::Money& money)
{
    return money ? telling::tell_total(unit, *money) : std::string("?");
}

std::string tell_difference(const EveningDiff::Score& score)
{
    const std::optional<int> difference = score.difference();
    if (!difference)
        return {};
    if (*difference == 0)
        return "=";
    return (*difference > 0 ? "+" : "−") + telling::tell_total(score.unit, std::abs(*difference));
}

} // namespace consigliere::screens
