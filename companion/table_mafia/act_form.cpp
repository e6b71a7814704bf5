#include "companion/table_mafia/act_form.h"

#include "companion/table_mafia/log_text.h"
#include "companion/table_mafia/names.h"

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
    return m_draft.needs().finished(m_draft);
}

void ActForm::draw_choices(Ui& ui, Rect& rect, const View& view)
{
    const ActKind& kind = m_draft.needs();
    Contents form{};
    form.heading(kind.has_other ? tr("From whom?") : tr("Who?"));
    add_party(form, "who", m_draft.figure, m_draft.is_from_bank);
    if (kind.has_other) {
        form.heading(tr("To whom?"));
        add_party(form, "whom", m_draft.other, m_draft.is_to_bank);
    }
    if (kind.has_amount)
        form.add(desk::Amount{"amount", &m_draft.amount, &money});
    if (kind.has_post)
        add_post(form);
    if (kind.has_square) {
        form.heading(
            kind.has_post ? tr("Where does the killer go?") : tr("Which field of the map?"));
        add_squares(form, "square", m_draft.square,
            [this](Square square) { return sets(m_draft.square, square); });
    }
    if (kind.has_card)
        add_card(form);
    if (kind.has_field)
        add_field(form, view);
    draw_rows(ui, rect, form);
}

/// Adds the choice of a party: a figure, or the bank if allowed.
void ActForm::add_party(
    Contents& form, std::string_view id, std::optional<Figure>& figure, bool& is_bank)
{
    add_figures(form, id, figure, [&](Figure each) {
        return Tap{{}, [&figure, &is_bank, each] {
                       figure = each;
                       is_bank = false;
                   }};
    });
    if (m_draft.needs().has_bank)
        form.button(Lay::rows,
            {std::string(id) + ":bank", tr("the bank"),
                {{},
                    [&figure, &is_bank] {
                        is_bank = !is_bank;
                        figure.reset();
                    }},
                is_bank});
}

void ActForm::add_post(Contents& form)
{
    const auto stands = [this](std::optional<Square> square) {
        return Tap{{}, [this, square] {
                       m_draft.from = square;
                       m_draft.is_home = !square;
                   }};
    };
    form.heading(tr("Where is the killer?"));
    form.button(
        Lay::rows, {"from:home", tr("on the home point"), stands(std::nullopt), m_draft.is_home});
    add_squares(form, "from", m_draft.from, stands);
}

void ActForm::add_field(Contents& form, const View& view)
{
    form.heading(tr("Which field of the circuit?"));
    const std::optional<Field>& chosen = m_draft.field;
    std::vector<Field> fields = view.components().circuit();
    if (fields.empty()) {
        for (const FieldKind kind : all_of<FieldKind>)
            fields.emplace_back(kind, chosen && chosen->kind() == kind ? chosen->number() : 0);
    }
    if (m_draft.needs().has_business)
        std::erase_if(fields, [](Field field) { return !is_business(field.kind()); });
    form.grid(3, fields, [&](Field field) {
        return Button{"field:" + word_of(field), table_mafia::tell(field),
            sets(m_draft.field, field), chosen == field};
    });
    if (chosen && is_business(chosen->kind()) && !view.components().has_circuit())
        add_businesses(
            form, *chosen, [this](Field business) { return sets(m_draft.field, business); });
}

void ActForm::add_card(Contents& form)
{
    form.heading(tr("Which card?"));
    const std::optional<Card>& chosen = m_draft.card;
    form.grid(2, all_of<Deck>, [&](Deck deck) {
        return Button{"deck:" + std::to_string(static_cast<int>(deck)), table_mafia::tell(deck),
            sets(m_draft.card, Card(deck, 0)), chosen && chosen->deck() == deck};
    });
    if (!chosen)
        return;
    form.numbers("card", 1, chosen->deck() == Deck::black ? Card::blacks : Card::reds,
        chosen->is_told() ? std::optional(chosen->number()) : std::nullopt,
        [this, deck = chosen->deck()](
            int number) { return sets(m_draft.card, Card(deck, number)); });
}

// The two forms. ---------------------------------------------------------------------------------

std::string CorrectionForm::title() const
{
    return tr("Make a correction");
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

using Draft = ActDraft;

namespace {

/// Makes an act of a figure from these fields of the draft.
template <typename Kind, auto... parts>
Act made(const Draft& told)
{
    return Kind{*told.figure, *(told.*parts)...};
}

} // namespace

const std::array<ActKind, 15> acts_by_hand{{
    {.label = to_translate("Money moves"),
        .finished = [](const Draft& told) -> Act {
            return act::Pays{{told.figure}, told.amount, {told.other}};
        },
        .has_other = true,
        .has_bank = true,
        .has_amount = true},
    {.label = to_translate("Owes money"),
        .finished = [](const Draft& told) -> Act {
            return act::Owes{*told.figure, told.amount, *told.other};
        },
        .has_other = true,
        .has_amount = true,
        .may_be_nothing = true},
    {.label = to_translate("Moves elsewhere"),
        .finished = &made<act::Stands, &Draft::field>,
        .has_field = true},
    {.label = to_translate("A piece is placed"),
        .finished = &made<act::Places, &Draft::square>,
        .has_square = true},
    {.label = to_translate("A piece is taken off"),
        .finished = &made<act::Lifts, &Draft::square>,
        .has_square = true},
    {.label = to_translate("Gets a killer"), .finished = &made<act::GainsKiller>},
    {.label = to_translate("Loses a killer"),
        .finished = [](const Draft& told) -> Act {
            return act::LosesKiller{*told.figure, {told.from}};
        },
        .has_post = true},
    {.label = to_translate("A killer moves"),
        .finished = [](const Draft& told) -> Act {
            return act::MovesKiller{*told.figure, {told.from}, *told.square};
        },
        .has_post = true,
        .has_square = true},
    {.label = to_translate("Holds a business"),
        .finished = &made<act::Marks, &Draft::field>,
        .has_field = true,
        .has_business = true},
    {.label = to_translate("Loses a business"),
        .finished = &made<act::Unmarks, &Draft::field>,
        .has_field = true,
        .has_business = true},
    {.label = to_translate("Takes a card"),
        .finished = &made<act::TakesCard, &Draft::card>,
        .has_card = true},
    {.label = to_translate("Gives a card back"),
        .finished = &made<act::ReturnsCard, &Draft::card>,
        .has_card = true},
    {.label = to_translate("Reveals a card"),
        .finished = &made<act::OpensCard, &Draft::card>,
        .has_card = true},
    {.label = to_translate("Gives a card to"),
        .finished = &made<act::GivesCard, &Draft::card, &Draft::other>,
        .has_other = true,
        .has_card = true},
    {.label = to_translate("Lays a card on a business"),
        .finished = &made<act::LaysCard, &Draft::card, &Draft::field>,
        .has_field = true,
        .has_business = true,
        .has_card = true},
}};

bool ActDraft::is_complete() const
{
    const ActKind& needed = needs();
    const bool has_parties = (figure || is_from_bank) && (!needed.has_other || other || is_to_bank)
        && !(is_from_bank && is_to_bank);
    return has_parties && (!needed.has_amount || amount > 0 || needed.may_be_nothing)
        && (!needed.has_post || from || is_home) && (!needed.has_square || square)
        && (!needed.has_field || field)
        // A business without a number cannot be held.
        && (!needed.has_business || field->number() > 0) && (!needed.has_card || card);
}

} // namespace consigliere::table_mafia
