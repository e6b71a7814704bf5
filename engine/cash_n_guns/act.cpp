#include "engine/cash_n_guns/act.h"

#include "engine/cash_n_guns/messages.h"
#include "engine/cash_n_guns/terms.h"

#include <algorithm>

namespace consigliere::cash_n_guns {

using Refusal = std::optional<ledger::Reason>;

namespace {

constexpr int wound_tokens_in_box = 18;

/// The loot of a place that counts its cards. The box does not: what is nowhere else is there.
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
    const ledger::Fact what{"card", term(card)};
    const ledger::Fact needed{"needs", number_term(needs)};
    const ledger::Fact there{"has", number_term(has)};
    switch (place.kind) {
    case LootPlace::Kind::player:
        return make_reason(
            message::lacks_loot, {{"player", term(place.player_there)}, what, needed, there});
    case LootPlace::Kind::table:
        return make_reason(message::not_on_table, {what, needed, there});
    case LootPlace::Kind::deck:
        return make_reason(message::not_in_deck, {what, needed, there});
    case LootPlace::Kind::box:
        break;
    }
    return make_reason(message::not_in_box, {what, needed, there});
}

Range shifted(Range range_before, Range change)
{
    return range(range_before.least + change.least, range_before.most + change.most);
}

// Each act: what must be so, and what it does. ---------------------------------------------------

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
            return make_reason(message::no_wound_token, {{"has", number_term(wounds)}});
        ++wounds;
        return std::nullopt;
    }

    Refusal operator()(const act::LosesWound& act)
    {
        std::uint8_t& wounds = m_position.of(act.player).wounds;
        if (wounds == 0)
            return make_reason(message::has_no_wound, {{"player", term(act.player)}});
        --wounds;
        return std::nullopt;
    }

    Refusal operator()(const act::GainsDesk& act)
    {
        m_position.godfather = act.player;
        m_position.desk_reason = DeskReason::token;
        return std::nullopt;
    }

    Refusal operator()(const act::Holds& act)
    {
        Gangster& gangster = m_position.of(act.player);
        const Range before = gangster.bullets.bangs;
        gangster.bullets = {
            static_cast<std::uint8_t>(act.bangs + act.clicks), range(act.bangs, act.bangs)};
        gangster.unseen.reset();
        // What could not be so by the ledger is more or fewer Bang! than it knew of.
        const int expected = std::clamp<int>(act.bangs, before.least, before.most);
        count_surprise(act.bangs - expected);
        balance_bangs(m_position);
        return std::nullopt;
    }

    Refusal operator()(const act::Leaves& act)
    {
        Gangster& gangster = m_position.of(act.player);
        if (gangster.is_out)
            return make_reason(message::is_out_already, {{"player", term(act.player)}});
        gangster.is_out = true;
        gangster.can_be_plundered = true;
        // The book does not say where his Bullet cards go; they may lie in the discard pile.
        m_position.pile = shifted(m_position.pile, {0, gangster.bullets.bangs.most});
        gangster.bullets.bangs.least = 0;
        balance_bangs(m_position);
        return std::nullopt;
    }

    Refusal operator()(const act::Returns& act)
    {
        Gangster& gangster = m_position.of(act.player);
        if (!gangster.is_out)
            return make_reason(message::is_in_game, {{"player", term(act.player)}});
        gangster.is_out = false;
        gangster.can_be_plundered = false;
        return std::nullopt;
    }

    Refusal operator()(const act::LiesDown& act)
    {
        return set_stance(act.player, Gangster::Stance::lies);
    }
    Refusal operator()(const act::StandsUp& act)
    {
        return set_stance(act.player, Gangster::Stance::stands);
    }
    Refusal operator()(const act::Falls& act)
    {
        return set_stance(act.player, Gangster::Stance::shot);
    }

    Refusal operator()(const act::Reveals& act)
    {
        return (*this)(act::Gives{LootPlace::deck(), act.loot, LootPlace::table()});
    }

    Refusal operator()(const act::OffersDesk&)
    {
        m_position.desk_is_open = true;
        return std::nullopt;
    }

    Refusal operator()(const act::BulletsLaid&)
    {
        for (const Player player : players(m_position)) {
            Gangster& gangster = m_position.of(player);
            gangster.unseen.reset();
            if (!gangster.is_out && gangster.bullets.cards > 0)
                gangster.card = Gangster::Card::laid;
        }
        return std::nullopt;
    }

    Refusal operator()(const act::Aims& act) { return aim(act.player, act.target); }
    Refusal operator()(const act::ChangesTarget& act) { return aim(act.player, act.target); }

    Refusal operator()(const act::IsSlow& act)
    {
        Gangster& gangster = m_position.of(act.player);
        gangster.aim = Gangster::Aim::slow;
        if (m_position.options.slow == Slow::excluded)
            gangster.stance = Gangster::Stance::excluded;
        return std::nullopt;
    }

    Refusal operator()(const act::Discards& act)
    {
        Gangster& gangster = m_position.of(act.player);
        add_to_pile(bangs_of_unseen(gangster.bullets));
        gangster.unseen = UnseenDiscard{gangster.bullets, 0};
        gangster.bullets = without_unseen(gangster.bullets);
        gangster.card = Gangster::Card::discarded;
        balance_bangs(m_position);
        return std::nullopt;
    }

    Refusal operator()(const act::Tells& act)
    {
        Gangster& gangster = m_position.of(act.player);
        if (!gangster.unseen)
            return make_reason(message::nothing_to_tell, {{"player", term(act.player)}});
        const Range told = gangster.unseen->bangs_if(act.bullet, gangster.bullets.bangs);
        if (told.is_empty()) {
            const int surprise = act.bullet == Bullet::bang ? 1 : -1;
            count_surprise(surprise);
            m_position.pile =
                range(m_position.pile.least + surprise, m_position.pile.most + surprise);
        } else {
            gangster.bullets.bangs = told;
        }
        gangster.unseen.reset();
        balance_bangs(m_position);
        return std::nullopt;
    }

    Refusal operator()(const act::TurnsUp& act)
    {
        if (Refusal refusal = (*this)(act::Tells{act.player, act.bullet}))
            return refusal;
        return set_card(act.player, act.bullet);
    }

    Refusal operator()(const act::Shows& act)
    {
        Gangster& gangster = m_position.of(act.player);
        const bool is_bang = act.bullet == Bullet::bang;
        if (gangster.bullets.has(act.bullet) == Certainty::impossible)
            count_surprise(is_bang ? 1 : -1);
        gangster.bullets = without(gangster.bullets, act.bullet);
        gangster.unseen.reset();
        add_to_pile(is_bang ? Range{1, 1} : Range{0, 0});
        balance_bangs(m_position);
        return set_card(act.player, act.bullet);
    }

    Refusal operator()(const act::Shoots& act)
    {
        ++m_position.of(act.target).hits;
        return std::nullopt;
    }

    Refusal operator()(const act::TakesShare& act)
    {
        if (const std::optional<LootCard> card = act.share.card())
            return (*this)(
                act::Gives{LootPlace::table(), loot_of(*card), LootPlace::of(act.player)});
        m_position.desk_is_open = false;
        m_position.next_godfather = act.player;
        return std::nullopt;
    }

    Refusal operator()(const act::Reloads& act)
    {
        Gangster& gangster = m_position.of(act.player);
        const Bullets before = gangster.bullets;
        const Range pile_before = m_position.pile;
        if (pile_before.most == 0)
            count_surprise(1);
        else
            m_position.pile = range(pile_before.least - 1, pile_before.most - 1);

        gangster.unseen.reset();
        if (act.exchange == act::Reloads::Exchange::discards_another) {
            // To discard first comes to the same, and says that the new Bang! is not discarded.
            add_to_pile(bangs_of_unseen(before));
            gangster.unseen = UnseenDiscard{before, 1};
            gangster.bullets = without_unseen(before);
        }
        gangster.bullets = with(gangster.bullets, Bullet::bang);

        if (act.certainty == act::Reloads::Certainty::possible) {
            gangster.unseen.reset();
            gangster.bullets.bangs.least =
                std::min(gangster.bullets.bangs.least, before.bangs.least);
            gangster.bullets.bangs.most = std::max(gangster.bullets.bangs.most, before.bangs.most);
            m_position.pile.least = 0;
            m_position.pile.most = std::max(m_position.pile.most, pile_before.most);
        }
        balance_bangs(m_position);
        return std::nullopt;
    }

    Refusal operator()(const act::FindsNoBang&)
    {
        count_surprise(-m_position.pile.least);
        m_position.pile = {};
        balance_bangs(m_position);
        return std::nullopt;
    }

    Refusal operator()(const act::SwapsBullet& act)
    {
        pass_bullet(m_position.of(act.other), m_position.of(act.player), act.takes);
        pass_bullet(m_position.of(act.player), m_position.of(act.other), act.gives);
        balance_bangs(m_position);
        return std::nullopt;
    }

    Refusal operator()(const act::Calls& act)
    {
        m_position.of(act.player).has_called = true;
        return std::nullopt;
    }

    Refusal operator()(const act::Forbids& act)
    {
        m_position.ban = act.type;
        return std::nullopt;
    }

    Refusal operator()(const act::MovesDesk& act)
    {
        m_position.godfather = act.player;
        m_position.desk_reason = act.reason;
        return std::nullopt;
    }

    Refusal operator()(const act::Unclaimed& act)
    {
        m_position.unclaimed.add(act.loot);
        return (*this)(act::Gives{LootPlace::table(), act.loot, LootPlace::box()});
    }

    /// Acts that are only told.
    template <typename Other>
    Refusal operator()(const Other&)
    {
        return std::nullopt;
    }

private:
    Refusal set_stance(Player player, Gangster::Stance stance)
    {
        m_position.of(player).stance = stance;
        return std::nullopt;
    }

    Refusal set_card(Player player, Bullet bullet)
    {
        m_position.of(player).card =
            bullet == Bullet::bang ? Gangster::Card::bang : Gangster::Card::click;
        return std::nullopt;
    }

    Refusal aim(Player player, Player target)
    {
        m_position.of(player).aim = Gangster::Aim::at;
        m_position.of(player).target = target;
        return std::nullopt;
    }

    /// One Bang! more or less than the ledger could know of is there: the table ruled so.
    void count_surprise(int bangs)
    {
        m_position.bangs_in_game = range(0, m_position.bangs_in_game + bangs).most;
    }

    void add_to_pile(Range bangs) { m_position.pile = shifted(m_position.pile, bangs); }

    void pass_bullet(Gangster& from, Gangster& to, std::optional<Bullet> told)
    {
        from.unseen.reset();
        if (!told) {
            to.bullets = with_unseen(to.bullets, bangs_of_unseen(from.bullets));
            from.bullets = without_unseen(from.bullets);
            return;
        }
        if (from.bullets.has(*told) == Certainty::impossible)
            count_surprise(*told == Bullet::bang ? 1 : -1);
        to.bullets = with(to.bullets, *told);
        from.bullets = without(from.bullets, *told);
    }

    Position& m_position;
};

} // namespace

Refusal apply(const Act& act, Position& position, const Components&)
{
    return std::visit(Doer(position), act);
}

} // namespace consigliere::cash_n_guns
