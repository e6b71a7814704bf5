#include "companion/table_corleone/reveal_panel.h"

#include "companion/table_corleone/card_row.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/shelf.h"
#include "companion/table_corleone/turn_header.h"
#include "companion/table_corleone/what_hands_do.h"
#include "engine/corleone/waiting.h"

#include <algorithm>

namespace consigliere::table_corleone {

namespace {

bool new_button(Ui& ui, Rect& rest, std::string_view id, const std::string& label)
{
    return button(ui, id, rest.cut_top(54_dp, 8_dp), label, {.symbol = symbol::plus});
}

/// The tiles of a colour that lie nowhere yet, and what the books show without telling its colour.
std::vector<BusinessId> tiles_to_offer(const View& view, TileColour colour)
{
    const Components& components = view.components();
    std::vector<BusinessId> tiles = ids_where<BusinessId>(components.businesses(),
        [&](BusinessId business) { return components[business].colour == colour; });
    const std::vector<BusinessId> others = businesses_without_place(components);
    tiles.insert(tiles.end(), others.begin(), others.end());
    std::erase_if(tiles,
        [&](BusinessId tile) { return area_of(view.position(), components, tile).has_value(); });
    return tiles;
}

std::vector<AllyId> allies_to_offer(const View& view, int act)
{
    const Components& components = view.components();
    return ids_where<AllyId>(components.allies(), [&](AllyId ally) {
        return components[ally].act.value_or(act) == act
            && view.position().state_of(ally).kind == AllyState::Kind::unseen;
    });
}

} // namespace

std::optional<Area> RevealPanel::tile_place(const View& view)
{
    if (view.position().phase == Phase::setup) {
        if (const std::optional<Area> missing =
                missing_setup_tile(view.position(), view.components()))
            return missing;
    }
    return lowest_empty_slot(view.position(), view.components());
}

int RevealPanel::ally_act(const View& view)
{
    return view.position().phase == Phase::setup ? 1 : view.position().act + 1;
}

MapQuestion RevealPanel::question(const View& view) const
{
    MapQuestion question;
    const Position& position = view.position();
    if (position.jobs_to_reveal == 0 && position.allies_to_reveal == 0)
        question.highlighted = tile_place(view);
    return question;
}

void RevealPanel::draw(Ui& ui, const Rect& rect, View& view)
{
    const Position& position = view.position();
    Rect rest = rect;
    const int act = position.phase == Phase::entracte ? position.act + 1 : position.act;
    draw_turn_header(ui, rest, std::nullopt,
        position.phase == Phase::setup ? tr("Setup")
                                       : tr_fill("Act {act}", {{"act", tell_act(act)}}),
        position.phase == Phase::entracte ? tr("Entr’acte: lay the new cards open")
                                          : tr("Lay the tiles and cards open"));
    draw_steps(ui, rest, view);
    const bool begins_with_tiles =
        position.phase == Phase::setup && missing_setup_tile(position, view.components());
    if (!begins_with_tiles && position.jobs_to_reveal > 0)
        draw_jobs(ui, rest, view);
    else if (!begins_with_tiles && position.allies_to_reveal > 0)
        draw_allies(ui, rest, view);
    else
        draw_tiles(ui, rest, view);
}

void RevealPanel::told(View& view, const ComponentDraft& draft)
{
    using Subject = ComponentDraft::Subject;
    const Components& components = view.components();
    const std::optional<Area> place = tile_place(view);
    if (draft.subject == Subject::tile && place)
        view.attempt(std::nullopt, OpenBusiness{*place, *components.find_business(draft.name)});
    else if (draft.subject == Subject::job)
        view.attempt(std::nullopt, RevealJob{*components.find_job(draft.name)});
    else if (draft.subject == Subject::ally)
        view.attempt(std::nullopt, RevealAlly{*components.find_ally(draft.name)});
}

void RevealPanel::draw_steps(Ui& ui, Rect& rect, const View& view)
{
    const Position& position = view.position();
    std::string text;
    if (position.jobs_to_reveal > 0)
        text = tr_count(
            "{n} Public Job to lay open", "{n} Public Jobs to lay open", position.jobs_to_reveal);
    if (position.allies_to_reveal > 0)
        text += (text.empty() ? "" : "  ·  ")
            + tr_count("{n} Ally to lay open", "{n} Allies to lay open", position.allies_to_reveal);
    if (!text.empty())
        remark(ui, rect, text);
    const bool asks_for_tribute =
        position.phase == Phase::entracte && position.tracking == Tracking::board;
    if (asks_for_tribute)
        remark(ui, rect,
            tr_fill("Tribute: {limit} cards may stay in a hand. An Ally that is discarded is told "
                    "at its player’s seat.",
                {{"limit", language::number(hand_limit(position))}}));
}

void RevealPanel::draw_tiles(Ui& ui, Rect rect, View& view)
{
    const std::optional<Area> place = tile_place(view);
    if (!place)
        return;
    const TileColour colour = tile_colour_now(view.position());
    heading(ui, rect,
        tr_fill("Tile for {territory}: {colour}",
            {{"territory", tell(*place)}, {"colour", tell(colour)}}));
    m_tiles.follow(
        {colour == TileColour::red ? Asked::For::red_tile : Asked::For::tile, view.position().act},
        tiles_to_offer(view, colour));
    scroll_area(ui, "tiles", rect, [&](Rect& rest) {
        draw_what_hands_do(ui, rest, view);
        // Cards keep their shape: where there is room they lie beside each other.
        const int columns = std::max(1, static_cast<int>(rest.width() / 200_dp));
        const int rows = (static_cast<int>(m_tiles.rows().size()) + columns - 1) / columns;
        const std::vector<Rect> cells =
            rest.cut_top(static_cast<float>(rows) * 80_dp).grid(columns, rows, 8_dp);
        std::size_t next = 0;
        for (const auto& [tile, is_there] : m_tiles.rows()) {
            const Rect cell = cells[next++];
            if (!is_there) {
                draw_empty_place(ui, cell);
                continue;
            }
            const Business& printed = view.components()[tile];
            const bool tapped = ui.touch("tile:" + printed.naming.name, cell).tapped;
            draw_business(
                ui, cell, {view.name(tile), &printed, colour == TileColour::red}, Glow::none);
            if (tapped)
                view.attempt(std::nullopt, OpenBusiness{*place, tile});
        }
        if (new_button(ui, rest, "tile:new", tr("A tile that is not in the list")))
            view.ask(ComponentDraft::new_tile(colour));
    });
}

void RevealPanel::draw_jobs(Ui& ui, Rect rect, View& view)
{
    heading(ui, rect, tr("Public Jobs"));
    m_jobs.follow(
        {Asked::For::job, view.position().act}, unseen_jobs(view.position(), view.components()));
    scroll_area(ui, "reveal-jobs", rect, [&](Rect& rest) {
        draw_what_hands_do(ui, rest, view);
        m_colours.draw(ui, rest, view.components().jobs().size());
        if (new_button(ui, rest, "job:new", tr("A Job that is not in the list")))
            view.ask(ComponentDraft::new_job());
        for (const KeptRows<JobId>::Row& row : m_jobs.rows()) {
            if (m_colours.lets_through(view.components()[row.thing].colour)
                && draw_kept_card(ui, "job", rest.cut_top(64_dp, 8_dp), view, row))
                view.attempt(std::nullopt, RevealJob{row.thing});
        }
        if (button(ui, "reveal:nothing", rest.cut_top(50_dp, 8_dp), tr("The Job deck is out")))
            view.attempt(std::nullopt, RevealNothing{});
    });
}

void RevealPanel::draw_allies(Ui& ui, Rect rect, View& view)
{
    const int act = ally_act(view);
    heading(ui, rect, tr_fill("Allies of Act {act}", {{"act", tell_act(act)}}));
    m_allies.follow({Asked::For::ally, act}, allies_to_offer(view, act));
    scroll_area(ui, "reveal-allies", rect, [&](Rect& rest) {
        draw_what_hands_do(ui, rest, view);
        if (new_button(ui, rest, "ally:new", tr("An Ally that is not in the list")))
            view.ask(ComponentDraft::new_ally(act));
        for (const KeptRows<AllyId>::Row& row : m_allies.rows()) {
            if (draw_kept_card(ui, "ally", rest.cut_top(64_dp, 8_dp), view, row))
                view.attempt(std::nullopt, RevealAlly{row.thing});
        }
    });
}

} // namespace consigliere::table_corleone
