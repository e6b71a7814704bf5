#include "companion/table_corleone/reveal_panel.h"

#include "companion/table_corleone/card_row.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/shelf.h"
#include "companion/table_corleone/turn_header.h"
#include "companion/table_corleone/what_hands_do.h"
#include "engine/corleone/waiting.h"

#include <algorithm>
#include <iterator>

namespace consigliere::table_corleone {

namespace {

/// The gold button below the cards that are known: it describes another one.
bool new_button(
    Ui& ui, const Rect& rect, std::string_view id, bool is_first, const std::string& label)
{
    return button(ui, id, rect, is_first ? tr("Describe what is printed") : label,
        {.kind = ButtonKind::next, .symbol = symbol::plus});
}

/// Whether nothing but what the books print is known of these cards of the box.
template <typename List>
bool is_box_new(const List& known)
{
    constexpr std::size_t told_by_books = 1;
    return known.size() <= told_by_books;
}

/// The books print neither the colour nor the place of any tile.
bool has_no_tiles(const Components& components)
{
    return std::ranges::none_of(components.businesses(), [](const Business& business) {
        return business.colour == TileColour::blue || business.colour == TileColour::red;
    });
}

/// What is said there.
void teach_describing(Ui& ui, Rect& rest)
{
    remark(ui, rest,
        tr("Take the card or tile in your hand and tap what is printed on it. It is described once "
           "and kept for every evening."));
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

/// Whether a copy of the Job lies where everybody can see it, so that only another one can come.
bool is_out(const Position& seen, JobId job)
{
    return std::ranges::any_of(seen.known_jobs, [job](const KnownJob& known) {
        return known.job == job && !(known.zone == JobZone::discards());
    });
}

/// What is laid open next: the tiles of setup, Jobs, Allies, then the Act's own tile.
Asked::For asked_for(const Position& position, const Components& components)
{
    if (position.phase == Phase::setup && missing_setup_tile(position, components))
        return Asked::For::tile;
    if (position.jobs_to_reveal > 0)
        return Asked::For::job;
    return position.allies_to_reveal > 0 ? Asked::For::ally : Asked::For::tile;
}

std::string tell_when(const Position& position)
{
    if (position.phase == Phase::setup)
        return tr("Setup");
    return position.phase == Phase::entracte
        ? tr("Entr’acte: lay the new cards open")
        : tr_fill("Act {act}", {{"act", tell_act(position.act)}});
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

MapQuestion RevealPanel::question(const View& view) const
{
    MapQuestion question;
    const Position& position = view.position();
    if (position.jobs_to_reveal == 0 && position.allies_to_reveal == 0)
        question.highlighted = tile_place(view);
    return question;
}

/// The next thing that hands do, in the largest letters of the panel.
std::string RevealPanel::next_step(const View& view)
{
    const Position& position = view.position();
    switch (asked_for(position, view.components())) {
    case Asked::For::job:
        return tr_count(
            "{n} Public Job to lay open", "{n} Public Jobs to lay open", position.jobs_to_reveal);
    case Asked::For::ally:
        return tr_count(
            "{n} Ally to lay open", "{n} Allies to lay open", position.allies_to_reveal);
    default:
        break;
    }
    const std::optional<Area> place = tile_place(view);
    if (!place)
        return tell_when(position);
    return tr_fill("Tile for {territory}: {colour}",
        {{"territory", tell(*place)}, {"colour", tell(tile_colour_now(position))}});
}

void RevealPanel::draw(Ui& ui, const Rect& rect, View& view)
{
    const Position& position = view.position();
    Rect rest = rect;
    draw_turn_header(ui, rest, std::nullopt, next_step(view), tell_when(position));
    const bool asks_for_tribute =
        position.phase == Phase::entracte && position.tracking == Tracking::board;
    if (asks_for_tribute)
        remark(ui, rest,
            tr_fill("Tribute: {limit} cards may stay in a hand. An Ally that is discarded is told "
                    "at its player’s seat.",
                {{"limit", language::number(hand_limit(position))}}));
    switch (asked_for(position, view.components())) {
    case Asked::For::job:
        draw_jobs(ui, rest, view);
        return;
    case Asked::For::ally:
        draw_allies(ui, rest, view);
        return;
    default:
        draw_tiles(ui, rest, view);
    }
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

std::string RevealPanel::leads_to(const View& view, const ComponentDraft& draft) const
{
    using Subject = ComponentDraft::Subject;
    const std::optional<Area> place = tile_place(view);
    if (draft.subject == Subject::tile && place)
        return tr_fill("lay it in {territory}", {{"territory", tell(*place)}});
    const bool is_card = draft.subject == Subject::job || draft.subject == Subject::ally;
    return is_card ? tr("lay it open") : std::string();
}

void RevealPanel::draw_tiles(Ui& ui, Rect rect, View& view)
{
    const std::optional<Area> place = tile_place(view);
    if (!place)
        return;
    const TileColour colour = tile_colour_now(view.position());
    m_tiles.follow(
        {colour == TileColour::red ? Asked::For::red_tile : Asked::For::tile, view.position().act},
        tiles_to_offer(view, colour));
    if (new_button(ui, rect.cut_bottom(60_dp, 10_dp), "tile:new", has_no_tiles(view.components()),
            tr("A tile that is not in the list")))
        view.ask(ComponentDraft::new_tile(colour));
    scroll_area(ui, "tiles", rect, [&](Rect& rest) {
        draw_what_hands_do(ui, rest, view);
        if (has_no_tiles(view.components()))
            teach_describing(ui, rest);
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
    });
}

void RevealPanel::draw_job(Ui& ui, Rect& rest, View& view, const KeptRows<JobId>::Row& row)
{
    if (m_colours.lets_through(view.components()[row.thing].colour)
        && draw_kept_card(ui, "job", rest.cut_top(64_dp, 8_dp), view, row))
        view.attempt(std::nullopt, RevealJob{row.thing});
}

/// Nobody has said of most Jobs how many there are in the box, so one that is out already can come
/// once more: those stand below all others.
void RevealPanel::draw_jobs(Ui& ui, Rect rect, View& view)
{
    const auto sight = view.sight();
    std::vector<JobId> fresh = unseen_jobs(view.position(), view.components());
    std::vector<JobId> out;
    std::ranges::copy_if(fresh, std::back_inserter(out),
        [&sight](JobId job) { return is_out(sight->present(), job); });
    std::erase_if(fresh, [&out](JobId job) { return std::ranges::find(out, job) != out.end(); });
    m_jobs.follow({Asked::For::job, view.position().act}, fresh);
    if (new_button(ui, rect.cut_bottom(60_dp, 10_dp), "job:new",
            is_box_new(view.components().jobs()), tr("A Job that is not in the list")))
        view.ask(ComponentDraft::new_job());
    scroll_area(ui, "reveal-jobs", rect, [&](Rect& rest) {
        draw_what_hands_do(ui, rest, view);
        if (is_box_new(view.components().jobs()))
            teach_describing(ui, rest);
        m_colours.draw(ui, rest, view.components().jobs().size());
        for (const KeptRows<JobId>::Row& row : m_jobs.rows())
            draw_job(ui, rest, view, row);
        if (button(ui, "reveal:nothing", rest.cut_top(50_dp, 8_dp), tr("The Job deck is out")))
            view.attempt(std::nullopt, RevealNothing{});
        if (!out.empty())
            heading(ui, rest, tr("Out already: only if the box has another copy"));
        for (const JobId job : out)
            draw_job(ui, rest, view, {job, true});
    });
}

void RevealPanel::draw_allies(Ui& ui, Rect rect, View& view)
{
    const int act = ally_act_now(view.position());
    m_allies.follow({Asked::For::ally, act}, allies_to_offer(view, act));
    if (new_button(ui, rect.cut_bottom(60_dp, 10_dp), "ally:new",
            is_box_new(view.components().allies()), tr("An Ally that is not in the list")))
        view.ask(ComponentDraft::new_ally(act));
    scroll_area(ui, "reveal-allies", rect, [&](Rect& rest) {
        draw_what_hands_do(ui, rest, view);
        if (is_box_new(view.components().allies()))
            teach_describing(ui, rest);
        for (const KeptRows<AllyId>::Row& row : m_allies.rows()) {
            if (draw_kept_card(ui, "ally", rest.cut_top(64_dp, 8_dp), view, row))
                view.attempt(std::nullopt, RevealAlly{row.thing});
        }
    });
}

} // namespace consigliere::table_corleone
