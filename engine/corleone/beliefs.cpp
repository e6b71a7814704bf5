/// `table believes …`: whatever the ledger derives can be asked and disputed.

#include "engine/corleone/flow.h"
#include "engine/corleone/score.h"
#include "engine/corleone/turf_war.h"

namespace consigliere::corleone {

namespace {

void judge_control(Judging& judging, const Believe& move)
{
    const std::optional<Family> controller = controller_of(judging.position(), move.territory);
    if (controller == move.family)
        return;
    if (controller)
        judging.object(message::control_differs, move.territory, *controller);
    else
        judging.object(message::control_by_nobody, move.territory);
}

void judge_influence(Judging& judging, const Believe& move)
{
    const int has =
        count_influence(judging.position(), judging.components(), move.territory).of(move.family);
    if (has != move.number)
        judging.object(message::influence_differs, move.family, move.territory, has);
}

void judge_domination(Judging& judging, const Believe& move)
{
    const std::optional<Family> dominator = dominator_of(judging.position(), move.territory);
    if (dominator == move.family)
        return;
    judging.object(message::domination_differs, move.family, move.territory,
        markers_in(judging.position(), move.territory, move.family));
}

/// Completed Jobs of unknown colours may bring anybody a bonus or take it away, so nothing that
/// rests on the bonuses can be told; objects if there are any.
bool are_bonuses_known(Judging& judging, const Score& score)
{
    int uncoloured = 0;
    for (const Score::Seat& seat : score.seats)
        uncoloured += seat.uncoloured_jobs;
    if (uncoloured > 0)
        judging.object(message::job_colours_unknown, uncoloured);
    return uncoloured == 0;
}

void judge_jobs(Judging& judging, const Believe& move)
{
    const Score now = score(judging.position(), judging.components());
    const Score::Seat& seat = now.of(move.family);
    const auto colour = static_cast<std::size_t>(move.colour);
    if (are_bonuses_known(judging, now) && !seat.job_bonus[colour])
        judging.object(message::jobs_differ, move.family, move.colour, seat.job_counts[colour]);
}

void judge_first(Judging& judging, const Believe& move)
{
    const Position& position = judging.position();
    if (position.horse_head != move.family)
        judging.object(
            position.has_horse_head_moved ? message::horse_head_moved : message::first_differs,
            position.horse_head);
}

/// Compares cards with the hand: a Job that the line names may be one whose face is unknown.
void judge_hand(Judging& judging, const Believe& move)
{
    const Position& position = judging.position();
    if (position.tracking == Tracking::board) {
        judging.object(message::hand_not_followed, move.family);
        return;
    }
    const Cards hand = hand_of(position, move.family);
    const bool same_allies = [&] {
        if (hand.allies.size() != move.cards.allies.size())
            return false;
        for (const AllyId ally : hand.allies) {
            if (!move.cards.allies.contains(ally))
                return false;
        }
        return true;
    }();
    const std::size_t jobs_in_hand = hand.jobs.size() + hand.unknown_jobs;
    const std::size_t jobs_named = move.cards.jobs.size() + move.cards.unknown_jobs;
    const bool same_rest = hand.money == move.cards.money && hand.goods == move.cards.goods
        && jobs_in_hand == jobs_named;
    if (same_rest && !same_allies && position.phase == Phase::tribute)
        judging.object(message::allies_are_back, move.family);
    else if (!same_rest || !same_allies)
        judging.object(message::hand_differs, move.family, hand.count(), hand.money, hand.goods);
}

void judge_supply(Judging& judging, const Believe& move)
{
    std::array<std::uint8_t, 4> figures{};
    for (int i = 0; i < figures_per_family; ++i) {
        const auto figure =
            static_cast<FigureId>(static_cast<int>(move.family) * figures_per_family + i);
        if (judging.position().place_of(figure).kind == Place::Kind::supply)
            ++figures[static_cast<std::size_t>(kind_of(figure))];
    }
    if (figures != move.figures)
        judging.object(message::supply_differs, move.family,
            figures_in_supply(judging.position(), move.family));
}

void judge_money(Judging& judging, const Believe& move)
{
    const Score now = score(judging.position(), judging.components());
    const Score::Seat& seat = now.of(move.family);
    if (!seat.suitcase) {
        judging.object(message::suitcase_not_counted);
    } else if (move.claim == Believe::Claim::totals) {
        if (are_bonuses_known(judging, now) && *seat.total != move.number)
            judging.object(message::total_differs, move.family, Dollars{*seat.total});
    } else if (*seat.suitcase != move.number) {
        const bool is_over = judging.position().phase == Phase::end;
        judging.object(is_over ? message::end_suitcase_differs : message::banked_differs,
            move.family, Dollars{*seat.suitcase});
    }
}

void judge_winner(Judging& judging, const Believe& move)
{
    const Score now = score(judging.position(), judging.components());
    if (now.winners.empty())
        judging.object(message::suitcase_not_counted);
    else if (are_bonuses_known(judging, now) && !now.winners.contains(move.family))
        judging.object(message::winner_differs, now.winners[0]);
}

} // namespace

void judge(Judging& judging, const Believe& move)
{
    switch (move.claim) {
    case Believe::Claim::controls:
        judge_control(judging, move);
        return;
    case Believe::Claim::dominates:
        judge_domination(judging, move);
        return;
    case Believe::Claim::influences:
        judge_influence(judging, move);
        return;
    case Believe::Claim::leads:
        judge_jobs(judging, move);
        return;
    case Believe::Claim::first:
        judge_first(judging, move);
        return;
    case Believe::Claim::holds:
        judge_hand(judging, move);
        return;
    case Believe::Claim::supplies:
        judge_supply(judging, move);
        return;
    case Believe::Claim::banked:
    case Believe::Claim::totals:
        judge_money(judging, move);
        return;
    case Believe::Claim::wins:
        judge_winner(judging, move);
        return;
    }
}

} // namespace consigliere::corleone
