#include "companion/court/evening_diff_panel.h"

#include "companion/court/score_rows.h"

#include <array>

namespace consigliere::screens {

WhatDiffersPanel::Tap WhatDiffersPanel::draw(Ui& ui, const Rect& rect) const
{
    Tap tap;
    scroll_area(ui, "what-if:differs", rect, [&](Rect& rest) {
        draw_partners(ui, rest, tap);
        draw_score_rows(ui, rest,
            {differs.scores, table, player,
                ScoreHeads{tr("Score in this what-if"), tr("evening"), tr("tried")}});
        draw_because(ui, rest, tap);
        draw_moves(ui, rest);
    });
    return tap;
}

void WhatDiffersPanel::draw_partners(Ui& ui, Rect& rest, Tap& tap) const
{
    heading(ui, rest, tr("Differences"));
    remark(ui, rest, tr("Compared with the evening"));
    tap.partner = choice_rows(ui, "what-if:partner", rest, partners, chosen);
}

void WhatDiffersPanel::draw_because(Ui& ui, Rect& rest, Tap& tap) const
{
    heading(ui, rest, tr("Why it differs"));
    if (differs.because.empty())
        paragraph(ui, rest, tr("All answers are the same in both."));
    int number = 0;
    for (const desk::OtherAnswer& because : differs.because) {
        if (draw_answer(ui, rest, because, "what-if:because:" + std::to_string(++number)))
            tap.rule = because.rule;
    }
}

bool WhatDiffersPanel::draw_answer(
    Ui& ui, Rect& rest, const desk::OtherAnswer& because, const std::string& id) const
{
    const std::string none = "—";
    std::string detail =
        tr_fill("was: {answer}", {{"answer", because.before.empty() ? none : because.before}});
    const std::string of_rule = page(because.rule);
    if (!of_rule.empty())
        detail += "  ·  " + of_rule;
    struct Part {
        const std::string& text;
        Font font;
        Colour colour;
    };
    const std::string& answer = because.after.empty() ? none : because.after;
    const widgets::Theme& theme = ui.theme();
    const std::array parts{Part{because.question, Font::small, theme.trial_text},
        Part{answer, Font::strong, theme.text}, Part{detail, Font::small, theme.trial_text}};
    const float between = 6_dp;
    const float width = rest.width() - 30_dp;
    float height = 10_dp;
    for (const Part& part : parts)
        height += paragraph_height(ui, part.text, part.font, width) + between;
    const Rect box = rest.cut_top(height, 8_dp);
    const widgets::Interaction touch = ui.touch(id, box);
    ui.fill(box, theme.trial_ground, 8_dp);
    ui.fill({box.left, box.top, box.left + 4_dp, box.bottom}, theme.trial, 2_dp);
    Rect inside{box.left + 16_dp, box.top + 8_dp, box.left + 16_dp + width, box.bottom};
    for (const Part& part : parts)
        paragraph(ui, inside, part.text, part.font, part.colour);
    return static_cast<bool>(touch);
}

void WhatDiffersPanel::draw_moves(Ui& ui, Rect& rest) const
{
    heading(ui, rest, tr("Tried moves"));
    if (moves.empty())
        paragraph(ui, rest, tr("Nothing yet. Tap moves as at the table."));
    int number = 0;
    for (const std::string& move : moves)
        paragraph(ui, rest, language::number(++number) + ".  " + move);
}

} // namespace consigliere::screens
