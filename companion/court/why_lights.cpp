#include "companion/court/why_lights.h"

#include "companion/widgets/outline.h"

#include <algorithm>
#include <array>

namespace consigliere::screens {

namespace {

using desk::Hotspot;

float area(const Rect& rect)
{
    return rect.is_empty() ? 0 : rect.width() * rect.height();
}

/// The four remainders of `rect` around `taken`, each at least a finger wide.
std::array<Rect, 4> beside(const Rect& rect, const Rect& taken)
{
    const float least = 48_dp;
    return {{
        {std::min(rect.left, taken.left - least), rect.top, taken.left, rect.bottom},
        {taken.right, rect.top, std::max(rect.right, taken.right + least), rect.bottom},
        {rect.left, std::min(rect.top, taken.top - least), rect.right, taken.top},
        {rect.left, taken.bottom, rect.right, std::max(rect.bottom, taken.bottom + least)},
    }};
}

bool is_free(const Rect& rect, const std::vector<Hotspot>& things, std::size_t count)
{
    return std::none_of(things.begin(), things.begin() + static_cast<std::ptrdiff_t>(count),
        [&rect](const Hotspot& other) { return other.reach.inset(0.5F).overlaps(rect); });
}

/// `rect` shifted by the least distance that puts it inside `within`.
Rect moved_into(const Rect& rect, const Rect& within)
{
    const float x =
        std::max(0.0F, within.left - rect.left) - std::max(0.0F, rect.right - within.right);
    const float y =
        std::max(0.0F, within.top - rect.top) - std::max(0.0F, rect.bottom - within.bottom);
    return rect.moved(x, y);
}

/// Largest free rectangle for a hotspot beside the hotspots before it.
Rect room_for(const std::vector<Hotspot>& things, std::size_t index, const Rect& within)
{
    const Rect wanted = moved_into(things[index].reach, within);
    if (is_free(wanted, things, index))
        return wanted;
    Rect best;
    const auto try_room = [&](const Rect& room) {
        const bool has_size = room.width() >= 48_dp - 0.5F && room.height() >= 48_dp - 0.5F;
        const bool is_inside = room.left >= within.left && room.top >= within.top
            && room.right <= within.right && room.bottom <= within.bottom;
        if (has_size && is_inside && is_free(room, things, index) && area(room) > area(best))
            best = room;
    };
    for (std::size_t i = 0; i < index; ++i) {
        if (!things[i].reach.overlaps(wanted))
            continue;
        for (const Rect& room : beside(wanted, things[i].reach)) {
            try_room(room);
            for (std::size_t j = 0; j < index; ++j) {
                if (j != i && things[j].reach.overlaps(room))
                    std::ranges::for_each(beside(room, things[j].reach), try_room);
            }
        }
    }
    return best;
}

void draw_light(Ui& ui, const Hotspot& thing, bool is_asked)
{
    if (!is_asked && thing.light == Hotspot::Light::when_asked)
        return;
    const Colour brass = ui.theme().brass.with_opacity(is_asked ? 1.0F : 0.55F);
    const float thickness = is_asked ? 4_dp : 1.5_dp;
    if (!thing.outline.empty()) {
        // A faint line would be invisible on a border.
        if (is_asked || thing.shape == Hotspot::Shape::line)
            ui.draw().AddPolyline(thing.outline.data(), static_cast<int>(thing.outline.size()),
                brass.packed(), ImDrawFlags_Closed, thickness);
        else
            ui.outline(thing.place.inset(-3_dp, 0), brass, thickness, 8_dp);
    } else if (thing.shape == Hotspot::Shape::disc) {
        ui.ring(thing.place.centre(), thing.place.width() / 2, brass, thickness);
    } else {
        ui.outline(thing.place, brass, thickness, 9_dp);
    }
}

} // namespace

void keep_apart(std::vector<Hotspot>& things, const Rect& within)
{
    for (std::size_t i = 0; i < things.size(); ++i)
        things[i].reach = room_for(things, i, within);
}

const Hotspot* draw_lights(Ui& ui, const std::vector<Hotspot>& things, std::string_view asked)
{
    const Hotspot* tapped = nullptr;
    for (const Hotspot& thing : things) {
        if (ui.touch("ask:" + thing.thing, thing.reach))
            tapped = &thing;
        ui.call("ask:" + thing.thing, [&] { return thing.name; });
    }
    // Areas answer only where no smaller hotspot covers them.
    if (const std::optional<ImVec2> bare = ui.tap_on_bare_ground()) {
        for (const Hotspot& thing : things) {
            if (!thing.outline.empty() && widgets::contains(thing.outline, *bare))
                tapped = &thing;
        }
    }
    const auto is_asked = [&asked](const Hotspot& thing) { return thing.stands_for(asked); };
    for (const Hotspot& thing : things) {
        if (!is_asked(thing))
            draw_light(ui, thing, false);
    }
    for (const Hotspot& thing : things) {
        if (is_asked(thing))
            draw_light(ui, thing, true);
    }
    return tapped;
}

} // namespace consigliere::screens
