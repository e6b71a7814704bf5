#include "companion/desk/phase_track.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/table_parts.h"
#include "companion/table_mafia/things.h"

#include <array>

namespace consigliere::table_mafia {

namespace {

constexpr std::array steps{Phase::roll, Phase::move, Phase::field, Phase::business, Phase::city};

/// A vendetta belongs to the city step.
Phase step_of(Phase phase)
{
    return phase == Phase::vendetta ? Phase::city : phase;
}

} // namespace

void draw_track_at(Ui& ui, const Rect& rect, const View& /*view*/, const Position& position,
    std::vector<desk::Hotspot>* things)
{
    std::vector<desk::TrackPhase> phases;
    for (const Phase step : steps) {
        const bool is_now = step_of(position.phase) == step;
        phases.push_back({tell(is_now ? position.phase : step), is_now, {}, {},
            {thing::phase(step), tell(step)}});
    }
    desk::draw_phases(ui, rect, phases, things);
}

} // namespace consigliere::table_mafia
