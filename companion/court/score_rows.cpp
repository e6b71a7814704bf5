#include "companion/court/score_rows.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

struct ScoreColumns {
    float evening;
    float trial;
    float difference;
};

ScoreColumns columns_for(const Ui& ui, const ScoreRows& rows)
{
    ScoreColumns columns{0, 0, 0};
    if (rows.heads)
        columns = {ui.measure(rows.heads->evening, Font::small).x,
            ui.measure(rows.heads->trial, Font::small).x, 0};
    for (const EveningDiff::Score& score : rows.scores) {
        columns.evening =
            std::max(columns.evening, ui.measure(tell(score.unit, score.evening), Font::strong).x);
        columns.trial =
            std::max(columns.trial, ui.measure(tell(score.unit, score.trial), Font::strong).x);
        columns.difference =
            std::max(columns.difference, ui.measure(tell_difference(score), Font::strong).x);
    }
    const float spare = 2_dp;
    return {columns.evening + spare, columns.trial + spare, columns.difference + spare};
}

Colour colour_of_difference(const widgets::Theme& theme, const EveningDiff::Score& score)
{
    const int difference = score.difference().value_or(0);
    if (difference == 0)
        return theme.quiet;
    return difference > 0 ? theme.saved : theme.refused_text;
}

void draw_heads(Ui& ui, Rect head, const ScoreHeads& heads, const ScoreColumns& columns)
{
    head.cut_right(columns.difference, 6_dp);
    ui.text(
        head.cut_right(columns.trial, 12_dp), heads.trial, {Font::small, ui.theme().trial_text, 1});
    ui.text(
        head.cut_right(columns.evening, 12_dp), heads.evening, {Font::small, ui.theme().quiet, 1});
    ui.elide_text(head, heads.score, {Font::small, ui.theme().quiet});
}

void draw_row(Ui& ui, Rect row, const EveningDiff::Score& score, const ScoreRows& rows,
    const ScoreColumns& columns)
{
    const widgets::Theme& theme = ui.theme();
    ui.text(row.cut_right(columns.difference, 6_dp), tell_difference(score),
        {Font::strong, colour_of_difference(theme, score), 1});
    ui.text(row.cut_right(columns.trial, rows.heads ? 12_dp : 4_dp), tell(score.unit, score.trial),
        {Font::strong, theme.text, 1});
    if (!rows.heads)
        ui.text(row.cut_right(20_dp, 4_dp), "→", {Font::body, theme.quiet, 0.5F});
    ui.text(row.cut_right(columns.evening, 12_dp), tell(score.unit, score.evening),
        {Font::strong, theme.quiet, 1});
    rows.table.draw_sign_of(ui, row.cut_left(28_dp, 10_dp).centre(), 28_dp, score.actor);
    ui.elide_text(row, rows.player(score.actor), {Font::body, theme.text});
}

} // namespace

void draw_score_rows(Ui& ui, Rect& rest, const ScoreRows& rows)
{
    const auto is_covered = [](const EveningDiff::Score& score) {
        return !score.evening && !score.trial;
    };
    if (std::ranges::all_of(rows.scores, is_covered)) {
        remark(ui, rest, tr("The score is hidden for now."));
        return;
    }
    const ScoreColumns columns = columns_for(ui, rows);
    if (rows.heads)
        draw_heads(ui, rest.cut_top(22_dp, 2_dp), *rows.heads, columns);
    for (const EveningDiff::Score& score : rows.scores)
        draw_row(ui, rest.cut_top(34_dp, 2_dp), score, rows, columns);
    rest.cut_top(8_dp);
}

} // namespace consigliere::screens
