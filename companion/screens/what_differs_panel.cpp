#include "companion/screens/what_differs_panel.h"

#include <algorithm>
#include <array>

namespace consigliere::screens {

namespace {

/// How wide the columns of the score are: the evening, the trial, the difference.
struct Columns {
    float evening;
    float trial;
    float difference;
};

Columns columns_for(const Ui& ui, const std::vector<WhatDiffers::Score>& scores)
{
    Columns columns{
        ui.measure(tr("evening"), Font::small).x, ui.measure(tr("trial"), Font::small).x, 0};
    for (const WhatDiffers::Score& score : scores) {
        columns.evening =
            std::max(columns.evening, ui.measure(tell(score.evening), Font::strong).x);
        columns.trial = std::max(columns.trial, ui.measure(tell(score.trial), Font::strong).x);
        columns.difference =
            std::max(columns.difference, ui.measure(tell_difference(score), Font::strong).x);
    }
    const float spare = 2_dp;
    return {columns.evening + spare, columns.trial + spare, columns.difference + spare};
}

Colour colour_of_difference(const widgets::Theme& theme, const WhatDiffers::Score& score)
{
    const int difference = score.difference().value_or(0);
    if (difference == 0)
        return theme.quiet;
    return difference > 0 ? theme.saved : theme.refused_text;
}

} // namespace

WhatDiffersPanel::Tap WhatDiffersPanel::draw(Ui& ui, const Rect& rect) const
{
    Tap tap;
    scroll_area(ui, "what-if:differs", rect, [&](Rect& rest) {
        draw_partners(ui, rest, tap);
        draw_scores(ui, rest);
        draw_because(ui, rest, tap);
        draw_moves(ui, rest);
    });
    return tap;
}

void WhatDiffersPanel::draw_partners(Ui& ui, Rect& rest, Tap& tap) const
{
    heading(ui, rest, tr("What differs"));
    remark(ui, rest, tr("Compared with the evening"));
    tap.partner = choice_rows(ui, "what-if:partner", rest, partners, chosen);
}

void WhatDiffersPanel::draw_scores(Ui& ui, Rect& rest) const
{
    const auto is_covered = [](const WhatDiffers::Score& score) {
        return !score.evening && !score.trial;
    };
    if (std::ranges::all_of(differs.scores, is_covered)) {
        remark(ui, rest, tr("The score lies covered for now."));
        return;
    }
    const Columns columns = columns_for(ui, differs.scores);
    const float gap = 12_dp;
    Rect head = rest.cut_top(22_dp, 2_dp);
    head.cut_right(columns.difference, 6_dp);
    ui.text(
        head.cut_right(columns.trial, gap), tr("trial"), {Font::small, ui.theme().trial_text, 1});
    ui.text(
        head.cut_right(columns.evening, gap), tr("evening"), {Font::small, ui.theme().quiet, 1});
    ui.text_in_view(head, tr("Score as it would be"), {Font::small, ui.theme().quiet});
    for (const WhatDiffers::Score& score : differs.scores) {
        Rect row = rest.cut_top(34_dp, 2_dp);
        ui.text(row.cut_right(columns.difference, 6_dp), tell_difference(score),
            {Font::strong, colour_of_difference(ui.theme(), score), 1});
        ui.text(row.cut_right(columns.trial, gap), tell(score.trial),
            {Font::strong, ui.theme().text, 1});
        ui.text(row.cut_right(columns.evening, gap), tell(score.evening),
            {Font::strong, ui.theme().quiet, 1});
        draw_score(ui, row, score);
    }
    rest.cut_top(8_dp);
}

void WhatDiffersPanel::draw_score(Ui& ui, const Rect& row, const WhatDiffers::Score& score) const
{
    Rect name = row;
    table.draw_sign_of(ui, name.cut_left(28_dp, 10_dp).centre(), 28_dp, score.actor);
    ui.text_in_view(name, player(score.actor), {Font::body, ui.theme().text});
}

/// A question with its answer, and with the rule that decides: a tap reads it in full.
void WhatDiffersPanel::draw_because(Ui& ui, Rect& rest, Tap& tap) const
{
    heading(ui, rest, tr("Because"));
    if (differs.because.empty())
        paragraph(ui, rest, tr("Every question has the same answer in both."));
    int number = 0;
    for (const WhatDiffers::Because& because : differs.because) {
        if (draw_answer(ui, rest, because, "what-if:because:" + std::to_string(++number)))
            tap.rule = because.rule;
    }
}

bool WhatDiffersPanel::draw_answer(
    Ui& ui, Rect& rest, const WhatDiffers::Because& because, const std::string& id) const
{
    const std::string none = "—";
    std::string detail =
        tr_fill("was: {answer}", {{"answer", because.evening.empty() ? none : because.evening}});
    const std::string of_rule = page(because.rule);
    if (!of_rule.empty())
        detail += "  ·  " + of_rule;
    struct Part {
        const std::string& text;
        Font font;
        Colour colour;
    };
    const std::string& answer = because.trial.empty() ? none : because.trial;
    const widgets::Theme& theme = ui.theme();
    const std::array parts{Part{because.question, Font::small, theme.trial_text},
        Part{answer, Font::strong, theme.text}, Part{detail, Font::small, theme.trial_text}};
    const float between = 6_dp;
    const float width = rest.width() - 30_dp;
    float height = 10_dp;
    for (const Part& part : parts)
        height += paragraph_height(ui, part.text, part.font, width) + between;
    const Rect box = rest.cut_top(height, 8_dp);
    const widgets::Touch touch = ui.touch(id, box);
    ui.fill(box, theme.trial_ground, 8_dp);
    ui.fill({box.left, box.top, box.left + 4_dp, box.bottom}, theme.trial, 2_dp);
    Rect inside{box.left + 16_dp, box.top + 8_dp, box.left + 16_dp + width, box.bottom};
    for (const Part& part : parts)
        paragraph(ui, inside, part.text, part.font, part.colour);
    return static_cast<bool>(touch);
}

void WhatDiffersPanel::draw_moves(Ui& ui, Rect& rest) const
{
    heading(ui, rest, tr("What was tried"));
    if (moves.empty())
        paragraph(ui, rest, tr("Nothing yet: tap as at the table."));
    int number = 0;
    for (const std::string& move : moves)
        paragraph(ui, rest, language::number(++number) + ".  " + move);
}

} // namespace consigliere::screens
