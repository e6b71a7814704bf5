// `table believes …`: compares claims with the answers.

#include "engine/corleone/flow.h"
#include "engine/corleone/questions.h"
#include "engine/corleone/score.h"

#include <algorithm>

namespace consigliere::corleone {

namespace {

Answer ask(Judging& judging, const Question& question)
{
    Answer known = answer(judging.position(), judging.components(), question);
    judging.note_checked(known.rule);
    return known;
}

void judge(Judging& judging, Family family, const claim::Controls& claim)
{
    const std::optional<Family> controller =
        ask(judging, {Question::About::control, claim.territory}).answer;
    judging.object_if(!controller, message::control_by_nobody, claim.territory)
        || judging.object_if(
            *controller != family, message::control_differs, claim.territory, controller);
}

void judge(Judging& judging, Family family, const claim::Influences& claim)
{
    // Compare the count, even if another rule decides the war.
    judging.note_checked(rule::influence);
    const int has = answer(
        judging.position(), judging.components(), {Question::About::influence, claim.territory})
                        .share_of(family);
    judging.object_if(
        has != claim.influence, message::influence_differs, family, claim.territory, has);
}

void judge(Judging& judging, Family family, const claim::Dominates& claim)
{
    const Answer known = ask(judging, {Question::About::domination, claim.territory});
    judging.object_if(known.answer != family, message::domination_differs, family, claim.territory,
        known.share_of(family));
}

/// Returns false, and objects, if a completed Job has an unknown colour: bonuses are unknown.
bool are_bonuses_known(Judging& judging, const Score& score)
{
    int uncoloured = 0;
    for (const Score::Seat& seat : score.seats)
        uncoloured += seat.uncoloured_jobs;
    return !judging.object_if(uncoloured > 0, message::job_colours_unknown, uncoloured);
}

void judge(Judging& judging, Family family, const claim::Leads& claim)
{
    const Score now = score(judging.position(), judging.components());
    const Score::Seat& seat = now.of(family);
    const auto colour = static_cast<std::size_t>(claim.colour);
    if (are_bonuses_known(judging, now))
        judging.object_if(!seat.job_bonus[colour], message::jobs_differ, family, claim.colour,
            seat.job_counts[colour]);
}

void judge(Judging& judging, Family family, const claim::IsFirst&)
{
    const Position& position = judging.position();
    judging.object_if(position.horse_head != family,
        position.has_horse_head_moved ? message::horse_head_moved : message::first_differs,
        position.horse_head);
}

/// Compares cards with the hand. A named Job may be one with an unknown face.
void judge(Judging& judging, Family family, const claim::Holds& claim)
{
    const Position& position = judging.position();
    if (position.tracking == Tracking::board) {
        judging.object(message::hand_not_followed, family);
        return;
    }
    const Cards hand = hand_of(position, family);
    const bool same_allies = hand.allies.size() == claim.cards.allies.size()
        && std::ranges::all_of(
            hand.allies, [&claim](AllyId ally) { return claim.cards.allies.contains(ally); });
    const std::size_t jobs_in_hand = hand.jobs.size() + hand.unknown_jobs;
    const std::size_t jobs_named = claim.cards.jobs.size() + claim.cards.unknown_jobs;
    const bool same_rest = hand.money == claim.cards.money && hand.goods == claim.cards.goods
        && jobs_in_hand == jobs_named;
    if (same_rest && !same_allies && position.phase == Phase::tribute)
        judging.object(message::allies_are_back, family);
    else
        judging.object_if(!same_rest || !same_allies, message::hand_differs, family, hand.count(),
            hand.money, hand.goods);
}

void judge(Judging& judging, Family family, const claim::Supplies& claim)
{
    Figures figures;
    for (const FigureKind kind : supply_of(judging.position(), family))
        figures.add(kind);
    judging.object_if(figures != claim.figures, message::supply_differs, family,
        figures_in_supply(judging.position(), family));
}

void judge(Judging& judging, Family family, const claim::Totals& claim)
{
    const Score now = score(judging.position(), judging.components());
    const Score::Seat& seat = now.of(family);
    if (!judging.object_if(!seat.suitcase, message::suitcase_not_counted)
        && are_bonuses_known(judging, now))
        judging.object_if(
            *seat.total != claim.dollars, message::total_differs, family, Dollars{*seat.total});
}

void judge(Judging& judging, Family family, const claim::Banked& claim)
{
    const std::optional<int> suitcase =
        score(judging.position(), judging.components()).of(family).suitcase;
    const bool is_over = judging.position().phase == Phase::end;
    judging.object_if(!suitcase, message::suitcase_not_counted)
        || judging.object_if(*suitcase != claim.dollars,
            is_over ? message::end_suitcase_differs : message::banked_differs, family,
            Dollars{*suitcase});
}

void judge(Judging& judging, Family family, const claim::Wins&)
{
    const Score now = score(judging.position(), judging.components());
    if (!judging.object_if(now.winners.empty(), message::suitcase_not_counted)
        && are_bonuses_known(judging, now))
        judging.object_if(!now.winners.contains(family), message::winner_differs, now.winners[0]);
}

} // namespace

void judge(Judging& judging, const Believe& move)
{
    std::visit([&](const auto& claim) { judge(judging, move.family, claim); }, move.claim);
}

} // namespace consigliere::corleone
