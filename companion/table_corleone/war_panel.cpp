#include "companion/table_corleone/war_panel.h"

#include "companion/language/language.h"
#include "companion/table_corleone/telling.h"
#include "companion/table_corleone/turn_header.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"
#include "companion/widgets/scroll.h"
#include "engine/corleone/score.h"
#include "engine/corleone/turf_war.h"
#include "engine/corleone/waiting.h"

#include <algorithm>
#include <bit>

namespace consigliere::table_corleone {

using namespace corleone;
using language::tr;
using language::tr_fill;
using widgets::Font;
using widgets::operator""_dp;

namespace {

/// One side of a Turf War: a Family, or all neutral figures together.
struct Side {
    std::optional<Family> family;
    int influence = 0;
    std::string figures;
};

std::vector<Side> sides_of(const WarCount& count)
{
    std::vector<Side> sides;
    const auto side_of = [&sides](std::optional<Family> family) -> Side& {
        for (Side& side : sides) {
            if (side.family == family)
                return side;
        }
        sides.push_back({family, 0, {}});
        return sides.back();
    };
    for (const FigureId figure : count.figures) {
        Side& side = side_of(owner_of(figure));
        ++side.influence;
        side.figures += (side.figures.empty() ? "" : " + ") + tell(kind_of(figure));
    }
    std::stable_sort(sides.begin(), sides.end(),
        [](const Side& left, const Side& right) { return left.influence > right.influence; });
    return sides;
}

void draw_side(Ui& ui, const Rect& rect, const View& view, const Side& side, int most)
{
    const widgets::Theme& theme = ui.theme();
    ui.fill(rect, theme.raised, 10_dp);
    const Colour colour = side.family ? colour_of(*side.family) : neutral_colour();
    const float part = static_cast<float>(side.influence) / static_cast<float>(std::max(most, 1));
    Rect bar = rect;
    bar.right = bar.left + rect.width() * 0.72F * part;
    ui.fill(bar, colour.mixed(theme.panel, 0.68F), 10_dp);
    Rect inside = rect.inset(12_dp, 6_dp);
    const Rect badge = inside.cut_left(38_dp, 12_dp);
    if (side.family)
        draw_badge(ui, badge.centre(), 36_dp, *side.family);
    else
        ui.disc(badge.centre(), 18_dp, neutral_colour());
    ui.text(
        inside.cut_right(40_dp), language::number(side.influence), {Font::count, theme.text, 1});
    const std::string name = side.family ? view.player(*side.family) : tr("Neutral side");
    ui.text(inside.cut_top(inside.height() * 0.54F), name, {Font::strong, theme.text});
    ui.text(inside, side.figures, {Font::small, theme.quiet});
}

/// What the count leads to, in a title and a remark.
std::pair<std::string, std::string> outcome_text(
    const View& view, Area territory, const WarOutcome& outcome)
{
    const std::optional<Family> controller = controller_of(view.position(), territory);
    const std::string stays = controller
        ? tr_fill("{player}’s marker stays on top. p. 19", {{"player", view.player(*controller)}})
        : tr("The Territory stays without control. p. 19");
    switch (outcome.kind) {
    case WarOutcome::Kind::winner:
        if (view.position().of(*outcome.leader).markers == 0)
            return {tr_fill("{player} wins", {{"player", view.player(*outcome.leader)}}),
                tr("No marker is left: one may come from another stack. p. 19")};
        return {tr_fill("{player} places a marker", {{"player", view.player(*outcome.leader)}}),
            tr_fill("{most} against {second}. p. 19",
                {{"most", language::number(outcome.most)},
                    {"second", language::number(outcome.second)}})};
    case WarOutcome::Kind::tie:
    case WarOutcome::Kind::neutral_tie:
        return {tr("A tie for the most: nobody places a marker"), stays};
    case WarOutcome::Kind::neutral:
        return {tr("The neutral side has the most: nobody places a marker"), stays};
    case WarOutcome::Kind::empty:
        break;
    }
    return {tr("No figure at all: nobody places a marker"), stays};
}

} // namespace

MapQuestion WarPanel::question(const View& view) const
{
    MapQuestion question;
    question.highlighted = view.position().marker_choice
        ? std::optional(view.position().marker_choice->territory)
        : next_war(view.position());
    return question;
}

void WarPanel::tapped(View&, const MapTap&) { }

void WarPanel::draw(Ui& ui, const Rect& rect, View& view)
{
    Rect rest = rect;
    Rect head = rest.cut_top(40_dp, 6_dp);
    const int fought = std::popcount(static_cast<unsigned>(view.position().wars_fought));
    ui.text(head.cut_right(80_dp),
        tr_fill("{n} of 7", {{"n", language::number(std::min(fought + 1, territory_count))}}),
        {Font::body, ui.theme().quiet, 1});
    ui.text(head, tr("Turf War"), {Font::title, ui.theme().brass_text});
    draw_chips(ui, rest.cut_top(40_dp, 10_dp), view);
    if (view.position().marker_choice) {
        draw_marker_choice(ui, rest, view);
        return;
    }
    const std::optional<Area> territory = next_war(view.position());
    if (!territory)
        return;

    const WarCount count = count_influence(view.position(), view.components(), *territory);
    const WarOutcome outcome = outcome_of(view.position(), count);
    const Rect next = rest.cut_bottom(60_dp, 10_dp);
    Rect result = rest.cut_bottom(76_dp, 10_dp);
    ui.text(rest.cut_top(34_dp, 4_dp),
        std::to_string(number_of_territory(*territory)) + "  " + tell(*territory),
        {Font::title, ui.theme().text});
    const std::vector<Side> sides = sides_of(count);
    const float height = std::min(
        58_dp, rest.height() / static_cast<float>(std::max<std::size_t>(sides.size(), 1)) - 6_dp);
    for (const Side& side : sides)
        draw_side(ui, rest.cut_top(height, 6_dp), view, side, outcome.most);

    ui.outline(result, ui.theme().brass, 1_dp, 10_dp);
    result = result.inset(14_dp, 8_dp);
    const auto [title, remark] = outcome_text(view, *territory, outcome);
    ui.text(result.cut_top(result.height() * 0.56F), title,
        {Font::strong, ui.theme().text, 0, 0.5F, true});
    ui.text(result, remark, {Font::small, ui.theme().quiet});
    if (widgets::button(ui, "war:next", next,
            tr_fill("Count {territory}", {{"territory", tell(*territory)}}),
            {widgets::ButtonKind::next}))
        view.attempt(std::nullopt, FightWar{*territory, std::nullopt});
}

void WarPanel::draw_chips(Ui& ui, Rect rect, const View& view) const
{
    const std::vector<Rect> cells = rect.columns(territory_count, 6_dp);
    const std::optional<Area> next = next_war(view.position());
    for (int number = 1; number <= territory_count; ++number) {
        const Area territory = territory_with_number(number);
        Rect cell = cells[static_cast<std::size_t>(number - 1)];
        ui.fill(cell, ui.theme().raised, 8_dp);
        const bool is_next = next == territory;
        ui.outline(cell, is_next ? ui.theme().brass : ui.theme().line, is_next ? 2_dp : 1_dp, 8_dp);
        cell = cell.inset(6_dp, 0);
        ui.text(cell.cut_left(14_dp), std::to_string(number), {Font::strong, ui.theme().quiet});
        const std::optional<Family> controller = controller_of(view.position(), territory);
        if (has_fought(view.position(), territory) && controller)
            draw_marker(ui, cell.centre(), std::min(28_dp, cell.width()), *controller);
        else if (has_fought(view.position(), territory))
            ui.text(cell, "–", {Font::strong, ui.theme().quiet, 0.5F});
    }
}

void WarPanel::draw_marker_choice(Ui& ui, Rect rect, View& view)
{
    const Marker choice = *view.position().marker_choice;
    widgets::paragraph(ui, rect,
        tr_fill("{player} wins {territory} and has no marker left. Which one moves there?",
            {{"player", view.player(choice.family)}, {"territory", tell(choice.territory)}}),
        Font::body, ui.theme().text);
    const Rect none = rect.cut_bottom(54_dp, 8_dp);
    widgets::scroll_area(ui, "markers", rect, [&](Rect& rest) {
        for (int number = 1; number <= territory_count; ++number) {
            const Area territory = territory_with_number(number);
            const int own = markers_in(view.position(), territory, choice.family);
            for (int marker = own; marker >= 1; --marker) {
                const std::string id =
                    "relocate:" + std::string(word_of(territory)) + "#" + std::to_string(marker);
                const std::string place = own == 1
                    ? tell(territory)
                    : tr_fill("{territory}, marker {n} from the bottom",
                        {{"territory", tell(territory)}, {"n", language::number(marker)}});
                if (draw_family_row(ui, id, rest.cut_top(52_dp, 8_dp), view, choice.family, place,
                        widgets::Mood::ready))
                    view.attempt(choice.family,
                        RelocateMarker{territory, static_cast<std::uint8_t>(marker)});
            }
        }
    });
    if (widgets::button(ui, "marker:none", none, tr("Place no marker")))
        view.attempt(choice.family, LeaveMarker{});
}

} // namespace consigliere::table_corleone
