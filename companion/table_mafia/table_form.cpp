#include "companion/table_mafia/table_form.h"

#include "companion/table_mafia/names.h"
#include "companion/table_mafia/panel.h"
#include "companion/table_mafia/pieces.h"

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
    // What the referee has against it stands on the verdict card, which the form would hide.
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
    widgets::title(ui, rect, m_believes ? tr("The table believes that …") : tr("The table"));
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    if (m_believes) {
        const Rect back = buttons.cut_left(buttons.width() * 0.4F, 10_dp);
        scroll_area(ui, "belief", rect, [&](Rect& rest) { draw_belief(ui, rest); });
        if (button(ui, "belief:cancel", back, tr("Back")))
            m_believes = false;
        else if (button(ui, "belief:done", buttons, tr("Ask the referee"),
                     next_if(is_complete(), tr("Choose above what the table believes."))))
            record(view,
                Believe{{*m_claim, m_figure.value_or(Figure{}), m_number, m_rank.value_or(Rank{}),
                    m_square.value_or(Square{})}});
        return wish;
    }
    scroll_area(ui, "doings", rect, [&](Rect& rest) { draw_doings(ui, rest, view, wish); });
    if (button(ui, "table:close", buttons.cut_right(150_dp), tr("Close"), {ButtonKind::next}))
        m_is_open = false;
    return wish;
}

void TableForm::draw_doings(Ui& ui, Rect& rect, const View& view, Wish& wish)
{
    const auto row = [&](const char* id, const std::string& label, const std::string& detail,
                         Mood mood = Mood::ready) {
        return widgets::button_with_detail(
            ui, id, rect.cut_top(64_dp, 8_dp), label, detail, {.mood = mood});
    };
    const auto mood_of = [&](const Action& action) {
        return view.may(std::nullopt, action) ? Mood::ready : Mood::refused;
    };
    const auto board = [&](const std::string& detail) {
        if (!row("table:board", tr("Describe the board"), detail))
            return;
        m_is_open = false;
        wish = Wish::board;
    };
    // Until it is done that is what most people come for.
    const bool is_described = view.components().has_circuit();
    if (!is_described)
        board(tr("Once, for all evenings: circuit and home points"));
    if (row("table:tax", tr("The bank has run out of money"),
            tr("Every player pays in half of his money · M-5.2"), mood_of(Tax{})))
        record(view, Tax{});
    if (row("table:stop", tr("We stop and count"),
            tr("Nobody can or wants to fill what is free · A32"), mood_of(Stop{})))
        record(view, Stop{});
    if (row("table:believe", tr("We believe that …"), tr("The referee says whether it is so.")))
        m_believes = true;
    if (is_described)
        board(tr("It is described; it can be told anew."));
}

void TableForm::draw_belief(Ui& ui, Rect& rect)
{
    constexpr int columns = 2;
    constexpr int count = static_cast<int>(ledger::count_of<Claim>);
    constexpr int rows = (count + columns - 1) / columns;
    const std::vector<Rect> cells =
        rect.cut_top(static_cast<float>(rows) * 54_dp, 8_dp).grid(columns, rows, 4_dp);
    for (const Claim claim : all_of<Claim>) {
        const auto index = static_cast<std::size_t>(claim);
        if (button(ui, "claim:" + std::string(word_of(claim)), cells[index], tell(claim),
                {chosen_if(m_claim == claim), Mood::ready, Font::body})) {
            m_claim = claim;
            m_number = 0;
        }
    }
    if (!m_claim)
        return;
    const Form form = form_of(*m_claim);
    if (form != Form::square) {
        heading(ui, rect, tr("Who?"));
        if (const auto figure = choose_figure(ui, rect, {"believed", m_figure}))
            m_figure = figure;
    }
    if (form == Form::rank) {
        std::vector<std::string> ranks;
        for (const Rank rank : all_of<Rank>)
            ranks.push_back(tell(rank));
        const int tapped = choice_row(
            ui, "rank", rect.cut_top(52_dp, 8_dp), ranks, m_rank ? static_cast<int>(*m_rank) : -1);
        if (tapped >= 0)
            m_rank = static_cast<Rank>(tapped);
    } else if (form == Form::number && counts_things(*m_claim)) {
        if (const auto number = choose_number(ui, rect, {"count", 0, pieces_per_figure, m_number}))
            m_number = *number;
    } else if (form == Form::number) {
        m_number = choose_amount(ui, rect, "amount", m_number);
    } else if (form == Form::square) {
        const std::vector<Rect> squares =
            rect.cut_top(Square::rows * 52_dp, 8_dp).grid(Square::columns, Square::rows, 4_dp);
        Squares::all().each([&](Square square) {
            const auto index = static_cast<std::size_t>(static_cast<int>(square));
            if (button(ui, "square:" + word_of(square), squares[index], tell(square),
                    {chosen_if(m_square == square), Mood::ready, Font::body}))
                m_square = square;
        });
    }
}

} // namespace consigliere::table_mafia
