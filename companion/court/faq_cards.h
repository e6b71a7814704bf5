#pragma once

#include "companion/desk/desk.h"
#include "companion/frame/room.h"
#include "companion/rulebook/rulebook.h"

#include <cstddef>
#include <string>
#include <vector>

namespace consigliere::screens {

/// An argument over a thing of the table, and how it stands there.
struct ArguedHere {
    rulebook::SettledArgument argued;
    std::string now; ///< Empty where that cannot be said of the position.
};

/// What is argued over about a thing of a table, where it comes up most first. `explanations` are
/// what the table answers at that entry.
[[nodiscard]] std::vector<ArguedHere> argued_about(const rulebook::Rulebook& book,
    const desk::GameTable& table, const std::vector<desk::Explanation>& explanations,
    const std::string& thing, int entry);

/// Below a heading a card for each from one on, off the top of a list. Gives the id of the argument
/// that was tapped, to be shown in full; empty when none was.
[[nodiscard]] std::string draw_argued_cards(Ui& ui, Rect& list, const std::string& title,
    const std::vector<ArguedHere>& arguments, std::size_t first = 0);

/// One such card, off the top of a list. Gives whether it was tapped.
[[nodiscard]] bool draw_argued_card(Ui& ui, Rect& list, const ArguedHere& here);

} // namespace consigliere::screens
