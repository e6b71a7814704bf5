#include "engine/cash_n_guns/hands.h"

#include <algorithm>

namespace consigliere::cash_n_guns {

namespace {

BangPlace hand(Player player)
{
    return BangPlace::hand_of(player);
}

int surprise_of(Bullet bullet)
{
    return bullet == Bullet::bang ? 1 : -1;
}

/// Moves the last face-down discard to the pile in `bangs`.
void put_on_pile(BangBounds& bangs, Player player, const Gangster& gangster)
{
    bangs.move_unseen(hand(player), BangPlace::pile());
    bangs.limit(hand(player), range(gangster.unseen->gained, gangster.bullets.cards));
}

bool is_pending(const Gangster& gangster)
{
    return gangster.unseen && gangster.unseen->is_pending;
}

/// Moves a pending discard to the pile in the bounds, whatever its face.
void settle_discard(Position& position, Player player)
{
    Gangster& gangster = position.of(player);
    if (!is_pending(gangster))
        return;
    put_on_pile(position.bangs, player, gangster);
    gangster.unseen->is_pending = false;
}

/// Call before any search for a Bang! in the discard pile.
void settle_pile(Position& position)
{
    for (const Player player : players(position))
        settle_discard(position, player);
}

/// Ends the time in which the last discard can be recorded.
void forget_discard(Position& position, Player player)
{
    settle_discard(position, player);
    position.of(player).unseen.reset();
    position.of(player).may_have_reloaded = false;
}

/// Starts tracking a card just discarded face down.
void follow_discard(Position& position, Player player, UnseenDiscard discard)
{
    Gangster& gangster = position.of(player);
    gangster.unseen = discard;
    --gangster.bullets.cards;
    read_bangs(position);
}

/// Moves a card of known face out of a hand. `cards` stay, including `gained` Bang!, which this
/// card cannot have been.
void take_known(Position& position, Player from, BangPlace to, Bullet bullet, int cards, int gained)
{
    const Bullets before{static_cast<std::uint8_t>(cards + 1), position.bangs.at(hand(from))};
    const Range own = range(before.bangs.least - gained, before.bangs.most - gained);
    const Bullets others{static_cast<std::uint8_t>(cards + 1 - gained), own};
    if (others.has(bullet) == Certainty::impossible)
        position.bangs.add(hand(from), surprise_of(bullet));
    if (bullet == Bullet::bang) {
        position.bangs.limit(hand(from), range(gained + 1, cards + 1));
        position.bangs.move_bang(hand(from), to);
    }
    position.bangs.limit(hand(from), range(gained, cards));
}

} // namespace

void read_bangs(Position& position)
{
    BangBounds bangs = position.bangs;
    for (const Player player : players(position)) {
        if (is_pending(position.of(player)))
            put_on_pile(bangs, player, position.of(player));
    }
    position.pile = bangs.at(BangPlace::pile());
    for (const Player player : players(position))
        position.of(player).bullets.bangs = bangs.at(hand(player));
}

void hold_bullets(Position& position, Player player, int bangs, int clicks)
{
    forget_discard(position, player);
    const Range before = position.bangs.at(hand(player));
    position.bangs.add(hand(player), bangs - std::clamp<int>(bangs, before.least, before.most));
    position.bangs.limit(hand(player), range(bangs, bangs));
    position.of(player).bullets.cards = static_cast<std::uint8_t>(bangs + clicks);
    read_bangs(position);
}

void lay_bullets(Position& position)
{
    for (const Player player : players(position)) {
        forget_discard(position, player);
        Gangster& gangster = position.of(player);
        if (!gangster.is_out && gangster.bullets.cards > 0)
            gangster.card = Gangster::Card::laid;
    }
}

void show_bullet(Position& position, Player player, Bullet bullet)
{
    forget_discard(position, player);
    std::uint8_t& cards = position.of(player).bullets.cards;
    cards = static_cast<std::uint8_t>(std::max(cards - 1, 0));
    take_known(position, player, BangPlace::pile(), bullet, cards, 0);
    read_bangs(position);
}

void discard_unseen(Position& position, Player player)
{
    forget_discard(position, player);
    if (position.of(player).bullets.cards > 0)
        follow_discard(position, player, {position.of(player).bullets, 0, true});
}

void tell_discard(Position& position, Player player, Bullet bullet)
{
    Gangster& gangster = position.of(player);
    const UnseenDiscard discard = *gangster.unseen;
    gangster.unseen.reset();
    if (discard.is_pending) {
        take_known(
            position, player, BangPlace::pile(), bullet, gangster.bullets.cards, discard.gained);
    } else {
        const Range told = discard.bangs_if(bullet, gangster.bullets.bangs);
        if (told.is_empty())
            position.bangs.add(BangPlace::pile(), surprise_of(bullet));
        else
            position.bangs.limit(hand(player), told);
    }
    read_bangs(position);
}

Certainty can_have_discarded(const Position& position, Player player, Bullet bullet)
{
    const Gangster& gangster = position.of(player);
    const UnseenDiscard& discard = *gangster.unseen;
    if (!discard.is_pending)
        return discard.was(bullet, gangster.bullets.bangs);
    const Range now = position.bangs.at(hand(player));
    const int others = gangster.bullets.cards + 1 - discard.gained;
    return Bullets{static_cast<std::uint8_t>(others),
        range(now.least - discard.gained, now.most - discard.gained)}
        .has(bullet);
}

void reload_in_exchange(Position& position, Player player)
{
    const Bullets before = position.of(player).bullets;
    reload(position, player);
    follow_discard(position, player, {before, 1, true});
}

void reload(Position& position, Player player)
{
    forget_discard(position, player);
    settle_pile(position);
    if (position.bangs.at(BangPlace::pile()).most == 0)
        position.bangs.add(BangPlace::pile(), 1);
    position.bangs.limit(BangPlace::pile(), range(1, position.bangs.at(BangPlace::pile()).most));
    position.bangs.move_bang(BangPlace::pile(), hand(player));
    ++position.of(player).bullets.cards;
    read_bangs(position);
}

void may_reload_in_exchange(Position& position, Player player)
{
    forget_discard(position, player);
    settle_pile(position);
    const std::uint8_t cards = position.of(player).bullets.cards;
    const Range pile = position.bangs.at(BangPlace::pile());
    BangBounds with_reload = position.bangs;
    with_reload.limit(BangPlace::pile(), range(1, pile.most));
    with_reload.move_bang(BangPlace::pile(), hand(player));
    with_reload.move_unseen(hand(player), BangPlace::pile());
    with_reload.limit(hand(player), range(1, cards));
    position.bangs.limit(BangPlace::pile(), {});
    position.bangs.allow(with_reload);
    position.of(player).may_have_reloaded = true;
    read_bangs(position);
}

void tell_reload(Position& position, Player player, Bullet bullet)
{
    position.of(player).may_have_reloaded = false;
    // If a Click! was discarded, the gained Bang! is still in the hand. A discarded Bang! proves
    // nothing: it may be the gained one.
    const int cards = position.of(player).bullets.cards;
    if (bullet == Bullet::click)
        position.bangs.limit(hand(player), range(std::min(1, cards), cards));
    read_bangs(position);
}

void find_no_bang(Position& position)
{
    settle_pile(position);
    position.bangs.add(BangPlace::pile(), -position.bangs.at(BangPlace::pile()).least);
    position.bangs.limit(BangPlace::pile(), {});
    read_bangs(position);
}

void pass_bullet(Position& position, Player from, Player to, std::optional<Bullet> told)
{
    forget_discard(position, from);
    forget_discard(position, to);
    Bullets& giver = position.of(from).bullets;
    --giver.cards;
    ++position.of(to).bullets.cards;
    if (told) {
        take_known(position, from, hand(to), *told, giver.cards, 0);
    } else {
        position.bangs.move_unseen(hand(from), hand(to));
        position.bangs.limit(hand(from), range(0, giver.cards));
    }
    read_bangs(position);
}

void abandon_bullets(Position& position, Player player)
{
    forget_discard(position, player);
    position.bangs.may_move_all(hand(player), BangPlace::pile());
    read_bangs(position);
}

} // namespace consigliere::cash_n_guns
