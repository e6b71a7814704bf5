#include "companion/table_corleone/shelf.h"

#include "companion/table_corleone/card_row.h"
#include "companion/table_corleone/names.h"

#include <algorithm>

namespace consigliere::table_corleone {

namespace {

/// Two cards side by side where there is room for both.
class Rows {
public:
    explicit Rows(Rect& rest)
        : m_rest(rest)
        , m_columns(rest.width() > 400_dp ? 2 : 1)
    {
    }

    Rect next()
    {
        if (m_cells.empty()) {
            m_cells = m_rest.cut_top(52_dp, 8_dp).columns(m_columns, 8_dp);
            std::ranges::reverse(m_cells);
        }
        const Rect cell = m_cells.back();
        m_cells.pop_back();
        return cell;
    }

private:
    Rect& m_rest;
    int m_columns;
    std::vector<Rect> m_cells;
};

void draw_unnamed(Ui& ui, Rect& rest, int count)
{
    if (count > 0)
        remark(ui, rest, tr_count("{n} that nobody has named", "{n} that nobody has named", count),
            Font::small);
}

/// Draws a card that can be used now with a frame of brass, and one that cannot under a veil; a tap
/// on that one is told why.
template <typename Id>
bool draw_usable(
    Ui& ui, const std::string& where, const Rect& place, const View& view, Id id, bool is_usable)
{
    const Mood mood = is_usable ? Mood::ready : Mood::refused;
    const bool tapped = draw_card(ui, where, place, view, id, mood);
    if (is_usable)
        ui.outline(place, ui.theme().brass, 2_dp, 8_dp);
    return tapped;
}

/// Jobs that lie somewhere, two beside each other.
std::optional<ShelfTap> draw_jobs(Ui& ui, Rect& rest, const View& view, const std::string& where,
    const std::vector<JobId>& jobs, CompleteJob::From from, const CanComplete& can_complete)
{
    std::optional<ShelfTap> tapped;
    Rows rows(rest);
    int copy = 0;
    for (const JobId job : jobs) {
        if (draw_usable(ui, where + ":" + std::to_string(++copy), rows.next(), view, job,
                can_complete(job, from)))
            tapped = ShelfJob{job, from};
    }
    return tapped;
}

/// What everybody knows to be in the hand of whoever has the turn.
std::optional<ShelfTap> draw_hand(
    Ui& ui, Rect& rest, const View& view, const CanComplete& can_complete)
{
    const auto sight = view.sight();
    const Family family = view.position().turn;
    const std::vector<JobId> jobs = jobs_in(sight->present(), JobZone::hand(family));
    const std::vector<AllyId> allies = ids_where<AllyId>(sight->present().allies, [&](AllyId ally) {
        const AllyState& state = sight->present().state_of(ally);
        return state.kind == AllyState::Kind::hand && state.owner == family;
    });
    if (jobs.empty() && allies.empty())
        return std::nullopt;
    heading(ui, rest, tr("In the hand"));
    std::optional<ShelfTap> tapped =
        draw_jobs(ui, rest, view, "shelf:hand", jobs, CompleteJob::From::hand, can_complete);
    Rows rows(rest);
    for (const AllyId ally : allies) {
        if (draw_usable(
                ui, "shelf:ally", rows.next(), view, ally, view.may(family, PlayAlly{ally})))
            tapped = ally;
    }
    return tapped;
}

/// Allies that cannot be played from where they lie; whoever taps one is told why.
std::optional<AllyId> draw_allies(Ui& ui, Rect& rest, const View& view, AllyState::Kind state)
{
    std::optional<AllyId> tapped;
    const std::vector<AllyId> allies = allies_that_are(view, state);
    const bool are_open = state == AllyState::Kind::open;
    const int unnamed = are_open ? view.position().unknown_open_allies : 0;
    if (allies.empty() && unnamed == 0)
        return std::nullopt;
    heading(ui, rest, are_open ? tr("Open Allies") : tr("Played in this Act"));
    Rows rows(rest);
    for (const AllyId ally : allies) {
        Rect place = rows.next();
        // A played Ally lies in front of its player.
        if (!are_open)
            draw_badge(ui, place.cut_left(32_dp, 6_dp).centre(), 30_dp,
                view.position().state_of(ally).owner);
        if (draw_usable(ui, are_open ? "shelf:open" : "shelf:played", place, view, ally, false))
            tapped = ally;
    }
    draw_unnamed(ui, rest, unnamed);
    return tapped;
}

} // namespace

std::vector<JobId> jobs_in(const Position& position, JobZone zone)
{
    std::vector<JobId> jobs;
    for (const KnownJob& known : position.known_jobs) {
        if (known.zone == zone)
            jobs.push_back(known.job);
    }
    return jobs;
}

std::vector<JobId> unseen_jobs(const Position& seen, const Components& components)
{
    return ids_where<JobId>(
        components.jobs(), [&](JobId job) { return may_be_unseen(seen, components, job); });
}

std::vector<AllyId> allies_of(const Position& position, Family family)
{
    return ids_where<AllyId>(position.allies, [&](AllyId ally) {
        const AllyState& state = position.state_of(ally);
        return state.owner == family
            && (state.kind == AllyState::Kind::hand || state.kind == AllyState::Kind::played);
    });
}

std::vector<AllyId> allies_that_are(const View& view, AllyState::Kind state)
{
    const Position& position = view.position();
    return ids_where<AllyId>(
        position.allies, [&](AllyId ally) { return position.state_of(ally).kind == state; });
}

std::optional<ShelfTap> draw_shelf(
    Ui& ui, const Rect& rect, const View& view, const CanComplete& can_complete)
{
    // Less than a heading and a card is no shelf.
    if (rect.height() < 90_dp)
        return std::nullopt;
    std::optional<ShelfTap> tapped;
    scroll_area(ui, "shelf", rect, [&](Rect& rest) {
        const std::optional<ShelfTap> in_hand = draw_hand(ui, rest, view, can_complete);
        heading(ui, rest, tr("Public Jobs"));
        tapped = draw_jobs(ui, rest, view, "shelf:job", jobs_in(view.position(), JobZone::open()),
            CompleteJob::From::open, can_complete);
        draw_unnamed(ui, rest, view.position().unknown_open_jobs);
        tapped = in_hand ? in_hand : tapped;
        for (const AllyState::Kind state : {AllyState::Kind::open, AllyState::Kind::played}) {
            if (const std::optional<AllyId> ally = draw_allies(ui, rest, view, state))
                tapped = *ally;
        }
    });
    return tapped;
}

} // namespace consigliere::table_corleone
