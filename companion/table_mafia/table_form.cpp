#include "companion/table_mafia/table_form.h"

#include "companion/table_mafia/names.h"

namespace consigliere::table_mafia {

using Claim = Believe::Claim;
using Form = Believe::Form;

void TableForm::open()
{
    *this = {};
    m_is_open = true;
}

void TableForm::record(const View& view, const Action& action)
{
    // Close first: the form would cover the verdict card.
    m_is_open = false;
    view.record(std::nullopt, action);
}

bool TableForm::is_complete() const
{
    if (!m_claim)
        return false;
    switch (form_of(*m_claim)) {
    case Form::square:
        return m_square.has_value();
    case Form::rank:
        return m_figure && m_rank;
    case Form::figure:
    case Form::number:
        break;
    }
    return m_figure.has_value();
}

TableForm::Wish TableForm::draw(Ui& ui, const View& view)
{
    Wish wish = Wish::none;
    Rect rect = dialog(ui, 700_dp, 720_dp);
    widgets::title(ui, rect, m_believes ? tr("What does the table claim?") : tr("Table actions"));
    Rect foot = rect.cut_bottom(60_dp, 10_dp);
    if (m_believes)
        draw_contents(ui, rect, foot, belief(view));
    else
        draw_contents(ui, rect, foot.cut_right(150_dp), doings(view, wish));
    return wish;
}

Contents TableForm::doings(const View& view, Wish& wish)
{
    Contents form{"doings", {}};
    const auto records = [&](const Action& action) {
        return Tap{view.may(std::nullopt, action) ? ControlState::enabled : ControlState::explains,
            [this, &view, action] { record(view, action); }};
    };
    const auto board = [&](std::string detail) {
        form.offer(
            "table:board", tr("Describe the board"), std::move(detail), {{}, [this, &wish] {
                                                                             m_is_open = false;
                                                                             wish = Wish::board;
                                                                         }});
    };
    // Until the board is described, that button comes first.
    const bool is_described = view.components().has_circuit();
    if (!is_described)
        board(tr("Once, for all evenings: circuit and home points"));
    form.offer("table:tax", tr("The bank is out of money"),
        tr("Every player pays in half of their money · M-5.2"), records(Tax{}));
    form.offer("table:stop", tr("We stop and count"),
        tr("No one can or will fill the empty fields · A32"), records(Stop{}));
    form.offer("table:believe", tr("Ask the referee…"),
        tr("Make a claim; the referee says if it’s true."), sets(m_believes, true));
    if (is_described)
        board(tr("Described already; you can change it."));
    form.goes_on("table:close", tr("Close"), sets(m_is_open, false));
    return form;
}

Contents TableForm::belief(const View& view)
{
    Contents form{"belief", {}};
    form.goes_back("belief:cancel", sets(m_believes, false).does);
    form.goes_on("belief:done", tr("Ask"),
        {ready_if(is_complete(), tr("First choose the claim above.")), [this, &view] {
             record(view,
                 Believe{{*m_claim, m_figure.value_or(Figure{}), m_number, m_rank.value_or(Rank{}),
                     m_square.value_or(Square{})}});
         }});
    form.grid(2, all_of<Claim>, [this](Claim claim) {
        const auto chooses = [this, claim] {
            m_claim = claim;
            m_number = 0;
        };
        return Button{
            "claim:" + std::string(word_of(claim)), tell(claim), {{}, chooses}, m_claim == claim};
    });
    if (!m_claim)
        return form;
    const Form asked = form_of(*m_claim);
    if (asked == Form::square) {
        add_squares(form, "square", m_square, [this](Square each) { return sets(m_square, each); });
        return form;
    }
    form.heading(tr("Who?"));
    add_figures(form, "believed", m_figure, [this](Figure each) { return sets(m_figure, each); });
    if (asked == Form::rank) {
        form.grid(3, all_of<Rank>, [this](Rank rank) {
            return Button{"rank:" + std::to_string(static_cast<int>(rank)), tell(rank),
                sets(m_rank, rank), m_rank == rank};
        });
    } else if (asked == Form::number && counts_things(*m_claim)) {
        form.numbers("count", 0, pieces_per_figure, m_number,
            [this](int number) { return sets(m_number, number); });
    } else if (asked == Form::number) {
        form.add(desk::Amount{"amount", &m_number, &money});
    }
    return form;
}

} // namespace consigliere::table_mafia
