#pragma once

#include "companion/desk/score_reveal.h"
#include "companion/table_corleone/card_picker.h"
#include "companion/table_corleone/view.h"

namespace consigliere::table_corleone {

/// Panel for the end of the game (p. 23): ranking, all parts of the score, and why the winner won.
/// With board tracking it asks for the Suitcases first.
class EndPanel final : public Panel {
public:
    [[nodiscard]] Contents contents(View& view) override;
    void reset() override;

    /// Draws the ranking in the rectangle of the board.
    void draw_ranking(Ui& ui, const Rect& rect, View& view);

private:
    [[nodiscard]] Contents counting(View& view);

    std::optional<Family> m_counting;
    CardPicker m_picker;
    desk::ScoreReveal m_finale;
};

} // namespace consigliere::table_corleone
