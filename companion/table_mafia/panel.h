#pragma once

#include "companion/desk/panel_shape.h"
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

/// A part of the table screen that has the turn panel, and the board’s attention, in some step.
class Panel : public ledger::Interface {
public:
    /// What it asks of the board; asked before the panel itself is drawn, which may tell what
    /// glows.
    [[nodiscard]] virtual BoardLook look(const View&) { return {}; }
    virtual void touched(const View&, const BoardTouch&) { }
    /// `foot` is the place of the thing that is next, at the bottom right.
    virtual void draw(Ui& ui, Rect rect, const Rect& foot, const View& view) = 0;
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

using desk::PanelShape;
/// How what is below the head of a panel is laid.
[[nodiscard]] PanelShape shape_of(const Rect& below_head);
/// Draws what a row of choices is about, and the row itself by `draw`, which takes its height off
/// the top. In a low panel the former stands at the left of the latter.
void draw_headed(Ui& ui, Rect& rect, PanelShape shape, std::string_view text,
    const std::function<void(Rect& row)>& draw);

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

/// A button that is about a card, with what the table has told of it, which may be of any length.
[[nodiscard]] bool card_button(Ui& ui, std::string_view id, const Rect& rect,
    std::string_view label, std::string_view text, const ButtonStyle& style = {});

/// What an amount of money can be, and its smallest step: people may agree on odd prices.
struct AmountRange {
    int least = 0;
    int most = 1'000'000;
    int smallest = 100;
};
/// An amount of money that is put together by taps.
[[nodiscard]] int choose_amount(
    Ui& ui, Rect& rect, std::string_view id, int amount, AmountRange range = {});
/// The steps of it alone.
[[nodiscard]] int step_amount(
    Ui& ui, Rect& rect, std::string_view id, int amount, const AmountRange& range);
/// The digits of an amount, in the place of its steps: an empty one is nothing. What would be too
/// much says so.
[[nodiscard]] int type_amount(
    Ui& ui, Rect& rect, std::string_view id, int amount, const AmountRange& range);

} // namespace consigliere::table_mafia
