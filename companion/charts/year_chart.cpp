#include "companion/charts/year_chart.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>

namespace consigliere::charts {

namespace {

using std::chrono::days;
using std::chrono::sys_days;
using std::chrono::year_month_day;

constexpr int days_of_week = 7;
/// A leap year starting on a Sunday has 54 partial weeks.
constexpr int most_weeks = 54;

float cell_for(float width)
{
    return width / static_cast<float>(most_weeks);
}

float head_for(const Look& look)
{
    return look.letters * 1.5F;
}

sys_days first_day_of(int year)
{
    return sys_days(std::chrono::year(year) / std::chrono::January / 1);
}

std::string iso(year_month_day day)
{
    char text[32];
    std::snprintf(text, sizeof text, "%04d-%02u-%02u", static_cast<int>(day.year()),
        static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()));
    return text;
}

/// Side of the filled part for a count, as a fraction of the square.
float part_for(int count)
{
    constexpr std::array parts{0.62F, 0.8F, 0.95F};
    return parts[static_cast<std::size_t>(std::clamp(count, 1, 3) - 1)];
}

void add_square(Drawing& drawing, Point upper_left, float cell, float part, Ink ink)
{
    const float gap = cell * (1 - part) / 2;
    drawing.shapes.emplace_back(Box{
        {upper_left.x + gap, upper_left.y + gap}, {cell * part, cell * part}, ink, cell * 0.15F});
}

} // namespace

float height_of(const YearChart&, float width, const Look& look)
{
    return head_for(look) + cell_for(width) * days_of_week;
}

Drawing draw(const YearChart& chart, Size size, const Look& look)
{
    Drawing drawing{size, {}};
    const float cell =
        std::min(cell_for(size.width), (size.height - head_for(look)) / days_of_week);
    const sys_days first = first_day_of(chart.year);
    const int shift = static_cast<int>(std::chrono::weekday(first).iso_encoding()) - 1;
    constexpr float whole = 0.9F;
    for (sys_days day = first; day < first_day_of(chart.year + 1); day += days(1)) {
        const year_month_day date(day);
        const int place = static_cast<int>((day - first).count()) + shift;
        const Point upper_left{static_cast<float>(place / days_of_week) * cell,
            head_for(look) + static_cast<float>(place % days_of_week) * cell};
        const std::size_t month = static_cast<unsigned>(date.month()) - 1;
        if (date.day() == std::chrono::day(1) && month < chart.months.size())
            drawing.shapes.emplace_back(Text{{upper_left.x, look.letters / 2}, chart.months[month],
                look.quiet, look.letters, Anchor::start});
        add_square(drawing, upper_left, cell, whole, {look.grid.rgb, look.grid.opacity * 0.6F});
        const auto found = chart.days.find(iso(date));
        if (found != chart.days.end() && found->second > 0)
            add_square(drawing, upper_left, cell, part_for(found->second), chart.ink);
    }
    return drawing;
}

} // namespace consigliere::charts
