#include "companion/table_mafia/act_form.h"

#include "companion/table_mafia/log_text.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/panel.h"
#include "companion/table_mafia/pieces.h"

#include <array>

namespace consigliere::table_mafia {

namespace {

/// What can be done by hand, and what has to be chosen for it.
struct Kind {
    const char* label;
    bool has_figure = true;
    bool has_other = false;
    bool has_bank = false; ///< The bank may be on either side.
    bool has_amount = false;
    bool has_post = false; ///< Where a killer stands.
    bool has_square = false;
    bool has_field = false;
    bool has_card = false;
};
enum : std::size_t {
    pays,
    owes,
    stands,
    places,
    lifts,
    gains_killer,
    loses_killer,
    moves_killer,
    marks,
    unmarks,
    takes_card,
    returns_card,
    opens_card,
    gives_card,
    lays_card,
};
constexpr std::array<Kind, 15> kinds_of_acts{{
    {.label = to_translate("money goes"), .has_other = true, .has_bank = true, .has_amount = true},
    {.label = to_translate("owes"), .has_other = true, .has_amount = true},
    {.label = to_translate("stands elsewhere"), .has_field = true},
    {.label = to_translate("a piece is placed"), .has_square = true},
    {.label = to_translate("a piece is taken off"), .has_square = true},
    {.label = to_translate("gets a killer")},
    {.label = to_translate("loses a killer"), .has_post = true},
    {.label = to_translate("a killer moves"), .has_post = true, .has_square = true},
    {.label = to_translate("holds a business"), .has_field = true},
    {.label = to_translate("loses a business"), .has_field = true},
    {.label = to_translate("takes a card"), .has_card = true},
    {.label = to_translate("gives a card back"), .has_card = true},
    {.label = to_translate("opens a card"), .has_card = true},
    {.label = to_translate("gives a card to"), .has_other = true, .has_card = true},
    {.label = to_translate("lays a card on a business"), .has_field = true, .has_card = true},
}};

} // namespace

std::vector<std::string> ActForm::kinds() const
{
    std::vector<std::string> labels;
    for (const Kind& kind : kinds_of_acts)
        labels.push_back(tr(kind.label));
    return labels;
}

std::string ActForm::tell(const View&, const Act& act) const
{
    return tell_act(act);
}

void ActForm::begin(int kind)
{
    m_kind = static_cast<std::size_t>(kind);
    m_figure.reset();
    m_other.reset();
    m_is_from_bank = false;
    m_is_to_bank = false;
    m_amount = 0;
    m_square.reset();
    m_from.reset();
    m_is_home = false;
    m_field.reset();
    m_card.reset();
}

bool ActForm::is_complete() const
{
    const Kind& kind = kinds_of_acts.at(m_kind);
    const bool has_parties = (m_figure || m_is_from_bank)
        && (!kind.has_other || m_other || m_is_to_bank) && !(m_is_from_bank && m_is_to_bank);
    return has_parties && (!kind.has_amount || m_amount > 0 || m_kind == owes)
        && (!kind.has_post || m_from || m_is_home) && (!kind.has_square || m_square)
        && (!kind.has_field || m_field) && (!kind.has_card || m_card);
}

Act ActForm::finished() const
{
    const Figure figure = m_figure.value_or(Figure{});
    const Post post{m_is_home ? std::nullopt : m_from};
    switch (m_kind) {
    case pays:
        return act::Pays{{m_is_from_bank ? std::nullopt : m_figure}, m_amount,
            {m_is_to_bank ? std::nullopt : m_other}};
    case owes:
        return act::Owes{figure, m_amount, *m_other};
    case stands:
        return act::Stands{figure, *m_field};
    case places:
        return act::Places{figure, *m_square};
    case lifts:
        return act::Lifts{figure, *m_square};
    case gains_killer:
        return act::GainsKiller{figure};
    case loses_killer:
        return act::LosesKiller{figure, post};
    case moves_killer:
        return act::MovesKiller{figure, post, *m_square};
    case marks:
        return act::Marks{figure, *m_field};
    case unmarks:
        return act::Unmarks{figure, *m_field};
    case takes_card:
        return act::TakesCard{figure, *m_card};
    case returns_card:
        return act::ReturnsCard{figure, *m_card};
    case opens_card:
        return act::OpensCard{figure, *m_card};
    case gives_card:
        return act::GivesCard{figure, *m_card, *m_other};
    default:
        return act::LaysCard{figure, *m_card, *m_field};
    }
}

void ActForm::draw_choices(Ui& ui, Rect& rect, const View& view)
{
    const Kind& kind = kinds_of_acts.at(m_kind);
    const auto bank = [&](std::string_view id, bool& is_bank, std::optional<Figure>& figure) {
        if (!kind.has_bank)
            return;
        if (button(ui, id, rect.cut_top(50_dp, 8_dp), tr("the bank"), {chosen_if(is_bank)})) {
            is_bank = !is_bank;
            figure.reset();
        }
    };
    heading(ui, rect, kind.has_other ? tr("From whom?") : tr("Who?"));
    if (const auto figure = choose_figure(ui, rect, {"who", m_figure})) {
        m_figure = figure;
        m_is_from_bank = false;
    }
    bank("who:bank", m_is_from_bank, m_figure);
    if (kind.has_other) {
        heading(ui, rect, tr("To whom?"));
        if (const auto other = choose_figure(ui, rect, {"whom", m_other})) {
            m_other = other;
            m_is_to_bank = false;
        }
        bank("whom:bank", m_is_to_bank, m_other);
    }
    if (kind.has_amount)
        m_amount = choose_amount(ui, rect, "amount", m_amount);
    if (kind.has_post)
        draw_post(ui, rect, "from");
    if (kind.has_square) {
        heading(ui, rect, kind.has_post ? tr("Where does he go?") : tr("Which field of the map?"));
        draw_square(ui, rect, "square", m_square);
    }
    if (kind.has_card)
        draw_card(ui, rect);
    if (kind.has_field)
        draw_field(ui, rect, view, m_kind != stands);
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
            {chosen_if(m_is_home)})) {
        m_is_home = true;
        m_from.reset();
    }
    const std::optional<Square> before = m_from;
    draw_square(ui, rect, id, m_from);
    if (m_from != before)
        m_is_home = false;
}

void ActForm::draw_field(Ui& ui, Rect& rect, const View& view, bool is_business)
{
    heading(ui, rect, tr("Which field of the circuit?"));
    std::vector<Field> fields;
    for (const Field field : view.components().circuit())
        fields.push_back(field);
    if (fields.empty()) {
        for (const FieldKind kind : all_of<FieldKind>)
            fields.emplace_back(kind, m_field && m_field->kind() == kind ? m_field->number() : 0);
    }
    if (is_business)
        std::erase_if(fields, [](Field field) { return !mafia::is_business(field.kind()); });
    constexpr int columns = 3;
    const int rows = (static_cast<int>(fields.size()) + columns - 1) / columns;
    const std::vector<Rect> cells =
        rect.cut_top(static_cast<float>(rows) * 54_dp, 8_dp).grid(columns, rows, 4_dp);
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (button(ui, "field:" + word_of(fields[i]), cells[i], table_mafia::tell(fields[i]),
                {chosen_if(m_field == fields[i]), Mood::ready, Font::body}))
            m_field = fields[i];
    }
    const bool asks_number =
        m_field && mafia::is_business(m_field->kind()) && !view.components().has_circuit();
    if (!asks_number)
        return;
    if (const auto number = choose_number(ui, rect, {"number", 1, Field::most, m_field->number()}))
        m_field = Field(m_field->kind(), *number);
}

void ActForm::draw_card(Ui& ui, Rect& rect)
{
    heading(ui, rect, tr("Which card?"));
    const bool is_black = m_card && m_card->deck() == Deck::black;
    const int deck = choice_row(ui, "deck", rect.cut_top(52_dp, 8_dp),
        {table_mafia::tell(Deck::red), table_mafia::tell(Deck::black)},
        m_card ? static_cast<int>(m_card->deck()) : -1);
    if (deck >= 0)
        m_card = Card(static_cast<Deck>(deck), 0);
    if (!m_card)
        return;
    const auto chosen = m_card->is_told() ? std::optional(m_card->number()) : std::nullopt;
    if (const auto number =
            choose_number(ui, rect, {"card", 1, is_black ? Card::blacks : Card::reds, chosen}))
        m_card = Card(m_card->deck(), *number);
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
