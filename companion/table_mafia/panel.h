#pragma once

#include "companion/desk/contents.h"
#include "companion/table_mafia/board.h"
#include "companion/table_mafia/view.h"
#include "engine/ledger/interface.h"

#include <optional>
#include <string_view>

namespace consigliere::table_mafia {

class CardMove;

/// What the table has asked for with a tap, beside what the running step shows: it lasts until
/// something is written down.
enum class Mode : std::uint8_t {
    step, ///< What the step of the turn shows.
    draw, ///< The informer’s card.
    use, ///< A red card is used.
    deal,
    give,
    repay,
    describe, ///< The board is described: a dialog opens.
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

/// A part of the table screen that has the turn panel, and the board’s attention, in some step.
class Panel : public ledger::Interface {
public:
    /// What it asks of the board; asked before the panel itself is drawn, which may tell what
    /// glows.
    [[nodiscard]] virtual BoardLook look(const View&) { return {}; }
    [[nodiscard]] virtual Contents contents(const View&) { return {}; }
    /// `foot` is the place of the thing that is next, at the bottom right.
    virtual void draw(Ui& ui, Rect rect, const Rect& foot, const View& view)
    {
        draw_contents(ui, rect, foot, contents(view));
    }
    /// Something was written down, or undone: unfinished choices are forgotten.
    virtual void reset() { }
};

/// A panel from which cards are drawn or used, and in which something else can be asked for.
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

// What a panel contains, in this game’s words.
// ------------------------------------------------------------------------------------------------

/// A row of all figures as discs.
void add_figures(Contents& panel, std::string_view id, std::optional<Figure> chosen,
    const std::function<Tap(Figure)>& tap);
/// Which business of a kind is meant, on a circuit that nobody has described. A number already told
/// is the chosen one.
void add_businesses(Contents& panel, Field told, const std::function<Tap(Field)>& tap);
/// An amount of money that is put together by taps.
void add_amount(Contents& panel, std::string_view heading, std::string_view id, int& amount);
/// The fields of the map as they lie.
void add_squares(Contents& panel, std::string_view id, std::optional<Square> chosen,
    const std::function<Tap(Square)>& tap);
/// A part of the board that glows where a tap on it does something.
[[nodiscard]] BoardTarget target_for(std::string_view meaning, Tap tap);

} // namespace consigliere::table_mafia
