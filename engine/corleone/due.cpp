#include "engine/corleone/flow.h"
#include "engine/corleone/icons.h"

#include <algorithm>

namespace consigliere::corleone {

namespace {

bool is_front(Source::Kind kind)
{
    return kind == Source::Kind::front || kind == Source::Kind::card_front;
}

/// Returns the Family's due ability that brings the same kind of card as `icon`; nullopt if none.
std::optional<Icon> due_of_same_kind(const Position& position, Family family, Icon icon)
{
    for (const DueIcon& due : position.due) {
        const bool same_kind = about<Bill>(due.icon).has_value() == about<Bill>(icon).has_value()
            && about<Good>(due.icon).has_value() == about<Good>(icon).has_value();
        if (!due.is_lost && due.family == family && same_kind)
            return due.icon;
    }
    return std::nullopt;
}

void object_not_printed(Judging& judging, Family family, Icon icon)
{
    const Source& source = judging.position().source;
    const auto business = static_cast<BusinessId>(source.index);
    if (const std::optional<Icon> due = due_of_same_kind(judging.position(), family, icon);
        due && source.kind != Source::Kind::job) {
        if (about<Bill>(icon))
            judging.object(message::not_this_money, *due, icon);
        else if (about<Good>(icon))
            judging.object(message::not_this_good, *due, icon);
    }
    switch (source.kind) {
    case Source::Kind::front:
    case Source::Kind::card_front:
        judging.object(message::not_on_front, business, icon);
        return;
    case Source::Kind::backs:
        judging.object(message::not_on_backs, icon, Place::on(static_cast<SpaceId>(source.index)));
        return;
    case Source::Kind::back:
        judging.object(message::not_on_backs, icon, Place::on(business));
        return;
    case Source::Kind::job:
        judging.object(message::not_on_job, static_cast<JobId>(source.index), icon);
        return;
    case Source::Kind::ally:
        judging.object(message::not_on_ally, static_cast<AllyId>(source.index), icon);
        return;
    case Source::Kind::none:
    case Source::Kind::placed:
        judging.object(message::nothing_is_due, family);
        return;
    }
}

/// Objection for the active player: the ability is not due, or not any more.
void object_to_active(Judging& judging, Family family, Icon icon)
{
    const Position& position = judging.position();
    const Source& source = position.source;
    if (!source_prints(position, judging.components(), source, icon)) {
        const Source card{source.card, source.card_index, source.family};
        if (source_prints(position, judging.components(), card, icon))
            judging.object(message::used_up, family, icon);
        else
            object_not_printed(judging, family, icon);
        return;
    }
    if (is_front(source.kind)) {
        const std::optional<Area> area =
            area_of(position, judging.components(), static_cast<BusinessId>(source.index));
        if (area && controller_of(position, *area) == family) {
            judging.object(message::paid_once, *area, family);
            return;
        }
    }
    judging.object(message::used_up, family, icon);
}

/// Objection for another player at a Front (14.controller).
void object_to_front_share(Judging& judging, Family family, Icon icon)
{
    const Position& position = judging.position();
    const auto business = static_cast<BusinessId>(position.source.index);
    const std::optional<Area> area = area_of(position, judging.components(), business);
    if (!area || !is_territory(*area)) {
        judging.object(message::nothing_is_due, family);
        return;
    }
    const std::optional<Family> controller = controller_of(position, *area);
    if (controller == family) {
        if (source_prints(position, judging.components(), position.source, icon))
            judging.object(message::used_up, family, icon);
        else if (source_prints(position, judging.components(),
                     {Source::Kind::back, position.source.index}, icon))
            judging.object(message::controller_front_only, icon, business, family);
        else
            object_not_printed(judging, family, icon);
        return;
    }
    if (!controller) {
        judging.object(message::nobody_controls, *area, family);
    } else {
        judging.object(message::not_the_controller, *area, *controller, family);
        if (stack_of(position, *area).contains(family))
            judging.object(message::marker_not_on_top, family, *area, *controller);
    }
    if (position.source.kind == Source::Kind::card_front)
        judging.object(message::card_front_controller, business);
}

/// Objection for another player at a Back (15.controller-back).
void object_to_back_share(Judging& judging, Family family)
{
    const Position& position = judging.position();
    const Source& source = position.source;
    const auto business = static_cast<BusinessId>(source.index);
    for (const Area territory : territories) {
        const bool touched = source.kind == Source::Kind::backs
            ? judging.components()[static_cast<SpaceId>(source.index)].touches.contains(territory)
            : area_of(position, judging.components(), business) == territory;
        if (touched && controller_of(position, territory) == family) {
            judging.object(message::controller_not_from_back, family, territory);
            return;
        }
    }
    judging.object(message::nothing_is_due, family);
}

void object_not_due(Judging& judging, Family family, Icon icon)
{
    const Source& source = judging.position().source;
    const bool has_happened =
        source.kind != Source::Kind::none && judging.position().phase <= Phase::wars;
    const bool is_back = source.kind == Source::Kind::back || source.kind == Source::Kind::backs;
    if (has_happened && source.family == family)
        object_to_active(judging, family, icon);
    else if (has_happened && is_front(source.kind))
        object_to_front_share(judging, family, icon);
    else if (has_happened && is_back)
        object_to_back_share(judging, family);
    else
        judging.object(message::nothing_is_due, family);
}

void object_lost(Judging& judging, Family family, Icon icon)
{
    if (const std::optional<Bill> bill = about<Bill>(icon)) {
        judging.object(message::money_is_out, *bill);
    } else if (const std::optional<Good> good = about<Good>(icon)) {
        judging.object(message::goods_are_out, *good);
    } else if (cards_traded(icon) > 0) {
        judging.object(message::lost_no_cards, icon);
    } else if (icon == Icon::bank) {
        judging.object(message::lost_no_money, family);
    } else if (icon == Icon::jobs) {
        judging.object(message::jobs_are_out);
    } else if (icon == Icon::swap) {
        judging.object(message::lost_no_swap, family);
    } else if (can_be_used(judging.position(), judging.components(), {family, icon, false})
        == Possibility::unknown) {
        judging.object(message::target_untold, icon, family);
    } else {
        judging.object(message::lost_no_target, icon);
    }
}

/// The source is undescribed, so nothing forbids the ability: unverified.
void object_source_unknown(Judging& judging, Icon icon)
{
    const Source& source = judging.position().source;
    switch (source.kind) {
    case Source::Kind::job:
        judging.object(message::job_unknown, static_cast<JobId>(source.index));
        return;
    case Source::Kind::ally:
        judging.object(message::ally_unknown, static_cast<AllyId>(source.index));
        return;
    case Source::Kind::front:
    case Source::Kind::card_front:
        judging.object(message::front_unknown, static_cast<BusinessId>(source.index));
        return;
    default:
        judging.object(message::backs_unknown, icon);
        return;
    }
}

void lose(Judging& judging, DueIcon& due)
{
    due.is_lost = true;
    judging.log_only(act::IconLost{due.family, due.icon});
}

} // namespace

void add_due(Judging& judging, Family family, const std::optional<Icons>& icons)
{
    Position& position = judging.position();
    if (!icons) {
        position.of(family).has_unknown_due = true;
        return;
    }
    for (const Icon icon : *icons) {
        if (position.tracking == Tracking::board && only_moves_cards(icon))
            continue;
        if (position.due.full()) {
            judging.object(message::too_many_abilities);
            return;
        }
        position.due.push_back({family, icon, false});
    }
}

void take_due(Judging& judging, Family family, Icon icon)
{
    Position& position = judging.position();
    judging.note_checked(rule::icon_repeat);
    for (std::size_t i = 0; i < position.due.size(); ++i) {
        if (position.due[i] == DueIcon{family, icon, false}) {
            position.due.erase_at(i);
            return;
        }
    }
    if (position.due.contains({family, icon, true}))
        object_lost(judging, family, icon);
    else if (position.of(family).has_unknown_due)
        object_source_unknown(judging, icon);
    else if (position.tracking == Tracking::board && only_moves_cards(icon))
        judging.object(message::hands_not_followed);
    else
        object_not_due(judging, family, icon);
}

void lose_due(Judging& judging, const DueIcon& lost)
{
    auto& due = judging.position().due;
    if (auto* const found = std::ranges::find(due, lost); found != due.end())
        lose(judging, *found);
}

void object_to_collecting(Judging& judging, Family family)
{
    const Position& position = judging.position();
    // Cite the first icon without a choice, or else any icon.
    std::optional<Icon> wanted;
    for (const Icon icon : all_of<Icon>) {
        const bool is_better = !wanted || (needs_no_choice(icon) && !needs_no_choice(*wanted));
        if (is_better && source_prints(position, judging.components(), position.source, icon))
            wanted = icon;
    }
    if (wanted)
        object_not_due(judging, family, *wanted);
    else
        judging.object(message::nothing_is_due, family);
}

void pass_over_uncertain(Judging& judging)
{
    for (DueIcon& due : judging.position().due) {
        if (!due.is_lost)
            lose(judging, due);
    }
    auto_advance(judging);
}

void drop_unusable(Judging& judging)
{
    Position& position = judging.position();
    if (has_due(position))
        judging.note_checked(rule::no_target);
    for (const Family family : position.seats) {
        const auto is_usable = [&](const DueIcon& due) {
            return due.family == family && !due.is_lost
                && can_be_used(position, judging.components(), due) != Possibility::impossible;
        };
        if (std::ranges::any_of(position.due, is_usable))
            continue;
        // Unusable now means unusable for good: no other ability is left to change that.
        for (DueIcon& due : position.due) {
            if (due.family == family && !due.is_lost)
                lose(judging, due);
        }
    }
}

static_assert(
    are_all_that_choose(Choice::nothing, Icon::money_1, Icon::money_2, Icon::money_3, Icon::money_5,
        Icon::gun, Icon::booze, Icon::blood_money, Icon::narcotics, Icon::horse_head),
    "What does the new ability bring?");
void use_plain_icon(Judging& judging, Family family, Icon icon)
{
    const Position& position = judging.position();
    if (position.tracking == Tracking::board && only_moves_cards(icon))
        return;
    if (const std::optional<Bill> bill = about<Bill>(icon)) {
        const std::optional<Bill> available = available_bill(position, *bill);
        judging.note_checked(rule::icon_money, rule::money_out);
        if (available && *available != *bill)
            judging.log_only(act::TakesLower{family, *bill, *available});
        if (available)
            judging.perform(act::Gains{family, Cards::of(*available)});
    } else if (const std::optional<Good> good = about<Good>(icon)) {
        judging.note_checked(rule::icon_good, rule::goods_out);
        if (!position.pile(*good).is_empty())
            judging.perform(act::Gains{family, Cards::of(*good)});
    } else {
        judging.note_checked(rule::icon_horse_head);
        judging.perform(act::TakesHorseHead{family});
    }
}

} // namespace consigliere::corleone
