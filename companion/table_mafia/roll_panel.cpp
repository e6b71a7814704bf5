#include "companion/table_mafia/roll_panel.h"

#include "companion/table_mafia/names.h"
#include "companion/table_mafia/pieces.h"
#include "companion/table_mafia/what_hands_do.h"
#include "engine/mafia/answers.h"

namespace consigliere::table_mafia {

void Dice::draw(Ui& ui, Rect& rect, const View& view, std::optional<Figure> figure,
    PanelShape shape, std::string_view title)
{
    draw_headed(ui, rect, shape, title, [&](Rect& row) {
        if (const auto rolled = choose_number(ui, row, {"die", 1, 6, m_number}))
            m_number = rolled;
    });
    draw_headed(ui, rect, shape, tr("Next by the colour die"), [&](Rect& row) {
        if (const auto next = choose_figure(ui, row, {"next", m_next}))
            m_next = next;
    });
    if (!figure || !m_number || !m_next)
        return;
    const Roll roll{*m_number, *m_next};
    reset();
    view.record(*figure, roll);
}

std::optional<Figure> RollPanel::roller(const View& view) const
{
    const std::optional<Figure> next = next_player(view.position());
    return next ? next : m_first;
}

void RollPanel::reset()
{
    m_first.reset();
    m_dice.reset();
}

BoardLook RollPanel::look(const View& view)
{
    BoardLook look;
    look.lit = roller(view);
    return look;
}

void RollPanel::draw(Ui& ui, Rect rect, const Rect& foot, const View& view)
{
    const std::optional<Figure> figure = roller(view);
    if (figure)
        draw_turn_header(ui, rect, figure, tr_fill("{figure} rolls", {{"figure", tell(*figure)}}),
            tell_standing(view, *figure));
    else
        draw_turn_header(ui, rect, std::nullopt, tr("Who begins?"), tr("By lot (M-3.1)"));
    const PanelShape shape = shape_of(rect);
    scroll_area(ui, "roll", rect, [&](Rect& rest) {
        if (!next_player(view.position())) {
            if (const auto first = choose_figure(ui, rest, {"first", m_first}))
                m_first = first;
        }
        m_dice.draw(ui, rest, view, figure, shape, tr("Rolled"));
        draw_what_hands_do(ui, rest, view);
    });
    draw_describe_board(ui, foot, view, m_mode);
}

void draw_describe_board(Ui& ui, const Rect& foot, const View& view, Mode& mode)
{
    if (!view.components().has_circuit()
        && button(ui, "board:describe", foot, tr("Describe the board"), {ButtonKind::next}))
        mode = Mode::describe;
}

} // namespace consigliere::table_mafia
