#pragma once

#include "companion/frame/room.h"
#include "companion/people/counted_people.h"

namespace consigliere::screens {

/// Everybody with a share of wins beside what chance would give, a mean place, and how much that is
/// worth; a tap chooses somebody. Those with few evenings stand apart, unranked.
void draw_people_list(Ui& ui, const Rect& rect, CountedPeople& people);

/// How far the counting is, with the way to stop it, and to put everybody in order when it is over.
/// Nothing when there is nothing to be said; takes its height off the top of `rect`.
void draw_counting(Ui& ui, Rect& rect, CountedPeople& people);

} // namespace consigliere::screens
