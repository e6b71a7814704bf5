#pragma once

#include "companion/table_corleone/view.h"

#include <functional>
#include <vector>

// Face-up cards beside the board: Public Jobs, open Allies, played Allies.
namespace consigliere::table_corleone {

/// Jobs known to be in `zone`, in order of arrival.
[[nodiscard]] std::vector<JobId> jobs_in(const Position& position, JobZone zone);
/// Jobs of which a copy may be somewhere unknown, as far as `seen` shows.
[[nodiscard]] std::vector<JobId> unseen_jobs(const Position& seen, const Components& components);
/// Allies in a Family's hand or in front of it.
[[nodiscard]] std::vector<AllyId> allies_of(const Position& position, Family family);
/// Allies in this state, in the order of the box.
[[nodiscard]] std::vector<AllyId> allies_that_are(const Position& position, AllyState::Kind state);

/// A tap that plays an Ally, or explains why it cannot be played.
[[nodiscard]] desk::Tap plays(View& view, AllyId ally);

/// Makes the tap for a Job in any zone; explains why if the Job cannot be completed.
using TapOnJob = std::function<desk::Tap(JobId, CompleteJob::From)>;

/// The face-up cards, and what is public of the hand of the player on turn. Cards that can be
/// completed or played now glow, the others recede.
[[nodiscard]] Contents shelf_of(View& view, const TapOnJob& tap);

/// Draws the cards that were open, in at most two rows. Returns their hotspots; shrinks `rect` by
/// the height used. If they do not fit, the Jobs are one pile with a count.
std::vector<desk::Hotspot> draw_past_cards(
    Ui& ui, Rect& rect, const View& view, const Position& position);

} // namespace consigliere::table_corleone
