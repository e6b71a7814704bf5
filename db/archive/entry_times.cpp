#include "db/archive/entry_times.h"

#include "engine/ledger/words.h"

#include <algorithm>
#include <chrono>

namespace consigliere::db {

namespace {

/// Nobody records more than ten lines in a second.
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

EntryTimes::EntryTimes(const std::vector<std::string>& times)
{
    std::optional<std::int64_t> before;
    for (const std::string& time : times) {
        const std::optional<std::int64_t> now = milliseconds_of(time);
        // A clock that was set back has not made time run backwards.
        const std::int64_t step = now && before ? std::max<std::int64_t>(0, *now - *before) : 0;
        m_steps.push_back(step);
        (step > longest_pause ? m_skipped : m_played) += step;
        before = now ? now : before;
    }
    const auto count = static_cast<std::int64_t>(m_steps.size());
    m_are_known = count > 1 && m_played + m_skipped >= shortest_step * (count - 1);
}

std::int64_t EntryTimes::taken(int entry) const
{
    const std::int64_t step = m_steps[static_cast<std::size_t>(entry - 1)];
    return step > longest_pause ? 0 : step;
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
