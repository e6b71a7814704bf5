#include "companion/desk/gain_animation.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace consigliere::desk {

using widgets::Rect;
using widgets::Ui;
using widgets::operator""_dp;

namespace {

/// More entries in a frame are an amendment, which rewrites many; those are not animated.
constexpr int most_entries_of_a_tap = 12;
/// Limit, to keep the picture readable.
constexpr std::size_t most_gains = 8;

constexpr std::string_view seat_word = "seat:";

} // namespace

std::optional<ImVec2> place_of_seat(const Ui& ui, std::string_view actor)
{
    const widgets::Target* const seat = ui.find_target(std::string(seat_word) + std::string(actor));
    return seat == nullptr ? std::nullopt : std::optional(seat->rect.centre());
}

void GainAnimation::follow(const ledger::History& history, const GainsOf& gains_of)
{
    const int after = std::exchange(m_entries, history.size());
    if (m_entries - after > most_entries_of_a_tap)
        return;
    for (int number = after + 1; number <= m_entries; ++number) {
        const ledger::Entry& entry = history.entry(number);
        if (entry.kind != ledger::Entry::Kind::move || !ledger::is_applied(entry.verdict))
            continue;
        for (Gain& gain : gains_of(number)) {
            if (m_gains.size() < most_gains)
                m_gains.push_back({std::move(gain), "gain:" + std::to_string(++m_count), false});
        }
    }
}

void GainAnimation::draw(Ui& ui, const PlaceOf& place_of)
{
    const auto find = [&](const std::string& thing) {
        return thing.starts_with(seat_word) ? place_of_seat(ui, thing.substr(seat_word.size()))
                                            : place_of(thing);
    };
    // Gains with the same path are drawn side by side, clamped to the display.
    float shift = 0;
    const Rect room = ui.display().inset(30_dp);
    const auto beside = [&](ImVec2 point) {
        return ImVec2{std::clamp(point.x + shift, room.left, room.right), point.y};
    };
    std::erase_if(m_gains, [&](OnTheWay& each) {
        const std::optional<ImVec2> seat = place_of_seat(ui, each.gain.to);
        if (!ui.has_motion() || !seat)
            return true;
        if (!std::exchange(each.has_begun, true)) {
            const std::optional<ImVec2> from =
                each.gain.from ? find(*each.gain.from) : ImGui::GetIO().MouseClickedPos[0];
            if (!from || !ui.display().contains(*from))
                return true;
            static_cast<void>(ui.glide(each.name, beside(*from)));
        }
        const ImVec2 goal = beside(*seat);
        const ImVec2 at = ui.glide(each.name, goal);
        shift += 20_dp;
        if (std::hypot(goal.x - at.x, goal.y - at.y) < 1) {
            ui.forget_place(each.name);
            return true;
        }
        // The display may have been rotated meanwhile.
        const ImVec2 seen{std::clamp(at.x, room.left, room.right), at.y};
        each.gain.picture(ui, Rect::around(seen, 48_dp, 60_dp));
        return false;
    });
}

} // namespace consigliere::desk
