#include "engine/mafia/act.h"

#include "engine/ledger/judging.h"
#include "engine/mafia/messages_deals.h"
#include "engine/mafia/terms.h"

#include <algorithm>

namespace consigliere::mafia {

using Refusal = std::optional<ledger::Reason>;

namespace {

/// Far above any purse of a real game, far below integer overflow.
constexpr int largest_purse = 10'000'000;

// Each act: its precondition and its effect. ------------------------------------------------------

class Doer {
public:
    explicit Doer(Position& position)
        : m_position(position)
    {
    }

    Refusal operator()(const act::Pays& act)
    {
        if (act.to.figure && m_position.purse(*act.to.figure) > largest_purse - act.amount)
            return make_reason(message::purse_is_full, *act.to.figure, Donar{largest_purse});

        if (act.from.figure) {
            std::int32_t& purse = m_position.purse(*act.from.figure);
            if (purse < act.amount)
                return make_reason(message::cannot_pay(rule_of(act.why)), *act.from.figure,
                    Donar{purse}, Donar{act.amount});
            purse -= act.amount;
        }
        if (act.to.figure)
            m_position.purse(*act.to.figure) += act.amount;
        remember({act.from.figure, act.to.figure, act.amount, act.why, false});
        return std::nullopt;
    }

    void operator()(const act::Forgoes& act)
    {
        remember({std::nullopt, act.figure, act.amount, act.why, true});
    }

    void operator()(const act::Stands& act)
    {
        Character& character = m_position.of(act.figure);
        character.field = act.field;
        character.has_dealt_here = false;
    }

    Refusal operator()(const act::Places& act)
    {
        if (const std::optional<Figure> owner = owner_of(m_position, act.square))
            return make_reason(message::square_is_taken, act.square, *owner);
        if (pieces_of(m_position, act.figure) == pieces_per_figure)
            return make_reason(message::no_piece_left, pieces_per_figure, act.figure);
        m_position.of(act.figure).pieces.add(act.square);
        return std::nullopt;
    }

    Refusal operator()(const act::Lifts& act)
    {
        Squares& pieces = m_position.of(act.figure).pieces;
        if (!pieces.contains(act.square))
            return make_reason(message::not_his_piece, act.figure, act.square);
        if (m_position.guarded.contains(act.square))
            return make_reason(message::is_under_killer, act.square);
        pieces.remove(act.square);
        return std::nullopt;
    }

    Refusal operator()(const act::GainsKiller& act)
    {
        if (killers_of(m_position, act.figure) == killers_per_figure)
            return make_reason(message::no_killer_token, killers_per_figure, act.figure);
        ++m_position.of(act.figure).killers_home;
        return std::nullopt;
    }

    Refusal operator()(const act::Hires& act)
    {
        Refusal refusal = (*this)(act::GainsKiller{act.figure});
        if (!refusal)
            ++m_position.of(act.figure).killers_new;
        return refusal;
    }

    Refusal operator()(const act::LosesKiller& act)
    {
        if (!act.at.square)
            return leave_home(act.figure);
        Refusal refusal = missing_at(act.figure, *act.at.square);
        if (!refusal)
            m_position.guarded.remove(*act.at.square);
        return refusal;
    }

    Refusal operator()(const act::MovesKiller& act)
    {
        if (!m_position.of(act.figure).pieces.contains(act.to))
            return make_reason(message::not_his_piece, act.figure, act.to);
        Refusal refusal = (*this)(act::LosesKiller{act.figure, act.from});
        if (!refusal)
            m_position.guarded.add(act.to);
        return refusal;
    }

    Refusal operator()(const act::Marks& act)
    {
        if (Refusal refusal = no_business(act.business))
            return refusal;
        std::optional<Holding>& holding = m_position.holding(act.business);
        const bool is_his = holding && holding->holder == act.figure;
        if (!is_his && tokens_used(m_position, act.figure) == tokens_per_figure)
            return make_reason(message::no_token, tokens_per_figure, act.figure);
        if (holding)
            holding->holder = act.figure;
        else
            holding = Holding{act.figure, 0};
        return std::nullopt;
    }

    Refusal operator()(const act::Unmarks& act)
    {
        if (Refusal refusal = not_held(act.business, act.figure))
            return refusal;
        m_position.holding(act.business).reset();
        return std::nullopt;
    }

    Refusal operator()(const act::LaysCard& act)
    {
        Refusal refusal = not_held(act.business, act.figure);
        if (!refusal)
            refusal = take_from_hand(act.figure, act.card);
        if (!refusal)
            m_position.holding(act.business)->card = static_cast<std::uint8_t>(act.card.number());
        return refusal;
    }

    Refusal operator()(const act::TakesCard& act)
    {
        Cards& cards = m_position.of(act.figure).cards;
        const CardPlace place = place_of(m_position, act.card);
        if (act.card.is_told() && place.kind != CardPlace::Kind::deck)
            return make_reason(message::card_is_elsewhere, act.card, place.holder);
        if (cards_in_deck(m_position, act.card.deck()) == 0)
            return make_reason(message::deck_is_empty, act.card.deck());
        if (act.card.deck() == Deck::black && !act.card.is_told())
            return make_reason(message::black_is_told);
        if (act.card.deck() == Deck::black)
            cards.black.add(act.card.number());
        else if (act.card.is_told())
            cards.covered.add(act.card.number());
        else
            ++cards.untold;
        return std::nullopt;
    }

    Refusal operator()(const act::ReturnsCard& act) { return take_from_hand(act.figure, act.card); }

    Refusal operator()(const act::GivesCard& act)
    {
        const bool was_open = m_position.of(act.figure).cards.open.contains(act.card.number());
        if (act.card.deck() == Deck::black)
            return make_reason(message::has_not_card, act.figure, act.card);
        Refusal refusal = take_from_hand(act.figure, act.card);
        if (refusal)
            return refusal;
        Cards& cards = m_position.of(act.to).cards;
        if (!act.card.is_told())
            ++cards.untold;
        else
            (was_open ? cards.open : cards.covered).add(act.card.number());
        return std::nullopt;
    }

    Refusal operator()(const act::OpensCard& act)
    {
        if (act.card.deck() == Deck::black || !act.card.is_told())
            return make_reason(message::has_not_card, act.figure, act.card);
        Refusal refusal = take_from_hand(act.figure, act.card);
        if (!refusal)
            m_position.of(act.figure).cards.open.add(act.card.number());
        return refusal;
    }

    Refusal operator()(const act::Owes& act)
    {
        if (share_purse(m_position, act.figure, act.to))
            return make_reason(message::same_purse, act.figure, act.to);
        m_position.debt(act.figure, act.to) = act.amount;
        return std::nullopt;
    }

    void operator()(const act::Rolls& act)
    {
        if (!m_position.turn.figure)
            m_position.first = act.figure;
        Turn turn;
        turn.figure = act.figure;
        turn.roll = static_cast<std::uint8_t>(act.number);
        turn.next = act.next;
        turn.is_clean = m_position.of(act.figure).is_watched;
        Character& roller = m_position.of(act.figure);
        roller.is_watched = false;
        turn.is_skipped = roller.turns_skipped > 0;
        if (turn.is_skipped)
            --roller.turns_skipped;
        m_position.turn = turn;
    }

    // For the log only.
    void operator()(const act::Tosses&) { }

    void operator()(const act::AgentComes& act)
    {
        m_position.of(act.figure).is_watched = true;
        m_position.watched(family_of(act.figure)) = turns_of_agent;
        m_position.turn.agent_came = true;
    }

    void operator()(const act::TurnEnds& act)
    {
        for (Character& character : m_position.characters) {
            character.killers_new = 0;
            character.has_moved_killer = false;
        }
        std::uint8_t& watched = m_position.watched(family_of(act.figure));
        const bool counts = !m_position.turn.agent_came || m_position.options.fed_current_counts;
        if (watched > 0 && counts)
            --watched;
    }

    void operator()(const act::FallsDue& act)
    {
        m_position.dues.push_back({act.figure, act.to.figure, act.amount, act.why});
    }

    void operator()(const act::VendettaBegins& act)
    {
        m_position.vendetta = Vendetta{act.attacker, act.victim};
    }
    void operator()(const act::VendettaEnds&) { m_position.vendetta.reset(); }

    void operator()(const act::PhaseBegins& act)
    {
        m_position.phase = act.phase;
        // During a vendetta or after the end, only a ruling leads here.
        if (act.phase != Phase::vendetta)
            m_position.vendetta.reset();
        m_position.ending = Ending::none;
        m_position.ended_by.reset();
        m_position.family_out.reset();
    }
    void operator()(const act::GameEnds& act)
    {
        m_position.vendetta.reset();

        m_position.ending = act.ending;
        m_position.phase = Phase::end;
    }

private:
    static constexpr std::uint8_t turns_of_agent = 3;

    void remember(const Payment& payment)
    {
        if (!m_position.last.full())
            m_position.last.push_back(payment);
    }

    Refusal leave_home(Figure figure)
    {
        Character& character = m_position.of(figure);
        if (character.killers_home == 0)
            return make_reason(message::no_killer_home, figure);
        --character.killers_home;
        character.killers_new = std::min(character.killers_new, character.killers_home);
        return std::nullopt;
    }

    Refusal missing_at(Figure figure, Square square) const
    {
        const bool is_there =
            m_position.guarded.contains(square) && m_position.of(figure).pieces.contains(square);
        return is_there ? std::nullopt
                        : Refusal(make_reason(message::no_killer_there, figure, square));
    }

    static Refusal no_business(Field field)
    {
        if (!is_business(field.kind()))
            return make_reason(message::not_a_business, field);
        if (field.number() == 0)
            return make_reason(message::which_business, field);
        return std::nullopt;
    }

    Refusal not_held(Field field, Figure figure) const
    {
        if (Refusal refusal = no_business(field))
            return refusal;
        const std::optional<Holding>& holding = m_position.holding(field);
        if (!holding || holding->holder != figure)
            return make_reason(message::not_his_business, field, figure);
        return std::nullopt;
    }

    /// A card of unknown face may be any that is at no other place.
    Refusal take_from_hand(Figure figure, Card card)
    {
        Cards& cards = m_position.of(figure).cards;
        CardSet& open = card.deck() == Deck::black ? cards.black : cards.open;
        if (open.contains(card.number())) {
            open.remove(card.number());
        } else if (card.deck() == Deck::red && cards.covered.contains(card.number())) {
            cards.covered.remove(card.number());
        } else {
            const CardPlace place = place_of(m_position, card);
            if (place.kind != CardPlace::Kind::deck && share_purse(m_position, place.holder, figure)
                && place.holder != figure)
                return make_reason(message::card_of_other_figure, card, place.holder, figure);
            const bool is_among_untold =
                card.deck() == Deck::red && cards.untold > 0 && place.kind == CardPlace::Kind::deck;
            if (!is_among_untold)
                return make_reason(message::has_not_card, figure, card);
            --cards.untold;
        }
        return std::nullopt;
    }

    Position& m_position;
};

} // namespace

Refusal apply(const Act& act, Position& position, const Components&)
{
    return ledger::refusal_by(Doer(position), act);
}

} // namespace consigliere::mafia
