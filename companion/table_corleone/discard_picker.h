#pragma once

#include "companion/table_corleone/card_picker.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::table_corleone {

/// Picker for the cards to discard from a hand. Each card is shown separately and toggled by a tap;
/// one to be discarded is dark and crossed out.
class DiscardPicker {
public:
    /// Draws the hand. Returns the discarded cards once exactly `excess` are chosen and confirmed,
    /// else nullopt.
    std::optional<Cards> draw(
        Ui& ui, const Rect& rect, const View& view, const Cards& hand, int excess);
    /// Preselects `gone`.
    void reset(const Cards& gone = {});

private:
    [[nodiscard]] bool goes(const CardKind& single) const;
    void draw_single(Ui& ui, const Rect& cell, const CardKind& single);
    void draw_cards(Ui& ui, const Rect& rect, const std::vector<CardKind>& singles);
    void draw_all_at_once(Ui& ui, const Rect& rect, const std::vector<CardKind>& singles);

    /// Ids of the cards to discard, with the copy number: "$1#2".
    std::vector<std::string> m_gone;
    /// Preselected cards, not yet turned into ids.
    Cards m_begun;
};

} // namespace consigliere::table_corleone
