#include "companion/desk/phase_track.h"

namespace consigliere::desk {

using widgets::Font;
using widgets::Rect;
using widgets::Ui;
using widgets::operator""_dp;

void draw_phases(Ui& ui, Rect rect, const std::vector<TrackPhase>& phases)
{
    const widgets::Theme& theme = ui.theme();
    const float gap = 5_dp;
    const float padding = 14_dp;
    const auto fits = [&](Font font) {
        float width = 0;
        for (const TrackPhase& phase : phases)
            width += ui.measure(phase.name, font).x + padding + gap;
        return width <= rect.width();
    };
    const Font font = fits(Font::body) ? Font::body : Font::small;
    const bool has_names = fits(font);
    const float dot = 22_dp;
    for (const TrackPhase& phase : phases) {
        if (!has_names && !phase.is_now) {
            ui.disc(rect.cut_left(dot, gap).centre(), 4_dp, theme.quiet.with_opacity(0.7F));
            continue;
        }
        const Rect chip = rect.cut_left(ui.measure(phase.name, font).x + padding, gap);
        ui.fill(chip, theme.raised, 9_dp);
        ui.outline(chip, phase.is_now ? theme.brass : theme.line, phase.is_now ? 3_dp : 1_dp, 9_dp);
        ui.text(chip, phase.name, {font, phase.is_now ? theme.text : theme.quiet, 0.5F});
    }
}

} // namespace consigliere::desk
