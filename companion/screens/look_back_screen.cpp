#include "companion/screens/look_back_screen.h"

#include "companion/screens/table_layout.h"
#include "companion/tables/tables.h"

#include <algorithm>

namespace consigliere::screens {

LookBackScreen::LookBackScreen(Context context, Past past, int entry)
    : m_context(context)
    , m_past(std::move(past))
{
    go_to(entry);
}

void LookBackScreen::go_to(int entry)
{
    m_entry = std::clamp(entry, 0, last());
    db::Record until = m_past.record;
    until.moves.resize(static_cast<std::size_t>(m_entry));
    auto evening = db::replay(until, m_past.verdicts, m_past.record.game(), {});
    if (m_notice.tells_failure(evening))
        return;
    // The table refers to the evening, so it goes first.
    m_table.reset();
    m_evening = std::move(evening.value());
    m_table = tables::find(m_evening->game()).make_table(*this, *m_evening);
}

void LookBackScreen::draw(Ui& ui, const Rect& rect)
{
    if (m_notice.is_shown()) {
        m_notice.draw(ui);
        if (!m_notice.is_shown())
            leave();
        return;
    }
    const TableLayout layout = lay_out_table(rect);
    Rect side = layout.side;
    ui.fill(side, ui.theme().panel);
    side = side.inset(12_dp);
    ui.begin_covered();
    m_table->draw_board(ui, layout.board);
    m_table->draw_seats(ui, layout.seats);
    m_table->draw_turn(ui, side);
    ui.end_covered();
    // What is past is dimmed a little, and framed.
    ui.fill(rect, ui.theme().ground.with_opacity(0.25F));
    draw_bar(ui, layout.top_bar);
    ui.outline(rect.inset(2_dp), ui.theme().focus, 4_dp);
}

void LookBackScreen::draw_bar(Ui& ui, const Rect& rect)
{
    ui.fill(rect, ui.theme().raised);
    Rect bar = rect.inset(12_dp, 0);
    bar = Rect::around(bar.centre(), bar.width(), 48_dp);
    const std::string label = tr("Back to now");
    if (button(ui, "past:close", bar.cut_right(button_width(ui, label), 12_dp), label,
            {ButtonKind::next}))
        leave();
    if (button(ui, "past:before", bar.cut_left(56_dp, 8_dp), symbol::back,
            {.mood = ready_if(m_entry > 0)}))
        go_to(m_entry - 1);
    if (button(ui, "past:after", bar.cut_left(56_dp, 14_dp), symbol::forward,
            {.mood = ready_if(m_entry < last())}))
        go_to(m_entry + 1);
    const std::string title = m_entry == 0
        ? tr("At the beginning")
        : tr_fill("After entry {entry}", {{"entry", language::number(m_entry)}});
    const std::string told = m_entry == 0 ? std::string() : m_table->tell_entry(m_entry).text;
    ui.text_in_view(bar.cut_top(bar.height() * 0.55F), title, {Font::strong, ui.theme().text});
    ui.text_in_view(bar, told, {Font::small, ui.theme().quiet});
}

} // namespace consigliere::screens
