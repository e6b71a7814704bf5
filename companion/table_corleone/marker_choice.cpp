#include "companion/table_corleone/names.h"
#include "companion/table_corleone/panel_parts.h"
#include "engine/corleone/score.h"

#include <algorithm>

namespace consigliere::table_corleone {

namespace {

std::string effect_on(const View& view, Area from, const Position& after)
{
    const Position& before = view.position();
    const std::optional<Family> controller = controller_of(after, from);
    const std::optional<Family> dominator = dominator_of(after, from);
    const auto values = [&](std::optional<Family> family) {
        return language::Values{
            {"territory", tell(from)}, {"player", family ? view.player(*family) : std::string()}};
    };
    std::string text;
    if (controller == controller_of(before, from))
        text = tr_fill("Control of {territory} doesn’t change.", values({}));
    else if (controller)
        text = tr_fill("{player} then controls {territory}.", values(controller));
    else
        text = tr_fill("No one then controls {territory}.", values({}));
    if (dominator == dominator_of(before, from))
        return text;
    return text + " "
        + (dominator ? tr_fill("{player} then dominates it.", values(dominator))
                     : tr("No one then dominates it."));
}

/// Place of a marker; with its height if the stack has options with other effects.
std::string place_of(const MarkerOption& option, const std::vector<MarkerOption>& options)
{
    const auto same = std::ranges::count(options, option.from, &MarkerOption::from);
    if (same == 1)
        return tell(option.from);
    return tr_fill("{territory}, marker {n} from the bottom",
        {{"territory", tell(option.from)}, {"n", language::number(option.number)}});
}

} // namespace

std::vector<MarkerOption> marker_options(const View& view)
{
    std::vector<MarkerOption> options;
    if (!view.position().marker_choice)
        return options;
    const Family family = view.position().marker_choice->family;
    for (const Area territory : territories) {
        std::optional<Position> above;
        for (int marker = markers_in(view.position(), territory, family); marker >= 1; --marker) {
            const auto own = static_cast<std::uint8_t>(marker);
            const Position after =
                view.timeline().consider({family, RelocateMarker{{territory, own}}, {}}).after;
            // Adjacent own markers leave equal stacks.
            if (!above || !(above->control == after.control))
                options.push_back({territory, own, effect_on(view, territory, after)});
            above = after;
        }
    }
    return options;
}

bool gives_marker(const View& view, Area area)
{
    const std::optional<Marker>& choice = view.position().marker_choice;
    return choice && markers_in(view.position(), area, choice->family) > 0;
}

void take_marker_from(View& view, Area area)
{
    std::vector<MarkerOption> options = marker_options(view);
    std::erase_if(options, [area](const MarkerOption& option) { return option.from != area; });
    if (options.size() == 1)
        view.attempt(
            view.position().marker_choice->family, RelocateMarker{{area, options.front().number}});
}

Contents marker_choice(View& view)
{
    const Marker choice = *view.position().marker_choice;
    Contents panel{"markers", {}};
    panel.text(tr_fill("{player} wins {territory} and has no marker left. Which one moves there?",
        {{"player", view.player(choice.family)}, {"territory", tell(choice.territory)}}));
    const std::vector<MarkerOption> options = marker_options(view);
    for (const MarkerOption& option : options)
        panel.button(Lay::rows,
            {.id = "relocate:" + std::string(word_of(option.from)) + "#"
                    + std::to_string(option.number),
                .label = place_of(option, options),
                .tap = attempts(view, choice.family, RelocateMarker{{option.from, option.number}}),
                .detail = option.effect});
    panel.aside = desk::Button{.id = "marker:none",
        .label = tr("Place no marker"),
        .tap = attempts(view, choice.family, LeaveMarker{}),
        .detail = tr_fill(
            "Control of {territory} doesn’t change.", {{"territory", tell(choice.territory)}})};
    return panel;
}

} // namespace consigliere::table_corleone
