#include "companion/charts/charts.h"

#include <algorithm>
#include <array>

namespace consigliere::charts {

namespace {

constexpr int wanted_ticks = 4;
constexpr float gap = 6;

/// The rectangle for values.
struct Plot {
    float left = 0;
    float top = 0;
    float right = 0;
    float bottom = 0;

    [[nodiscard]] float x(double part) const
    {
        return left + (right - left) * static_cast<float>(part);
    }
    [[nodiscard]] float y(double part) const
    {
        return bottom - (bottom - top) * static_cast<float>(part);
    }
};

/// Estimated text width.
float width_of(const std::string& text, float letters)
{
    const auto count = std::count_if(
        text.begin(), text.end(), [](char letter) { return (letter & 0xC0) != 0x80; });
    return static_cast<float>(count) * letters * 0.56F;
}

void add_grid(Drawing& drawing, const Plot& plot, const Axis& axis,
    const std::function<std::string(double)>& tell, const Look& look)
{
    for (const double tick : axis.ticks()) {
        const float y = plot.y(axis.part(tick));
        drawing.shapes.push_back(Line{{{plot.left, y}, {plot.right, y}}, {look.grid, 1}});
        drawing.shapes.push_back(
            Text{{plot.left - gap, y}, tell(tick), look.quiet, look.letters, Anchor::end});
    }
}

float room_for_values(
    const Axis& axis, const std::function<std::string(double)>& tell, const Look& look)
{
    float room = 0;
    for (const double tick : axis.ticks())
        room = std::max(room, width_of(tell(tick), look.letters));
    return room + 2 * gap;
}

/// Ticks as wanted, limited by the height available.
Axis axis_in(double least, double greatest, float height, float letters, double least_step)
{
    const float line = letters * 1.2F;
    for (int wanted = wanted_ticks;; --wanted) {
        const Axis axis = axis_for(least, greatest, wanted, least_step);
        const auto gaps = static_cast<float>(axis.ticks().size() - 1);
        if (wanted <= 1 || gaps * line <= height)
            return axis;
    }
}

struct Heights {
    float head = 0;
    float foot = 0;
};
Heights heights_of(const LineChart& chart, const Look& look)
{
    return {chart.stretches.empty() ? gap : look.letters + 2 * gap,
        chart.flags.empty() || chart.flags_stand == LineChart::Flags::on_poles
            ? gap
            : look.letters + 2 * gap};
}

Axis value_axis(const LineChart& chart, Size size, const Look& look)
{
    double least = 0;
    double greatest = 0;
    for (const LineChart::Series& series : chart.series) {
        for (const auto& [at, value] : series.points) {
            least = std::min(least, value.value_or(least));
            greatest = std::max(greatest, value.value_or(greatest));
        }
    }
    const auto [head, foot] = heights_of(chart, look);
    return axis_in(least, greatest, size.height - head - foot, look.letters, chart.least_step);
}

Plot plot_of(const LineChart& chart, Size size, const Look& look)
{
    const Axis axis = value_axis(chart, size, look);
    const auto [head, foot] = heights_of(chart, look);
    const float left = chart.tell_value ? room_for_values(axis, chart.tell_value, look) : gap;
    return {left, head, size.width - std::max(chart.room_for_names, gap), size.height - foot};
}

double along(const LineChart& chart, double at)
{
    return chart.end > chart.begin ? (at - chart.begin) / (chart.end - chart.begin) : 0;
}

void add_stretches(Drawing& drawing, const LineChart& chart, const Plot& plot, const Look& look)
{
    float free = 0;
    for (const LineChart::Stretch& stretch : chart.stretches) {
        const float left = plot.x(along(chart, stretch.begin));
        if (stretch.begin > chart.begin)
            drawing.shapes.push_back(
                Line{{{left, plot.top - gap}, {left, plot.bottom}}, {look.grid, 1, Dash::dashed}});
        // A name that would lie on the one before is left out.
        if (left < free)
            continue;
        free = left + 2 * gap + width_of(stretch.name, look.letters);
        drawing.shapes.push_back(Text{{left + gap, look.letters / 2 + gap / 2}, stretch.name,
            look.quiet, look.letters, Anchor::start});
    }
}

/// Moves items of equal width apart, within the plot; if they do not all fit, they overlap evenly.
/// Requires and keeps left to right order.
std::vector<float> side_by_side(std::vector<float> places, float width, const Plot& plot)
{
    const auto count = static_cast<float>(places.size());
    const float step = std::min(width, (plot.right - plot.left) / std::max(1.0F, count));
    for (std::size_t i = 1; i < places.size(); ++i)
        places[i] = std::max(places[i], places[i - 1] + step);
    float most = plot.right;
    for (std::size_t i = places.size(); i > 0; --i) {
        places[i - 1] = std::min(places[i - 1], most);
        most = places[i - 1] - step;
    }
    return places;
}

void add_flags(Drawing& drawing, const LineChart& chart, const Plot& plot, const Look& look)
{
    const float radius = look.letters / 3;
    const float y = plot.bottom + gap + look.letters / 2;
    std::vector<float> true_places;
    for (const LineChart::Flag& flag : chart.flags)
        true_places.push_back(plot.x(along(chart, flag.at)));
    const std::vector<float> places = side_by_side(true_places, 2 * radius + 1, plot);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const LineChart::Flag& flag = chart.flags[i];
        // Connect a moved flag to its position.
        drawing.shapes.push_back(
            Line{{{true_places[i], plot.bottom}, {places[i], y}}, {flag.ink, 1, Dash::solid}});
        drawing.shapes.push_back(Sign{{places[i], y}, radius, flag.emblem, flag.ink});
        // Omit a name that would overlap the next flag or the text beside the lines.
        const float begin = places[i] + radius + gap;
        const float end = begin + width_of(flag.name, look.letters) + radius;
        const bool is_free = std::ranges::none_of(
            places, [&](float place) { return place > places[i] && place < end; });
        if (is_free && end <= plot.right)
            drawing.shapes.push_back(
                Text{{begin, y}, flag.name, look.quiet, look.letters, Anchor::start});
    }
}

/// Banners that would overlap stand lower.
void add_poles(Drawing& drawing, const LineChart& chart, const Plot& plot, const Look& look)
{
    const float height = look.letters * 1.5F;
    float end = plot.left;
    float top = plot.top;
    for (const LineChart::Flag& flag : chart.flags) {
        const float width = width_of(flag.name, look.letters) + 2 * gap;
        const float x = plot.x(along(chart, flag.at));
        const float left = x + width > plot.right ? x - width : x;
        top = left < end ? top + height + 2 : plot.top;
        end = std::max(end, left + width + 2);
        drawing.shapes.push_back(Line{{{x, top}, {x, plot.bottom}}, {flag.ink, 1.5F}});
        drawing.shapes.push_back(Box{{left, top}, {width, height}, flag.ink, 2});
        Text name{{left + width / 2, top + height / 2}, flag.name, flag.letters, look.letters,
            Anchor::middle};
        name.is_strong = true;
        drawing.shapes.push_back(std::move(name));
    }
}

void add_ranges(Drawing& drawing, const LineChart& chart, const Plot& plot, const Axis& axis)
{
    constexpr float pale = 0.16F;
    for (const LineChart::Series& series : chart.series) {
        Area area{{}, {}, {series.style.ink.rgb, pale}};
        for (std::size_t i = 0; i < series.ranges.size(); ++i) {
            const float x = plot.x(along(chart, series.points[i].first));
            area.upper.push_back({x, plot.y(axis.part(series.ranges[i].second))});
            area.lower.push_back({x, plot.y(axis.part(series.ranges[i].first))});
        }
        if (area.upper.size() > 1)
            drawing.shapes.push_back(std::move(area));
    }
}

/// Splits a line at missing values.
std::vector<std::vector<Point>> lines_of(
    const LineChart& chart, const LineChart::Series& series, const Plot& plot, const Axis& axis)
{
    std::vector<std::vector<Point>> lines(1);
    for (const auto& [at, value] : series.points) {
        if (!value) {
            lines.emplace_back();
            continue;
        }
        const Point point{plot.x(along(chart, at)), plot.y(axis.part(*value))};
        std::vector<Point>& line = lines.back();
        const bool is_step = chart.course == LineChart::Course::steps && !line.empty();
        if (is_step && line.back().y != point.y)
            line.push_back({point.x, line.back().y});
        line.push_back(point);
    }
    std::erase_if(lines, [](const std::vector<Point>& line) { return line.empty(); });
    return lines;
}

struct Label {
    const LineChart::Series* series;
    Point end;
    float y;
};

/// Moves labels apart vertically, keeping their order.
void spread(std::vector<Label>& labels, float top, float bottom, float distance)
{
    std::stable_sort(labels.begin(), labels.end(),
        [](const Label& left, const Label& right) { return left.y < right.y; });
    float from = top;
    for (Label& label : labels) {
        label.y = std::max(label.y, from);
        from = label.y + distance;
    }
    float to = bottom;
    for (auto label = labels.rbegin(); label != labels.rend(); ++label) {
        label->y = std::min(label->y, to);
        to = label->y - distance;
    }
}

void add_series(Drawing& drawing, const LineChart& chart, const Plot& plot, const Look& look)
{
    const Axis axis = value_axis(chart, drawing.size, look);
    std::vector<Label> labels;
    for (const LineChart::Series& series : chart.series) {
        std::optional<Point> end;
        for (std::vector<Point>& line : lines_of(chart, series, plot, axis)) {
            end = line.back();
            drawing.shapes.push_back(
                Line{std::move(line), {series.style.ink, 2, series.style.dash}});
        }
        if (end && chart.room_for_names > 0)
            labels.push_back({&series, *end, end->y});
    }
    float top = plot.top;
    float bottom = plot.bottom;
    float distance = look.letters * 1.25F;
    const auto gaps = static_cast<float>(std::max<std::size_t>(labels.size(), 2) - 1);
    if (distance * gaps > bottom - top) {
        // On a low chart with many lines, names use the full height and overlap if they must.
        top = look.letters / 2;
        bottom = drawing.size.height - look.letters / 2;
        distance = std::min(distance, (bottom - top) / gaps);
    }
    const float letters = std::min(look.letters, distance);
    spread(labels, top, bottom, distance);
    for (const Label& label : labels) {
        const float radius = letters / 3;
        drawing.shapes.push_back(
            Sign{label.end, radius, label.series->style.emblem, label.series->style.ink});
        drawing.shapes.push_back(Sign{{plot.right + 2 * gap, label.y}, radius,
            label.series->style.emblem, label.series->style.ink});
        drawing.shapes.push_back(Text{{plot.right + 3 * gap + radius, label.y}, label.series->name,
            look.text, letters, Anchor::start});
    }
}

/// Linear regression; nullopt if undefined.
std::optional<std::pair<Point, Point>> trend_of(const std::vector<Point>& points)
{
    constexpr std::size_t least = 3;
    if (points.size() < least)
        return std::nullopt;
    float x = 0;
    float y = 0;
    for (const Point& point : points) {
        x += point.x / static_cast<float>(points.size());
        y += point.y / static_cast<float>(points.size());
    }
    float across = 0;
    float along_x = 0;
    for (const Point& point : points) {
        across += (point.x - x) * (point.y - y);
        along_x += (point.x - x) * (point.x - x);
    }
    if (along_x == 0)
        return std::nullopt;
    const float slope = across / along_x;
    const auto at = [&](float place) { return Point{place, y + slope * (place - x)}; };
    return std::pair{at(points.front().x), at(points.back().x)};
}

class DotPlot {
public:
    DotPlot(const DotChart& chart, Size size, const Look& look)
    {
        m_begin = m_end = chart.dots.empty() ? 0 : chart.dots.front().at;
        double greatest = 0;
        for (const DotChart::Dot& dot : chart.dots) {
            m_begin = std::min(m_begin, dot.at);
            m_end = std::max(m_end, dot.at);
            greatest = std::max(greatest, dot.value);
        }
        m_axis = axis_in(0, greatest, size.height - 2 * look.letters - 2 * gap, look.letters, 0);
        m_plot = {room_for_values(m_axis, chart.tell_value, look), look.letters,
            size.width - 2 * gap, size.height - look.letters - 2 * gap};
    }
    [[nodiscard]] const Plot& plot() const { return m_plot; }
    [[nodiscard]] const Axis& axis() const { return m_axis; }
    /// With padding on both sides; a single dot is centred.
    [[nodiscard]] float x(double at) const
    {
        return m_plot.x(m_end > m_begin ? 0.02 + 0.96 * (at - m_begin) / (m_end - m_begin) : 0.5);
    }
    [[nodiscard]] std::vector<Point> points(const DotChart& chart) const
    {
        std::vector<Point> points;
        for (const DotChart::Dot& dot : chart.dots)
            points.push_back({x(dot.at), m_plot.y(m_axis.part(dot.value))});
        return points;
    }

private:
    double m_begin = 0;
    double m_end = 0;
    Axis m_axis;
    Plot m_plot;
};

void add_bar(
    Drawing& drawing, const BarChart::Bar& bar, const Plot& plot, float thickness, const Look& look)
{
    const float middle = (plot.top + plot.bottom) / 2;
    const auto stretch = [&](double from, double to, Ink ink) {
        drawing.shapes.push_back(Box{{plot.x(from), middle - thickness / 2},
            {plot.x(to) - plot.x(from), thickness}, ink, thickness / 2});
    };
    const float pale = bar.is_quiet ? 0.5F : 1;
    stretch(0, 1, {look.grid.rgb, look.grid.opacity * 0.5F});
    if (bar.range) {
        stretch(
            bar.range->first, bar.range->second, {bar.style.ink.rgb, bar.style.ink.opacity * 0.4F});
        drawing.shapes.push_back(Sign{{plot.x(bar.value), middle}, thickness * 0.7F, Emblem::disc,
            {bar.style.ink.rgb, bar.style.ink.opacity * pale}});
    } else {
        stretch(0, bar.value, {bar.style.ink.rgb, bar.style.ink.opacity * pale});
    }
    if (bar.expected)
        drawing.shapes.push_back(Line{{{plot.x(*bar.expected), middle - thickness},
                                          {plot.x(*bar.expected), middle + thickness}},
            {look.text, 1.5F, Dash::dotted}});
}

} // namespace

std::vector<Style> different_styles(std::size_t count)
{
    constexpr std::array<std::uint32_t, 8> inks{
        0x0072b2, 0xd55e00, 0x009e73, 0xcc79a7, 0x8c6d00, 0x56b4e9, 0x7f3c8d, 0x444444};
    std::vector<Style> styles;
    for (std::size_t i = 0; i < count; ++i)
        styles.push_back({{inks[i % inks.size()], 1}, static_cast<Dash>(i % inks.size()),
            static_cast<Emblem>(i % static_cast<std::size_t>(emblem_count))});
    return styles;
}

Drawing draw(const LineChart& chart, Size size, const Look& look)
{
    Drawing drawing{size, {}};
    const Plot plot = plot_of(chart, size, look);
    if (chart.tell_value)
        add_grid(drawing, plot, value_axis(chart, size, look), chart.tell_value, look);
    add_stretches(drawing, chart, plot, look);
    add_ranges(drawing, chart, plot, value_axis(chart, size, look));
    add_series(drawing, chart, plot, look);
    if (chart.flags_stand == LineChart::Flags::on_poles)
        add_poles(drawing, chart, plot, look);
    else
        add_flags(drawing, chart, plot, look);
    return drawing;
}

Span span_of(const LineChart& chart, Size size, const Look& look)
{
    const Plot plot = plot_of(chart, size, look);
    return {plot.left, plot.right};
}

Drawing draw(const DotChart& chart, Size size, const Look& look)
{
    Drawing drawing{size, {}};
    const DotPlot plot(chart, size, look);
    add_grid(drawing, plot.plot(), plot.axis(), chart.tell_value, look);
    for (const DotChart::Tick& tick : chart.ticks)
        drawing.shapes.push_back(Text{{plot.x(tick.at), size.height - look.letters / 2 - gap / 2},
            tick.name, look.quiet, look.letters, Anchor::middle});
    const std::vector<Point> points = plot.points(chart);
    if (const auto trend = chart.has_trend ? trend_of(points) : std::nullopt)
        drawing.shapes.push_back(
            Line{{trend->first, trend->second}, {look.quiet, 1.5F, Dash::dashed}});
    for (std::size_t i = 0; i < points.size(); ++i)
        drawing.shapes.push_back(Sign{points[i], look.letters * 0.45F, chart.style.emblem,
            chart.style.ink, chart.dots[i].fill});
    return drawing;
}

std::vector<Point> places_of(const DotChart& chart, Size size, const Look& look)
{
    return DotPlot(chart, size, look).points(chart);
}

Drawing draw(const BarChart::Bar& bar, Size size, const Look& look)
{
    Drawing drawing{size, {}};
    const float thickness = std::min(size.height * 0.5F, look.letters);
    add_bar(
        drawing, bar, {thickness / 2, 0, size.width - thickness / 2, size.height}, thickness, look);
    return drawing;
}

Drawing draw(const BarChart& chart, Size size, const Look& look)
{
    Drawing drawing{size, {}};
    const float row = size.height / static_cast<float>(std::max<std::size_t>(1, chart.bars.size()));
    const float thickness = std::min(row * 0.4F, look.letters);
    float top = 0;
    for (const BarChart::Bar& bar : chart.bars) {
        const Ink letters = bar.is_quiet ? look.quiet : look.text;
        const float middle = top + row / 2;
        drawing.shapes.push_back(
            Sign{{look.letters / 2, middle}, look.letters / 3, bar.style.emblem, bar.style.ink});
        drawing.shapes.push_back(
            Text{{look.letters + gap, middle}, bar.name, letters, look.letters, Anchor::start});
        add_bar(drawing, bar,
            {chart.room_for_names, top, size.width - chart.room_for_told, top + row}, thickness,
            look);
        drawing.shapes.push_back(
            Text{{size.width, middle}, bar.told, letters, look.letters, Anchor::end, true});
        top += row;
    }
    return drawing;
}

} // namespace consigliere::charts
