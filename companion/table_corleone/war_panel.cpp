#include "companion/table_corleone/names.h"
#include "companion/table_corleone/panel_parts.h"
#include "companion/table_corleone/panels.h"
#include "companion/telling/said_by.h"
#include "engine/corleone/score.h"
#include "engine/corleone/turf_war.h"
#include "engine/corleone/waiting.h"

#include <algorithm>

namespace consigliere::table_corleone {

namespace {

/// One side of a Turf War: a Family, or all neutral figures together.
struct Side {
    std::optional<Family> family;
    int influence = 0;
    std::vector<FigureKind> figures;
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
        side.figures.push_back(kind_of(figure));
    }
    std::ranges::stable_sort(sides, std::greater{}, &Side::influence);
    return sides;
}

std::string tell_side(const View& view, const Side& side)
{
    return side.family ? view.player(*side.family) : tr("Neutral side");
}

void draw_side(Ui& ui, const Rect& rect, const View& view, const Side& side, int most)
{
    const widgets::Theme& theme = ui.theme();
    ui.fill(rect, theme.raised, 10_dp);
    const Colour colour = side.family ? colour_of(*side.family) : neutral_colour();
    const float part = static_cast<float>(side.influence) / static_cast<float>(std::max(most, 1));
    Rect bar = rect;
    bar.right = bar.left + rect.width() * 0.78F * part;
    ui.fill(bar, colour.mixed(theme.panel, 0.7F), 10_dp);
    Rect inside = rect.inset(12_dp, 4_dp);
    const float badge = std::min(40_dp, inside.height() - 2_dp);
    const Rect sign = inside.cut_left(badge, 12_dp);
    if (side.family)
        draw_badge(ui, sign.centre(), badge, *side.family);
    else
        ui.disc(sign.centre(), badge / 2, neutral_colour());
    ui.text(inside.cut_right(44_dp, 6_dp), language::number(side.influence),
        {Font::score, theme.text, 1});
    const std::string name = tell_side(view, side);
    const Font font = rect.height() < 56_dp ? Font::strong : Font::lead;
    const float line = widgets::Fonts::size_of(font);
    const float both = line + widgets::Fonts::size_of(Font::small);
    Rect text = Rect::around(inside.centre(), inside.width(), std::min(both, inside.height()));
    ui.elide_text(text.cut_top(line), name, {font, theme.text});
    ui.elide_text(text, tell(side.figures), {Font::small, theme.text});
}

void draw_number(Ui& ui, const Rect& place, float radius, Area territory)
{
    ui.ring(place.centre(), radius, ui.theme().brass, 1.5_dp);
    ui.text(place, std::to_string(number_of_territory(territory)),
        {Font::strong, ui.theme().brass_text, 0.5F});
}

/// A war of the phase that has just ended.
struct FoughtWar {
    Area territory{};
    std::vector<Side> sides;
    WarOutcome::Kind kind = WarOutcome::Kind::empty;
    std::optional<Family> winner;
    bool has_marker = false;
    /// Stack from which a winner without markers took one.
    std::optional<Area> marker_from;
};

/// The wars of the phase that the latest entry ended, in order.
std::vector<FoughtWar> wars_just_fought(const Timeline& timeline)
{
    std::vector<FoughtWar> wars;
    std::optional<Area> marker_from;
    const ledger::History& history = timeline.history();
    for (int number = history.head(); number > 0; number = history.entry(number).follows) {
        if (timeline.position_after(history.entry(number).follows).phase != Phase::wars)
            break;
        const std::optional<Move>& move = timeline.move_of(number);
        if (!move)
            continue;
        if (const auto* relocation = std::get_if<RelocateMarker>(&move->action))
            marker_from = relocation->marker.territory;
        const auto* const fought = std::get_if<FightWar>(&move->action);
        if (fought == nullptr)
            continue;
        const Position& position = timeline.position_after(number);
        const WarCount count = count_influence(position, timeline.components(), fought->territory);
        FoughtWar war{fought->territory, sides_of(count), outcome_of(position, count).kind,
            winner_of_war(timeline, fought->territory), false, marker_from};
        const auto marks = [](const Act& act) { return std::holds_alternative<act::Marks>(act); };
        war.has_marker =
            marker_from.has_value() || std::ranges::any_of(timeline.acts_of(number), marks);
        marker_from.reset();
        wars.push_back(std::move(war));
    }
    std::ranges::reverse(wars);
    return wars;
}

/// The manual step after a war: "Ana places a marker".
std::string tell_hands(const View& view, const FoughtWar& war)
{
    if (war.winner) {
        const std::string player = view.player(*war.winner);
        if (war.marker_from)
            return telling::said_by(player,
                tr_fill(
                    "takes a marker from {territory}", {{"territory", tell(*war.marker_from)}}));
        return war.has_marker ? tr_fill("{player} places a marker", {{"player", player}})
                              : telling::said_by(player, tr("places no marker"));
    }
    switch (war.kind) {
    case WarOutcome::Kind::neutral:
        return tr("Neutral figures: no marker");
    case WarOutcome::Kind::empty:
        return tr("No figure: no marker");
    default:
        return tr("A tie: no marker");
    }
}

/// The highest count against the next: "3 : 2".
std::string tell_most_and_next(const std::vector<Side>& sides)
{
    if (sides.empty())
        return "–";
    const int second = sides.size() > 1 ? sides[1].influence : 0;
    return language::number(sides[0].influence) + " : " + language::number(second);
}

void draw_fought_war(Ui& ui, const Rect& rect, const View& view, const FoughtWar& war)
{
    const widgets::Theme& theme = ui.theme();
    ui.fill(rect, theme.raised, 8_dp);
    if (war.winner)
        ui.fill(Rect(rect).cut_left(6_dp), colour_of(*war.winner), 3_dp);
    Rect inside = rect.inset(14_dp, 4_dp);
    draw_number(ui, inside.cut_left(30_dp, 10_dp), 15_dp, war.territory);
    const std::string counts = tell_most_and_next(war.sides);
    ui.text(inside.cut_right(std::max(58_dp, ui.measure(counts, Font::count).x + 2_dp), 8_dp),
        counts, {Font::count, theme.text, 1});
    if (war.winner && war.has_marker)
        draw_marker(ui, inside.cut_right(44_dp, 8_dp).centre(), 40_dp, *war.winner);
    const std::string name = tell(war.territory);
    ui.elide_text(inside.cut_top(inside.height() * 0.52F), name,
        {ui.fitting(name, inside.width(), {Font::strong, Font::small}), theme.text});
    ui.elide_text(inside, tell_hands(view, war), {Font::small, theme.text});
}

std::string against(const WarOutcome& outcome)
{
    const language::Values values{
        {"most", language::number(outcome.most)}, {"second", language::number(outcome.second)}};
    return outcome.second == 0 ? tr_fill("{most} influence, unopposed. p. 19", values)
                               : tr_fill("{most} to {second}. p. 19", values);
}

/// True if the count is laid out side by side.
bool is_wide(const Rect& rect)
{
    return rect.width() > 520_dp;
}

/// Result of the war as title and remark.
std::pair<std::string, std::string> outcome_text(
    const View& view, Area territory, const WarOutcome& outcome)
{
    const std::optional<Family> controller = controller_of(view.position(), territory);
    const std::string stays = controller
        ? tr_fill("{player}’s marker stays on top. p. 19", {{"player", view.player(*controller)}})
        : tr("The Territory stays uncontrolled. p. 19");
    switch (outcome.kind) {
    case WarOutcome::Kind::winner:
        if (view.position().of(*outcome.leader).markers == 0)
            return {tr_fill("{player} wins", {{"player", view.player(*outcome.leader)}}),
                tr("No marker left: one may come from another stack. p. 19")};
        return {tr_fill("{player} places a marker", {{"player", view.player(*outcome.leader)}}),
            against(outcome)};
    case WarOutcome::Kind::tie:
    case WarOutcome::Kind::neutral_tie:
        return {tr("A tie for the most: no one places a marker"), stays};
    case WarOutcome::Kind::neutral:
        return {tr("The neutral side has the most: no one places a marker"), stays};
    case WarOutcome::Kind::empty:
        break;
    }
    return {tr("No figure at all: no one places a marker"), stays};
}

} // namespace

std::string tell_sides(const View& view, const WarCount& count)
{
    return language::listed(sides_of(count), [&view](const Side& side) {
        return tell_side(view, side) + " " + language::number(side.influence);
    });
}

std::optional<Family> winner_of_war(const Timeline& timeline, Area territory)
{
    const ledger::History& history = timeline.history();
    for (int number = history.head(); number > 0; number = history.entry(number).follows) {
        const std::optional<Move>& move = timeline.move_of(number);
        const auto* const war = move ? std::get_if<FightWar>(&move->action) : nullptr;
        if (war == nullptr || war->territory != territory)
            continue;
        if (war->belief)
            return war->belief->winner;
        const Position& position = timeline.position_after(number);
        const WarCount count = count_influence(position, timeline.components(), territory);
        return outcome_of(position, count).winner();
    }
    return std::nullopt;
}

/// Opens the last page when an entry ends the phase, but not after undo, when the result is known.
void WarPanel::follow(const View& view)
{
    const ledger::History& history = view.timeline().history();
    const int last = history.size();
    m_tells_end = last > 0 && history.head() == last && view.position().phase != Phase::wars
        && view.timeline().position_after(history.entry(last).follows).phase == Phase::wars;
}

MapQuestion WarPanel::question(const View& view) const
{
    MapQuestion question;
    question.highlighted = view.position().marker_choice
        ? std::optional(view.position().marker_choice->territory)
        : next_war(view.position());
    if (view.position().marker_choice)
        question.stacks = [&view](Area area) { return gives_marker(view, area); };
    return question;
}

void WarPanel::tapped(View& view, const MapTap& tap)
{
    if (const auto* stack = std::get_if<MapTap::Stack>(&tap.what))
        take_marker_from(view, stack->area);
}

void WarPanel::draw(Ui& ui, const Rect& rect, View& view)
{
    if (m_tells_end) {
        draw_end(ui, rect, view);
        return;
    }
    Rect rest = rect;
    const Position& position = view.position();
    const std::optional<Area> territory = position.marker_choice
        ? std::optional(position.marker_choice->territory)
        : next_war(position);
    if (!territory)
        return;
    draw_head(ui, rest, view, *territory);
    if (position.marker_choice)
        desk::draw_contents(ui, rest, {}, marker_choice(view));
    else
        draw_count(ui, rest, view, *territory);
}

/// Draws the Territory with its number, and a chip per war; in one row if the panel is wide and
/// low.
void WarPanel::draw_head(Ui& ui, Rect& rect, const View& view, Area territory)
{
    const bool has_one_row = is_wide(rect);
    Rect head = rect.cut_top(42_dp, has_one_row ? 10_dp : 6_dp);
    if (has_one_row)
        draw_chips(ui, head.cut_right(head.width() * 0.58F, 10_dp), view, territory);
    draw_number(ui, head.cut_left(38_dp, 12_dp), 18_dp, territory);
    const std::string progress = tr_fill("{n} of {all}",
        {{"n", language::number(number_of_territory(territory))},
            {"all", language::number(territory_count)}});
    if (!has_one_row)
        ui.text(head.cut_right(ui.measure(progress, Font::body).x + 2_dp, 8_dp), progress,
            {Font::body, ui.theme().quiet, 1});
    const std::string name = tell(territory);
    ui.text(head, name,
        {ui.fitting(
             name, head.width(), {Font::title, Font::small_title, Font::place, Font::small_place}),
            ui.theme().text});
    if (!has_one_row)
        draw_chips(ui, rect.cut_top(44_dp, 10_dp), view, territory);
}

void WarPanel::draw_count(Ui& ui, Rect rect, View& view, Area territory)
{
    const WarCount count = count_influence(view.position(), view.components(), territory);
    const WarOutcome outcome = outcome_of(view.position(), count);
    const bool has_columns = is_wide(rect);
    const auto [title, remark] = outcome_text(view, territory, outcome);
    const float result_width = has_columns ? rect.width() * 0.55F : rect.width();
    const float inner = result_width - 28_dp;
    const float title_height = ui.measure(title, Font::strong, inner).y;
    const float remark_height = ui.measure(remark, Font::small, inner).y;
    const float result_height = title_height + remark_height + 18_dp;
    Rect result;
    Rect next;
    if (has_columns) {
        // The result is beside the button, to leave height for the sides.
        next = rect.cut_bottom(std::max(60_dp, result_height), 10_dp);
        result = next.cut_left(result_width, 10_dp);
    } else {
        next = rect.cut_bottom(60_dp, 10_dp);
        result = rect.cut_bottom(result_height, 10_dp);
    }
    ui.fill(result, ui.theme().brass.mixed(ui.theme().panel, 0.9F), 10_dp);
    ui.outline(result, ui.theme().brass, 1_dp, 10_dp);
    result = result.inset(14_dp, 8_dp);
    ui.text(result.cut_top(title_height, 2_dp), title, {Font::strong, ui.theme().text, 0, 0, true});
    ui.text(result, remark, {Font::small, ui.theme().text, 0, 0, true});

    draw_sides(ui, rect, view, count, outcome.most);
    draw_buttons(ui, next, view, territory);
}

void WarPanel::draw_buttons(Ui& ui, Rect row, View& view, Area territory)
{
    const bool is_last = number_of_territory(territory) == territory_count;
    const std::string all = tr("Count the rest");
    const float width = std::max(96_dp, ui.measure(all, Font::strong).x + 28_dp);
    // The second button's place stays empty if this is the last war.
    const Rect rest = row.cut_right(std::min(width, row.width() * 0.4F), 10_dp);
    if (button(ui, "war:next", row, tr_fill("Count {territory}", {{"territory", tell(territory)}}),
            {ButtonKind::next}))
        view.attempt(std::nullopt, FightWar{territory, std::nullopt});
    else if (!is_last && button(ui, "war:all", rest, all))
        count_all(view);
}

/// Counts all wars up to one whose winner must choose a marker.
void WarPanel::count_all(View& view)
{
    while (!view.position().marker_choice) {
        const std::optional<Area> territory = next_war(view.position());
        if (!territory || !view.record(std::nullopt, FightWar{*territory, std::nullopt}))
            return;
    }
}

/// Draws the last page: results of all wars, and the markers to lay.
void WarPanel::draw_end(Ui& ui, Rect rect, const View& view)
{
    const Position& position = view.position();
    desk::draw_head(ui, rect,
        {sign_of(std::nullopt), tr("The Turf Wars are counted"),
            tr("Place these markers on the board")});
    if (button(ui, "war:on", rect.cut_bottom(60_dp, 10_dp),
            tr_fill("Next: {phase}", {{"phase", tell(position.phase)}}), {ButtonKind::next}))
        m_tells_end = false;
    const std::vector<FoughtWar> wars = wars_just_fought(view.timeline());
    const int columns = rect.width() > 640_dp ? 2 : 1;
    const int rows = (static_cast<int>(wars.size()) + columns - 1) / columns;
    const float gap = 6_dp;
    const float height =
        std::clamp((rect.height() + gap) / static_cast<float>(std::max(rows, 1)), 50_dp, 64_dp);
    scroll_area(ui, "wars", rect, [&](Rect& rest) {
        const std::vector<Rect> cells =
            rest.cut_top(static_cast<float>(rows) * height - gap).grid(columns, rows, gap);
        for (std::size_t i = 0; i < wars.size(); ++i)
            draw_fought_war(ui, cells[i], view, wars[i]);
    });
}

/// Draws the sides below each other; in two columns if the panel is low.
void WarPanel::draw_sides(
    Ui& ui, const Rect& rect, const View& view, const WarCount& count, int most)
{
    const std::vector<Side> sides = sides_of(count);
    const int count_of_sides = std::max(1, static_cast<int>(sides.size()));
    const float gap = 8_dp;
    const float least = 40_dp;
    const bool is_too_low =
        static_cast<float>(count_of_sides) * (least + gap) - gap > rect.height();
    const int columns = is_wide(rect) || (is_too_low && rect.width() > 350_dp) ? 2 : 1;
    const int rows = (count_of_sides + columns - 1) / columns;
    const float height =
        std::clamp((rect.height() + gap) / static_cast<float>(rows) - gap, least, 74_dp);
    scroll_area(ui, "sides", rect, [&](Rect& rest) {
        const std::vector<Rect> cells =
            rest.cut_top(static_cast<float>(rows) * (height + gap) - gap).grid(columns, rows, gap);
        for (std::size_t i = 0; i < sides.size(); ++i)
            draw_side(ui, cells[i], view, sides[i], most);
    });
}

/// Draws one chip per war of this Act: its winner, or none.
void WarPanel::draw_chips(Ui& ui, Rect rect, const View& view, Area now)
{
    const std::vector<Rect> cells = rect.columns(territory_count, 6_dp);
    for (const Area territory : territories) {
        Rect cell = cells[static_cast<std::size_t>(territory)];
        ui.fill(cell, ui.theme().raised, 8_dp);
        const bool is_now = now == territory;
        ui.outline(cell, is_now ? ui.theme().brass : ui.theme().line, is_now ? 2_dp : 1_dp, 8_dp);
        cell = cell.inset(5_dp, 0);
        ui.text(cell.cut_left(13_dp), std::to_string(number_of_territory(territory)),
            {Font::strong, ui.theme().quiet});
        if (!has_fought(view.position(), territory))
            continue;
        if (const std::optional<Family> winner = winner_of_war(view.timeline(), territory))
            draw_badge(ui, cell.centre(), std::min(24_dp, cell.width()), *winner);
        else
            ui.text(cell, "–", {Font::strong, ui.theme().quiet, 0.5F});
    }
}

} // namespace consigliere::table_corleone
