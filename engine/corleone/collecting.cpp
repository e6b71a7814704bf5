/// What the last action's source prints, for a table that rules that it is collected.

#include "engine/corleone/icons.h"

#include <algorithm>

namespace consigliere::corleone {

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

} // namespace consigliere::corleone
