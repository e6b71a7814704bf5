#include "companion/evening/table_layout.h"
#include "companion/table/table_parts.h"

#include <algorithm>
#include <vector>

namespace consigliere::screens {

namespace {

enum class Subject : std::uint8_t { board, turn, undo, verdict, why };

struct GuideStep {
    Subject subject;
    std::string heading;
    std::string text;
};

std::vector<GuideStep> all_steps(const std::string& on_describing)
{
    std::vector<GuideStep> steps{
        {Subject::board, tr("Record what happens"),
            tr("Play on your real table and tap each move here. Whatever glows is allowed now. A "
               "dashed outline is empty, or not described yet.")},
        {Subject::turn, tr("What comes next"),
            tr("See whose turn it is and what they can do. The large button is the next step. Tap "
               "anything grey to see why it isn’t allowed.")},
        {Subject::undo, tr("Mistakes are easy to undo"),
            tr("Tap “Undo” as often as you like. Undone entries stay in the log, so you can redo "
               "them.")},
        {Subject::verdict, tr("When the referee objects"),
            tr("If a move breaks a rule, the rule and its page appear here. Your table has the "
               "last word: “We rule otherwise” allows the move.")},
        {Subject::why, tr("When you disagree"),
            tr("Tap “Why?”, then anything on the table. You get the answer, its page and the "
               "entries behind it.")},
    };
    if (!on_describing.empty())
        steps.insert(steps.begin() + 1,
            GuideStep{Subject::turn, tr("New cards are described once"), on_describing});
    return steps;
}

Rect place_of(const TableLayout& layout, const Guide::Buttons& buttons, Subject subject)
{
    switch (subject) {
    case Subject::board:
        return layout.board;
    case Subject::turn:
        return layout.side;
    case Subject::undo:
        return buttons.undo.inset(-4_dp);
    case Subject::verdict:
        return layout.verdict;
    case Subject::why:
        break;
    }
    return buttons.why.inset(-4_dp);
}

/// Dims everything except a framed rectangle.
void point_at(Ui& ui, const Rect& place)
{
    const Rect all = ui.whole_display();
    const widgets::Colour shade = ui.theme().ground.with_opacity(0.75F);
    ui.fill({all.left, all.top, all.right, place.top}, shade);
    ui.fill({all.left, place.bottom, all.right, all.bottom}, shade);
    ui.fill({all.left, place.top, place.left, place.bottom}, shade);
    ui.fill({place.right, place.top, all.right, place.bottom}, shade);
    ui.outline(place.inset(1.5_dp), ui.theme().brass, 3_dp, 6_dp);
}

/// Rectangle of the text: covers nothing of its subject.
Rect card_place(const TableLayout& layout, Subject subject, float height)
{
    const Rect& room = subject == Subject::board ? layout.side : layout.board;
    const float width = std::min(520_dp, room.width() - 16_dp);
    return Rect::around(room.centre(), width, std::min(height, room.height() - 8_dp));
}

} // namespace

bool Guide::draw(Ui& ui, const Buttons& buttons, const std::string& on_describing)
{
    const TableLayout layout = lay_out_table(ui.whole_display());
    const std::vector<GuideStep> steps = all_steps(on_describing);
    const GuideStep& step = steps[m_step];
    point_at(ui, place_of(layout, buttons, step.subject));

    const float border = 40_dp;
    const float width = card_place(layout, step.subject, 0).width() - border;
    const Font font = Font::body;
    const float height =
        border + 48_dp + paragraph_height(ui, step.text, font, width) + 12_dp + 56_dp;
    const Rect card = card_place(layout, step.subject, height);
    ui.watch_dialog(card);
    Rect rect = widgets::panel(ui, card);
    Rect row = rect.cut_bottom(56_dp, 6_dp);
    const bool is_last = m_step + 1 == steps.size();
    const std::string onward = is_last ? tr("Back to the table") : tr("Next");
    const float onward_width = std::max(140_dp, button_width(ui, onward));
    const bool goes_on =
        button(ui, "guide:next", row.cut_right(onward_width, 8_dp), onward, {ButtonKind::next});
    bool ends = goes_on && is_last;
    if (!is_last) {
        const std::string skip = tr("Skip");
        const Rect place = row.cut_right(std::max(96_dp, button_width(ui, skip)), 8_dp);
        ends = button(ui, "guide:close", place, skip, {ButtonKind::quiet});
    }
    const std::string count = tr_fill("{step} of {steps}",
        {{"step", language::number(static_cast<int>(m_step) + 1)},
            {"steps", language::number(static_cast<int>(steps.size()))}});
    // With the largest font there is no room for the step count.
    if (ui.measure(count, Font::small).x <= row.width())
        ui.text(row, count, {Font::small, ui.theme().quiet});
    title(ui, rect, step.heading);
    widgets::paragraph(ui, rect, step.text, font);
    if (goes_on && !is_last)
        ++m_step;
    return ends;
}

} // namespace consigliere::screens
