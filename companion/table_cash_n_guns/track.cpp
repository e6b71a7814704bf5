#include "companion/table_cash_n_guns/track.h"

#include "companion/desk/phase_track.h"
#include "companion/table_cash_n_guns/things.h"

#include <algorithm>
#include <array>

namespace consigliere::table_cash_n_guns {

using language::number;

namespace {

struct TrackedPhase {
    Phase phase{};
    const char* name = nullptr;
};

constexpr std::array track_phases{TrackedPhase{Phase::loot, to_translate("Loot")},
    TrackedPhase{Phase::hold_up, to_translate("Hold-up")},
    TrackedPhase{Phase::courage, to_translate("Courage")},
    TrackedPhase{Phase::cards, to_translate("Cards")},
    TrackedPhase{Phase::sharing, to_translate("Sharing")}};

/// Where the parts of the track are: every round, or the running one alone where there is little
/// room, and the rest for the phases.
struct TrackPlaces {
    int first_round = 1;
    std::vector<Rect> rounds;
    Rect phases;
};

TrackPlaces lay_out_track(const Rect& rect, const Position& position)
{
    TrackPlaces places;
    places.phases = rect;
    const bool has_room = rect.width() > 620_dp;
    places.first_round = has_room ? 1 : std::max(1, static_cast<int>(position.round));
    const int rounds = has_room ? last_round : 1;
    for (int i = 0; i < rounds; ++i)
        places.rounds.push_back(
            places.phases.cut_left(has_room ? 34_dp : 48_dp, has_room ? 6_dp : 0));
    places.phases.cut_left(has_room ? 12_dp : 8_dp);
    return places;
}

std::vector<desk::TrackPhase> phases_at(const Position& position)
{
    std::vector<desk::TrackPhase> phases;
    for (const TrackedPhase& tracked : track_phases)
        phases.push_back(
            {tr(tracked.name), thing::phase(position.phase) == thing::phase(tracked.phase)});
    return phases;
}

} // namespace

void draw_track(Ui& ui, const Rect& rect, const Position& position)
{
    const widgets::Theme& theme = ui.theme();
    const TrackPlaces places = lay_out_track(rect, position);
    int round = places.first_round;
    for (const Rect& chip : places.rounds) {
        const bool is_now = round == position.round;
        ui.fill(chip, is_now ? theme.brass : theme.raised, 8_dp);
        ui.outline(chip, is_now ? theme.brass : theme.line, 1_dp, 8_dp);
        // A round that stands alone says of how many it is one.
        const std::string told =
            places.rounds.size() > 1 ? number(round) : number(round) + "/" + number(last_round);
        ui.sign(chip.inset(3_dp, 0), told, {Font::strong, is_now ? theme.ink : theme.quiet, 0.5F});
        ++round;
    }
    desk::draw_phases(ui, places.phases, phases_at(position));
}

std::vector<desk::Askable> things_of_track(const Ui& ui, const Rect& rect, const Position& position)
{
    const TrackPlaces places = lay_out_track(rect, position);
    Rect rounds = places.rounds.front();
    rounds.right = places.rounds.back().right;
    std::vector<desk::Askable> things{{thing::round,
        tr_fill("Round {round}", {{"round", number(position.round)}}), rounds, rounds}};
    const std::vector<Rect> phases = desk::places_of(ui, places.phases, phases_at(position));
    for (std::size_t i = 0; i < phases.size(); ++i)
        things.push_back(
            {thing::phase(track_phases[i].phase), tr(track_phases[i].name), phases[i], phases[i]});
    return things;
}

} // namespace consigliere::table_cash_n_guns
