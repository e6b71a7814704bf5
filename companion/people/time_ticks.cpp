#include "companion/people/time_ticks.h"

#include "companion/language/figures.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>

namespace consigliere::screens {

namespace {

using std::chrono::days;
using std::chrono::sys_days;
using std::chrono::year_month;
using std::chrono::year_month_day;

constexpr int most_ticks = 6;
constexpr int months_of_year = 12;

year_month_day date_of(double number)
{
    return year_month_day(sys_days(days(std::lround(number))));
}

double number_of(sys_days day)
{
    return static_cast<double>(day.time_since_epoch().count());
}

int month_of(const year_month_day& date)
{
    return static_cast<int>(static_cast<unsigned>(date.month()));
}

std::string tell_day(const year_month_day& date)
{
    return std::to_string(static_cast<unsigned>(date.day())) + " "
        + language::short_month(month_of(date));
}

/// Months between ticks, aligned with the year.
int step_for(int months)
{
    for (const int step : {1, 2, 3, 6, 12, 24, 60, 120}) {
        if (months / step < most_ticks)
            return step;
    }
    return 240;
}

} // namespace

double number_of_day(const std::string& day)
{
    int year = 0;
    unsigned month = 0;
    unsigned number = 0;
    if (std::sscanf(day.c_str(), "%d-%u-%u", &year, &month, &number) != 3)
        return 0;
    const year_month_day date{
        std::chrono::year(year), std::chrono::month(month), std::chrono::day(number)};
    return date.ok() ? number_of(sys_days(date)) : 0;
}

std::vector<charts::DotChart::Tick> time_ticks(double first, double last)
{
    std::vector<charts::DotChart::Tick> ticks;
    const year_month_day begin = date_of(first);
    const year_month_day end = date_of(last);
    const int from = static_cast<int>(begin.year()) * months_of_year + month_of(begin) - 1;
    const int to = static_cast<int>(end.year()) * months_of_year + month_of(end) - 1;
    const int step = step_for(to - from);
    for (int month = from + 1; month <= to; ++month) {
        if (month % step != 0)
            continue;
        const int number = month % months_of_year + 1;
        const std::chrono::year year(month / months_of_year);
        const sys_days day = year / std::chrono::month(static_cast<unsigned>(number)) / 1;
        ticks.push_back({number_of(day),
            number == 1 ? std::to_string(static_cast<int>(year)) : language::short_month(number)});
    }
    if (ticks.size() >= 2)
        return ticks;
    ticks = {{first, tell_day(begin)}};
    if (last > first)
        ticks.push_back({last, tell_day(end)});
    return ticks;
}

} // namespace consigliere::screens
