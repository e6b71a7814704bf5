#pragma once

#include "companion/court/faq_cards.h"
#include "companion/widgets/marked_text.h"

#include <string>
#include <vector>

/// “Often argued here” as a band below the board: a few cards side by side, each with the question,
/// the whole answer, how it stands now, and the page.
namespace consigliere::screens {

/// The first of the arguments, as many as have room there, as they are drawn; what has none keeps
/// its place below the answers.
struct ArguedBand {
    struct Card {
        std::string argument; ///< The id of the argument that it shows.
        Rect rect;
        std::vector<widgets::Paragraph> texts;
    };
    Rect rect;
    std::vector<Card> cards;
};
[[nodiscard]] ArguedBand lay_out_argued_band(
    const Ui& ui, const Rect& band, const std::vector<ArguedHere>& arguments);

/// What was tapped.
struct BandTouch {
    std::string argument; ///< The id of an argument, to be shown in full.
    bool puts_away = false;
};
[[nodiscard]] BandTouch draw_argued_band(Ui& ui, const ArguedBand& band);

} // namespace consigliere::screens
