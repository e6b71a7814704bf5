#pragma once

#include "companion/table_corleone/card_picker.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::table_corleone {

/// A hand of which some cards have to go. Every card lies by itself, and a tap always means the
/// same: the card goes, and another tap brings it back. One that goes is dark and crossed out.
class DiscardPicker {
public:
    /// Draws the hand; gives the cards that go when they are `excess` and the table said so.
    std::optional<Cards> draw(
        Ui& ui, const Rect& rect, const View& view, const Cards& hand, int excess);
    /// Nothing goes yet, or these cards of a hand do.
    void reset(const Cards& gone = {});

private:
    [[nodiscard]] bool goes(const CardKind& single) const;
    void draw_single(Ui& ui, const Rect& cell, const CardKind& single);
    void draw_cards(Ui& ui, const Rect& rect, const std::vector<CardKind>& singles);
    void draw_all_at_once(Ui& ui, const Rect& rect, const std::vector<CardKind>& singles);

    /// The cards that go, by their names with which of several they are: "$1#2".
    std::vector<std::string> m_gone;
    /// Cards that go from the beginning and have not been looked for in the hand yet.
    Cards m_begun;
};

} // namespace consigliere::table_corleone
