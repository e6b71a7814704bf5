#include "companion/charts/drawing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace consigliere::charts {

namespace {

std::vector<Point> star()
{
    constexpr int corners = 10;
    constexpr float inner = 0.42F;
    std::vector<Point> points;
    for (int i = 0; i < corners; ++i) {
        const float angle =
            std::numbers::pi_v<float> * (static_cast<float>(i) * 2 / corners - 0.5F);
        const float radius = i % 2 == 0 ? 1.0F : inner;
        points.push_back({std::cos(angle) * radius, std::sin(angle) * radius});
    }
    return points;
}

std::vector<Point> cross()
{
    constexpr float arm = 0.32F;
    return {{-arm, -1}, {arm, -1}, {arm, -arm}, {1, -arm}, {1, arm}, {arm, arm}, {arm, 1},
        {-arm, 1}, {-arm, arm}, {-1, arm}, {-1, -arm}, {-arm, -arm}};
}

} // namespace

const std::vector<float>& pattern_of(Dash dash)
{
    static const std::array<std::vector<float>, 8> patterns{{
        {},
        {5, 3},
        {1, 2},
        {6, 2, 1, 2},
        {9, 3},
        {6, 2, 1, 2, 1, 2},
        {3, 5},
        {2, 1},
    }};
    return patterns[static_cast<std::size_t>(dash)];
}

Drawing shifted(Drawing drawing, Point by)
{
    const auto shift = [by](Point& point) { point = {point.x + by.x, point.y + by.y}; };
    for (Shape& shape : drawing.shapes) {
        if (auto* line = std::get_if<Line>(&shape)) {
            std::ranges::for_each(line->points, shift);
        } else if (auto* area = std::get_if<Area>(&shape)) {
            std::ranges::for_each(area->upper, shift);
            std::ranges::for_each(area->lower, shift);
        } else if (auto* box = std::get_if<Box>(&shape)) {
            shift(box->upper_left);
        } else if (auto* sign = std::get_if<Sign>(&shape)) {
            shift(sign->centre);
        } else if (auto* text = std::get_if<Text>(&shape)) {
            shift(text->at);
        }
    }
    return drawing;
}

std::vector<Point> corners_of(Emblem emblem)
{
    constexpr float square = 0.85F;
    constexpr float flat = 0.4F;
    switch (emblem) {
    case Emblem::square:
        return {{-square, -square}, {square, -square}, {square, square}, {-square, square}};
    case Emblem::triangle:
        return {{0, -1}, {0.95F, 0.8F}, {-0.95F, 0.8F}};
    case Emblem::diamond:
        return {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    case Emblem::cross:
        return cross();
    case Emblem::star:
        return star();
    case Emblem::bar:
        return {{-1, -flat}, {1, -flat}, {1, flat}, {-1, flat}};
    case Emblem::disc:
    case Emblem::ring:
        break;
    }
    return {};
}

std::vector<std::vector<Point>> dashes_of(const Line& line)
{
    const std::vector<float>& pattern = pattern_of(line.stroke.dash);
    if (pattern.empty() || line.points.size() < 2)
        return {line.points};
    std::vector<std::vector<Point>> parts{{line.points.front()}};
    std::size_t step = 0;
    float left = pattern[0] * line.stroke.width;
    for (std::size_t i = 1; i < line.points.size(); ++i) {
        Point from = line.points[i - 1];
        const Point to = line.points[i];
        float length = std::hypot(to.x - from.x, to.y - from.y);
        while (length > left) {
            from = {
                from.x + (to.x - from.x) * left / length, from.y + (to.y - from.y) * left / length};
            length -= left;
            const bool was_drawn = step % 2 == 0;
            if (was_drawn)
                parts.back().push_back(from);
            else
                parts.push_back({from});
            step = (step + 1) % pattern.size();
            left = pattern[step] * line.stroke.width;
        }
        left -= length;
        if (step % 2 == 0)
            parts.back().push_back(to);
    }
    std::erase_if(parts, [](const std::vector<Point>& part) { return part.size() < 2; });
    return parts;
}

} // namespace consigliere::charts
