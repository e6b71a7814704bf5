#include "companion/desk/seat_circle.h"

#include "companion/widgets/units.h"

#include <cmath>
#include <numbers>

namespace consigliere::desk {

using widgets::dp;
using widgets::Rect;
using widgets::operator""_dp;

namespace {

constexpr float name_height = 22;

} // namespace

SeatCircle::SeatCircle(const Rect& rect, int seats)
{
    // Chairs are at the edge with names below; the table fills the rest.
    const float half = dp(chair_size) / 2;
    const ImVec2 centre{rect.centre().x, rect.centre().y - dp(name_height) / 2};
    const ImVec2 reach{
        rect.width() / 2 - half - 24_dp, rect.height() / 2 - half - dp(name_height) / 2};
    m_table = Rect::around(centre, 2 * reach.x - dp(chair_size), 2 * reach.y - dp(chair_size));
    constexpr float full_turn = 2 * std::numbers::pi_v<float>;
    for (int seat = 0; seat < seats; ++seat) {
        const float angle =
            full_turn / 4 + full_turn * static_cast<float>(seat) / static_cast<float>(seats);
        m_chairs.push_back(
            {centre.x + reach.x * std::cos(angle), centre.y + reach.y * std::sin(angle)});
    }
}

void SeatCircle::draw_table(widgets::Ui& ui) const
{
    const float round = std::min(m_table.width(), m_table.height()) / 2;
    ui.fill(m_table, ui.theme().panel, round);
    ui.outline(m_table, ui.theme().line, 2_dp, round);
}

Rect SeatCircle::name_place(int seat) const
{
    const ImVec2 centre = chair(seat);
    return Rect::around({centre.x, centre.y + (dp(chair_size) + dp(name_height)) / 2},
        dp(chair_size) + 48_dp, dp(name_height));
}

std::optional<int> SeatCircle::under(ImVec2 finger) const
{
    for (std::size_t seat = 0; seat < m_chairs.size(); ++seat) {
        const float apart = std::hypot(finger.x - m_chairs[seat].x, finger.y - m_chairs[seat].y);
        if (apart <= dp(chair_size) / 2 + 8_dp)
            return static_cast<int>(seat);
    }
    return std::nullopt;
}

} // namespace consigliere::desk
