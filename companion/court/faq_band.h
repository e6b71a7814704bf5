#pragma once

#include "companion/court/faq_cards.h"
#include "companion/widgets/marked_text.h"

#include <string>
#include <vector>

// "Often argued here" as a band of cards below the board: question, full answer, current status,
// page.
namespace consigliere::screens {

/// As many FAQ entries, in order, as fit the band. The others are shown below the answers.
struct ArguedBand {
    struct Card {
        std::string argument; ///< Id of the FAQ entry.
        Rect rect;
        std::vector<widgets::Paragraph> texts;
    };
    Rect rect;
    std::vector<Card> cards;
};
[[nodiscard]] ArguedBand lay_out_argued_band(
    const Ui& ui, const Rect& band, const std::vector<ArguedHere>& arguments);

struct BandTouch {
    std::string argument; ///< Id of the FAQ entry to open; empty if none.
    bool puts_away = false;
};
[[nodiscard]] BandTouch draw_argued_band(Ui& ui, const ArguedBand& band);

} // namespace consigliere::screens
