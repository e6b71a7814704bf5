#include "companion/table_cash_n_guns/picture.h"

#include "companion/table_cash_n_guns/pieces.h"
#include "companion/widgets/pen.h"

#include <array>
#include <cmath>
#include <numbers>

namespace consigliere::table_cash_n_guns {

namespace {

Player player_in(desk::Sitting sitting)
{
    return Player(std::min<std::size_t>(sitting.seat, most_players - 1));
}

} // namespace

Colour colour_of(desk::Sitting sitting)
{
    return colour_of(player_in(sitting));
}

void draw_badge(Ui& ui, ImVec2 centre, float diameter, desk::Sitting sitting)
{
    draw_badge(ui, centre, diameter, player_in(sitting));
}

void draw_picture(Ui& ui, const Rect& rect)
{
    ui.fill(rect, ui.theme().ground, 8_dp);
    const float size = std::min(rect.height() * 0.24F, rect.width() * 0.12F);
    const ImVec2 middle = rect.centre();
    const float half_width = rect.width() * 0.36F;
    const float half_height = rect.height() / 2 - size * 0.75F;
    widgets::Pen(ui, middle, 2, ui.theme().raised).ellipse(0, 0, half_width, half_height);
    constexpr std::size_t people = 5;
    std::array<AimEnd, people> ends;
    for (std::size_t i = 0; i < people; ++i) {
        const float angle =
            std::numbers::pi_v<
                float> * (2 * static_cast<float>(i) / static_cast<float>(people) - 0.5F);
        const ImVec2 centre{
            middle.x + std::cos(angle) * half_width, middle.y + std::sin(angle) * half_height};
        ends[i] = {centre, size * 0.6F, {}};
    }
    struct Aim {
        std::size_t from;
        std::size_t to;
    };
    for (const Aim aim : {Aim{0, 2}, {1, 4}, {3, 0}, {4, 2}})
        draw_aim(ui, ends[aim.from], ends[aim.to], colour_of(Player(aim.from)), false);
    for (std::size_t i = 0; i < people; ++i)
        draw_badge(ui, ends[i].centre, size, Player(i));
}

} // namespace consigliere::table_cash_n_guns
