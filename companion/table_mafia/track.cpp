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

std::vector<desk::TrackPhase> phases_at(const Position& position)
{
    std::vector<desk::TrackPhase> phases;
    for (const Phase step : steps) {
        const bool is_now = step_of(position.phase) == step;
        const bool is_vendetta = is_now && position.phase == Phase::vendetta;
        phases.push_back({tell(is_vendetta ? Phase::vendetta : step), is_now});
    }
    return phases;
}

} // namespace

std::vector<desk::Hotspot> draw_track(Ui& ui, const Rect& rect, const Position& position)
{
    const std::vector<desk::TrackPhase> phases = phases_at(position);
    desk::draw_phases(ui, rect, phases);
    const std::vector<Rect> places = desk::places_of(ui, rect, phases);
    std::vector<desk::Hotspot> things;
    for (std::size_t i = 0; i < places.size(); ++i)
        things.push_back({thing::phase(steps[i]), tell(steps[i]), places[i], places[i]});
    return things;
}

} // namespace consigliere::table_mafia
