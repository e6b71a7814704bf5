#pragma once

#include "companion/table_corleone/view.h"

#include <functional>
#include <string>

namespace consigliere::table_corleone {

/// Choosing cards of a hand. Where hands are covered it offers every kind of card and counts only
/// what is picked, so that nobody reads a hand off the screen; the referee knows what is in it.
class CardPicker {
public:
    struct Wish {
        corleone::Family family;
        int count = 1; ///< How many cards have to be picked.
        std::string title;
        std::string button;
    };

    /// Draws the picker; true when the button was tapped with the right number of cards.
    bool draw(Ui& ui, const Rect& rect, const View& view, const Wish& wish);

    [[nodiscard]] const corleone::Cards& picked() const { return m_picked; }
    void reset() { m_picked = {}; }

private:
    corleone::Cards m_picked;
};

} // namespace consigliere::table_corleone
