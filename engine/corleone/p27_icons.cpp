// Page 27: the effect of each icon, and of abilities on cards only (p. 16-18).

#include "engine/corleone/icons.h"

#include <algorithm>
#include <cassert>

namespace consigliere::corleone {

namespace {

/// In board tracking, abilities that only move cards have no effect.
bool is_followed(const Judging& judging)
{
    return judging.position().tracking == Tracking::full;
}

/// Reveals named Jobs with unknown faces, then takes the cards from the hand.
void give_away(Judging& judging, Family family, const Cards& cards)
{
    show_named_jobs(judging, family, cards);
    if (!judging.is_impossible())
        judging.perform(act::Loses{family, cards});
}

void gain_bill(Judging& judging, Family family, Bill bill)
{
    use_plain_icon(judging, family, icon_of(bill));
}

bool business_is_on_board(Judging& judging, BusinessId business)
{
    if (area_of(judging.position(), judging.components(), business))
        return true;
    judging.object(message::not_on_board, Place::on(business));
    return false;
}

/// Returns true if the target figure is there. Objects otherwise, and to figures in the Hudson.
bool figure_is_there(Judging& judging, const FigureAt& figure)
{
    const bool is_found = resolve(judging.position(), figure).has_value();
    const bool is_in_hudson = figure.place.kind == Place::Kind::hudson;
    judging.object_if(is_found && is_in_hudson, message::is_in_hudson, figure);
    if (is_found && (is_in_hudson || figure.place.is_on_board()))
        return true;
    judging.object(message::figure_not_on_board, figure);
    return false;
}

/// Banks money and Jobs. Other cards, allowed by a ruling, are discarded.
void put_into_suitcase(Judging& judging, Family family, const Cards& cards)
{
    Cards fitting = cards;
    fitting.goods = {};
    fitting.unknown_jobs = 0;
    fitting.allies.clear();
    Cards others = cards;
    others.money = {};
    others.jobs.clear();
    if (!fitting.empty())
        judging.perform(act::Banks{family, fitting});
    if (!others.empty())
        judging.perform(act::Loses{family, others});
}

// The effect of each ability on its target. -------------------------------------------------------

static_assert(are_all_that_choose(Choice::money, Icon::bank)
        && are_all_that_choose(Choice::jobs, Icon::jobs)
        && are_all_that_choose(Choice::trade, Icon::trade_1, Icon::trade_2, Icon::trade_3)
        && are_all_that_choose(Choice::swap, Icon::swap)
        && are_all_that_choose(Choice::business, Icon::front, Icon::back)
        && are_all_that_choose(Choice::figure, Icon::shoot, Icon::recall)
        && are_all_that_choose(Choice::figure_and_place, Icon::move)
        && are_all_that_choose(Choice::place, Icon::mayor, Icon::union_boss, Icon::police_chief)
        && are_all_that_choose(Choice::acts, Icon::by_hand),
    "What does the new ability do?");

void use(Judging& judging, Family family, Icon icon, const target::Nothing&)
{
    const bool is_out = is_followed(judging) && !judging.is_forbidden()
        && can_be_used(judging.position(), judging.components(), {family, icon})
            == Possibility::impossible;
    if (is_out && about<Good>(icon))
        judging.object(message::goods_are_out, *about<Good>(icon));
    else if (is_out)
        judging.object(message::money_is_out, *about<Bill>(icon));
    use_plain_icon(judging, family, icon);
}

void use(Judging& judging, Family family, Icon, const target::Money& target)
{
    const bool is_one_bill = target.cards.count() == 1 && target.cards.money.total() == 1;
    judging.object_if(!is_one_bill, message::bank_takes_one_bill);
    if (!is_followed(judging))
        return;
    show_named_jobs(judging, family, target.cards);
    put_into_suitcase(judging, family, target.cards);
}

void use(Judging& judging, Family family, Icon, const target::Jobs& target)
{
    const int named = target.keeps.count();
    judging.object_if(named > 1 || target.discards.count() > 1, message::jobs_keep_one);
    if (!is_followed(judging))
        return;

    Position& position = judging.position();
    const int available = position.job_deck + discarded_jobs(position);
    const int drawn = std::min(available, 2);
    judging.object_if(drawn == 0 && !judging.is_forbidden(), message::jobs_are_out);
    if (drawn == 0)
        return;
    // A single card is always kept.
    judging.object_if(drawn == 1 && !target.discards.empty(), message::jobs_keep_one);
    if (position.job_deck < drawn)
        judging.perform(act::Reshuffled{});
    judging.perform(act::DrawsJobs{family, static_cast<std::uint8_t>(drawn)});
    for (const JobId job : target.keeps.jobs)
        judging.perform(act::Shows{family, job});
    for (const JobId job : target.discards.jobs)
        judging.perform(act::Shows{family, job});
    if (judging.is_impossible())
        return;
    const int kept = std::max(1, named);
    const int unnamed = drawn - kept - target.discards.count();
    Cards discarded = Cards::of_unknown_jobs(std::max(0, unnamed));
    for (const JobId job : target.discards.jobs)
        discarded.jobs.push_back(job);
    if (!discarded.empty())
        judging.perform(act::Loses{family, discarded});
}

void use(Judging& judging, Family family, Icon icon, const target::Trade& target)
{
    const int needed = cards_traded(icon);
    judging.object_if(
        target.gives.count() != needed, message::wrong_trade, needed, target.gives.count());
    if (!is_followed(judging))
        return;
    give_away(judging, family, target.gives);
    gain_bill(judging, family, Bill::five);
    if (icon == Icon::trade_3)
        gain_bill(judging, family, Bill::three);
}

void use(Judging& judging, Family family, Icon, const target::Swap& target)
{
    judging.object_if(target.gives.count() != 1, message::swap_one_card, target.gives.count());
    judging.object_if(target.good == Good::narcotics, message::swap_no_narcotics);
    if (!is_followed(judging))
        return;
    give_away(judging, family, target.gives);
    if (!judging.object_if(
            judging.position().pile(target.good).is_empty(), message::goods_are_out, target.good))
        judging.perform(act::Gains{family, Cards::of(target.good)});
}

void use(Judging& judging, Family family, Icon icon, const target::Business& target)
{
    const bool is_front = icon == Icon::front;
    const bool is_in_park = target.business == Components::central_park;
    if (is_front && judging.object_if(is_in_park, message::park_has_no_front))
        return;
    continue_action(judging,
        {is_front ? Source::Kind::card_front : Source::Kind::back,
            static_cast<std::uint8_t>(target.business), family});
    judging.note_checked(is_front ? rule::extortion : rule::back);
    if (is_front)
        shake_down_front(judging, family, target.business);
    else
        shake_down_back(judging, family, target.business);
}

void use(Judging& judging, Family, Icon icon, const target::Figure& target)
{
    if (!figure_is_there(judging, target.figure))
        return;
    if (icon == Icon::recall)
        judging.perform(act::Recalled{target.figure});
    else if (target.figure.place.is_on_board())
        judging.perform(act::Shot{target.figure});
}

void use(Judging& judging, Family, Icon, const target::FigureAndPlace& target)
{
    if (!figure_is_there(judging, target.figure))
        return;
    object_to_target(judging, target.figure, target.to);
    if (!judging.is_impossible())
        judging.perform(act::Moves{target.figure, target.to});
}

void use(Judging& judging, Family family, Icon icon, const target::Spot& target)
{
    place_neutral(judging, family, *about<FigureKind>(icon), target.to);
}

void use(Judging& judging, Family, Icon, const target::Acts& target)
{
    do_acts(judging, target.acts);
}

} // namespace

void judge(Judging& judging, Family family, const Collect&)
{
    Position& position = judging.position();
    bool has_any = false;
    std::optional<Icon> needs_choice;
    ledger::FixedList<Icon, 64> collected;
    for (const DueIcon& due : position.due) {
        if (due.family != family)
            continue;
        has_any = true;
        if (due.is_lost)
            continue;
        if (needs_no_choice(due.icon))
            collected.push_back(due.icon);
        else
            needs_choice = due.icon;
    }
    if (collected.empty()) {
        if (position.of(family).has_unknown_due) {
            judging.object(message::name_what_was_collected, family);
        } else if (!is_followed(judging)) {
            judging.object(message::hands_not_followed);
        } else if (needs_choice) {
            judging.object(message::needs_a_choice, *needs_choice);
        } else if (!has_any) {
            object_to_collecting(judging, family);
            collect_from_source(judging, family);
        }
        // The abilities have just lapsed: collecting has no effect, but is allowed.
        return;
    }
    for (const Icon icon : collected) {
        if (can_be_used(position, judging.components(), {family, icon, false})
            == Possibility::possible) {
            take_due(judging, family, icon);
            use_plain_icon(judging, family, icon);
        } else {
            lose_due(judging, {family, icon, false});
        }
    }
}

void judge(Judging& judging, Family family, const Use& move)
{
    assert(move.target.index() == static_cast<std::size_t>(row_of(move.icon).choice));
    if (const auto* target = std::get_if<target::Business>(&move.target);
        target != nullptr && !business_is_on_board(judging, target->business))
        return;
    take_due(judging, family, move.icon);
    std::visit([&](const auto& target) { use(judging, family, move.icon, target); }, move.target);
}

void judge(Judging& judging, Family family, const Decline& move)
{
    Position& position = judging.position();
    bool had_any = position.of(family).has_unknown_due;
    for (std::size_t i = position.due.size(); i > 0; --i) {
        const DueIcon& due = position.due[i - 1];
        if (due.family != family || (move.icon && due.icon != *move.icon))
            continue;
        had_any = true;
        const bool was_due = !due.is_lost;
        position.due.erase_at(i - 1);
        // The same icon may be due more than once: remove one.
        if (move.icon && was_due)
            return;
    }
    if (!move.icon)
        position.of(family).has_unknown_due = false;
    if (had_any)
        return;
    if (!is_followed(judging) && (!move.icon || only_moves_cards(*move.icon))
        && position.source.kind != Source::Kind::none) {
        judging.object(message::hands_not_followed);
        return;
    }
    if (position.phase == Phase::business && !position.has_acted && position.turn == family) {
        judging.object(message::may_not_pass, family);
        return;
    }
    if (move.icon)
        take_due(judging, family, *move.icon);
    else
        judging.object(message::nothing_is_due, family);
}

} // namespace consigliere::corleone
