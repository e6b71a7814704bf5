#include "companion/table_mafia/card_move.h"

#include "companion/table_mafia/names.h"

#include <algorithm>
#include <utility>

namespace consigliere::table_mafia {

namespace {

/// True if the move needs the card's text: not for drawing a red card, which is face down, nor for
/// cards printed in the book.
bool takes_effect(const CardMove::CardAction& action, Card card)
{
    if (std::holds_alternative<Draw>(action))
        return card.deck() == Deck::black;
    return use_of(card) == CardUse::as_described;
}

bool is_described(const View& view, Card card)
{
    const CardText* text = view.components().text_of(card);
    return text != nullptr && text->effects;
}

/// True if an effect of the card is carried out or chosen by players.
bool is_by_hand(const View& view, Card card)
{
    const CardText* text = view.components().text_of(card);
    return text != nullptr && text->effects
        && std::ranges::any_of(*text->effects, [](const Effect& effect) {
               return effect.kind == Effect::Kind::by_hand || is_choice(effect.kind);
           });
}

} // namespace

Card CardMove::card() const
{
    return std::visit([](const auto& action) { return action.card; }, *m_action);
}

void CardMove::reset()
{
    m_action.reset();
    m_text.close();
    m_acts.close();
}

void CardMove::begin(const View& view, Figure figure, CardAction action)
{
    m_figure = figure;
    m_action = std::move(action);
    const bool is_legal =
        std::visit([&](const auto& move) { return view.may(figure, move); }, *m_action);
    const bool asks = is_legal && takes_effect(*m_action, card()) && !is_described(view, card())
        && !std::holds_alternative<Fulfil>(*m_action);
    if (asks)
        m_text.open(card());
    else
        go_on(view);
}

void CardMove::go_on(const View& view)
{
    const bool is_legal =
        std::visit([&](const auto& move) { return view.may(m_figure, move); }, *m_action);
    const bool is_undone = takes_effect(*m_action, card()) && is_by_hand(view, card());
    if (is_legal && (is_undone || std::holds_alternative<Fulfil>(*m_action)))
        m_acts.open_for(card());
    else
        record(view, {});
}

void CardMove::record(const View& view, const std::vector<Act>& does)
{
    const CardAction action = *std::exchange(m_action, std::nullopt);
    std::visit(
        [&](auto move) {
            move.does = does;
            const bool is_drawn =
                view.record(m_figure, move) && std::is_same_v<decltype(move), Draw>;
            if (is_drawn && move.card.deck() == Deck::red && move.card.is_told())
                m_told = Told{m_figure, move.card};
        },
        action);
}

std::optional<CardMove::Told> CardMove::just_told(const View& view) const
{
    const bool is_there =
        m_told && view.position().of(m_told->figure).cards.covered.contains(m_told->card.number());
    return is_there ? m_told : std::nullopt;
}

void CardMove::draw(Ui& ui, const View& view)
{
    if (m_text.is_open()) {
        m_text.draw(ui, view);
        if (m_text.is_answered())
            go_on(view);
        return;
    }
    m_acts.draw(ui, view);
    if (const auto acts = m_acts.take_finished())
        record(view, *acts);
}

using ledger::Tree;

void CardForm::open(Card card)
{
    m_is_open = true;
    m_is_answered = false;
    m_card = card;
    m_text.clear();
    m_effects.clear();
    m_told.reset();
}

void CardForm::draw(Ui& ui, const View& view)
{
    Rect rect = dialog(ui, 760_dp, 776_dp);
    widgets::title(ui, rect, tr_fill("{card}: seen for the first time", {{"card", tell(m_card)}}));
    if (m_told) {
        draw_contents(ui, rect, {}, amounts());
        return;
    }
    // The on-screen keyboard replaces the buttons.
    const Rect buttons = ui.keys_place().is_empty() ? rect.cut_bottom(60_dp, 10_dp) : Rect{};
    draw_contents(ui, rect, {}, effects());
    if (buttons.is_empty() || m_told)
        return;
    const std::vector<Rect> cells = buttons.columns(3, 10_dp);
    if (button(ui, "card:cancel", cells[0], tr("Cancel"))) {
        m_is_open = false;
    } else if (button(ui, "card:untold", cells[1], tr("Skip for now"))) {
        m_is_open = false;
        m_is_answered = true;
    } else if (button(ui, "card:done", cells[2], tr("Save card"),
                   next_if(!m_effects.empty(), tr("First enter what the card does.")))) {
        finish(view);
    }
}

Contents CardForm::effects()
{
    Contents form{"card-form", {}};
    form.remark(tr("You describe it once; every evening remembers it. If you skip it, enter what "
                   "it did with “Make a correction”."));
    form.draws([this](Ui& ui, Rect& rest) {
        text_field(ui, "card-text", rest.cut_top(56_dp, 10_dp), m_text, tr("Text on the card"));
        draw_told_effects(ui, rest);
    });
    form.heading(tr("What does it do?"));
    form.grid(2, all_of<Effect::Kind>, [this](Effect::Kind kind) {
        const auto chooses = [this, kind] {
            if (has_amount(kind) || kind == Effect::Kind::move_to)
                m_told = Effect{kind};
            else
                m_effects.push_back({kind});
        };
        return Button{"effect:" + std::to_string(static_cast<int>(kind)), tr(ledger::name_of(kind)),
            {{}, chooses}};
    });
    return form;
}

void CardForm::draw_told_effects(Ui& ui, Rect& rect)
{
    for (std::size_t i = 0; i < m_effects.size(); ++i) {
        Rect row = rect.cut_top(50_dp, 6_dp);
        if (button(ui, "effect:remove:" + std::to_string(i), row.cut_right(56_dp, 8_dp),
                symbol::trash)) {
            m_effects.erase(m_effects.begin() + static_cast<std::ptrdiff_t>(i));
            return;
        }
        draw_label(ui, row, tell(m_effects[i]), {Font::body, ui.theme().text});
    }
}

/// The field kind an effect leads to, or one amount per rank.
Contents CardForm::amounts()
{
    Contents form{"card-form", {}};
    form.goes_back("amounts:cancel", [this] { m_told.reset(); });
    form.goes_on("amounts:done", tr("Add"),
        {{}, [this] { m_effects.push_back(*std::exchange(m_told, std::nullopt)); }});
    form.draws([kind = m_told->kind](Ui& ui, Rect& rest) {
        paragraph(ui, rest, tr(ledger::name_of(kind)), Font::lead, ui.theme().text);
    });
    if (m_told->kind != Effect::Kind::move_to) {
        form.draws([this](Ui& ui, Rect& rest) { draw_amounts(ui, rest); });
        form.remark(tr("Higher ranks take over what you enter for a lower one. Leave unknown "
                       "amounts empty."));
        return form;
    }
    form.grid(2, all_of<FieldKind>, [this](FieldKind kind) {
        return Button{"to:" + std::string(word_of(kind)), tell(kind), sets(m_told->field, kind),
            m_told->field == kind};
    });
    return form;
}

/// An amount entered for a rank also applies to higher ranks until they get their own.
void CardForm::draw_amounts(Ui& ui, Rect& rect)
{
    for (const Rank rank : all_of<Rank>) {
        const auto index = static_cast<std::size_t>(rank);
        heading(ui, rect, tell(rank));
        const std::optional<int> before = m_told->amounts[index];
        const int told = before.value_or(0);
        const int amount = desk::choose_amount(ui, rect, "amount-" + std::string(word_of(rank)),
            told, {}, before ? money(told) : tr("not entered yet"));
        if (amount == told)
            continue;
        for (std::size_t i = index; i < m_told->amounts.size(); ++i) {
            if (i == index || m_told->amounts[i] == before)
                m_told->amounts[i] = amount;
        }
    }
}

void CardForm::finish(const View& view)
{
    Tree card = Tree::table();
    card.set("name", word_of(m_card));
    if (!m_text.empty())
        card.set("text", m_text);
    Tree effects = Tree::list();
    for (const Effect& effect : m_effects)
        effects.add(Tree(word_of(effect)));
    card.set("effects", std::move(effects));
    Tree cards = Tree::list();
    cards.add(std::move(card));
    Tree components = Tree::table();
    components.set("cards", std::move(cards));
    if (!view.desk().describe(components))
        return;
    m_is_open = false;
    m_is_answered = true;
}

} // namespace consigliere::table_mafia
