#include "companion/table_corleone/track.h"

#include "companion/language/language.h"
#include "companion/table_corleone/telling.h"

#include <array>

namespace consigliere::table_corleone {

using namespace corleone;
using language::to_translate;
using language::tr;
using widgets::Font;
using widgets::operator""_dp;

namespace {

/// The phases of an Act as the track on the board has them, by short names.
struct TrackPhase {
    Phase phase;
    const char* name;
};
constexpr std::array track_phases{TrackPhase{Phase::open, to_translate("Open business")},
    TrackPhase{Phase::business, to_translate("Family business")},
    TrackPhase{Phase::wars, to_translate("Turf wars")},
    TrackPhase{Phase::bribery, to_translate("Bribery")},
    TrackPhase{Phase::tribute, to_translate("Tribute")}};

bool is_on_track(Phase at, Phase phase)
{
    const bool opens = at == Phase::setup || at == Phase::entracte || at == Phase::open;
    return opens ? phase == Phase::open : at == phase;
}

void draw_act(Ui& ui, const Rect& chip, const Position& position, int act)
{
    const widgets::Theme& theme = ui.theme();
    // The Entr'acte lays open what the next Act begins with.
    const bool is_now = act == position.act + (position.phase == Phase::entracte ? 1 : 0);
    ui.fill(chip, is_now ? theme.brass : theme.raised, 9_dp);
    ui.outline(chip, is_now ? theme.brass : theme.line, 1_dp, 9_dp);
    Rect inside = chip.inset(6_dp, 6_dp);
    const Rect limit = inside.cut_right(19_dp, 2_dp);
    const Colour ink = is_now ? theme.ink : theme.quiet;
    ui.text(inside, tell_act(act), {Font::strong, ink, 0.5F});
    const Rect box = Rect::around(limit.centre(), 17_dp, 22_dp);
    ui.outline(box, ink, 1.2_dp, 3_dp);
    const auto index = static_cast<std::size_t>(act - 1);
    ui.text(box, std::to_string(position.hand_limits[index]), {Font::small, ink, 0.5F});
}

float width_of(const Ui& ui, Font font, float padding)
{
    float width = 0;
    for (const TrackPhase& phase : track_phases)
        width += ui.measure(tr(phase.name), font).x + padding;
    return width;
}

} // namespace

void draw_track(Ui& ui, const Rect& rect, const Position& position)
{
    const widgets::Theme& theme = ui.theme();
    Rect rest = rect;
    const bool has_room = rect.width() > 640_dp;
    for (int act = 1; act <= last_act; ++act)
        draw_act(
            ui, rest.cut_left(has_room ? 56_dp : 50_dp, has_room ? 10_dp : 5_dp), position, act);
    rest.cut_left(has_room ? 10_dp : 5_dp);

    const float gap = 5_dp;
    const float padding = 14_dp;
    const float gaps = gap * static_cast<float>(track_phases.size());
    const bool fits_body = width_of(ui, Font::body, padding) + gaps <= rest.width();
    const Font font = fits_body ? Font::body : Font::small;
    // Where not all names have room, the phase that runs has its name and the others are dots.
    const bool has_names = width_of(ui, font, padding) + gaps <= rest.width();
    const float dot = 22_dp;
    for (const TrackPhase& phase : track_phases) {
        const std::string name = tr(phase.name);
        const bool is_now = is_on_track(position.phase, phase.phase);
        if (!has_names && !is_now) {
            ui.disc(rest.cut_left(dot, gap).centre(), 4_dp, theme.quiet.with_opacity(0.7F));
            continue;
        }
        const Rect chip = rest.cut_left(ui.measure(name, font).x + padding, gap);
        ui.fill(chip, theme.raised, 9_dp);
        ui.outline(chip, is_now ? theme.brass : theme.line, is_now ? 3_dp : 1_dp, 9_dp);
        ui.text(chip, name, {font, is_now ? theme.text : theme.quiet, 0.5F});
    }
}

} // namespace consigliere::table_corleone
