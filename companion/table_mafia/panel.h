#pragma once

#include "companion/desk/contents.h"
#include "companion/table_mafia/board.h"
#include "companion/table_mafia/view.h"
#include "engine/ledger/interface.h"

#include <optional>
#include <string_view>

namespace consigliere::table_mafia {

class CardMove;

/// What the players opened by a tap, instead of the panel of the step; reset by the next entry.
enum class Mode : std::uint8_t {
    step, ///< The panel of the step.
    draw, ///< Drawing the informer's card.
    use, ///< Using a red card.
    deal,
    give,
    repay,
    describe, ///< Describing the board, in a dialog.
};

using desk::Button;
using desk::Contents;
using desk::deed;
using desk::draw_contents;
using desk::draw_rows;
using desk::Lay;
using desk::records;
using desk::sets;
using desk::Tap;

/// Part of the table screen with the turn panel and the board's taps in one step.
class Panel : public ledger::Interface {
public:
    /// What is highlighted and can be tapped on the board. Called before contents() and draw() in
    /// each frame.
    [[nodiscard]] virtual BoardLook look(const View&) { return {}; }
    [[nodiscard]] virtual Contents contents(const View&) { return {}; }
    /// `foot`: rectangle of the button for the next step, at the bottom right.
    virtual void draw(Ui& ui, Rect rect, const Rect& foot, const View& view)
    {
        draw_contents(ui, rect, foot, contents(view));
    }
    /// The history changed: drops unfinished choices.
    virtual void reset() { }
};

/// A panel in which cards are drawn or used, and which can open another Mode.
class CardPanel : public Panel {
public:
    CardPanel(CardMove& card, Mode& mode)
        : m_card(card)
        , m_mode(mode)
    {
    }

protected:
    CardMove& m_card;
    Mode& m_mode;
};

/// "Ana · Bonanno · capiregime, 5 pieces".
[[nodiscard]] std::string tell_standing(const View& view, Figure figure);

// Helpers for contents of panels. ----------------------------------------------------------------

void add_figures(Contents& panel, std::string_view id, std::optional<Figure> chosen,
    const std::function<Tap(Figure)>& tap);
/// Adds the numbers of a kind of business, for an undescribed circuit. If `told` has a number, it
/// is selected.
void add_businesses(Contents& panel, Field told, const std::function<Tap(Field)>& tap);
void add_amount(Contents& panel, std::string_view heading, std::string_view id, int& amount);
void add_squares(Contents& panel, std::string_view id, std::optional<Square> chosen,
    const std::function<Tap(Square)>& tap);
/// A target that glows if `tap` has an effect.
[[nodiscard]] BoardTarget target_for(std::string_view meaning, Tap tap);

} // namespace consigliere::table_mafia
