/// What a table has described of its cards, done (M-6.1, M-3.4e).

#include "engine/mafia/flow.h"
#include "engine/mafia/messages_deals.h"
#include "engine/mafia/messages_map.h"
#include "engine/mafia/purse.h"

namespace consigliere::mafia {

namespace {

class CardDoer {
public:
    CardDoer(Judging& judging, Figure figure, Card card)
        : m_judging(judging)
        , m_figure(figure)
        , m_card(card)
    {
    }

    void does(const Effect& effect)
    {
        using enum Effect::Kind;
        switch (effect.kind) {
        case get_bank:
            if (const std::optional<int> amount = amount_for(effect, m_figure))
                collect(m_judging, m_figure, *amount, Why::card);
            break;
        case pay_bank:
            if (const std::optional<int> amount = amount_for(effect, m_figure))
                demand(m_judging, m_figure, the_bank, *amount, Why::card);
            break;
        case get_opponents:
            get_from(effect, other(family_of(m_figure)));
            break;
        case pay_opponents:
            pay_to(effect, other(family_of(m_figure)));
            break;
        case get_relatives:
            get_from(effect, family_of(m_figure));
            break;
        case pay_relatives:
            pay_to(effect, family_of(m_figure));
            break;
        case draw_red:
            send_to_draw(Deck::red);
            break;
        case draw_black:
            send_to_draw(Deck::black);
            break;
        case killer:
            if (killers_of(m_judging.position(), m_figure) < killers_per_figure)
                m_judging.does(act::GainsKiller{m_figure});
            break;
        case hire_price:
        case field_price:
        case fee_price:
        case by_hand:
            break;
        }
    }

private:
    /// For whoever pays or collects, by his own rank.
    std::optional<int> amount_for(const Effect& effect, Figure figure)
    {
        const Rank rank = rank_of(m_judging.position(), figure);
        const std::optional<int> amount = effect.amounts[static_cast<std::size_t>(rank)];
        m_judging.checks(rule::rank_payments);
        m_judging.object_if(!amount, message::amount_unknown, m_card, rank);
        return amount;
    }

    void get_from(const Effect& effect, Family family)
    {
        for (const Figure figure : figures_of(family)) {
            if (figure == m_figure)
                continue;
            if (const std::optional<int> amount = amount_for(effect, figure))
                demand(m_judging, figure, {m_figure}, *amount, Why::card);
        }
    }

    void pay_to(const Effect& effect, Family family)
    {
        for (const Figure figure : figures_of(family)) {
            if (figure == m_figure)
                continue;
            if (const std::optional<int> amount = amount_for(effect, m_figure))
                demand(m_judging, m_figure, {figure}, *amount, Why::card);
        }
    }

    void send_to_draw(Deck deck)
    {
        Turn& turn = m_judging.position().turn;
        turn.drawer = m_figure;
        ++(deck == Deck::red ? turn.red_draws : turn.black_draws);
    }

    Judging& m_judging;
    Figure m_figure;
    Card m_card;
};

bool is_by_hand(const std::vector<Effect>& effects)
{
    return ledger::first_of(effects, [](const Effect& effect) {
        return effect.kind == Effect::Kind::by_hand;
    }).has_value();
}

} // namespace

void do_card(Judging& judging, Figure figure, Card card, const std::vector<Act>& by_hand)
{
    const ledger::RuleId rule = card.deck() == Deck::black ? rule::black_cards : rule::red_cards;
    const CardText* text = judging.components().text_of(card);
    const bool is_described = text != nullptr && text->effects;
    judging.object_if(!is_described, message::not_described(rule), card);
    judging.object_if(!by_hand.empty() || (is_described && is_by_hand(*text->effects)),
        message::done_by_hand(rule), card);
    if (is_described) {
        CardDoer doer(judging, figure, card);
        for (const Effect& effect : *text->effects)
            doer.does(effect);
    }
    do_by_hand(judging, by_hand);
}

int price_for(Judging& judging, Figure figure, Effect::Kind what, int usual)
{
    int price = usual;
    const auto look_at = [&](Card card) {
        const CardText* text = judging.components().text_of(card);
        if (text == nullptr || !text->effects)
            return;
        for (const Effect& effect : *text->effects) {
            if (effect.kind != what)
                continue;
            const Rank rank = rank_of(judging.position(), figure);
            const std::optional<int> amount = effect.amounts[static_cast<std::size_t>(rank)];
            if (!judging.object_if(!amount, message::price_unknown, card))
                price = *amount;
        }
    };
    // Both decks have cards that stay with a figure, face up.
    const Cards cards = judging.position().of(figure).cards;
    cards.open.each([&](int number) { look_at(Card(Deck::red, number)); });
    cards.black.each([&](int number) { look_at(Card(Deck::black, number)); });
    return price;
}

} // namespace consigliere::mafia
