#pragma once

#include "companion/desk/score_reveal.h"
#include "companion/table_corleone/card_picker.h"
#include "companion/table_corleone/view.h"

namespace consigliere::table_corleone {

/// The end (p. 23): who rules New York, every part of it, and why. In board tracking the Suitcases
/// are counted here first.
class EndPanel final : public Panel {
public:
    [[nodiscard]] Contents contents(View& view) override;
    void reset() override;

    /// The ranking, in the place of the board.
    void draw_ranking(Ui& ui, const Rect& rect, View& view);

private:
    [[nodiscard]] Contents counting(View& view);

    std::optional<Family> m_counting;
    CardPicker m_picker;
    desk::ScoreReveal m_finale;
};

} // namespace consigliere::table_corleone
