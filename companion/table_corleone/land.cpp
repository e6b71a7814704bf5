#include "companion/table_corleone/geography.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace consigliere::table_corleone {

namespace {

struct Stretch {
    float from = std::numeric_limits<float>::max();
    float to = std::numeric_limits<float>::lowest();
    void take(float at)
    {
        from = std::min(from, at);
        to = std::max(to, at);
    }
    [[nodiscard]] bool is_empty() const { return from >= to; }
};

/// Direction of streets.
enum class Way : std::uint8_t { across, down };

float along(ImVec2 point, Way way)
{
    return way == Way::across ? point.x : point.y;
}
float beside(ImVec2 point, Way way)
{
    return way == Way::across ? point.y : point.x;
}

/// The part of the line at `at` inside a convex outline.
Stretch inside_of(std::span<const ImVec2> outline, Way way, float at)
{
    Stretch stretch;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const ImVec2 from = outline[i];
        const ImVec2 to = outline[(i + 1) % outline.size()];
        const float before = beside(from, way) - at;
        const float behind = beside(to, way) - at;
        if (before == behind || (before < 0) == (behind < 0))
            continue;
        const float part = before / (before - behind);
        stretch.take(along(from, way) + (along(to, way) - along(from, way)) * part);
    }
    return stretch;
}

/// Draws streets in one direction, `between` apart; every third is wide.
void draw_way(
    Ui& ui, std::span<const ImVec2> outline, ImVec2 origin, Way way, float between, float unit)
{
    Stretch whole;
    for (const ImVec2 point : outline)
        whole.take(beside(point, way));
    const float start = beside(origin, way);
    const int first = static_cast<int>(std::ceil((whole.from - start) / between));
    const int last = static_cast<int>(std::floor((whole.to - start) / between));
    for (int street = first; street <= last; ++street) {
        const float at = start + static_cast<float>(street) * between;
        const Stretch stretch = inside_of(outline, way, at);
        if (stretch.is_empty())
            continue;
        const bool is_wide = street % 3 == 0;
        const ImVec2 from =
            way == Way::across ? ImVec2{stretch.from, at} : ImVec2{at, stretch.from};
        const ImVec2 to = way == Way::across ? ImVec2{stretch.to, at} : ImVec2{at, stretch.to};
        ui.line(from, to, printed_ink.with_opacity(is_wide ? 0.11F : 0.06F),
            std::max(1_dp, unit * (is_wide ? 2 : 1)));
    }
}

} // namespace

void draw_coast(Ui& ui, std::span<const std::vector<ImVec2>> outlines, float unit)
{
    const widgets::Theme& theme = ui.theme();
    constexpr int depths = 5;
    constexpr float reach = 36;
    // By depth first: shallow water of one Territory must cover a neighbour's deep water.
    for (int depth = 1; depth <= depths; ++depth) {
        const float part = static_cast<float>(depth) / depths;
        const Colour colour = theme.water.mixed(theme.water_shade, part);
        const float width = reach * (1 - part) + 6;
        for (const std::vector<ImVec2>& outline : outlines)
            ui.draw().AddPolyline(outline.data(), static_cast<int>(outline.size()), colour.packed(),
                ImDrawFlags_Closed, width * unit);
    }
}

void draw_streets(Ui& ui, std::span<const ImVec2> outline, ImVec2 origin, float unit)
{
    // Blocks are wider than deep, as in Manhattan.
    draw_way(ui, outline, origin, Way::across, 17 * unit, unit);
    draw_way(ui, outline, origin, Way::down, 29 * unit, unit);
}

} // namespace consigliere::table_corleone
