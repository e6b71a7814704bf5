/// Phase 2, in which everybody lays a card that nobody sees: what can still be known of it.

#include "engine/cash_n_guns/bullets.h"
#include "engine/cash_n_guns/flow.h"

#include <algorithm>

namespace consigliere::cash_n_guns {

Range range(int least, int most)
{
    return {static_cast<std::uint8_t>(std::max(least, 0)),
        static_cast<std::uint8_t>(std::max(most, 0))};
}

Range intersection(Range older, Range newer)
{
    const Range both{std::max(older.least, newer.least), std::min(older.most, newer.most)};
    return both.is_empty() ? newer : both;
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

Range UnseenDiscard::bangs_if(Bullet bullet) const
{
    const Range left = without(before, bullet).bangs;
    return range(left.least + gained, left.most + gained);
}

void object_to_bullet(Judging& judging, Player player, const Bullets& from, Bullet bullet)
{
    const ledger::Fact who{"player", term(player)};
    const ledger::Fact what{"bullet", term(bullet)};
    switch (from.has(bullet)) {
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
        object_to_bullet(judging, player, gangster.unseen->before, move.bullet);
    judging.does(act::Tells{player, move.bullet});
}

} // namespace consigliere::cash_n_guns
