#include "companion/table_corleone/geography.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

namespace consigliere::table_corleone {

namespace {

constexpr float card_width = 124;
constexpr float card_height = 70;
/// The Police Chief's target is smaller, because the stack is beside him.
constexpr float chief_room = 40;

struct Site {
    std::vector<ImVec2> outline;
    ImVec2 title;
    float title_width;
    ImVec2 printed_card;
    ImVec2 tile_card;
    ImVec2 control;
    ImVec2 chief;
};

const Site& site_of(Area area)
{
    static const std::array<Site, count_of<Area>> sites{{
        // Wall Street
        {{{97, 410}, {556, 410}, {520, 577}, {151, 580}}, {128, 430}, 132, {158, 502}, {290, 502},
            {452, 546}, {500, 546}},
        // Brooklyn
        {{{597, 318}, {818, 309}, {822, 580}, {557, 580}}, {612, 334}, 120, {628, 372}, {628, 448},
            {786, 546}, {738, 546}},
        // Upper East Side
        {{{372, 12}, {566, 18}, {561, 216}, {372, 216}}, {378, 18}, 176, {374, 50}, {374, 126},
            {531, 142}, {531, 188}},
        // Queens
        {{{602, 25}, {818, 17}, {820, 295}, {597, 303}}, {614, 30}, 110, {628, 66}, {628, 142},
            {786, 258}, {738, 258}},
        // Upper West Side
        {{{98, 17}, {300, 12}, {300, 202}, {86, 220}}, {105, 20}, 180, {102, 52}, {102, 128},
            {262, 138}, {262, 182}},
        // Midtown
        {{{335, 216}, {561, 216}, {556, 410}, {330, 410}}, {374, 230}, 116, {366, 262}, {366, 338},
            {524, 338}, {524, 384}},
        // Chelsea
        {{{85, 220}, {336, 199}, {330, 410}, {97, 410}}, {99, 230}, 110, {102, 262}, {102, 338},
            {262, 338}, {262, 384}},
        // Central Park
        {{{300, 12}, {372, 12}, {372, 232}, {300, 232}}, {302, 14}, 68, {}, {}, {}, {}},
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

/// How bad a point is for a space: `touching` if it touches the area (squared distance from the
/// border), `foreign` if it does not (only inside the area).
struct Badness {
    float touching = 0;
    float foreign = 0;
};

Badness badness_of(ImVec2 point, Area area)
{
    /// How far a space may overlap a neighbour, in map units.
    constexpr float harmless = 13;
    const std::vector<ImVec2>& outline = outline_of(area);
    const float border = distance_to_border(point, outline);
    const bool is_bad = is_inside(point, outline) && border > harmless;
    return {border * border, is_bad ? 4 * border * border : 0};
}

/// Candidate for a space.
struct Spot {
    ImVec2 point;
    std::array<Badness, count_of<Area>> of;

    [[nodiscard]] float badness(AreaSet touches) const
    {
        float sum = 0;
        for (const Area area : all_of<Area>) {
            const Badness& here = of[static_cast<std::size_t>(area)];
            sum += touches.contains(area) ? here.touching : here.foreign;
        }
        return sum;
    }
};

/// All candidates. Areas never change, so their distances, which are slow to compute, are computed
/// once.
const std::vector<Spot>& spots()
{
    static const std::vector<Spot> all = [] {
        constexpr float step = 6;
        const int rows = static_cast<int>((map_height - finger_room) / step);
        const int columns = static_cast<int>((map_width - finger_room) / step);
        std::vector<Spot> found;
        for (int row = 0; row <= rows; ++row) {
            for (int column = 0; column <= columns; ++column) {
                Spot spot{{finger_room / 2 + static_cast<float>(column) * step,
                              finger_room / 2 + static_cast<float>(row) * step},
                    {}};
                for (const Area area : all_of<Area>)
                    spot.of[static_cast<std::size_t>(area)] = badness_of(spot.point, area);
                found.push_back(spot);
            }
        }
        return found;
    }();
    return all;
}

std::vector<Rect> obstacles()
{
    std::vector<Rect> all;
    all.push_back(title_of(Area::central_park));
    for (const Area territory : territories) {
        all.push_back(title_of(territory));
        all.push_back(printed_card_of(territory));
        all.push_back(tile_card_of(territory));
        all.push_back(square_around(control_space_of(territory), finger_room));
        all.push_back(square_around(chief_space_of(territory), chief_room));
    }
    return all;
}

struct Found {
    ImVec2 place{map_width / 2, map_height / 2};
    float badness = std::numeric_limits<float>::max();
};

Found best_place(AreaSet touches, const std::vector<Rect>& taken)
{
    Found best;
    for (const Spot& spot : spots()) {
        const float badness = spot.badness(touches);
        if (badness >= best.badness)
            continue;
        const Rect square = square_around(spot.point, finger_room);
        const bool is_free = std::ranges::none_of(
            taken, [&square](const Rect& other) { return other.overlaps(square); });
        if (is_free)
            best = {spot.point, badness};
    }
    return best;
}

/// Order in which spaces are placed: between neighbours first, and of these the ones with three
/// areas, for which only one spot fits.
std::vector<std::size_t> order_of(const std::vector<Space>& spaces)
{
    constexpr float grain = 1000;
    struct Turn {
        int badness;
        int areas;
        std::size_t index;
    };
    std::vector<Turn> turns;
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        const float ideal = best_place(spaces[i].touches, {}).badness;
        turns.push_back({static_cast<int>(ideal / grain), -spaces[i].touches.size(), i});
    }
    std::ranges::stable_sort(
        turns, {}, [](const Turn& turn) { return std::pair(turn.badness, turn.areas); });
    std::vector<std::size_t> order;
    for (const Turn& turn : turns)
        order.push_back(turn.index);
    return order;
}

} // namespace

const std::vector<ImVec2>& outline_of(Area area)
{
    return site_of(area).outline;
}

Rect title_of(Area area)
{
    constexpr float title_height = 28;
    // The park is too narrow for its name in one line, and its ability is below.
    constexpr float park_height = 72;
    const float height = is_territory(area) ? title_height : park_height;
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

ImVec2 chief_space_of(Area area)
{
    return site_of(area).chief;
}

std::vector<SpacePlace> place_spaces(const std::vector<Space>& spaces)
{
    std::vector<Rect> taken = obstacles();
    std::vector<SpacePlace> places(spaces.size());
    for (const std::size_t index : order_of(spaces)) {
        const Found found = best_place(spaces[index].touches, taken);
        // On or near a border, it is obvious what a space touches.
        constexpr float near = 60;
        places[index] = {found.place, std::sqrt(found.badness) > near};
        taken.push_back(square_around(found.place, finger_room));
    }
    return places;
}

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
