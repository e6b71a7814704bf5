// The icons that a source prints: to check a wanted one, and to collect all by a ruling.

#include "engine/corleone/icons.h"

#include <algorithm>

namespace consigliere::corleone {

namespace {

/// Calls `visit` with the icons of each component and, for Backs around a space, their area.
template <typename Visit>
void each_print(const Position& position, const Components& components, const Source& source,
    const Visit& visit)
{
    switch (source.kind) {
    case Source::Kind::front:
    case Source::Kind::card_front:
        visit(components[static_cast<BusinessId>(source.index)].front, std::nullopt);
        return;
    case Source::Kind::back:
        visit(components[static_cast<BusinessId>(source.index)].back, std::nullopt);
        return;
    case Source::Kind::backs: {
        const AreaSet touches = components[static_cast<SpaceId>(source.index)].touches;
        for (std::size_t i = 0; i < components.businesses().size(); ++i) {
            const auto business = static_cast<BusinessId>(i);
            const std::optional<Area> area = area_of(position, components, business);
            if (area && touches.contains(*area))
                visit(components[business].back, area);
        }
        return;
    }
    case Source::Kind::job:
        visit(money_of(components[static_cast<JobId>(source.index)]), std::nullopt);
        visit(components[static_cast<JobId>(source.index)].effect, std::nullopt);
        return;
    case Source::Kind::ally:
        visit(components[static_cast<AllyId>(source.index)].effect, std::nullopt);
        return;
    case Source::Kind::none:
    case Source::Kind::placed:
        return;
    }
}

} // namespace

bool source_prints(
    const Position& position, const Components& components, const Source& source, Icon icon)
{
    bool is_printed = false;
    each_print(
        position, components, source, [&](const std::optional<Icons>& icons, std::optional<Area>) {
            is_printed = is_printed || (icons && icons->contains(icon));
        });
    return is_printed;
}

void collect_from_source(Judging& judging, Family family)
{
    const Position& position = judging.position();
    const auto each = [&](const auto& visit) {
        each_print(position, judging.components(), position.source, visit);
    };
    const auto is_controlled = [&](std::optional<Area> area) {
        return area && controller_of(position, *area) == family;
    };
    // Another player asks as the controller of a Territory.
    bool by_control = false;
    each([&](const auto&, std::optional<Area> area) {
        by_control = by_control || (position.source.family != family && is_controlled(area));
    });
    std::vector<Icon> icons;
    each([&](const std::optional<Icons>& printed, std::optional<Area> area) {
        if (printed && (!by_control || is_controlled(area)))
            std::copy_if(
                printed->begin(), printed->end(), std::back_inserter(icons), needs_no_choice);
    });
    for (const Icon icon : icons)
        use_plain_icon(judging, family, icon);
}

} // namespace consigliere::corleone
