#include "db/archive/entry_times.h"

#include "engine/ledger/line_words.h"

#include <algorithm>
#include <chrono>
#include <limits>

namespace consigliere::db {

namespace {

/// Milliseconds; nobody records more than ten lines per second.
constexpr std::int64_t shortest_step = 100;

std::optional<int> digits(std::string_view time, std::size_t at, std::size_t count)
{
    return time.size() < at + count ? std::nullopt : ledger::number_of(time.substr(at, count));
}

} // namespace

std::optional<std::int64_t> milliseconds_of(std::string_view time)
{
    using namespace std::chrono;
    const auto year_number = digits(time, 0, 4);
    const auto month_number = digits(time, 5, 2);
    const auto day_number = digits(time, 8, 2);
    const auto hour = digits(time, 11, 2);
    const auto minute = digits(time, 14, 2);
    const auto second = digits(time, 17, 2);
    const auto thousandth = digits(time, 20, 3);
    if (!year_number || !month_number || !day_number || !hour || !minute || !second)
        return std::nullopt;
    const year_month_day date{year(*year_number), month(static_cast<unsigned>(*month_number)),
        day(static_cast<unsigned>(*day_number))};
    if (!date.ok())
        return std::nullopt;
    const auto since = sys_days(date).time_since_epoch() + hours(*hour) + minutes(*minute)
        + seconds(*second) + milliseconds(thousandth.value_or(0));
    return duration_cast<milliseconds>(since).count();
}

Rests::Rests(const Pauses& pauses, const std::vector<std::string>& times)
{
    constexpr std::int64_t for_ever = std::numeric_limits<std::int64_t>::max();
    std::vector<Stretch> all;
    for (const Pause& pause : pauses) {
        const std::optional<std::int64_t> from = milliseconds_of(pause.begun);
        if (!from)
            continue;
        std::int64_t until = milliseconds_of(pause.ended).value_or(for_ever);
        for (const std::string& time : times) {
            const std::optional<std::int64_t> entry = milliseconds_of(time);
            if (entry && *entry > *from)
                until = std::min(until, *entry);
        }
        if (until > *from)
            all.push_back({*from, until});
    }
    std::ranges::sort(all, {}, &Stretch::from);
    for (const Stretch& stretch : all) {
        if (!m_stretches.empty() && stretch.from <= m_stretches.back().until)
            m_stretches.back().until = std::max(m_stretches.back().until, stretch.until);
        else
            m_stretches.push_back(stretch);
    }
}

std::int64_t Rests::within(std::int64_t from, std::int64_t until) const
{
    std::int64_t sum = 0;
    for (const Stretch& stretch : m_stretches)
        sum += std::max<std::int64_t>(
            0, std::min(until, stretch.until) - std::max(from, stretch.from));
    return sum;
}

EntryTimes::EntryTimes(const std::vector<std::string>& times, const Pauses& pauses)
{
    const Rests rests(pauses, times);
    std::optional<std::int64_t> before;
    for (const std::string& time : times) {
        const std::optional<std::int64_t> now = milliseconds_of(time);
        // A clock that was set back yields 0.
        const std::int64_t step = now && before ? std::max<std::int64_t>(0, *now - *before) : 0;
        const std::int64_t played = step > 0 ? step - rests.within(*before, *now) : 0;
        m_steps.push_back(step);
        m_taken.push_back(played > longest_pause ? 0 : played);
        m_played += m_taken.back();
        m_skipped += step - m_taken.back();
        before = now ? now : before;
    }
    const auto count = static_cast<std::int64_t>(m_steps.size());
    m_are_known = count > 1 && m_played + m_skipped >= shortest_step * (count - 1);
}

std::int64_t EntryTimes::taken(int entry) const
{
    return m_taken[static_cast<std::size_t>(entry - 1)];
}

std::int64_t EntryTimes::pause(int entry) const
{
    return m_steps[static_cast<std::size_t>(entry - 1)] - taken(entry);
}

std::vector<std::int64_t> EntryTimes::since_first() const
{
    std::vector<std::int64_t> times;
    std::int64_t sum = 0;
    for (int entry = 1; entry <= static_cast<int>(m_steps.size()); ++entry)
        times.push_back(sum += taken(entry));
    return times;
}

} // namespace consigliere::db
