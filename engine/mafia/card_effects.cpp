// Applies the described effects of cards (M-6.1, M-3.4e).

#include "engine/mafia/flow.h"
#include "engine/mafia/messages_deals.h"
#include "engine/mafia/messages_map.h"
#include "engine/mafia/messages_turn.h"
#include "engine/mafia/purse.h"

#include <algorithm>

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
            settle(effect, other(family_of(m_figure)), Flow::get);
            break;
        case pay_opponents:
            settle(effect, other(family_of(m_figure)), Flow::pay);
            break;
        case get_relatives:
            settle(effect, family_of(m_figure), Flow::get);
            break;
        case pay_relatives:
            settle(effect, family_of(m_figure), Flow::pay);
            break;
        case draw_red:
            send_to_draw(Deck::red);
            break;
        case draw_black:
            send_to_draw(Deck::black);
            break;
        case killer:
            if (killers_of(m_judging.position(), m_figure) < killers_per_figure)
                m_judging.perform(act::GainsKiller{m_figure});
            break;
        case move_to:
            move(effect.field);
            break;
        case skip_turn:
            ++m_judging.position().of(m_figure).turns_skipped;
            break;
        case lose_piece:
        case place_piece:
        case take_card:
        case take_business:
        case hire_price:
        case field_price:
        case fee_price:
        case by_hand:
            break;
        }
    }

private:
    /// Looks up the amount for the rank of `figure`, which pays or collects.
    std::optional<int> amount_for(const Effect& effect, Figure figure)
    {
        const Rank rank = rank_of(m_judging.position(), figure);
        const std::optional<int> amount = effect.amounts[static_cast<std::size_t>(rank)];
        m_judging.note_checked(rule::rank_payments);
        m_judging.object_if(!amount, message::amount_unknown, m_card, rank);
        return amount;
    }

    enum class Flow : std::uint8_t { get, pay };
    /// Gets money from the other figures of a family, or pays it to them.
    void settle(const Effect& effect, Family family, Flow flow)
    {
        for (const Figure figure : figures_of(family)) {
            const Figure payer = flow == Flow::get ? figure : m_figure;
            const Figure payee = flow == Flow::get ? m_figure : figure;
            if (figure == m_figure)
                continue;
            if (const std::optional<int> amount = amount_for(effect, payer))
                demand(m_judging, payer, {payee}, *amount, Why::card);
        }
    }

    /// Moves along the arrow, including over the own start. Effects on a figure that is not on turn
    /// are left to the table.
    void move(FieldKind kind)
    {
        const Components& components = m_judging.components();
        const FieldKind start = start_of(family_of(m_figure));
        Field field(kind, 0);
        bool passes_start = false;
        const auto place = components.place_of(m_judging.position().of(m_figure).field);
        if (place) {
            int steps = 1;
            for (; components.field_after(*place, steps).kind() != kind; ++steps)
                passes_start =
                    passes_start || components.field_after(*place, steps).kind() == start;
            field = components.field_after(*place, steps);
        } else {
            m_judging.object(message::circuit_unknown, field);
        }
        m_judging.perform(act::Stands{m_figure, field});
        if (m_judging.position().turn.figure != m_figure) {
            m_judging.object(message::done_by_hand(rule::get_cards), m_card);
            return;
        }
        if (passes_start)
            pay_at_start(m_judging, m_figure);
        if (m_judging.position().phase != Phase::field)
            begin_phase(m_judging, Phase::field);
        arrive(m_judging, m_figure, field);
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

/// Assigns the acts done by hand to the effects that require a choice, one each.
class Choices {
public:
    Choices(Judging& judging, Figure figure, Card card, const std::vector<Act>& told)
        : m_judging(judging)
        , m_figure(figure)
        , m_card(card)
        , m_left(told)
    {
    }

    void does(Effect::Kind kind)
    {
        for (auto act = m_left.begin(); act != m_left.end(); ++act) {
            if (!is_meant(kind, *act))
                continue;
            const Act chosen = *act;
            m_left.erase(act);
            if (!m_judging.is_impossible())
                std::visit(*this, chosen);
            return;
        }
        const ledger::RuleId rule =
            m_card.deck() == Deck::black ? rule::black_cards : rule::red_cards;
        m_judging.object_if(is_possible(kind), message::choice_untold(rule), m_card);
    }
    /// Acts not required by any effect.
    [[nodiscard]] const std::vector<Act>& left() const { return m_left; }

    void operator()(const act::Lifts& act) { lift_piece(m_judging, act.figure, act.square); }
    void operator()(const act::Places& act)
    {
        object_to_watched(m_judging, act.figure);
        object_to_closing(m_judging, act.figure, act.square);
        place_piece(m_judging, act.figure, act.square);
    }
    void operator()(const act::GivesCard& act)
    {
        m_judging.object_if(share_purse(m_judging.position(), act.figure, act.to),
            message::same_player, act.figure);
        m_judging.perform(act);
    }
    void operator()(const act::Marks& act)
    {
        object_to_watched(m_judging, act.figure);
        object_to_holding(act.business);
        m_judging.perform(act);
    }
    template <typename Other>
    void operator()(const Other&)
    {
    }

private:
    [[nodiscard]] bool is_meant(Effect::Kind kind, const Act& act) const
    {
        const auto* lifts = std::get_if<act::Lifts>(&act);
        const auto* places = std::get_if<act::Places>(&act);
        const auto* gives = std::get_if<act::GivesCard>(&act);
        const auto* marks = std::get_if<act::Marks>(&act);
        using enum Effect::Kind;
        return (kind == lose_piece && lifts != nullptr && lifts->figure == m_figure)
            || (kind == place_piece && places != nullptr && places->figure == m_figure)
            || (kind == take_card && gives != nullptr && gives->to == m_figure)
            || (kind == take_business && marks != nullptr && marks->figure == m_figure);
    }
    /// Objects to an own business, and to one held by a card: only red 14 and 15 take that (A35).
    void object_to_holding(Field business)
    {
        m_judging.note_checked(rule::a35_laid_card_stays);
        const Position& position = m_judging.position();
        const std::optional<Holding> holding = position.holding(business);
        if (!holding)
            return;
        const ledger::RuleId rule = rule_of(business.kind());
        if (m_judging.object_if(
                holding->holder == m_figure, message::holds_it_already(rule), business, m_figure))
            return;
        if (holding->card == 0)
            return;
        m_judging.object(message::held_by_card(rule), business, holding->holder);
        m_judging.object(message::no_other_card);
        if (business.kind() != FieldKind::bank)
            m_judging.object(message::like_a_bank);
    }
    [[nodiscard]] bool can_be_taken(Field field) const
    {
        const Position& position = m_judging.position();
        const std::optional<Holding>& holding = position.holding(field);
        return is_business(field.kind())
            && (!holding || (holding->holder != m_figure && holding->card == 0));
    }
    /// On an undescribed circuit there may always be an unknown business.
    [[nodiscard]] bool is_any_to_take() const
    {
        const Components& components = m_judging.components();
        return !components.has_circuit()
            || std::ranges::any_of(
                components.circuit(), [this](Field field) { return can_be_taken(field); });
    }
    /// True if there is an object to choose.
    [[nodiscard]] bool is_possible(Effect::Kind kind) const
    {
        const Position& position = m_judging.position();
        if (kind == Effect::Kind::lose_piece)
            return !position.of(m_figure).pieces.empty();
        if (kind == Effect::Kind::place_piece)
            return !empty_squares(position).empty() && !is_watched(position, m_figure);
        if (kind == Effect::Kind::take_card)
            return ledger::first_of(all_of<Figure>, [&](Figure other) {
                return position.of(other).cards.reds() > 0
                    && !share_purse(position, other, m_figure);
            }).has_value();
        return tokens_used(position, m_figure) < tokens_per_figure
            && !is_watched(position, m_figure) && is_any_to_take();
    }

    Judging& m_judging;
    Figure m_figure;
    Card m_card;
    std::vector<Act> m_left;
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
    Choices choices(judging, figure, card, by_hand);
    if (is_described) {
        CardDoer doer(judging, figure, card);
        for (const Effect& effect : *text->effects) {
            if (is_choice(effect.kind))
                choices.does(effect.kind);
            else
                doer.does(effect);
        }
    }
    judging.object_if(!choices.left().empty() || (is_described && is_by_hand(*text->effects)),
        message::done_by_hand(rule), card);
    do_by_hand(judging, choices.left());
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
    const Cards cards = judging.position().of(figure).cards;
    cards.open.each([&](int number) { look_at(Card(Deck::red, number)); });
    cards.black.each([&](int number) { look_at(Card(Deck::black, number)); });
    return price;
}

} // namespace consigliere::mafia
