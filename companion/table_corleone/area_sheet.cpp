#include "companion/table_corleone/log_text.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/table_parts.h"

namespace consigliere::table_corleone {

void AreaSheet::draw(Ui& ui, const View& view)
{
    Rect rect = dialog(ui, 1080_dp, 1000_dp);
    const Area territory = *m_territory;
    const Rect close = rect.cut_bottom(60_dp, 10_dp);
    title(ui, rect, tell(territory));
    const bool is_wide = rect.width() > rect.height();
    const Rect land = is_wide ? rect.cut_left(rect.width() * 0.62F, 16_dp)
                              : rect.cut_top(rect.height() * 0.58F, 12_dp);
    m_map.draw_large(ui, land, view.position(), view.components(), territory);
    scroll_area(ui, "area", rect, [&](Rect& rest) { draw_facts(ui, rest, view, territory); });
    if (button(ui, "area:close", close, tr("Close"), {ButtonKind::next}))
        m_territory.reset();
}

namespace {

/// Draws every space that touches the Territory, with its figures.
void draw_spaces(Ui& ui, Rect& rest, const View& view, Area territory)
{
    const Position& position = view.position();
    heading(ui, rest, tr("Spaces"));
    const std::vector<Space>& spaces = view.components().spaces();
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        if (!spaces[i].touches.contains(territory))
            continue;
        const Place place = Place::on(static_cast<SpaceId>(i));
        std::string line = tell(spaces[i]);
        for (const FigureId figure : all_figures) {
            if (position.place_of(figure) == place)
                line = tell(view, figure_at_its_place(position, figure));
        }
        paragraph(ui, rest, line);
    }
    rest.cut_top(8_dp);
}

} // namespace

void AreaSheet::draw_facts(Ui& ui, Rect& rest, const View& view, Area territory)
{
    const auto stack = stack_of(view.position(), territory);
    if (!stack.empty()) {
        heading(ui, rest, tr("Control markers, bottom to top"));
        for (const Family family : stack) {
            Rect row = rest.cut_top(30_dp, 2_dp);
            draw_marker(ui, row.cut_left(40_dp, 10_dp).centre(), 36_dp, family);
            ui.elide_text(row, view.player(family), {Font::body, ui.theme().text});
        }
        rest.cut_top(8_dp);
    }
    draw_spaces(ui, rest, view, territory);
    const auto observed = view.observed();
    const Snapshot now(*observed);
    for (const Question::About about : {Question::About::control, Question::About::domination}) {
        Question question;
        question.about = about;
        question.territory = territory;
        const desk::WhyAnswer told = tell(view, now, question);
        paragraph(ui, rest, told.question, Font::strong);
        paragraph(ui, rest, desk::tell_answer(told));
        for (const desk::WhyAnswer::Cause& because : told.because)
            remark(ui, rest, language::number(because.entry) + "   " + because.text);
        rest.cut_top(8_dp);
    }
}

} // namespace consigliere::table_corleone
