#pragma once

#include "companion/desk/panel_rows.h"
#include "companion/widgets/button.h"

#include <optional>
#include <utility>
#include <variant>
#include <vector>

/// What a panel or a form contains, as a value: whom it is about, its rows, what leads back, and
/// what comes next. A game says for each frame what there is. `draw_contents` lays it out in the
/// room that there is, listens, and does what was tapped.
namespace consigliere::desk {

/// What a tap does. A thing that is refused answers with the reasons of the referee.
struct Tap {
    widgets::Readiness readiness{};
    std::function<void()> does{};
};

/// A tap that does one thing where the referee would let it stand, and else explains.
[[nodiscard]] inline Tap tap_if(
    bool may, std::function<void()> does, std::function<void()> explains)
{
    return may ? Tap{widgets::ControlState::enabled, std::move(does)}
               : Tap{widgets::ControlState::explains, std::move(explains)};
}
/// A tap that chooses: a value takes the place of what was chosen.
template <typename Place, typename Value>
[[nodiscard]] Tap sets(Place& place, Value value, widgets::Readiness readiness = {})
{
    return {std::move(readiness), [&place, value] { place = value; }};
}
/// A tap that writes a move down without asking before.
template <typename View, typename Actor, typename Action>
[[nodiscard]] Tap records(View& view, Actor actor, Action action)
{
    return {{}, [&view, actor, action] { view.record(actor, action); }};
}
/// A tap that writes a move down, and looks refused where the referee would not let it stand.
template <typename View, typename Actor, typename Action>
[[nodiscard]] Tap deed(View& view, Actor actor, Action action)
{
    const bool may = view.may(actor, action);
    Tap tap = records(view, actor, std::move(action));
    tap.readiness = may ? widgets::ControlState::enabled : widgets::ControlState::explains;
    return tap;
}

/// Something that can be tapped.
struct Button {
    std::string id;
    std::string label{};
    Tap tap{};
    bool is_chosen = false;
    /// Whom it is about, at its left, or all of it.
    Sign sign{};
    /// A second line, of any length; on a card, or on a button that is a line.
    std::string detail{};
    /// Draws what is on it in the place of a label; what has no name only keeps its place.
    std::function<void(widgets::Ui& ui, const widgets::Rect& place)> picture{};
    /// A sign of `symbol` before the label.
    const char* symbol = nullptr;
    /// A gold one that is no button of the foot.
    bool is_next = false;
};

/// How buttons that belong together are laid.
enum class Lay : std::uint8_t {
    rows, ///< A button a line.
    low_rows, ///< The same, a little lower: each is about a player.
    ways, ///< A button a line, and in a low panel side by side.
    pairs, ///< Two in a line.
    columns, ///< All in one line.
    stops, ///< A picture a line, and in a low panel two.
    cards, ///< A line each with what is printed on it.
    things, ///< A line each of what is tapped as it lies there: its picture has no ground.
    tiles, ///< The same, beside each other where there is room.
    shelf, ///< The same in lower lines, two beside each other where there is room.
    chips, ///< As wide as their words, as many in a line as it has room for.
    discs, ///< Their signs side by side.
    numbers, ///< In as many equal lines as fingers need.
    sides, ///< Two in a line, large, as the sides of a coin.
    grid, ///< Small ones, in as many columns as are told.
};

struct Heading {
    /// Where it stands in a low panel.
    enum class Low : std::uint8_t {
        above,
        beside, ///< At the left of the row that follows.
        beside_all, ///< At the left of all rows as far as the next heading.
    };
    std::string text;
    Low low = Low::above;
};

struct Text {
    enum class Tone : std::uint8_t {
        plain,
        quiet, ///< May be overlooked.
        told, ///< What has been chosen so far.
        forbidden,
    };
    std::string text;
    Tone tone = Tone::plain;
};

/// What is told of somebody, with his sign before it.
struct Line {
    Sign sign;
    std::string text;
    std::string detail{};
};

struct Buttons {
    Lay lay;
    std::vector<Button> buttons;
    int columns = 0; ///< Of a grid.
};

/// An amount that is put together by taps.
struct Amount {
    std::string id;
    int* amount;
    /// How it reads above its steps; nothing where that is drawn elsewhere.
    std::string (*tell)(int amount);
    AmountRange range{};
};

/// A button under which something is seen as long as a finger holds it.
struct Glance {
    std::string id;
    std::string label;
    std::function<std::string()> seen;
};

/// What is drawn by hand because the picture is the point; takes its height off the top.
struct Drawn {
    std::function<void(widgets::Ui& ui, widgets::Rect& rest)> draw;
};

/// The same for a picture that takes the room that is left, and at most so much.
struct Picture {
    float most = 0;
    std::function<void(widgets::Ui& ui, const widgets::Rect& place)> draw;
};

/// In which panels a row is shown.
enum class Where : std::uint8_t {
    everywhere,
    high, ///< Only in a high panel.
    low, ///< Only in a low one.
    low_end, ///< In a low panel it comes after all that can be tapped.
};

using Part = std::variant<Heading, Text, Line, Buttons, Amount, Glance, Drawn, Picture>;

struct Row {
    Part what;
    Where where = Where::everywhere;
};

struct Contents {
    /// The name of the list that its rows are.
    std::string list;
    Head head;
    std::vector<Row> rows{};
    /// Where it is a page in the place of a panel, what its head leads back to.
    std::function<void()> leads_back{};
    /// At the left of its foot: what leads back, or aside.
    std::optional<Button> aside{};
    /// At the right of its foot: the gold button, as long as it is next.
    std::optional<Button> next{};
    widgets::ButtonKind next_kind = widgets::ButtonKind::next;

    void add(Part what, Where where = Where::everywhere)
    {
        rows.push_back({std::move(what), where});
    }
    void heading(std::string text) { add(Heading{std::move(text)}); }
    /// A heading that a low panel puts at the left of what follows.
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
    /// One more button: it stands with those before it that are laid alike.
    void button(Lay lay, Button button);
    /// A line that tells below its name what comes of it.
    void offer(std::string id, std::string label, std::string detail, Tap tap)
    {
        button(Lay::rows,
            {.id = std::move(id),
                .label = std::move(label),
                .tap = std::move(tap),
                .detail = std::move(detail)});
    }
    /// A grid of small buttons, one for each of these things.
    template <typename Things, typename MakesButton>
    void grid(int columns, const Things& things, const MakesButton& makes_button)
    {
        Buttons made{Lay::grid, {}, columns};
        for (const auto& thing : things)
            made.buttons.push_back(makes_button(thing));
        add(std::move(made));
    }
    /// Buttons from one number to another.
    void numbers(std::string_view id, int least, int most, std::optional<int> chosen,
        const std::function<Tap(int number)>& tap);
    void goes_back(std::string id, std::function<void()> does);
    /// What is drawn by hand.
    void draws(std::function<void(widgets::Ui& ui, widgets::Rect& rest)> draw)
    {
        add(Drawn{std::move(draw)});
    }
    void goes_on(std::string id, std::string label, Tap tap)
    {
        next = Button{std::move(id), std::move(label), std::move(tap)};
    }
};

/// Draws a panel and does what was tapped; one without a title has no head. Its `foot` has the
/// buttons at its end; where none is given, they take their height off the bottom of `rect`.
void draw_contents(
    widgets::Ui& ui, widgets::Rect rect, widgets::Rect foot, const Contents& contents);
/// Draws its rows alone, in a list that something else is in as well; takes their height off the
/// top.
void draw_rows(widgets::Ui& ui, widgets::Rect& rest, const Contents& contents);

} // namespace consigliere::desk
