#include "companion/court/amendment_score.h"

#include "companion/court/score_rows.h"

namespace consigliere::screens {

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
