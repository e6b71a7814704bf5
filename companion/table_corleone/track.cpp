#include "companion/table_corleone/track.h"

#include "companion/desk/phase_track.h"
#include "companion/language/language.h"
#include "companion/table_corleone/telling.h"

#include <array>
#include <utility>

namespace consigliere::table_corleone {

using namespace corleone;
using language::to_translate;
using language::tr;
using widgets::Font;
using widgets::operator""_dp;

namespace {

/// The phases of an Act as the track on the board has them, by short names.
constexpr std::array<std::pair<Phase, const char*>, 5> track_phases{
    {{Phase::open, to_translate("Open business")},
        {Phase::business, to_translate("Family business")},
        {Phase::wars, to_translate("Turf wars")}, {Phase::bribery, to_translate("Bribery")},
        {Phase::tribute, to_translate("Tribute")}}};

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

} // namespace

void draw_track(Ui& ui, const Rect& rect, const Position& position)
{
    Rect rest = rect;
    const bool has_room = rect.width() > 640_dp;
    for (int act = 1; act <= last_act; ++act)
        draw_act(
            ui, rest.cut_left(has_room ? 56_dp : 50_dp, has_room ? 10_dp : 5_dp), position, act);
    rest.cut_left(has_room ? 10_dp : 5_dp);

    std::vector<desk::TrackPhase> phases;
    for (const auto& [phase, name] : track_phases)
        phases.push_back({tr(name), is_on_track(position.phase, phase)});
    desk::draw_phases(ui, rest, phases);
}

} // namespace consigliere::table_corleone
