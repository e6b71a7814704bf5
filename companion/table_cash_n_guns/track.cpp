#include "companion/desk/phase_track.h"
#include "companion/table_cash_n_guns/table_parts.h"
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

void draw_round(Ui& ui, const Rect& chip, bool is_now, const std::string& told)
{
    const widgets::Theme& theme = ui.theme();
    ui.fill(chip, is_now ? theme.brass : theme.raised, 8_dp);
    ui.outline(chip, is_now ? theme.brass : theme.line, 1_dp, 8_dp);
    ui.sign(chip.inset(3_dp, 0), told, {Font::strong, is_now ? theme.ink : theme.quiet, 0.5F});
}

/// Draws every round, or only the current one if there is little room. Shrinks `rect` from the
/// left; returns the rectangle used.
Rect draw_rounds(Ui& ui, Rect& rect, int now)
{
    const bool has_room = rect.width() > 620_dp;
    const int first = has_room ? 1 : std::max(1, now);
    const int last = has_room ? last_round : first;
    Rect all = rect;
    for (int round = first; round <= last; ++round) {
        const Rect chip = rect.cut_left(has_room ? 34_dp : 48_dp, has_room ? 6_dp : 0);
        // A single round also shows the total.
        draw_round(ui, chip, round == now,
            has_room ? number(round) : number(round) + "/" + number(last_round));
        all.right = chip.right;
    }
    rect.cut_left(has_room ? 12_dp : 8_dp);
    return all;
}

} // namespace

void draw_track(Ui& ui, Rect rect, const Position& position, std::vector<desk::Hotspot>* things)
{
    const Rect rounds = draw_rounds(ui, rect, position.round);
    if (things != nullptr)
        things->push_back({thing::round,
            tr_fill("Round {round}", {{"round", number(position.round)}}), rounds, rounds});
    std::vector<desk::TrackPhase> phases;
    for (const TrackedPhase& tracked : track_phases) {
        const std::string name = tr(tracked.name);
        const std::string asked = thing::phase(tracked.phase);
        phases.push_back({name, thing::phase(position.phase) == asked, {}, {}, {asked, name}});
    }
    desk::draw_phases(ui, rect, phases, things);
}

} // namespace consigliere::table_cash_n_guns
