#include "engine/cash_n_guns/act.h"

#include "engine/cash_n_guns/hands.h"
#include "engine/cash_n_guns/messages.h"
#include "engine/cash_n_guns/terms.h"
#include "engine/ledger/judging.h"

namespace consigliere::cash_n_guns {

using Refusal = std::optional<ledger::Reason>;

namespace {

constexpr int wound_tokens_in_box = 18;

/// Returns nullptr for the box, whose cards are implied: all that are nowhere else.
Loot* loot_at(Position& position, LootPlace place)
{
    switch (place.kind) {
    case LootPlace::Kind::player:
        return &position.of(place.player_there).loot;
    case LootPlace::Kind::table:
        return &position.table;
    case LootPlace::Kind::deck:
        return &position.deck;
    case LootPlace::Kind::box:
        break;
    }
    return nullptr;
}

Loot loot_in_box(const Position& position)
{
    Loot rest = loot_deck();
    rest.take(position.deck);
    rest.take(position.table);
    for (const Player player : players(position))
        rest.take(position.of(player).loot);
    return rest;
}

ledger::Reason lacks(LootPlace place, LootCard card, int needs, int has)
{
    switch (place.kind) {
    case LootPlace::Kind::player:
        return make_reason(message::lacks_loot, place.player_there, card, needs, has);
    case LootPlace::Kind::table:
        return make_reason(message::not_on_table, card, needs, has);
    case LootPlace::Kind::deck:
        return make_reason(message::not_in_deck, card, needs, has);
    case LootPlace::Kind::box:
        break;
    }
    return make_reason(message::not_in_box, card, needs, has);
}

// Each act: its precondition and its effect. ------------------------------------------------------

class Doer {
public:
    explicit Doer(Position& position)
        : m_position(position)
    {
    }

    Refusal operator()(const act::Gives& act)
    {
        const Loot* from = loot_at(m_position, act.from);
        const Loot there = from == nullptr ? loot_in_box(m_position) : *from;
        for (const LootCard card : all_loot_cards) {
            if (there[card] < act.loot[card])
                return lacks(act.from, card, act.loot[card], there[card]);
        }
        if (Loot* place = loot_at(m_position, act.from))
            place->take(act.loot);
        if (Loot* place = loot_at(m_position, act.to))
            place->add(act.loot);
        return std::nullopt;
    }

    Refusal operator()(const act::GainsWound& act)
    {
        std::uint8_t& wounds = m_position.of(act.player).wounds;
        if (wounds == wound_tokens_in_box)
            return make_reason(message::no_wound_token, wounds);
        ++wounds;
        ++m_position.of(act.player).wounds_suffered;
        return std::nullopt;
    }

    Refusal operator()(const act::LosesWound& act)
    {
        std::uint8_t& wounds = m_position.of(act.player).wounds;
        if (wounds == 0)
            return make_reason(message::has_no_wound, act.player);
        --wounds;
        return std::nullopt;
    }

    void operator()(const act::GainsDesk& act)
    {
        m_position.godfather = act.player;
        m_position.desk_reason = DeskReason::token;
    }

    void operator()(const act::Holds& act)
    {
        hold_bullets(m_position, act.player, act.bullets[Bullet::bang], act.bullets[Bullet::click]);
    }

    Refusal operator()(const act::Leaves& act)
    {
        Gangster& gangster = m_position.of(act.player);
        if (gangster.is_out)
            return make_reason(message::is_out_already, act.player);
        gangster.is_out = true;
        gangster.can_be_plundered = true;
        abandon_bullets(m_position, act.player);
        return std::nullopt;
    }

    Refusal operator()(const act::Returns& act)
    {
        Gangster& gangster = m_position.of(act.player);
        if (!gangster.is_out)
            return make_reason(message::is_in_game, act.player);
        gangster.is_out = false;
        gangster.can_be_plundered = false;
        return std::nullopt;
    }

    void operator()(const act::LiesDown& act) { set_stance(act.player, Gangster::Stance::lies); }
    void operator()(const act::StandsUp& act) { set_stance(act.player, Gangster::Stance::stands); }
    void operator()(const act::Falls& act) { set_stance(act.player, Gangster::Stance::shot); }

    Refusal operator()(const act::Reveals& act)
    {
        return (*this)(act::Gives{LootPlace::deck(), act.loot, LootPlace::table()});
    }

    void operator()(const act::OffersDesk&) { m_position.desk_is_open = true; }
    void operator()(const act::BulletsLaid&) { lay_bullets(m_position); }
    void operator()(const act::Aims& act) { aim(act.player, act.target); }
    void operator()(const act::ChangesTarget& act) { aim(act.player, act.target); }

    void operator()(const act::IsSlow& act)
    {
        Gangster& gangster = m_position.of(act.player);
        gangster.aim = Gangster::Aim::slow;
        if (m_position.options.slow == Slow::excluded)
            gangster.stance = Gangster::Stance::excluded;
    }

    void operator()(const act::Discards& act)
    {
        discard_unseen(m_position, act.player);
        m_position.of(act.player).card = Gangster::Card::discarded;
    }

    Refusal operator()(const act::Tells& act)
    {
        const Gangster& gangster = m_position.of(act.player);
        if (gangster.unseen)
            tell_discard(m_position, act.player, act.bullet);
        else if (gangster.may_have_reloaded)
            tell_reload(m_position, act.player, act.bullet);
        else
            return make_reason(message::nothing_to_tell, act.player);
        return std::nullopt;
    }

    Refusal operator()(const act::TurnsUp& act)
    {
        Refusal refusal = (*this)(act::Tells{act.player, act.bullet});
        if (!refusal)
            set_card(act.player, act.bullet);
        return refusal;
    }

    void operator()(const act::Shows& act)
    {
        show_bullet(m_position, act.player, act.bullet);
        set_card(act.player, act.bullet);
    }

    void operator()(const act::Shoots& act) { ++m_position.of(act.target).hits; }

    Refusal operator()(const act::TakesShare& act)
    {
        if (const std::optional<LootCard> card = act.share.card())
            return (*this)(
                act::Gives{LootPlace::table(), loot_of(*card), LootPlace::of(act.player)});
        m_position.desk_is_open = false;
        m_position.next_godfather = act.player;
        return std::nullopt;
    }

    void operator()(const act::Reloads& act)
    {
        if (act.certainty == act::Reloads::Certainty::possible)
            may_reload_in_exchange(m_position, act.player);
        else if (act.exchange == act::Reloads::Exchange::keeps_all)
            reload(m_position, act.player);
        else
            reload_in_exchange(m_position, act.player);
    }

    void operator()(const act::FindsNoBang&) { find_no_bang(m_position); }

    void operator()(const act::SwapsBullet& act)
    {
        pass_bullet(m_position, act.other, act.player, act.takes);
        pass_bullet(m_position, act.player, act.other, act.gives);
    }

    void operator()(const act::Calls& act) { m_position.of(act.player).has_called = true; }
    void operator()(const act::Forbids& act) { m_position.ban = act.type; }
    void operator()(const act::LeavesDesk&) { m_position.desk_is_open = false; }

    void operator()(const act::MovesDesk& act)
    {
        m_position.godfather = act.player;
        m_position.desk_reason = act.reason;
    }

    Refusal operator()(const act::Unclaimed& act)
    {
        m_position.unclaimed.add(act.loot);
        return (*this)(act::Gives{LootPlace::table(), act.loot, LootPlace::box()});
    }

    // For the log only.
    void operator()(const act::Dodges&) { }
    void operator()(const act::TakesNothing&) { }
    void operator()(const act::OrderIsGiven&) { }
    void operator()(const act::PhaseBegins&) { }

    void operator()(const act::TakesBackUnsaid&)
    {
        if (m_position.before_unsaid)
            static_cast<Situation&>(m_position) = *m_position.before_unsaid;
    }

private:
    void set_stance(Player player, Gangster::Stance stance)
    {
        m_position.of(player).stance = stance;
    }

    void set_card(Player player, Bullet bullet)
    {
        m_position.of(player).card =
            bullet == Bullet::bang ? Gangster::Card::bang : Gangster::Card::click;
    }

    void aim(Player player, Player target)
    {
        m_position.of(player).aim = Gangster::Aim::at;
        m_position.of(player).target = target;
    }

    Position& m_position;
};

} // namespace

Refusal apply(const Act& act, Position& position, const Components&)
{
    return ledger::refusal_by(Doer(position), act);
}

} // namespace consigliere::cash_n_guns
