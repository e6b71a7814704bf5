#include "companion/evening/past_evening.h"

#include "companion/exports/evening_report.h"
#include "companion/frame/evening_texts.h"
#include "companion/frame/room.h"
#include "companion/tables/tables.h"
#include "companion/widgets/letters.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace consigliere::screens {

using ledger::PositionSummary;

PastEvening::PastEvening(std::unique_ptr<ledger::Evening> evening, std::vector<std::string> times,
    db::SessionSummary summary, const desk::TablePreferences& habits)
    : m_evening(std::move(evening))
    , m_times(std::move(times))
    , m_summary(std::move(summary))
    , m_habits(habits)
    , m_actors(m_evening->actors())
    , m_digest(db::digest_of(*m_evening, m_times, m_summary.pauses))
    , m_table(tables::find(m_evening->game()).make_table(*this, *m_evening))
{
    for (const db::SessionSummary::Seat& seat : m_summary.seats)
        m_players[seat.actor] = widgets::at_most(name_of(m_summary, seat), widgets::longest_name);
    m_observed = m_evening->view_for(ledger::Audience::everybody());
    find_stops();
}

std::string PastEvening::player(std::string_view actor) const
{
    const auto found = m_players.find(actor);
    return found == m_players.end() ? tables::find(m_evening->game()).tell_actor(actor)
                                    : found->second;
}

PositionSummary PastEvening::summary_after(int entry) const
{
    // After the end everything in effect is public; undone entries are not.
    const bool is_open = facts().is_finished && (entry == 0 || stands(entry));
    return is_open ? m_evening->summary_after(entry) : m_observed->summary_after(entry);
}

std::string PastEvening::tell_chapter(int entry) const
{
    const PositionSummary then = summary_after(entry);
    return exports::tell_part(outline(), then.part) + "  ·  "
        + tr(outline().phases[then.phase].name);
}

void PastEvening::find_stops()
{
    m_all.resize(static_cast<std::size_t>(last()) + 1);
    std::iota(m_all.begin(), m_all.end(), 0);
    std::set<int> turns{0};
    std::set<int> phases{0};
    std::vector<int>& entries = m_stops[static_cast<std::size_t>(Step::entry)];
    PositionSummary before = summary_after(0);
    for (const int entry : m_all) {
        if (!stands(entry))
            continue;
        entries.push_back(entry);
        const PositionSummary then = summary_after(entry);
        if (then.part != before.part || then.phase != before.phase)
            phases.insert(entry);
        if (then.turn != before.turn && then.turn)
            turns.insert(entry);
        before = then;
    }
    const auto keep = [this](Step step, const auto& found) {
        std::vector<int>& stops = m_stops[static_cast<std::size_t>(step)];
        std::ranges::copy_if(
            found, std::back_inserter(stops), [this](int entry) { return stands(entry); });
    };
    keep(Step::turn, turns);
    keep(Step::phase, phases);
    keep(Step::conflict, m_table->conflicts());
}

const std::vector<int>& PastEvening::stops(Step step, Undone undone) const
{
    const bool is_all = step == Step::entry && undone == Undone::shown;
    return is_all ? m_all : m_stops[static_cast<std::size_t>(step)];
}

std::optional<int> PastEvening::before(int entry, Step step, Undone undone) const
{
    const std::vector<int>& all = stops(step, undone);
    const auto found = std::ranges::lower_bound(all, entry);
    if (found == all.begin())
        return std::nullopt;
    return *(found - 1);
}

std::optional<int> PastEvening::after(int entry, Step step, Undone undone) const
{
    const std::vector<int>& all = stops(step, undone);
    const auto found = std::ranges::upper_bound(all, entry);
    if (found == all.end())
        return std::nullopt;
    return *found;
}

int PastEvening::nearest(int entry, Undone undone) const
{
    const std::vector<int>& all = stops(Step::entry, undone);
    const auto found = std::ranges::lower_bound(all, entry);
    if (found == all.end())
        return all.back();
    if (found == all.begin() || *found - entry <= entry - *(found - 1))
        return *found;
    return *(found - 1);
}

double PastEvening::place_of(int entry, Axis axis) const
{
    if (axis == Axis::entries || !has_clock())
        return entry;
    return entry == 0 ? 0
                      : static_cast<double>(course().times[static_cast<std::size_t>(entry - 1)]);
}

int PastEvening::entry_at(double place, Axis axis, Undone undone) const
{
    if (axis == Axis::entries || !has_clock())
        return nearest(static_cast<int>(std::lround(std::max(0.0, place))), undone);
    if (place <= 0)
        return 0;
    const std::vector<std::int64_t>& at = course().times;
    const auto found = std::ranges::upper_bound(at, static_cast<std::int64_t>(place));
    return nearest(static_cast<int>(found - at.begin()), undone);
}

Players players_of(const desk::TableHost& desk)
{
    Players players;
    for (const std::string& actor : desk.evening().actors())
        players[actor] = desk.player(actor);
    return players;
}

ReadOnlyEvening::ReadOnlyEvening(
    const ledger::Evening& evening, const desk::TablePreferences& habits, const Players& players)
    : m_evening(evening)
    , m_habits(habits)
    , m_players(players)
    , m_teller(tables::make_teller(evening))
    , m_table(tables::find(evening.game()).make_table(*this, evening))
{
    m_teller->call_players([this](std::string_view actor) { return player(actor); });
}

std::string ReadOnlyEvening::player(std::string_view actor) const
{
    const auto found = m_players.find(actor);
    return found == m_players.end() ? tables::find(m_evening.game()).tell_actor(actor)
                                    : found->second;
}

const ledger::Entry& ReadOnlyEvening::seen(int number) const
{
    // The evening caches its views until it changes.
    return m_evening.view_for(audience())->entry(number);
}

std::vector<Finding> ReadOnlyEvening::findings(int number) const
{
    const ledger::Entry& entry = seen(number);
    return findings_of({entry.verdict, entry.reasons}, m_evening, *m_teller);
}

} // namespace consigliere::screens
