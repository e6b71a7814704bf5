#pragma once

#include "companion/desk/table_host.h"
#include "companion/frame/room.h"
#include "companion/rulebook/rulebook.h"
#include "companion/widgets/marked_text.h"

#include <cstddef>
#include <string>
#include <vector>

namespace consigliere::screens {

/// A FAQ entry about a thing on the table, with its current status.
struct ArguedHere {
    rulebook::SettledArgument argued;
    std::string now; ///< Empty if the position does not determine it.
};

/// FAQ entries about `thing`, most relevant first. `explanations` are the table's answers after
/// `entry`.
[[nodiscard]] std::vector<ArguedHere> argued_about(const rulebook::Rulebook& book,
    const desk::GameTable& table, const std::vector<desk::WhyAnswer>& explanations,
    const std::string& thing, int entry);

/// Draws a heading and the cards from index `first` on; shrinks `list` by the height used. Returns
/// the id of the tapped entry; empty if none.
[[nodiscard]] std::string draw_argued_cards(Ui& ui, Rect& list, const std::string& title,
    const std::vector<ArguedHere>& arguments, std::size_t first = 0);

/// Draws a card with these texts, which is a target, and shrinks `list` by its height. Returns true
/// if tapped.
[[nodiscard]] bool draw_text_card(
    Ui& ui, Rect& list, const std::string& id, const std::vector<widgets::Paragraph>& texts);
/// Draws one card and shrinks `list` by its height. Returns true if tapped.
[[nodiscard]] bool draw_argued_card(Ui& ui, Rect& list, const ArguedHere& here);

} // namespace consigliere::screens
