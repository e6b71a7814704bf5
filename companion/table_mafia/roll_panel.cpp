#include "companion/table_mafia/names.h"
#include "companion/table_mafia/panels.h"
#include "companion/table_mafia/pieces.h"
#include "companion/table_mafia/table_parts.h"
#include "engine/mafia/answers.h"

namespace consigliere::table_mafia {

void Dice::add(Contents& panel, const View& view, std::optional<Figure> figure, std::string title)
{
    panel.headed(std::move(title));
    panel.numbers("die", 1, 6, m_number, [&](int number) {
        return Tap{{}, [this, &view, figure, number] {
                       m_number = number;
                       roll(view, figure);
                   }};
    });
    panel.headed(tr("Next by the colour die"));
    add_figures(panel, "next", m_next, [&](Figure next) {
        return Tap{{}, [this, &view, figure, next] {
                       m_next = next;
                       roll(view, figure);
                   }};
    });
}

void Dice::roll(const View& view, std::optional<Figure> figure)
{
    if (!figure || !m_number || !m_next)
        return;
    const Roll rolled{*m_number, *m_next};
    reset();
    view.record(*figure, rolled);
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
    return {.lit = roller(view)};
}

Contents RollPanel::contents(const View& view)
{
    const std::optional<Figure> figure = roller(view);
    Contents panel{"roll",
        {sign_of(figure),
            figure ? tr_fill("{figure} rolls", {{"figure", tell(*figure)}}) : tr("Who starts?"),
            figure ? tell_standing(view, *figure) : tr("By lot (M-3.1)")}};
    if (!next_player(view.position()))
        add_figures(panel, "first", m_first, [&](Figure first) {
            return Tap{{}, [this, &view, first] {
                           m_first = first;
                           m_dice.roll(view, first);
                       }};
        });
    m_dice.add(panel, view, figure, tr("Rolled"));
    add_describe_board(panel, view, m_mode);
    add_what_hands_do(panel, view);
    return panel;
}

void add_describe_board(Contents& panel, const View& view, Mode& mode)
{
    if (!view.components().has_circuit())
        panel.offer("board:describe", tr("Describe the board"),
            tr("If you like; once for all evenings"), sets(mode, Mode::describe));
}

} // namespace consigliere::table_mafia
