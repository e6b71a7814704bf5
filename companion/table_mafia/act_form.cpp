#include "companion/table_mafia/act_form.h"

#include "companion/table_mafia/log_text.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/panel.h"
#include "companion/table_mafia/pieces.h"

namespace consigliere::table_mafia {

std::vector<std::string> ActForm::kinds() const
{
    std::vector<std::string> labels;
    for (const ActKind& kind : acts_by_hand)
        labels.push_back(tr(kind.label));
    return labels;
}

std::string ActForm::tell(const View&, const Act& act) const
{
    return tell_act(act);
}

void ActForm::begin(int kind)
{
    m_draft = ActDraft{static_cast<std::size_t>(kind)};
}

bool ActForm::is_complete() const
{
    return m_draft.is_complete();
}

Act ActForm::finished() const
{
    return m_draft.finished();
}

void ActForm::draw_choices(Ui& ui, Rect& rect, const View& view)
{
    const ActKind& kind = m_draft.needs();
    const auto bank = [&](std::string_view id, bool& is_bank, std::optional<Figure>& figure) {
        if (!kind.has_bank)
            return;
        if (button(ui, id, rect.cut_top(50_dp, 8_dp), tr("the bank"), {chosen_if(is_bank)})) {
            is_bank = !is_bank;
            figure.reset();
        }
    };
    heading(ui, rect, kind.has_other ? tr("From whom?") : tr("Who?"));
    if (const auto figure = choose_figure(ui, rect, {"who", m_draft.figure})) {
        m_draft.figure = figure;
        m_draft.is_from_bank = false;
    }
    bank("who:bank", m_draft.is_from_bank, m_draft.figure);
    if (kind.has_other) {
        heading(ui, rect, tr("To whom?"));
        if (const auto other = choose_figure(ui, rect, {"whom", m_draft.other})) {
            m_draft.other = other;
            m_draft.is_to_bank = false;
        }
        bank("whom:bank", m_draft.is_to_bank, m_draft.other);
    }
    if (kind.has_amount)
        m_draft.amount = choose_amount(ui, rect, "amount", m_draft.amount);
    if (kind.has_post)
        draw_post(ui, rect, "from");
    if (kind.has_square) {
        heading(ui, rect, kind.has_post ? tr("Where does he go?") : tr("Which field of the map?"));
        draw_square(ui, rect, "square", m_draft.square);
    }
    if (kind.has_card)
        draw_card(ui, rect);
    if (kind.has_field)
        draw_field(ui, rect, view, kind.has_business);
}

void ActForm::draw_square(Ui& ui, Rect& rect, std::string_view id, std::optional<Square>& square)
{
    const std::vector<Rect> cells =
        rect.cut_top(Square::rows * 52_dp, 8_dp).grid(Square::columns, Square::rows, 4_dp);
    Squares::all().each([&](Square each) {
        const auto index = static_cast<std::size_t>(static_cast<int>(each));
        if (button(ui, std::string(id) + ":" + word_of(each), cells[index], table_mafia::tell(each),
                {chosen_if(square == each), Mood::ready, Font::body}))
            square = each;
    });
}

void ActForm::draw_post(Ui& ui, Rect& rect, std::string_view id)
{
    heading(ui, rect, tr("Where does the killer stand?"));
    if (button(ui, std::string(id) + ":home", rect.cut_top(50_dp, 8_dp), tr("on his home point"),
            {chosen_if(m_draft.is_home)})) {
        m_draft.is_home = true;
        m_draft.from.reset();
    }
    const std::optional<Square> before = m_draft.from;
    draw_square(ui, rect, id, m_draft.from);
    if (m_draft.from != before)
        m_draft.is_home = false;
}

void ActForm::draw_field(Ui& ui, Rect& rect, const View& view, bool is_business)
{
    heading(ui, rect, tr("Which field of the circuit?"));
    std::vector<Field> fields;
    for (const Field field : view.components().circuit())
        fields.push_back(field);
    if (fields.empty()) {
        for (const FieldKind kind : all_of<FieldKind>)
            fields.emplace_back(
                kind, m_draft.field && m_draft.field->kind() == kind ? m_draft.field->number() : 0);
    }
    if (is_business)
        std::erase_if(fields, [](Field field) { return !mafia::is_business(field.kind()); });
    constexpr int columns = 3;
    const int rows = (static_cast<int>(fields.size()) + columns - 1) / columns;
    const std::vector<Rect> cells =
        rect.cut_top(static_cast<float>(rows) * 54_dp, 8_dp).grid(columns, rows, 4_dp);
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (button(ui, "field:" + word_of(fields[i]), cells[i], table_mafia::tell(fields[i]),
                {chosen_if(m_draft.field == fields[i]), Mood::ready, Font::body}))
            m_draft.field = fields[i];
    }
    const bool asks_number = m_draft.field && mafia::is_business(m_draft.field->kind())
        && !view.components().has_circuit();
    if (!asks_number)
        return;
    if (const auto business = choose_business(ui, rect, *m_draft.field))
        m_draft.field = business;
}

void ActForm::draw_card(Ui& ui, Rect& rect)
{
    heading(ui, rect, tr("Which card?"));
    const bool is_black = m_draft.card && m_draft.card->deck() == Deck::black;
    const int deck = choice_row(ui, "deck", rect.cut_top(52_dp, 8_dp),
        {table_mafia::tell(Deck::red), table_mafia::tell(Deck::black)},
        m_draft.card ? static_cast<int>(m_draft.card->deck()) : -1);
    if (deck >= 0)
        m_draft.card = Card(static_cast<Deck>(deck), 0);
    if (!m_draft.card)
        return;
    const auto chosen =
        m_draft.card->is_told() ? std::optional(m_draft.card->number()) : std::nullopt;
    if (const auto number =
            choose_number(ui, rect, {"card", 1, is_black ? Card::blacks : Card::reds, chosen}))
        m_draft.card = Card(m_draft.card->deck(), *number);
}

// The two forms. ---------------------------------------------------------------------------------

std::string CorrectionForm::title() const
{
    return tr("Correct by hand");
}

void CorrectionForm::write_down(const View& view, const std::vector<Act>& acts) const
{
    view.record(std::nullopt, Correct{acts});
}

void CardActForm::open_for(Card card)
{
    m_card = card;
    open();
}

std::string CardActForm::title() const
{
    return tr_fill("{card}: what did the table do?", {{"card", table_mafia::tell(m_card)}});
}

void CardActForm::write_down(const View&, const std::vector<Act>& acts) const
{
    m_finished = acts;
}

} // namespace consigliere::table_mafia
