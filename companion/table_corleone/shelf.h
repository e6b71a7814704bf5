#pragma once

#include "companion/table_corleone/view.h"

#include <functional>
#include <vector>

/// The cards that lie face up beside the board: Public Jobs, open Allies, Allies that were played.
namespace consigliere::table_corleone {

/// The Jobs that are known to lie somewhere, in the order in which they came there.
[[nodiscard]] std::vector<JobId> jobs_in(const Position& position, JobZone zone);
/// The Jobs of which nothing that is seen says where all copies are.
[[nodiscard]] std::vector<JobId> unseen_jobs(const Position& seen, const Components& components);
/// The Allies in a Family's hand or before it.
[[nodiscard]] std::vector<AllyId> allies_of(const Position& position, Family family);
/// The Allies that are in this state, in the order of the box.
[[nodiscard]] std::vector<AllyId> allies_that_are(const Position& position, AllyState::Kind state);

/// A tap plays an Ally, or is told why it cannot be played.
[[nodiscard]] desk::Tap plays(View& view, AllyId ally);

/// What a tap on a Job does, wherever it lies; refused where the Job cannot be completed.
using TapOnJob = std::function<desk::Tap(JobId, CompleteJob::From)>;

/// Those cards, and what everybody knows to be in the hand of whoever has the turn. What can be
/// completed or played now glows, the rest recedes.
[[nodiscard]] Contents shelf_of(View& view, const TapOnJob& tap);

/// The cards that lay open, in one or two rows, to be asked about; takes their height off the top
/// of `rect`. Where they have no room beside each other, their number stands for them.
std::vector<desk::Hotspot> draw_past_cards(
    Ui& ui, Rect& rect, const View& view, const Position& position);

} // namespace consigliere::table_corleone
