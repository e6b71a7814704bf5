// Page 16: completing a Job.

#include "engine/corleone/flow.h"
#include "engine/corleone/icons.h"
#include "engine/corleone/possible.h"

#include <algorithm>

namespace consigliere::corleone {

namespace {

/// Completing a Job is an action of its own, not part of another one.
void object_to_second_action(Judging& judging, Family family)
{
    const Position& position = judging.position();
    const bool has_just_acted =
        position.source.kind != Source::Kind::none && position.source.family == family;
    const bool has_the_turn = position.turn == family && !position.has_acted;
    judging.object_if(position.phase == Phase::business && has_just_acted && !has_the_turn,
        message::job_is_an_action, family);
}

std::optional<Family> suitcase_with(const Position& position, JobId job)
{
    return first_of(position.seats,
        [&](Family family) { return has_known_job(position, JobZone::suitcase(family), job); });
}

/// No known card matches: the Job may have an unknown face, or all copies are accounted for.
void object_to_unseen(Judging& judging, JobId job)
{
    const Position& position = judging.position();
    if (!may_be_unseen(position, judging.components(), job)) {
        if (const std::optional<Family> owner = suitcase_with(position, job))
            judging.object(message::job_in_suitcase, job, *owner);
        else
            judging.object(
                message::job_is_elsewhere, job, judging.components()[job].copies.value_or(1));
    } else if (!judging.components()[job].copies && seen_copies(position, job) > 0) {
        judging.object(message::copies_unknown, job);
    }
}

void object_to_hand(Judging& judging, Family family, JobId job)
{
    const Position& position = judging.position();
    if (has_known_job(position, JobZone::hand(family), job))
        return;
    const bool may_be_hidden =
        position.tracking == Tracking::board || position.of(family).hand_unknown_jobs > 0;
    if (may_be_hidden)
        object_to_unseen(judging, job);
    else if (has_known_job(position, JobZone::suitcase(family), job))
        judging.object(message::job_in_suitcase, job, family);
    else
        judging.object(message::lacks_job, family, job);
}

void object_to_open(Judging& judging, JobId job)
{
    const Position& position = judging.position();
    if (has_known_job(position, JobZone::open(), job))
        return;
    if (position.unknown_open_jobs > 0) {
        object_to_unseen(judging, job);
        judging.object(message::public_job_unnamed, job);
    } else if (const std::optional<Family> owner = suitcase_with(position, job)) {
        judging.object(message::job_in_suitcase, job, *owner);
    } else {
        judging.object(message::job_not_public, job);
    }
}

/// Objects to each kind of goods missing in the hand. Returns true if any is missing.
bool lacks_goods(Judging& judging, Family family, const Goods& pays)
{
    const Goods& hand = judging.position().of(family).hand_goods;
    bool any = false;
    for (const Good good : all_of<Good>) {
        if (pays[good] <= hand[good])
            continue;
        judging.object(message::cannot_pay, family, good, pays[good], hand[good]);
        any = true;
    }
    return any;
}

void object_to_payment(Judging& judging, Family family, const CompleteJob& move)
{
    const std::optional<Goods>& cost = judging.components()[move.job].cost;
    if (judging.position().tracking == Tracking::board) {
        // Hands are unknown: only a Job without a cost is verified.
        if (!cost || !cost->empty())
            judging.object(message::hands_not_followed);
        // Payments are optional in board tracking; if recorded, they have to match the cost.
        if (move.pays.empty())
            return;
    } else if (lacks_goods(judging, family, move.pays.goods)) {
        return;
    }
    const bool only_goods = move.pays.count() == move.pays.goods.total();
    judging.object_if(!cost, message::cost_unknown, move.job)
        || judging.object_if(!only_goods || !pays_exactly(*cost, move.pays.goods),
            message::wrong_payment, move.job, cost, move.pays.goods);
}

void put_in_suitcase(Judging& judging, Family family, const CompleteJob& move)
{
    const Position& position = judging.position();
    if (move.from == CompleteJob::From::open) {
        if (!has_known_job(position, JobZone::open(), move.job))
            judging.perform(act::JobRevealed{move.job});
        judging.perform(act::TakesPublicJob{family, move.job});
        return;
    }
    const Cards job = Cards::of(move.job);
    show_named_jobs(judging, family, job);
    if (!judging.is_impossible())
        judging.perform(act::Banks{family, job});
}

/// Makes reward and effect of a Job due; the player chooses the order.
void add_reward(Judging& judging, Family family, JobId job)
{
    const Job& printed = judging.components()[job];
    add_due(judging, family, money_of(printed));
    add_due(judging, family, printed.effect);
}

} // namespace

std::optional<Icons> money_of(const Job& printed)
{
    if (!printed.reward)
        return std::nullopt;
    Icons money;
    for (const Bill bill : all_of<Bill>) {
        for (int i = 0; i < (*printed.reward)[bill] && !money.full(); ++i)
            money.push_back(icon_of(bill));
    }
    return money;
}

void show_named_jobs(Judging& judging, Family family, const Cards& cards)
{
    const Position& position = judging.position();
    ledger::FixedList<JobId, 16> seen;
    for (const JobId job : cards.jobs) {
        seen.push_back(job);
        const auto known =
            std::ranges::count(position.known_jobs, KnownJob{job, JobZone::hand(family)});
        if (known < std::ranges::count(seen, job))
            judging.perform(act::Shows{family, job});
    }
}

void judge(Judging& judging, Family family, const CompleteJob& move)
{
    object_to_action(judging, family);
    judging.object_if(
        figures_in_supply(judging.position(), family) == 0, message::job_needs_figure, family);
    object_to_second_action(judging, family);
    if (move.from == CompleteJob::From::hand)
        object_to_hand(judging, family, move.job);
    else
        object_to_open(judging, move.job);
    object_to_payment(judging, family, move);
    if (judging.is_impossible())
        return;

    if (judging.position().tracking == Tracking::full && !move.pays.empty())
        judging.perform(act::Loses{family, move.pays});
    judging.note_checked(rule::suitcase, rule::reward);
    put_in_suitcase(judging, family, move);
    begin_action(judging, {Source::Kind::job, static_cast<std::uint8_t>(move.job), family});
    add_reward(judging, family, move.job);
}

} // namespace consigliere::corleone
