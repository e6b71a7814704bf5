#include "db/archive/time_spent.h"

#include "db/archive/digest.h"

#include <algorithm>

namespace consigliere::db {

namespace {

void keep_longest(std::optional<TimeSpent::Turn>& longest, const TimeSpent::Turn& turn)
{
    if (!longest || longest->time < turn.time)
        longest = turn;
}

} // namespace

EveningClock::EveningClock(
    const ledger::Evening& evening, const std::vector<std::string>& times, const Pauses& pauses)
    : m_rests(pauses, times)
{
    const EntryTimes entry_times(times, pauses);
    const ledger::History& history = evening.history();
    const std::vector<ledger::Speaker> speakers = evening.speakers();
    m_spent.seats.assign(evening.actors().size(), 0);
    ledger::PositionSummary progress = evening.summary_after(0);
    for (int entry = 1; entry <= history.size(); ++entry) {
        const ledger::Entry& made = history.entry(entry);
        const bool is_move = made.kind == ledger::Entry::Kind::move;
        count(entry_times.taken(entry), is_move ? seat_of_line(made.line, speakers) : std::nullopt,
            progress);
        progress = evening.summary_after(entry);
    }
    add_to_chapter(progress, 0);
    if (!times.empty())
        m_last = milliseconds_of(times.back());
    if (progress.is_final)
        m_spent.state = TimeSpent::State::over;
    else if (progress.turn)
        m_spent.turn = m_running && m_running->seat == *progress.turn
            ? *m_running
            : TimeSpent::Turn{*progress.turn, progress.part, 0};
    for (const Pause& pause : pauses) {
        const std::optional<std::int64_t> begun = milliseconds_of(pause.begun);
        m_is_paused =
            m_is_paused || (pause.ended.empty() && begun && (!m_last || *begun >= *m_last));
    }
}

/// Adds an entry: its duration, and the position before it.
void EveningClock::count(
    std::int64_t time, std::optional<std::uint8_t> seat, const ledger::PositionSummary& before)
{
    m_spent.evening += time;
    add_to_chapter(before, time);
    if (!seat) {
        m_running.reset();
        return;
    }
    m_spent.seats[*seat] += time;
    if (!m_running || m_running->seat != *seat)
        m_running = TimeSpent::Turn{*seat, before.part, 0};
    m_running->time += time;
    keep_longest(m_spent.longest, *m_running);
}

void EveningClock::add_to_chapter(const ledger::PositionSummary& progress, std::int64_t time)
{
    std::vector<TimeSpent::PhaseTime>& chapters = m_spent.chapters;
    const auto is_it = [&progress](const TimeSpent::PhaseTime& chapter) {
        return chapter.part == progress.part && chapter.phase == progress.phase;
    };
    auto found = std::ranges::find_if(chapters, is_it);
    // Undone entries may have reached later phases.
    if (found == chapters.end())
        found = chapters.insert(chapters.end(), {progress.part, progress.phase, 0});
    found->time += time;
    std::rotate(found, found + 1, chapters.end());
}

TimeSpent EveningClock::at(std::string_view now) const
{
    TimeSpent spent = m_spent;
    const std::optional<std::int64_t> time = milliseconds_of(now);
    if (spent.state == TimeSpent::State::over || !time || !m_last)
        return spent;
    if (m_is_paused)
        spent.state = TimeSpent::State::paused;
    std::int64_t passed = std::max<std::int64_t>(0, *time - *m_last);
    passed -= m_rests.within(*m_last, *m_last + passed);
    if (passed > longest_pause) {
        spent.state = m_is_paused ? TimeSpent::State::paused : TimeSpent::State::rests;
        return spent;
    }
    spent.evening += passed;
    spent.chapters.back().time += passed;
    if (spent.turn) {
        spent.turn->time += passed;
        spent.seats[spent.turn->seat] += passed;
        keep_longest(spent.longest, *spent.turn);
    }
    return spent;
}

} // namespace consigliere::db
