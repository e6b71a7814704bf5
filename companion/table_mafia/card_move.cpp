#include "companion/table_mafia/card_move.h"

#include <algorithm>

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

} // namespace consigliere::table_mafia
