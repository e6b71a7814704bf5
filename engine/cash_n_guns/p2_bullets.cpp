/// Phase 2, in which everybody lays a card that nobody sees: what can still be known of it.

#include "engine/cash_n_guns/bullets.h"
#include "engine/cash_n_guns/flow.h"

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
    return with_unseen(bullets, range(come, come));
}

Range bangs_of_unseen(const Bullets& bullets)
{
    if (bullets.cards == 0)
        return {};
    return range(bullets.has(Bullet::click) == Certainty::impossible ? 1 : 0,
        bullets.has(Bullet::bang) == Certainty::impossible ? 0 : 1);
}

Bullets without_unseen(const Bullets& bullets)
{
    const int cards = std::max(bullets.cards - 1, 0);
    return {static_cast<std::uint8_t>(cards),
        range(bullets.bangs.least - 1, std::min<int>(bullets.bangs.most, cards))};
}

Bullets with_unseen(const Bullets& bullets, Range bangs)
{
    return {static_cast<std::uint8_t>(bullets.cards + 1),
        range(bullets.bangs.least + bangs.least, bullets.bangs.most + bangs.most)};
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
    return bangs_if(bullet, now).is_empty() ? Certainty::impossible : before.has(bullet);
}

Certainty may_have_laid(const Gangster& gangster, Bullet bullet)
{
    if (gangster.unseen)
        return gangster.unseen->was(bullet, gangster.bullets.bangs);
    return gangster.bullets.has(bullet);
}

void object_to_bullet(Judging& judging, Player player, Bullet bullet, Certainty certainty)
{
    const ledger::Fact who{"player", term(player)};
    const ledger::Fact what{"bullet", term(bullet)};
    switch (certainty) {
    case Certainty::certain:
        return;
    case Certainty::possible:
        judging.object(message::bullet_may_be_spent, {who, what});
        return;
    case Certainty::impossible:
        judging.object(message::more_than_dealt,
            {who, what,
                {"dealt", number_term(bullet == Bullet::bang ? bangs_dealt : clicks_dealt)}});
        judging.object(message::bullet_is_spent, {who, what});
        return;
    }
}

void judge(Judging& judging, Player player, const TellDiscard& move)
{
    const Position& position = judging.position();
    const Gangster& gangster = position.of(player);
    const bool keeps_all = gangster.power == Power::good_friend && gangster.has_called
        && !position.options.good_friend_discards;
    if (keeps_all)
        judging.object(message::good_friend_keeps_all, {{"player", term(player)}});
    if (gangster.unseen)
        object_to_bullet(judging, player, move.bullet, may_have_laid(gangster, move.bullet));
    judging.does(act::Tells{player, move.bullet});
}

} // namespace consigliere::cash_n_guns
