#pragma once

#include "companion/desk/panel_rows.h"
#include "companion/widgets/button.h"

#include <optional>
#include <utility>
#include <variant>
#include <vector>

// Contents of a panel or form as a value: head, rows, way back and next step. A game builds it in
// each frame; draw_contents() lays it out, handles input and runs the tapped action.
namespace consigliere::desk {

/// Action of a tap. In state `explains` it shows the referee's reasons.
struct Tap {
    widgets::Readiness readiness{};
    std::function<void()> does{};
};

/// Runs `does` if the move is allowed, otherwise `explains`.
[[nodiscard]] inline Tap tap_if(
    bool may, std::function<void()> does, std::function<void()> explains)
{
    return may ? Tap{widgets::ControlState::enabled, std::move(does)}
               : Tap{widgets::ControlState::explains, std::move(explains)};
}
template <typename Place, typename Value>
[[nodiscard]] Tap sets(Place& place, Value value, widgets::Readiness readiness = {})
{
    return {std::move(readiness), [&place, value] { place = value; }};
}
template <typename View, typename Actor, typename Action>
[[nodiscard]] Tap records(View& view, Actor actor, Action action)
{
    return {{}, [&view, actor, action] { view.record(actor, action); }};
}
/// Records a move; looks unavailable if the referee would refuse it.
template <typename View, typename Actor, typename Action>
[[nodiscard]] Tap deed(View& view, Actor actor, Action action)
{
    const bool may = view.may(actor, action);
    Tap tap = records(view, actor, std::move(action));
    tap.readiness = may ? widgets::ControlState::enabled : widgets::ControlState::explains;
    return tap;
}

struct Button {
    std::string id;
    std::string label{};
    Tap tap{};
    bool is_chosen = false;
    /// Icon at the left, of the player it is about; or all of its content.
    Sign sign{};
    /// Second line, of any length; on cards and full-width buttons only.
    std::string detail{};
    /// Draws the content instead of the label. A button without an id is only a placeholder.
    std::function<void(widgets::Ui& ui, const widgets::Rect& place)> picture{};
    /// Icon before the label, from namespace `symbol`; nullptr for none.
    const char* symbol = nullptr;
    /// The primary button, where it is not in the foot.
    bool is_next = false;
};

/// Layout of adjacent buttons.
enum class Lay : std::uint8_t {
    rows, ///< One per line.
    low_rows, ///< Like rows, but lower: each is about a player.
    ways, ///< One per line; side by side in a low panel.
    pairs, ///< Two per line.
    columns, ///< All in one line.
    stops, ///< A picture per line; two in a low panel.
    cards, ///< One per line, with what is printed on the card.
    things, ///< Like cards, but without a background: the picture looks as on the table.
    tiles, ///< Like things, side by side if there is room.
    shelf, ///< Like things, but lower, and two per line if there is room.
    chips, ///< As wide as their labels, wrapped into lines.
    discs, ///< Icons side by side.
    numbers, ///< Equal lines, as many as touch targets need.
    sides, ///< Two per line, large, like the sides of a coin.
    grid, ///< Small, in `columns` columns.
};

struct Heading {
    /// Position in a low panel.
    enum class Low : std::uint8_t {
        above,
        beside, ///< Left of the next row.
        beside_all, ///< Left of all rows up to the next heading.
    };
    std::string text;
    Low low = Low::above;
};

struct Text {
    enum class Tone : std::uint8_t {
        plain,
        quiet, ///< Secondary text.
        told, ///< The selection so far.
        forbidden,
    };
    std::string text;
    Tone tone = Tone::plain;
};

/// A text about a player, after the player's icon.
struct Line {
    Sign sign;
    std::string text;
    std::string detail{};
};

struct Buttons {
    Lay lay;
    std::vector<Button> buttons;
    int columns = 0; ///< For Lay::grid.
};

/// An amount set by step buttons.
struct Amount {
    std::string id;
    int* amount;
    /// Formats the amount above the steps; nullptr if it is shown elsewhere.
    std::string (*tell)(int amount);
    AmountRange range{};
};

/// A button that shows something while held.
struct Glance {
    std::string id;
    std::string label;
    std::function<std::string()> seen;
};

/// Custom drawing; shrinks `rest` by its height.
struct Drawn {
    std::function<void(widgets::Ui& ui, widgets::Rect& rest)> draw;
};

/// Custom drawing that fills the remaining height, at most `most`.
struct Picture {
    float most = 0;
    std::function<void(widgets::Ui& ui, const widgets::Rect& place)> draw;
};

/// Panel shapes in which a row is shown.
enum class Where : std::uint8_t {
    everywhere,
    high,
    low,
    low_end, ///< Low panels only, after everything that can be tapped.
};

using Part = std::variant<Heading, Text, Line, Buttons, Amount, Glance, Drawn, Picture>;

struct Row {
    Part what;
    Where where = Where::everywhere;
};

struct Contents {
    /// Id of the scrolled list of rows.
    std::string list;
    Head head;
    std::vector<Row> rows{};
    /// Way back of a page that replaces the panel; empty for the panel itself.
    std::function<void()> leads_back{};
    /// Left button of the foot: back, or an alternative.
    std::optional<Button> aside{};
    /// Right button of the foot: the primary one while its kind is `next`.
    std::optional<Button> next{};
    widgets::ButtonKind next_kind = widgets::ButtonKind::next;

    void add(Part what, Where where = Where::everywhere)
    {
        rows.push_back({std::move(what), where});
    }
    void heading(std::string text) { add(Heading{std::move(text)}); }
    /// Adds a heading that a low panel shows left of the next row.
    void headed(std::string text, Heading::Low low = Heading::Low::beside)
    {
        add(Heading{std::move(text), low});
    }
    void text(std::string text, Text::Tone tone = Text::Tone::plain)
    {
        add(Text{std::move(text), tone});
    }
    void remark(std::string text, Where where = Where::everywhere)
    {
        add(Text{std::move(text), Text::Tone::quiet}, where);
    }
    /// Adds a button to the preceding group if that has this layout.
    void button(Lay lay, Button button);
    /// Adds a full-width button with its consequence as second line.
    void offer(std::string id, std::string label, std::string detail, Tap tap)
    {
        button(Lay::rows,
            {.id = std::move(id),
                .label = std::move(label),
                .tap = std::move(tap),
                .detail = std::move(detail)});
    }
    /// Adds a grid with a button per element.
    template <typename Things, typename MakesButton>
    void grid(int columns, const Things& things, const MakesButton& makes_button)
    {
        Buttons made{Lay::grid, {}, columns};
        for (const auto& thing : things)
            made.buttons.push_back(makes_button(thing));
        add(std::move(made));
    }
    /// Adds a button per number in [least, most].
    void numbers(std::string_view id, int least, int most, std::optional<int> chosen,
        const std::function<Tap(int number)>& tap);
    void goes_back(std::string id, std::function<void()> does);
    void draws(std::function<void(widgets::Ui& ui, widgets::Rect& rest)> draw)
    {
        add(Drawn{std::move(draw)});
    }
    void goes_on(std::string id, std::string label, Tap tap)
    {
        next = Button{std::move(id), std::move(label), std::move(tap)};
    }
};

/// Draws a panel and runs the tapped action. Without a title there is no head. The buttons of the
/// foot go into `foot` or, if that is empty, to the bottom of `rect`.
void draw_contents(
    widgets::Ui& ui, widgets::Rect rect, widgets::Rect foot, const Contents& contents);
/// Draws the rows only, as part of another list; shrinks `rest` by their height.
void draw_rows(widgets::Ui& ui, widgets::Rect& rest, const Contents& contents);

} // namespace consigliere::desk
