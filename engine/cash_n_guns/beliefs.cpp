// `table believes …`: compares claims with the ledger.

#include "engine/cash_n_guns/flow.h"
#include "engine/cash_n_guns/messages_beliefs.h"
#include "engine/cash_n_guns/questions.h"
#include "engine/cash_n_guns/score.h"

namespace consigliere::cash_n_guns {

namespace {

using About = Question::About;
using Claim = Believe::Claim;

void judge_godfather(Judging& judging, Player believed)
{
    const Position& position = judging.position();
    const Answer now = answer(position, {About::godfather, {}});
    judging.object_if(
        now.answer != believed, message::why_godfather(position.desk_reason), now.answer);
}

void judge_desk(Judging& judging, Claim claim)
{
    const bool is_open = judging.position().desk_is_open;
    if (claim == Claim::desk_is_open)
        judging.object_if(!is_open, message::desk_is_taken);
    else
        judging.object_if(is_open,
            judging.position().round == 1 ? message::desk_starts_open : message::desk_is_open);
}

/// Objects to a differing number of wounds with the Lucky Man's power (T-LUC).
void object_to_luck(Judging& judging, Player player, bool differs)
{
    const Gangster& gangster = judging.position().of(player);
    judging.object_if(differs, message::lucky_takes_none, player, gangster.hits, gangster.wounds);
    judging.object_if(differs, message::lucky_counts_first, player);
}

void judge_wounds(Judging& judging, const Belief& belief)
{
    const Position& position = judging.position();
    const Gangster& gangster = position.of(belief.player);
    const int has = answer(position, {About::wounds, belief.player}).amount;
    const bool differs = has != belief.number;
    if (has_dodged(gangster)) {
        object_to_luck(judging, belief.player, differs);
        return;
    }
    judging.object_if(differs, why_wounds(position, belief.player), belief.player, has);
    if (gangster.was_healed)
        judging.object_if(differs, message::kit_heals_all, belief.player);
}

void judge_out(Judging& judging, const Belief& belief)
{
    const Gangster& gangster = judging.position().of(belief.player);
    if (has_dodged(gangster))
        object_to_luck(judging, belief.player, !gangster.is_out);
    const bool is_unbreakable = gangster.power == Power::unbreakable;
    judging.object_if(!gangster.is_out,
        is_unbreakable ? message::unbreakable_is_alive : message::is_alive, belief.player,
        gangster.wounds, deadly_wounds(gangster));
}

void judge_bangs(Judging& judging, const Belief& belief)
{
    const Gangster& gangster = judging.position().of(belief.player);
    const Range bangs = answer(judging.position(), {About::bullets, belief.player}).bangs;
    if (!bangs.contains(belief.number)) {
        if (gangster.power == Power::good_friend && gangster.has_called)
            judging.object(message::good_friend_got_one, belief.player);
        judging.object(message::bangs_differ, belief.player, bangs.least, bangs.most);
    } else if (!bangs.is_exact()) {
        judging.object(message::bangs_unknown, belief.player, bangs.least, bangs.most);
    }
}

void judge_holds(Judging& judging, const Belief& belief)
{
    const Loot& loot = judging.position().of(belief.player).loot;
    for (const LootCard card : all_loot_cards) {
        if (!is_kept(card) && belief.loot[card] > 0 && loot != belief.loot)
            judging.object(message::is_used_up, card);
    }
    judging.object_if(loot != belief.loot, message::holds_differs, belief.player, loot.total());
}

/// Returns whether the player takes part in the score; objects if not.
bool counts(Judging& judging, const Score::Seat& seat)
{
    if (seat.is_alive)
        return true;
    judging.object(message::dead_counts_nothing, seat.player);
    judging.object(message::only_the_living_count);
    return false;
}

void judge_paintings(Judging& judging, const Score::Seat& seat, int dollars)
{
    const bool differs = seat.paintings.dollars != dollars;
    judging.object_if(differs, message::paintings_differ, seat.player, seat.paintings.cards,
        Dollars{seat.paintings.dollars});
    if (judging.position().of(seat.player).power == Power::collector)
        judging.object_if(
            differs, message::collector_counts_one_more, seat.player, seat.paintings.cards);
    if (seat.paintings.cards > paintings_in_box)
        judging.object_if(differs, message::ten_paintings_at_most);
}

void judge_bonus(Judging& judging, Player believed)
{
    const Answer now = answer(judging.position(), {About::diamond_bonus, {}});
    judging.note_checked(rule::diamond_bonus, rule::a15_no_diamonds);
    if (now.answer == believed)
        return;
    if (now.answer)
        judging.object(message::bonus_is_his, *now.answer, now.amount);
    else if (now.amount == 0)
        judging.object(message::nobody_has_diamonds);
    else
        judging.object(message::bonus_is_tied, now.amount);
}

void judge_number(Judging& judging, const Belief& belief, int has,
    const ledger::Forbids<Player, Dollars>& difference)
{
    judging.object_if(has != belief.number, difference, belief.player, Dollars{has});
}

void judge_winner(Judging& judging, const Score& score, Player player)
{
    judging.note_checked(rule::goal, score.rule);
    if (score.rule == rule::tie)
        judging.note_checked(rule::a14_wounds);
    if (score.winners.contains(player))
        return;
    const Score::Seat& seat = score.of(player);
    if (score.decision == Score::Decision::nobody) {
        judging.object(message::all_are_dead);
        return;
    }
    const Score::Seat& winner = score.of(score.winners[0]);
    if (!seat.is_alive) {
        judging.object(message::dead_cannot_win, player);
        static_cast<void>(counts(judging, seat));
    }
    if (score.decision == Score::Decision::last_alive) {
        judging.object(message::only_he_is_alive, winner.player);
    } else if (!seat.is_alive) {
        return;
    } else if (seat.total == winner.total) {
        const bool by_tokens = judging.position().options.ties == Ties::tokens;
        judging.object(message::has_more_wounds, winner.player,
            by_tokens ? winner.wounds : winner.wounds_suffered);
        judging.object(
            by_tokens ? message::tokens_at_the_end_count : message::suffered_wounds_count);
    } else {
        judging.object(message::is_richer, winner.player, Dollars{*winner.total});
    }
}

void judge_score(Judging& judging, const Belief& belief)
{
    const Score now = score(judging.position());
    const Score::Seat& seat = now.of(belief.player);
    if (belief.claim == Claim::wins) {
        judge_winner(judging, now, belief.player);
        return;
    }
    if (!counts(judging, seat))
        return;
    if (belief.claim == Claim::bills)
        judge_number(judging, belief, seat.bills.dollars, message::bills_differ);
    else if (belief.claim == Claim::diamonds)
        judge_number(judging, belief, seat.diamonds.dollars, message::diamonds_differ);
    else if (belief.claim == Claim::paintings)
        judge_paintings(judging, seat, belief.number);
    else if (belief.claim == Claim::bonus)
        judge_bonus(judging, belief.player);
    else
        judge_number(judging, belief, *seat.total, message::total_differs);
}

} // namespace

void judge(Judging& judging, const Believe& move)
{
    const Belief& belief = move.belief;
    switch (belief.claim) {
    case Claim::godfather:
        return judge_godfather(judging, belief.player);
    case Claim::next:
        object_unless(judging, Phase::sharing);
        object_to_taker(judging, belief.player);
        return;
    case Claim::wounds:
        return judge_wounds(judging, belief);
    case Claim::out:
        return judge_out(judging, belief);
    case Claim::bangs:
        return judge_bangs(judging, belief);
    case Claim::holds:
        return judge_holds(judging, belief);
    case Claim::desk_is_open:
    case Claim::desk_is_taken:
        return judge_desk(judging, belief.claim);
    case Claim::bills:
    case Claim::diamonds:
    case Claim::paintings:
    case Claim::bonus:
    case Claim::totals:
    case Claim::wins:
        return judge_score(judging, belief);
    }
}

} // namespace consigliere::cash_n_guns
