#include "companion/court/amendment_outcome.h"

#include "companion/court/score_rows.h"

#include <functional>

namespace consigliere::screens {

using ledger::LaterEntry;
using ledger::Outcome;
using ledger::Verdict;

namespace {

/// Lists the first entries of one kind, and the number of the others.
void draw_lost(Ui& ui, Rect& rest, const std::string& head, const AmendmentDraft& draft,
    const std::function<bool(const LaterEntry&)>& is_lost)
{
    constexpr int most_told = 5;
    int count = 0;
    for (const LaterEntry& follower : draft.amended()->followers) {
        if (!is_lost(follower))
            continue;
        if (++count == 1)
            heading(ui, rest, head);
        if (count <= most_told)
            paragraph(ui, rest,
                language::number(follower.entry) + "  ·  "
                    + draft.evening().table().tell_entry(follower.entry).text);
    }
    if (count > most_told)
        paragraph(ui, rest, tr_count("… and {n} more", "… and {n} more", count - most_told));
}

} // namespace

void draw_losses(Ui& ui, Rect& rest, const AmendmentDraft& draft)
{
    const auto becomes = [](Verdict verdict) {
        return [verdict](const LaterEntry& follower) {
            return follower.in_course > 0 && follower.after == verdict
                && follower.before != verdict;
        };
    };
    const auto has_fate = [](Outcome fate) {
        return [fate](const LaterEntry& follower) { return follower.fate == fate; };
    };
    draw_lost(ui, rest, tr("Dropped entries"), draft, has_fate(Outcome::dropped));
    draw_lost(ui, rest, tr("Replaced entries"), draft, has_fate(Outcome::replaced));
    draw_lost(ui, rest, tr("Allowed only by a ruling"), draft, becomes(Verdict::ruled));
    draw_lost(ui, rest, tr("No longer checkable"), draft, becomes(Verdict::unverified));
}

void draw_score_change(Ui& ui, Rect& rest, const AmendmentDraft& draft)
{
    const auto course_of = [](const ReadOnlyEvening& told) {
        return ComparedEvening{told.evening(), told.table(), told.audience()};
    };
    const ReadOnlyEvening& then = draft.evening();
    const std::vector<EveningDiff::Score> scores =
        compare_scores(course_of(then), course_of(draft.course()));
    const std::function<std::string(std::string_view)> player = [&then](std::string_view actor) {
        return then.player(actor);
    };
    heading(ui, rest, tr("Score if it ended now"));
    draw_score_rows(ui, rest, {scores, then.table(), player});
}

} // namespace consigliere::screens
