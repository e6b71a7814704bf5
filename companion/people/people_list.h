#pragma once

#include "companion/frame/room.h"
#include "companion/people/counted_people.h"

namespace consigliere::screens {

/// List of people: win rate against chance, mean place, confidence; a tap selects one. People with
/// few evenings are listed separately, unranked.
void draw_people_list(Ui& ui, const Rect& rect, CountedPeople& people);

/// Progress of the counting, with buttons to stop it and to reorder the list. Draws nothing if
/// done and in order. Shrinks `rect` by the height used.
void draw_counting(Ui& ui, Rect& rect, CountedPeople& people);

} // namespace consigliere::screens
