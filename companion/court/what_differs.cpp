#include "companion/court/what_differs.h"

#include "companion/language/language.h"
#include "companion/telling/total.h"

#include <algorithm>
#include <cstdlib>

namespace consigliere::screens {

using ledger::Progress;

namespace {

/// Once an evening is over, nothing that counted in it is hidden any more.
Progress progress_of(const Course& course)
{
    const int last = course.evening.history().size();
    Progress progress = course.evening.progress_after(last);
    return progress.is_final ? progress
                             : course.evening.seen_by(course.audience)->progress_after(last);
}

} // namespace

std::optional<int> WhatDiffers::Score::difference() const
{
    if (!evening || !trial)
        return std::nullopt;
    return *trial - *evening;
}

std::vector<WhatDiffers::Score> compare_scores(const Course& evening, const Course& trial)
{
    const Progress before = progress_of(evening);
    const Progress after = progress_of(trial);
    const std::vector<std::string> actors = trial.evening.actors();
    std::vector<WhatDiffers::Score> scores;
    for (std::size_t seat = 0; seat < actors.size(); ++seat)
        scores.push_back({actors[seat], before.seats[seat].total, after.seats[seat].total,
            trial.evening.outline().unit});
    return scores;
}

WhatDiffers what_differs(const Course& evening, const Course& trial)
{
    return {compare_scores(evening, trial),
        desk::other_answers(evening.table.explanations(evening.evening.history().size()),
            trial.table.explanations(trial.evening.history().size()))};
}

std::string tell(ledger::Outline::Unit unit, const Progress::Money& money)
{
    return money ? telling::tell_total(unit, *money) : std::string("?");
}

std::string tell_difference(const WhatDiffers::Score& score)
{
    const std::optional<int> difference = score.difference();
    if (!difference)
        return {};
    if (*difference == 0)
        return "=";
    return (*difference > 0 ? "+" : "−") + telling::tell_total(score.unit, std::abs(*difference));
}

} // namespace consigliere::screens
