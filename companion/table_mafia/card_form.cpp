#include "companion/table_mafia/card_form.h"

#include "companion/table_mafia/names.h"
#include "companion/table_mafia/panel.h"

#include <algorithm>

namespace consigliere::table_mafia {

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
    // While somebody types, the keys have the place of the buttons.
    Rect buttons = ui.keys_place().is_empty() ? rect.cut_bottom(60_dp, 10_dp) : Rect{};
    scroll_area(ui, "card-form", rect, [&](Rect& rest) {
        if (m_told) {
            draw_amounts(ui, rest);
            return;
        }
        remark(ui, rest, tr("What it says is kept for all evenings."));
        text_field(
            ui, "card-text", rest.cut_top(56_dp, 10_dp), m_text, tr("The words on the card"));
        draw_effects(ui, rest);
    });
    if (buttons.is_empty())
        return;
    const std::vector<Rect> cells = buttons.columns(m_told ? 2 : 3, 10_dp);
    if (m_told) {
        if (button(ui, "amounts:cancel", cells[0], tr("Back")))
            m_told.reset();
        else if (button(ui, "amounts:done", cells[1], tr("Add"), {ButtonKind::next}))
            m_effects.push_back(*std::exchange(m_told, std::nullopt));
        return;
    }
    if (button(ui, "card:cancel", cells[0], tr("Cancel"))) {
        m_is_open = false;
    } else if (button(ui, "card:untold", cells[1], tr("Nobody tells it now"))) {
        m_is_open = false;
        m_is_answered = true;
    } else if (button(ui, "card:done", cells[2], tr("Keep the card"),
                   next_if(!m_effects.empty(), tr("Tell what the card does first.")))) {
        finish(view);
    }
}

void CardForm::draw_effects(Ui& ui, Rect& rect)
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
    heading(ui, rect, tr("What does it do?"));
    constexpr int columns = 2;
    constexpr int count = static_cast<int>(ledger::count_of<Effect::Kind>);
    constexpr int rows = (count + columns - 1) / columns;
    const std::vector<Rect> cells =
        rect.cut_top(static_cast<float>(rows) * 56_dp, 8_dp).grid(columns, rows, 6_dp);
    for (const Effect::Kind kind : all_of<Effect::Kind>) {
        if (!button(ui, "effect:" + std::to_string(static_cast<int>(kind)),
                cells[static_cast<std::size_t>(kind)], tr(ledger::name_of(kind)),
                {.font = Font::body}))
            continue;
        const Effect effect{kind};
        if (has_amount(kind) || kind == Effect::Kind::move_to)
            m_told = effect;
        else
            m_effects.push_back(effect);
    }
}

/// One amount for each rank. What is told for the first is taken for those after it, until they get
/// one of their own.
void CardForm::draw_amounts(Ui& ui, Rect& rect)
{
    paragraph(ui, rect, tr(ledger::name_of(m_told->kind)), Font::lead, ui.theme().text);
    if (m_told->kind == Effect::Kind::move_to) {
        draw_kinds(ui, rect);
        return;
    }
    for (const Rank rank : all_of<Rank>) {
        const auto index = static_cast<std::size_t>(rank);
        heading(ui, rect, tell(rank));
        const std::optional<int> before = m_told->amounts[index];
        const int amount =
            choose_amount(ui, rect, "amount-" + std::string(word_of(rank)), before.value_or(0));
        if (amount == before.value_or(0))
            continue;
        for (std::size_t i = index; i < m_told->amounts.size(); ++i) {
            if (i == index || m_told->amounts[i] == before)
                m_told->amounts[i] = amount;
        }
    }
    remark(ui, rect, tr("An amount that nobody knows stays open."));
}

/// To which kind of field it leads.
void CardForm::draw_kinds(Ui& ui, Rect& rect)
{
    constexpr int columns = 2;
    constexpr int count = static_cast<int>(ledger::count_of<FieldKind>);
    constexpr int rows = (count + columns - 1) / columns;
    const std::vector<Rect> cells =
        rect.cut_top(static_cast<float>(rows) * 56_dp, 8_dp).grid(columns, rows, 6_dp);
    for (const FieldKind kind : all_of<FieldKind>) {
        if (button(ui, "to:" + std::string(word_of(kind)), cells[static_cast<std::size_t>(kind)],
                tell(kind), {chosen_if(m_told->field == kind), Mood::ready, Font::body}))
            m_told->field = kind;
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
