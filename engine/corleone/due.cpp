#include "engine/corleone/icons.h"

#include <algorithm>

namespace consigliere::corleone {

using ledger::Message;

namespace {

bool prints(const std::optional<Icons>& icons, Icon icon)
{
    return icons && icons->contains(icon);
}

bool is_front(Source::Kind kind)
{
    return kind == Source::Kind::front || kind == Source::Kind::card_front;
}

/// Whether the thing that the abilities came from prints this icon at all.
bool source_prints(
    const Position& position, const Components& components, const Source& source, Icon icon)
{
    switch (source.kind) {
    case Source::Kind::front:
    case Source::Kind::card_front:
        return prints(components[static_cast<BusinessId>(source.index)].front, icon);
    case Source::Kind::back:
        return prints(components[static_cast<BusinessId>(source.index)].back, icon);
    case Source::Kind::backs: {
        const AreaSet touches = components[static_cast<SpaceId>(source.index)].touches;
        for (std::size_t i = 0; i < components.businesses().size(); ++i) {
            const std::optional<Area> area = position.businesses[i];
            if (area && touches.contains(*area) && prints(components.businesses()[i].back, icon))
                return true;
        }
        return false;
    }
    case Source::Kind::job: {
        const Job& job = components[static_cast<JobId>(source.index)];
        const std::optional<Bill> bill = bill_of(icon);
        return prints(job.effect, icon) || (bill && job.reward && (*job.reward)[*bill] > 0);
    }
    case Source::Kind::ally:
        return prints(components[static_cast<AllyId>(source.index)].effect, icon);
    case Source::Kind::none:
    case Source::Kind::placed:
        break;
    }
    return false;
}

/// An ability that is due to this Family and brings the same kind of card as `icon`.
std::optional<Icon> due_of_same_kind(const Position& position, Family family, Icon icon)
{
    for (const DueIcon& due : position.due) {
        const bool same_kind = bill_of(due.icon).has_value() == bill_of(icon).has_value()
            && good_of(due.icon).has_value() == good_of(icon).has_value();
        if (!due.is_lost && due.family == family && same_kind)
            return due.icon;
    }
    return std::nullopt;
}

/// The thing that the abilities came from does not print this icon.
void object_not_printed(Judging& judging, Family family, Icon icon)
{
    const Source& source = judging.position().source;
    const auto business = static_cast<BusinessId>(source.index);
    if (const std::optional<Icon> due = due_of_same_kind(judging.position(), family, icon);
        due && source.kind != Source::Kind::job) {
        if (bill_of(icon))
            judging.object(message::not_this_money, {{"icon", term(icon)}, {"due", term(*due)}});
        else if (good_of(icon))
            judging.object(message::not_this_good, {{"icon", term(icon)}, {"due", term(*due)}});
    }
    switch (source.kind) {
    case Source::Kind::front:
    case Source::Kind::card_front:
        judging.object(message::not_on_front, {{"business", term(business)}, {"icon", term(icon)}});
        return;
    case Source::Kind::backs:
        judging.object(message::not_on_backs,
            {{"place", term(static_cast<SpaceId>(source.index))}, {"icon", term(icon)}});
        return;
    case Source::Kind::back:
        judging.object(message::not_on_backs, {{"place", term(business)}, {"icon", term(icon)}});
        return;
    case Source::Kind::job:
        judging.object(message::not_on_job,
            {{"job", term(static_cast<JobId>(source.index))}, {"icon", term(icon)}});
        return;
    case Source::Kind::ally:
        judging.object(message::not_on_ally,
            {{"ally", term(static_cast<AllyId>(source.index))}, {"icon", term(icon)}});
        return;
    case Source::Kind::none:
    case Source::Kind::placed:
        judging.object(message::nothing_is_due, {{"family", term(family)}});
        return;
    }
}

/// The player whose action it was wants an ability that is not due, or not any more.
void object_to_active(Judging& judging, Family family, Icon icon)
{
    const Position& position = judging.position();
    const Source& source = position.source;
    if (!source_prints(position, judging.components(), source, icon)) {
        const Source card{source.card, source.card_index, source.family};
        if (source_prints(position, judging.components(), card, icon))
            judging.object(message::used_up, {{"family", term(family)}, {"icon", term(icon)}});
        else
            object_not_printed(judging, family, icon);
        return;
    }
    if (is_front(source.kind)) {
        const std::optional<Area> area = position.area_of(static_cast<BusinessId>(source.index));
        if (area && controller_of(position, *area) == family) {
            judging.object(
                message::paid_once, {{"family", term(family)}, {"territory", term(*area)}});
            return;
        }
    }
    judging.object(message::used_up, {{"family", term(family)}, {"icon", term(icon)}});
}

/// Another player wants a share of a Front (14.controller).
void object_to_front_share(Judging& judging, Family family, Icon icon)
{
    const Position& position = judging.position();
    const auto business = static_cast<BusinessId>(position.source.index);
    const std::optional<Area> area = position.area_of(business);
    if (!area || !is_territory(*area)) {
        judging.object(message::nothing_is_due, {{"family", term(family)}});
        return;
    }
    const std::optional<Family> controller = controller_of(position, *area);
    if (controller == family) {
        if (source_prints(position, judging.components(), position.source, icon))
            judging.object(message::used_up, {{"family", term(family)}, {"icon", term(icon)}});
        else if (prints(judging.components()[business].back, icon))
            judging.object(message::controller_front_only,
                {{"family", term(family)}, {"icon", term(icon)}, {"business", term(business)}});
        else
            object_not_printed(judging, family, icon);
        return;
    }
    if (!controller) {
        judging.object(
            message::nobody_controls, {{"family", term(family)}, {"territory", term(*area)}});
    } else {
        judging.object(message::not_the_controller,
            {{"family", term(family)}, {"territory", term(*area)},
                {"controller", term(*controller)}});
        if (stack_of(position, *area).contains(family))
            judging.object(message::marker_not_on_top,
                {{"family", term(family)}, {"territory", term(*area)},
                    {"controller", term(*controller)}});
    }
    if (position.source.kind == Source::Kind::card_front)
        judging.object(message::card_front_controller, {{"business", term(business)}});
}

/// Another player wants something of a Back (15.controller-back).
void object_to_back_share(Judging& judging, Family family)
{
    const Position& position = judging.position();
    const Source& source = position.source;
    for (int number = 1; number <= territory_count; ++number) {
        const Area territory = territory_with_number(number);
        const bool touched = source.kind == Source::Kind::backs
            ? judging.components()[static_cast<SpaceId>(source.index)].touches.contains(territory)
            : position.area_of(static_cast<BusinessId>(source.index)) == territory;
        if (touched && controller_of(position, territory) == family) {
            judging.object(message::controller_not_from_back,
                {{"family", term(family)}, {"territory", term(territory)}});
            return;
        }
    }
    judging.object(message::nothing_is_due, {{"family", term(family)}});
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
        judging.object(message::nothing_is_due, {{"family", term(family)}});
}

/// Why an ability fell away, said to somebody who wants it all the same.
void object_lost(Judging& judging, Family family, Icon icon)
{
    if (const std::optional<Bill> bill = bill_of(icon)) {
        judging.object(message::money_is_out, {{"bill", term(*bill)}});
    } else if (const std::optional<Good> good = good_of(icon)) {
        judging.object(message::goods_are_out, {{"good", term(*good)}});
    } else if (cards_traded(icon) > 0) {
        judging.object(message::lost_no_cards, {{"icon", term(icon)}});
    } else if (icon == Icon::bank) {
        judging.object(message::lost_no_money, {{"family", term(family)}});
    } else if (icon == Icon::jobs) {
        judging.object(message::jobs_are_out);
    } else if (icon == Icon::swap) {
        judging.object(message::lost_no_swap, {{"family", term(family)}});
    } else {
        judging.object(message::lost_no_target, {{"icon", term(icon)}});
    }
}

/// What may be printed on the source is unknown: nothing forbids the ability.
void object_source_unknown(Judging& judging, Icon icon)
{
    const Source& source = judging.position().source;
    switch (source.kind) {
    case Source::Kind::job:
        judging.object(message::job_unknown, {{"job", term(static_cast<JobId>(source.index))}});
        return;
    case Source::Kind::ally:
        judging.object(message::ally_unknown, {{"ally", term(static_cast<AllyId>(source.index))}});
        return;
    case Source::Kind::front:
    case Source::Kind::card_front:
        judging.object(
            message::front_unknown, {{"business", term(static_cast<BusinessId>(source.index))}});
        return;
    default:
        judging.object(message::backs_unknown, {{"icon", term(icon)}});
        return;
    }
}

bool is_anything_on_board(const Position& position)
{
    return std::any_of(position.figures.begin(), position.figures.end(),
        [](const Place place) { return place.is_on_board(); });
}

Possibility best_of(Possibility left, Possibility right)
{
    return std::min(left, right);
}

/// Whether any figure on the board can be moved to another place.
Possibility any_figure_can_move(const Position& position, const Components& components)
{
    Possibility best = Possibility::impossible;
    for (int i = 0; i < figure_count; ++i) {
        const auto figure = static_cast<FigureId>(i);
        if (position.place_of(figure).is_on_board())
            best = best_of(best, free_place(position, components, kind_of(figure)));
    }
    return best;
}

Possibility neutral_can_go(
    const Position& position, const Components& components, FigureKind neutral)
{
    if (position.place_of(neutral_figure(neutral)).kind == Place::Kind::hudson)
        return Possibility::impossible;
    return free_place(position, components, neutral);
}

Possibility possible_if(bool condition)
{
    return condition ? Possibility::possible : Possibility::impossible;
}

bool any_swap_good_left(const Position& position)
{
    return !position.pile(Good::booze).is_empty() || !position.pile(Good::gun).is_empty()
        || !position.pile(Good::blood_money).is_empty();
}

void lose(Judging& judging, DueIcon& due)
{
    due.is_lost = true;
    judging.tells(act::IconLost{due.family, due.icon});
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
        judging.object(message::hands_not_followed, {{"icon", term(icon)}});
    else
        object_not_due(judging, family, icon);
}

void lose_due(Judging& judging, const DueIcon& lost)
{
    for (DueIcon& due : judging.position().due) {
        if (due == lost) {
            lose(judging, due);
            return;
        }
    }
}

void object_to_collecting(Judging& judging, Family family)
{
    const Position& position = judging.position();
    // What there was to collect: the first icon that needs no choice, or else any icon.
    std::optional<Icon> wanted;
    for (int i = 0; i < icon_count; ++i) {
        const Icon icon = static_cast<Icon>(i);
        const bool is_better = !wanted || (needs_no_choice(icon) && !needs_no_choice(*wanted));
        if (is_better && source_prints(position, judging.components(), position.source, icon))
            wanted = icon;
    }
    if (wanted)
        object_not_due(judging, family, *wanted);
    else
        judging.object(message::nothing_is_due, {{"family", term(family)}});
}

namespace {

/// What all Backs around the last action's source print that is for this Family: another than the
/// active one asks as the controller of Territories, if it controls any of them.
template <typename Visit>
void each_back(const Judging& judging, Family family, const Visit& visit)
{
    const Position& position = judging.position();
    const Source& source = position.source;
    const auto touches = [&](Area area) {
        return judging.components()[static_cast<SpaceId>(source.index)].touches.contains(area);
    };
    const auto is_controlled = [&](std::optional<Area> area) {
        return area && touches(*area) && controller_of(position, *area) == family;
    };
    const bool by_control = source.family != family
        && std::any_of(position.businesses.begin(), position.businesses.end(), is_controlled);
    for (std::size_t i = 0; i < judging.components().businesses().size(); ++i) {
        const std::optional<Area> area = position.businesses[i];
        if (area && touches(*area) && (!by_control || is_controlled(area)))
            visit(judging.components().businesses()[i].back);
    }
}

/// What the last action's source prints, each icon as often as it is there.
template <typename Visit>
void each_source_icon(const Judging& judging, Family family, const Visit& visit)
{
    const auto each = [&visit](const std::optional<Icons>& icons) {
        if (icons)
            std::for_each(icons->begin(), icons->end(), visit);
    };
    const Components& components = judging.components();
    const Source& source = judging.position().source;
    switch (source.kind) {
    case Source::Kind::front:
    case Source::Kind::card_front:
        each(components[static_cast<BusinessId>(source.index)].front);
        return;
    case Source::Kind::back:
        each(components[static_cast<BusinessId>(source.index)].back);
        return;
    case Source::Kind::backs:
        each_back(judging, family, each);
        return;
    case Source::Kind::job:
        each(money_of(components[static_cast<JobId>(source.index)]));
        each(components[static_cast<JobId>(source.index)].effect);
        return;
    case Source::Kind::ally:
        each(components[static_cast<AllyId>(source.index)].effect);
        return;
    case Source::Kind::none:
    case Source::Kind::placed:
        return;
    }
}

} // namespace

void collect_from_source(Judging& judging, Family family)
{
    std::vector<Icon> icons;
    each_source_icon(judging, family, [&icons](Icon icon) {
        if (needs_no_choice(icon))
            icons.push_back(icon);
    });
    for (const Icon icon : icons)
        use_plain_icon(judging, family, icon);
}

Possibility can_be_used(const Position& position, const Components& components, DueIcon due)
{
    if (position.tracking == Tracking::board && only_moves_cards(due.icon))
        return Possibility::possible;
    if (const std::optional<Bill> bill = bill_of(due.icon))
        return possible_if(available_bill(position, *bill).has_value());
    if (const std::optional<Good> good = good_of(due.icon))
        return possible_if(!position.pile(*good).is_empty());
    if (const int cards = cards_traded(due.icon))
        return possible_if(hand_size(position, due.family) >= cards);
    switch (due.icon) {
    case Icon::bank:
        return possible_if(!position.of(due.family).hand_money.empty());
    case Icon::jobs:
        return possible_if(position.job_deck + discarded_jobs(position) > 0);
    case Icon::swap:
        return possible_if(hand_size(position, due.family) > 0 && any_swap_good_left(position));
    case Icon::shoot:
    case Icon::recall:
        return possible_if(is_anything_on_board(position));
    case Icon::move:
        return any_figure_can_move(position, components);
    case Icon::mayor:
        return neutral_can_go(position, components, FigureKind::mayor);
    case Icon::union_boss:
        return neutral_can_go(position, components, FigureKind::union_boss);
    case Icon::police_chief:
        return neutral_can_go(position, components, FigureKind::police_chief);
    default:
        return Possibility::possible;
    }
}

void drop_unusable(Judging& judging)
{
    Position& position = judging.position();
    for (const Family family : position.seats) {
        bool any_usable = false;
        for (const DueIcon& due : position.due) {
            if (due.family == family && !due.is_lost
                && can_be_used(position, judging.components(), due) != Possibility::impossible)
                any_usable = true;
        }
        if (any_usable)
            continue;
        // What cannot be used now could only be used after another ability, and none is left.
        for (DueIcon& due : position.due) {
            if (due.family == family && !due.is_lost)
                lose(judging, due);
        }
    }
}

std::optional<Bill> available_bill(const Position& position, Bill bill)
{
    for (int value = static_cast<int>(bill); value >= 0; --value) {
        const Bill lower = static_cast<Bill>(value);
        if (!position.pile(lower).is_empty())
            return lower;
    }
    return std::nullopt;
}

void use_plain_icon(Judging& judging, Family family, Icon icon)
{
    const Position& position = judging.position();
    if (position.tracking == Tracking::board && only_moves_cards(icon))
        return;
    if (const std::optional<Bill> bill = bill_of(icon)) {
        const std::optional<Bill> available = available_bill(position, *bill);
        if (available)
            judging.does(act::Gains{family, Cards::of(*available)});
    } else if (const std::optional<Good> good = good_of(icon)) {
        if (!position.pile(*good).is_empty())
            judging.does(act::Gains{family, Cards::of(*good)});
    } else {
        judging.does(act::TakesHorseHead{family});
    }
}

} // namespace consigliere::corleone
