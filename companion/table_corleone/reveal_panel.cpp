#include "companion/table_corleone/names.h"
#include "companion/table_corleone/panel_parts.h"
#include "companion/table_corleone/panels.h"
#include "companion/table_corleone/shelf.h"
#include "companion/table_corleone/table_parts.h"
#include "engine/corleone/waiting.h"

#include <algorithm>

namespace consigliere::table_corleone {

namespace {

/// True if only cards printed in the books are known.
template <typename List>
bool is_box_new(const List& known)
{
    constexpr std::size_t told_by_books = 1;
    return known.size() <= told_by_books;
}

/// True if no tile is described: the books print neither colour nor place.
bool has_no_tiles(const Components& components)
{
    return std::ranges::none_of(components.businesses(), [](const Business& business) {
        return business.colour == TileColour::blue || business.colour == TileColour::red;
    });
}

/// Adds the gold button below the known cards, which describes a new one.
void add_describing(Contents& panel, View& view, bool is_first, const std::string& id,
    const std::string& label, const ComponentDraft& draft)
{
    if (is_first)
        panel.remark(tr("If it’s listed below, tap it. If not, tap “Describe it” and enter what is "
                        "printed on it: once, for all evenings."));
    panel.goes_on(
        id, is_first ? tr("Describe it") : label, {{}, [&view, draft] { view.ask(draft); }});
    panel.next->symbol = symbol::plus;
}

/// Tiles of a colour that are not on the board, and Businesses from the books without a colour.
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

/// True if a copy of the Job is face up, so only another copy can be revealed.
bool is_out(const Position& seen, JobId job)
{
    return std::ranges::any_of(seen.known_jobs, [job](const KnownJob& known) {
        return known.job == job && !(known.zone == JobZone::discards());
    });
}

/// What is revealed next: tiles of setup, Jobs, Allies, then the Act's tile.
Asked::For asked_for(const Position& position, const Components& components)
{
    if (position.phase == Phase::setup && missing_setup_tile(position, components))
        return Asked::For::tile;
    if (position.jobs_to_reveal > 0)
        return Asked::For::job;
    return position.allies_to_reveal > 0 ? Asked::For::ally : Asked::For::tile;
}

/// True if nothing of what is revealed next has been described yet.
bool is_first_of_its_kind(Asked::For asked, const Components& components)
{
    switch (asked) {
    case Asked::For::job:
        return is_box_new(components.jobs());
    case Asked::For::ally:
        return is_box_new(components.allies());
    default:
        return has_no_tiles(components);
    }
}

std::string tell_when(const Position& position)
{
    if (position.phase == Phase::setup)
        return tr("Setup");
    return position.phase == Phase::entracte
        ? tr("Entr’acte: reveal the new cards")
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

/// The next manual step, shown in the panel's largest font.
std::string RevealPanel::next_step(const View& view)
{
    const Position& position = view.position();
    switch (asked_for(position, view.components())) {
    case Asked::For::job:
        return tr_count(
            "{n} Public Job to reveal", "{n} Public Jobs to reveal", position.jobs_to_reveal);
    case Asked::For::ally:
        return tr_count("{n} Ally to reveal", "{n} Allies to reveal", position.allies_to_reveal);
    default:
        break;
    }
    const std::optional<Area> place = tile_place(view);
    if (!place)
        return tell_when(position);
    return tr_fill("Business for {territory}: {colour}",
        {{"territory", tell(*place)}, {"colour", tell(tile_colour_now(position))}});
}

Contents RevealPanel::contents(View& view)
{
    const Position& position = view.position();
    Contents panel{{}, {sign_of(std::nullopt), next_step(view), tell_when(position)}};
    if (position.phase == Phase::entracte && position.tracking == Tracking::board)
        panel.remark(tr_fill(
            "Tribute: keep at most {limit} cards. Record a discarded Ally at its player’s seat.",
            {{"limit", language::number(hand_limit(position))}}));
    const auto add_hands = [&panel, &view] {
        panel.draws([&view](Ui& ui, Rect& rest) { draw_what_hands_do(ui, rest, view); });
    };
    const Asked::For asked = asked_for(position, view.components());
    // The first time, what to tap here is harder to find than what hands do.
    const bool is_first = is_first_of_its_kind(asked, view.components());
    if (!is_first)
        add_hands();
    switch (asked) {
    case Asked::For::job:
        add_jobs(panel, view, is_first);
        break;
    case Asked::For::ally:
        add_allies(panel, view, is_first);
        break;
    default:
        add_tiles(panel, view, is_first);
    }
    if (is_first)
        add_hands();
    return panel;
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
        return tr_fill("place it in {territory}", {{"territory", tell(*place)}});
    const bool is_card = draft.subject == Subject::job || draft.subject == Subject::ally;
    return is_card ? tr("reveal it") : std::string();
}

void RevealPanel::add_tiles(Contents& panel, View& view, bool is_first)
{
    panel.list = "tiles";
    const std::optional<Area> place = tile_place(view);
    if (!place)
        return;
    const TileColour colour = tile_colour_now(view.position());
    const bool is_red = colour == TileColour::red;
    m_tiles.follow({is_red ? Asked::For::red_tile : Asked::For::tile, view.position().act},
        tiles_to_offer(view, colour));
    add_describing(
        panel, view, is_first, "tile:new", tr("New tile…"), ComponentDraft::new_tile(colour));
    for (const auto& [tile, is_there] : m_tiles.rows()) {
        const Business& printed = view.components()[tile];
        if (is_there)
            panel.button(Lay::tiles,
                {.id = "tile:" + printed.naming.name,
                    .tap = attempts(view, std::nullopt, OpenBusiness{*place, tile}),
                    .picture = [&printed, is_red, name = view.name(tile)](
                                   Ui& ui, const Rect& cell) {
                        draw_business(ui, cell, {name, &printed, is_red}, Glow::none);
                    }});
        else
            panel.button(Lay::tiles, {.id = {}, .picture = draw_empty_place});
    }
}

/// The number of copies of most Jobs is unknown, so Jobs that are face up are still offered, but
/// last.
void RevealPanel::add_jobs(Contents& panel, View& view, bool is_first)
{
    panel.list = "reveal-jobs";
    const auto observed = view.observed();
    std::vector<JobId> fresh = unseen_jobs(view.position(), view.components());
    const auto known = std::ranges::stable_partition(
        fresh, [&observed](JobId job) { return !is_out(observed->present(), job); });
    std::vector<KeptRows<JobId>::Row> out;
    for (const JobId job : known)
        out.push_back({job, true});
    fresh.erase(known.begin(), known.end());
    m_jobs.follow({Asked::For::job, view.position().act}, fresh);
    add_describing(panel, view, is_first, "job:new", tr("New Job…"), ComponentDraft::new_job());
    panel.draws([this, &view](Ui& ui, Rect& rest) {
        m_colours.draw(ui, rest, view.components().jobs().size());
    });
    std::vector<KeptRows<JobId>::Row> rows = m_jobs.rows();
    const auto is_filtered = [&](const KeptRows<JobId>::Row& row) {
        return !m_colours.lets_through(view.components()[row.thing].colour);
    };
    std::erase_if(rows, is_filtered);
    const auto reveals = [&view](
                             JobId job) { return attempts(view, std::nullopt, RevealJob{job}); };
    add_kept_cards<JobId>(panel, "job", view, rows, reveals);
    panel.button(Lay::rows,
        {"reveal:nothing", tr("The Job deck is empty"),
            attempts(view, std::nullopt, RevealNothing{})});
    if (!out.empty())
        panel.heading(tr("Already revealed: only if the box has another copy"));
    std::erase_if(out, is_filtered);
    add_kept_cards<JobId>(panel, "job", view, out, reveals);
}

void RevealPanel::add_allies(Contents& panel, View& view, bool is_first)
{
    panel.list = "reveal-allies";
    const int act = ally_act_now(view.position());
    m_allies.follow({Asked::For::ally, act}, allies_to_offer(view, act));
    add_describing(
        panel, view, is_first, "ally:new", tr("New Ally…"), ComponentDraft::new_ally(act));
    add_kept_cards<AllyId>(panel, "ally", view, m_allies.rows(),
        [&view](AllyId ally) { return attempts(view, std::nullopt, RevealAlly{ally}); });
}

} // namespace consigliere::table_corleone
