// Phase 2: bounds on the Bullet cards that everybody lays face down.

#include "engine/cash_n_guns/bullets.h"
#include "engine/cash_n_guns/flow.h"
#include "engine/cash_n_guns/hands.h"

#include <algorithm>

namespace consigliere::cash_n_guns {

Range range(int least, int most)
{
    constexpr int most_that_counts = 255;
    return {static_cast<std::uint8_t>(std::clamp(least, 0, most_that_counts)),
        static_cast<std::uint8_t>(std::clamp(most, 0, most_that_counts))};
}

Range intersection(Range left, Range right)
{
    return {std::max(left.least, right.least), std::min(left.most, right.most)};
}

Certainty Bullets::has(Bullet bullet) const
{
    const Range count = bullet == Bullet::bang ? bangs : clicks();
    if (count.most == 0)
        return Certainty::impossible;
    return count.least > 0 ? Certainty::certain : Certainty::possible;
}

Bullets without(const Bullets& bullets, Bullet bullet)
{
    const int cards = std::max(bullets.cards - 1, 0);
    const int gone = bullet == Bullet::bang ? 1 : 0;
    const int most = std::min(bullets.bangs.most - gone, cards);
    return {
        static_cast<std::uint8_t>(cards), range(std::min(bullets.bangs.least - gone, most), most)};
}

Bullets with(const Bullets& bullets, Bullet bullet)
{
    const int come = bullet == Bullet::bang ? 1 : 0;
    return {static_cast<std::uint8_t>(bullets.cards + 1),
        range(bullets.bangs.least + come, bullets.bangs.most + come)};
}

Range UnseenDiscard::bangs_if(Bullet bullet, Range now) const
{
    if (before.has(bullet) == Certainty::impossible)
        return {1, 0};
    const Range left = without(before, bullet).bangs;
    return intersection(range(left.least + gained, left.most + gained), now);
}

Certainty UnseenDiscard::was(Bullet bullet, Range now) const
{
    if (bangs_if(bullet, now).is_empty())
        return Certainty::impossible;
    // Bounds on the cards that are left, plus this one, bound the hand before the discard.
    const Range all = range(now.least - gained, now.most - gained + 1);
    return Bullets{before.cards, intersection(before.bangs, all)}.has(bullet);
}

Certainty may_have_laid(const Position& position, Player player, Bullet bullet)
{
    const Gangster& gangster = position.of(player);
    return gangster.unseen ? can_have_discarded(position, player, bullet)
                           : gangster.bullets.has(bullet);
}

void object_to_bullet(Judging& judging, Player player, Bullet bullet, Certainty certainty)
{
    judging.note_checked(rule::bullets, rule::bullet_once);
    switch (certainty) {
    case Certainty::certain:
        return;
    case Certainty::possible:
        judging.object(message::bullet_may_be_spent, player, bullet);
        return;
    case Certainty::impossible:
        judging.object(message::more_than_dealt, player,
            bullet == Bullet::bang ? bangs_dealt : clicks_dealt, bullet);
        judging.object(message::bullet_is_spent, player, bullet);
        return;
    }
}

namespace {

/// The card discarded for a Clip is another card of the hand (A9).
void object_to_discard(Judging& judging, Player player, Bullet bullet)
{
    const Position& position = judging.position();
    const Certainty certainty = may_have_laid(position, player, bullet);
    const bool is_for_clip = position.of(player).unseen->gained > 0;
    const bool is_impossible = certainty == Certainty::impossible;
    if (!is_for_clip
        || !judging.object_if(is_impossible, message::clip_takes_another, player, bullet))
        object_to_bullet(judging, player, bullet, certainty);
}

} // namespace

void judge(Judging& judging, Player player, const TellDiscard& move)
{
    const Position& position = judging.position();
    const Gangster& gangster = position.of(player);
    const bool keeps_all = gangster.power == Power::good_friend && gangster.has_called
        && !position.options.good_friend_discards;
    if (keeps_all)
        judging.object(message::good_friend_keeps_all, player);
    if (!move.bullet) {
        // An observer who may not know the face replays the line without it, and learns nothing.
        if (!gangster.unseen && !gangster.may_have_reloaded)
            judging.object(message::nothing_to_tell, player);
        return;
    }
    if (gangster.unseen)
        object_to_discard(judging, player, *move.bullet);
    else if (gangster.may_have_reloaded)
        judging.object(gangster.power == Power::good_friend ? message::good_friend_untold
                                                            : message::clip_untold,
            player);
    judging.perform(act::Tells{player, *move.bullet});
}

} // namespace consigliere::cash_n_guns
