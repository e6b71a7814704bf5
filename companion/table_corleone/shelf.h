#pragma once

#include "companion/table_corleone/view.h"

#include <optional>
#include <vector>

/// The cards that lie face up beside the board: Public Jobs, open Allies, Allies that were played.
namespace consigliere::table_corleone {

/// The Allies that are in this state, in the order of the box.
[[nodiscard]] std::vector<corleone::AllyId> allies_that_are(
    const View& view, corleone::AllyState::Kind state);

/// Shows those cards where a panel has room left; nothing where there is none. Gives a Public Job
/// that was tapped.
std::optional<corleone::JobId> draw_shelf(Ui& ui, const Rect& rect, const View& view);

} // namespace consigliere::table_corleone
