#pragma once

#include "companion/desk/contents.h"
#include "companion/table_mafia/board.h"
#include "companion/table_mafia/card_move.h"
#include "companion/table_mafia/view.h"
#include "engine/ledger/interface.h"

#include <optional>
#include <string_view>

namespace consigliere::table_mafia {

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

using desk::Contents;
using desk::deed;
using desk::draw_headed;
using desk::Lay;
using desk::PanelShape;
using desk::shape_of;
using desk::Tap;

/// A part of the table screen that has the turn panel, and the board’s attention, in some step.
class Panel : public ledger::Interface {
public:
    /// What it asks of the board; asked before the panel itself is drawn, which may tell what
    /// glows.
    [[nodiscard]] virtual BoardLook look(const View&) { return {}; }
    virtual void touched(const View&, const BoardTouch&) { }
    [[nodiscard]] virtual Contents contents(const View&) { return {}; }
    /// `foot` is the place of the thing that is next, at the bottom right.
    virtual void draw(Ui& ui, Rect rect, const Rect& foot, const View& view)
    {
        desk::draw_contents(ui, rect, foot, contents(view));
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

/// The head of the turn panel: whose turn it is, and what is to be done.
void draw_turn_header(Ui& ui, Rect& rect, std::optional<Figure> figure, std::string_view title,
    std::string_view detail);
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
/// A part of the board that glows where a tap on it does something.
[[nodiscard]] BoardTarget target_for(std::string_view meaning, Tap tap);

// The same, drawn at once.
// ------------------------------------------------------------------------------------------------

/// Numbers side by side, from one to another, in as many rows as fingers need; gives the one that
/// was tapped.
struct NumberRow {
    std::string_view id;
    int least = 1;
    int most = 6;
    std::optional<int> chosen{};
    std::function<Mood(int)> mood{};
};
[[nodiscard]] std::optional<int> choose_number(Ui& ui, Rect& rect, const NumberRow& row);

/// Which business of a kind is meant, on a circuit that nobody has described; gives the one that
/// was tapped. A number already told is the chosen one.
[[nodiscard]] std::optional<Field> choose_business(
    Ui& ui, Rect& rect, Field told, const std::function<bool(Field)>& may = {});

using desk::AmountRange;
using desk::card_button;
using desk::step_amount;
/// An amount of money that is put together by taps.
[[nodiscard]] int choose_amount(
    Ui& ui, Rect& rect, std::string_view id, int amount, AmountRange range = {});
/// The digits of an amount, in the place of its steps: an empty one is nothing. What would be too
/// much says so.
[[nodiscard]] int type_amount(
    Ui& ui, Rect& rect, std::string_view id, int amount, const AmountRange& range);

} // namespace consigliere::table_mafia
