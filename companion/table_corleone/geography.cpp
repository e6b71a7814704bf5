#include "companion/table_corleone/geography.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace consigliere::table_corleone {

using namespace corleone;

namespace {

constexpr float card_width = 128;
constexpr float card_height = 70;
/// The square around a round space that nothing else may reach into.
constexpr float space_size = 52;
constexpr float stack_size = 48;

struct Site {
    std::vector<ImVec2> outline;
    ImVec2 title;
    float title_width;
    ImVec2 printed_card;
    ImVec2 tile_card;
    ImVec2 control;
};

const Site& site_of(Area area)
{
    static const std::array<Site, area_count> sites{{
        // Wall Street
        {{{97, 410}, {556, 410}, {520, 577}, {151, 580}}, {136, 422}, 132, {152, 460}, {290, 460},
            {466, 512}},
        // Brooklyn
        {{{597, 318}, {818, 309}, {822, 580}, {557, 580}}, {608, 334}, 120, {622, 372}, {622, 448},
            {786, 536}},
        // Upper East Side
        {{{372, 12}, {566, 18}, {561, 216}, {372, 216}}, {378, 24}, 176, {384, 58}, {384, 134},
            {538, 172}},
        // Queens
        {{{602, 25}, {818, 17}, {820, 295}, {597, 303}}, {614, 32}, 110, {632, 70}, {632, 146},
            {786, 258}},
        // Upper West Side
        {{{98, 17}, {300, 12}, {300, 202}, {86, 220}}, {105, 24}, 180, {104, 58}, {104, 132},
            {262, 172}},
        // Midtown
        {{{335, 216}, {561, 216}, {556, 410}, {330, 410}}, {378, 226}, 116, {380, 260}, {380, 336},
            {534, 366}},
        // Chelsea
        {{{85, 220}, {336, 199}, {330, 410}, {97, 410}}, {99, 230}, 110, {104, 262}, {104, 336},
            {270, 368}},
        // Central Park
        {{{300, 12}, {372, 12}, {372, 232}, {300, 232}}, {302, 60}, 68, {}, {}, {}},
    }};
    return sites[static_cast<std::size_t>(area)];
}

Rect square_around(ImVec2 centre, float size)
{
    return Rect::around(centre, size, size);
}

float distance_to_segment(ImVec2 point, ImVec2 from, ImVec2 to)
{
    const ImVec2 along{to.x - from.x, to.y - from.y};
    const float length = along.x * along.x + along.y * along.y;
    float part =
        length == 0 ? 0 : ((point.x - from.x) * along.x + (point.y - from.y) * along.y) / length;
    part = std::clamp(part, 0.0F, 1.0F);
    return std::hypot(point.x - from.x - along.x * part, point.y - from.y - along.y * part);
}

bool is_inside(ImVec2 point, const std::vector<ImVec2>& outline)
{
    bool inside = false;
    for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
        const bool crosses = (outline[i].y > point.y) != (outline[j].y > point.y);
        if (crosses
            && point.x < (outline[j].x - outline[i].x) * (point.y - outline[i].y)
                        / (outline[j].y - outline[i].y)
                    + outline[i].x)
            inside = !inside;
    }
    return inside;
}

float distance_to_border(ImVec2 point, const std::vector<ImVec2>& outline)
{
    float nearest = std::numeric_limits<float>::max();
    for (std::size_t i = 0; i < outline.size(); ++i)
        nearest = std::min(
            nearest, distance_to_segment(point, outline[i], outline[(i + 1) % outline.size()]));
    return nearest;
}

/// How badly a point stands for a space: far from the borders of what it touches, or inside
/// something that it does not touch.
float badness(ImVec2 point, AreaSet touches)
{
    float sum = 0;
    for (int i = 0; i < area_count; ++i) {
        const Area area = static_cast<Area>(i);
        const std::vector<ImVec2>& outline = outline_of(area);
        const float border = distance_to_border(point, outline);
        if (touches.contains(area))
            sum += border * border;
        else if (is_inside(point, outline) && border > space_size / 4)
            sum += 4 * border * border;
    }
    return sum;
}

std::vector<Rect> obstacles()
{
    std::vector<Rect> all;
    all.push_back(title_of(Area::central_park));
    for (int number = 1; number <= territory_count; ++number) {
        const Area territory = territory_with_number(number);
        all.push_back(title_of(territory));
        all.push_back(printed_card_of(territory));
        all.push_back(tile_card_of(territory));
        all.push_back(square_around(control_space_of(territory), stack_size));
    }
    return all;
}

ImVec2 best_place(AreaSet touches, const std::vector<Rect>& taken)
{
    constexpr float step = 6;
    ImVec2 best{map_width / 2, map_height / 2};
    float least = std::numeric_limits<float>::max();
    for (float y = space_size / 2; y <= map_height - space_size / 2; y += step) {
        for (float x = space_size / 2; x <= map_width - space_size / 2; x += step) {
            const float found = badness({x, y}, touches);
            if (found >= least)
                continue;
            const Rect square = square_around({x, y}, space_size);
            const bool is_free = std::none_of(taken.begin(), taken.end(),
                [&square](const Rect& other) { return other.overlaps(square); });
            if (!is_free)
                continue;
            least = found;
            best = {x, y};
        }
    }
    return best;
}

} // namespace

const std::vector<ImVec2>& outline_of(Area area)
{
    return site_of(area).outline;
}

Rect title_of(Area area)
{
    constexpr float title_height = 28;
    // The park is too narrow for its name on one line.
    const float height = is_territory(area) ? title_height : 2 * title_height;
    return Rect::at(site_of(area).title, site_of(area).title_width, height);
}

Rect printed_card_of(Area area)
{
    return Rect::at(site_of(area).printed_card, card_width, card_height);
}

Rect tile_card_of(Area area)
{
    return Rect::at(site_of(area).tile_card, card_width, card_height);
}

ImVec2 control_space_of(Area area)
{
    return site_of(area).control;
}

std::vector<ImVec2> place_spaces(const std::vector<Space>& spaces)
{
    std::vector<Rect> taken = obstacles();
    std::vector<ImVec2> places;
    for (const Space& space : spaces) {
        places.push_back(best_place(space.touches, taken));
        taken.push_back(square_around(places.back(), space_size));
    }
    return places;
}

} // namespace consigliere::table_corleone
