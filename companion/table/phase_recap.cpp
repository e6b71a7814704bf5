#include "companion/table/teacher.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace consigliere::screens {

namespace {

using ledger::PositionSummary;

constexpr std::size_t most_lines = 3;
/// Shorter phases need no summary: they are the steps of one turn.
constexpr int least_entries = 3;
/// Entries at the end of the log that every layout shows.
constexpr int shown_in_log = 1;
/// A Territory that changes hands counts like the bonus that it brings.
constexpr int weight_of_place = 5;

int difference(const PositionSummary& before, const PositionSummary& after)
{
    int sum = 0;
    for (std::size_t seat = 0; seat < after.seats.size(); ++seat) {
        if (seat < before.seats.size() && before.seats[seat].total && after.seats[seat].total)
            sum += std::abs(*after.seats[seat].total - *before.seats[seat].total);
    }
    for (std::size_t place = 0; place < after.places.size(); ++place) {
        if (place < before.places.size()
            && before.places[place].controlled != after.places[place].controlled)
            sum += weight_of_place;
    }
    return sum;
}

bool are_in_one_phase(const PositionSummary& one, const PositionSummary& other)
{
    return one.part == other.part && one.phase == other.phase;
}

/// Entries before the phase that runs after `entries`.
int begin_of_phase(const ledger::ObserverView& view, int entries)
{
    const PositionSummary now = view.summary_after(entries);
    int began = entries;
    while (began > 0 && are_in_one_phase(view.summary_after(began - 1), now))
        --began;
    return began;
}

} // namespace

void PhaseRecap::follow()
{
    const ledger::Evening& evening = m_host.evening();
    const int entries = evening.history().size();
    const std::optional<int> seen = std::exchange(m_seen, entries);
    const auto view = evening.view_for(m_host.audience());
    if (!seen) {
        m_began = begin_of_phase(*view, entries);
        return;
    }
    const PositionSummary before = view->summary_after(*seen);
    const PositionSummary after = view->summary_after(entries);
    if (are_in_one_phase(before, after))
        return;
    const int began = std::exchange(m_began, entries);
    // An undo has ended nothing.
    if (entries - began < least_entries || view->entry(entries).kind != ledger::Entry::Kind::move)
        return;
    Told told = tell(began + 1, entries - shown_in_log);
    told.phase = tr(evening.outline().phases[before.phase].name);
    if (told.lines.empty())
        m_told.reset();
    else
        m_told = std::move(told);
}

PhaseRecap::Told PhaseRecap::tell(int first, int last) const
{
    const ledger::Evening& evening = m_host.evening();
    const auto view = evening.view_for(m_host.audience());
    const std::vector<int> conflicts = m_host.table().conflicts();
    std::vector<std::pair<int, int>> weighed; // Weight, entry.
    for (int entry = first; entry <= last; ++entry) {
        const ledger::Entry& one = view->entry(entry);
        const bool is_move = one.kind == ledger::Entry::Kind::move && view->stands(entry)
            && std::ranges::find(conflicts, entry) == conflicts.end();
        const int weight =
            is_move ? difference(view->summary_after(one.follows), view->summary_after(entry)) : 0;
        if (weight > 0)
            weighed.emplace_back(weight, entry);
    }
    std::ranges::stable_sort(
        weighed, [](const auto& left, const auto& right) { return left.first > right.first; });
    weighed.resize(std::min(weighed.size(), most_lines));
    std::ranges::sort(weighed, {}, &std::pair<int, int>::second);
    Told told;
    for (const auto& [weight, entry] : weighed) {
        const desk::LogLine line = m_host.table().tell_entry(entry);
        told.lines.push_back({line.text, line.detail.substr(0, line.detail.find('\n'))});
    }
    return told;
}

} // namespace consigliere::screens
