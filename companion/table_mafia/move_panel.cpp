#include "companion/table_mafia/names.h"
#include "companion/table_mafia/panels.h"
#include "companion/table_mafia/pieces.h"
#include "companion/table_mafia/table_parts.h"
#include "engine/mafia/answers.h"

namespace consigliere::table_mafia {

using language::number;

namespace {

/// Steps (1 to 6) to a field of the described circuit; nullopt if it is out of reach.
std::optional<int> steps_to(const View& view, Figure figure, Field field)
{
    const Components& components = view.components();
    const auto from = components.place_of(view.position().of(figure).field);
    const auto to = components.place_of(field);
    if (!from || !to)
        return std::nullopt;
    const int count = static_cast<int>(components.circuit().size());
    const int steps = (*to - *from + count - 1) % count + 1;
    return steps <= 6 ? std::optional(steps) : std::nullopt;
}

/// Draws both dice; on the right, the badge of the figure on turn.
void draw_dice(Ui& ui, Rect rect, const Turn& turn)
{
    if (turn.next)
        draw_badge(ui, rect.cut_right(38_dp, 8_dp).centre(), 34_dp, *turn.next);
    ui.text(rect, number(turn.roll), {Font::score, ui.theme().brass_text});
}

void draw_rolled(Ui& ui, Rect rect, const Turn& turn)
{
    draw_dice(ui, rect, turn);
    if (!turn.next)
        return;
    rect.cut_left(40_dp, 10_dp);
    rect.cut_right(38_dp, 8_dp);
    ui.text(rect, tr_fill("rolled; {figure} is next", {{"figure", tell(*turn.next)}}),
        {Font::body, ui.theme().quiet, 0, 0.5F, true});
}

/// The range of steps of the figure that has rolled, in words.
std::string tell_reach(const View& view, Figure figure)
{
    const Rank rank = rank_of(view.position(), figure);
    const int change = change_of(rank);
    return change == 0
        ? tr_fill("{rank}: exactly the number rolled.", {{"rank", tell(rank)}})
        : tr_fill("{rank}: the number rolled, or up to {n} more or fewer, from 1 to 6.",
            {{"rank", tell(rank)}, {"n", number(change)}});
}

/// Draws the effect of stopping at a field, with its rule.
void draw_stop(Ui& ui, const Rect& row, int steps, Field field, const std::string& brings)
{
    const float two_small_lines = 32_dp;
    Rect inside = row.inset(10_dp, 4_dp);
    ui.text(
        inside.cut_left(30_dp, 10_dp), number(steps), {Font::score, ui.theme().brass_text, 0.5F});
    ui.fill(inside.cut_right(8_dp, 8_dp).inset(0, 6_dp), paint_of(field.kind()), 4_dp);
    ui.text(inside.cut_top(inside.height() - two_small_lines), tell(field),
        {Font::strong, ui.theme().text});
    ui.text(inside, brings,
        {Font::small, ui.theme().quiet, 0, 0.5F,
            ui.measure(brings, Font::small).x > inside.width()});
}

bool is_in_reach(const View& view, int steps)
{
    const Steps range = steps_of(view.position(), *view.position().turn.figure);
    return steps >= range.least && steps <= range.most;
}

bool is_way_known(const View& view)
{
    const Figure figure = *view.position().turn.figure;
    return view.components().place_of(view.position().of(figure).field).has_value();
}

} // namespace

void MovePanel::reset()
{
    m_steps.reset();
    m_to.reset();
    m_is_over_start = false;
}

std::optional<int> MovePanel::steps(const View& view) const
{
    const Position& position = view.position();
    const Steps range = steps_of(position, *position.turn.figure);
    const int rolled = position.turn.roll;
    return m_steps || rolled < range.least || rolled > range.most ? m_steps : rolled;
}

Walk MovePanel::told(const View& view) const
{
    return {steps(view).value_or(0), m_to,
        m_is_over_start ? std::optional(Walk::Over::start) : std::nullopt};
}

BoardLook MovePanel::look(const View& view)
{
    BoardLook look;
    const Figure figure = *view.position().turn.figure;
    look.lit = figure;
    if (!is_way_known(view)) {
        look.fields = [this](Field field) {
            return BoardTarget{
                "stop", ControlState::enabled, m_to == field, {}, desk::sets(m_to, field).does};
        };
        return look;
    }
    look.fields = [&view, figure](Field field) -> std::optional<BoardTarget> {
        const std::optional<int> steps = steps_to(view, figure, field);
        if (!steps)
            return std::nullopt;
        Tap tap = desk::records(view, figure, Walk{*steps, std::nullopt, std::nullopt});
        if (!is_in_reach(view, *steps))
            tap.readiness = ControlState::explains;
        BoardTarget target = target_for("stop", std::move(tap));
        target.label = target.is_lit ? number(*steps) : std::string();
        return target;
    };
    return look;
}

Contents MovePanel::contents(const View& view)
{
    const Turn& turn = view.position().turn;
    const Figure figure = *turn.figure;
    Contents panel{"stops",
        {.sign = sign_of(figure),
            .title = tr_fill("{figure} moves", {{"figure", tell(figure)}}),
            .detail = tell_standing(view, figure),
            // Dice as a picture leave more height for the stops, and fit at any width.
            .picture = desk::Head::Picture{88_dp, 330_dp,
                [&turn](Ui& ui, const Rect& place) { draw_dice(ui, place, turn); },
                [&turn](Ui& ui, const Rect& place) { draw_rolled(ui, place, turn); }}}};
    if (is_way_known(view))
        add_stops(panel, view);
    else
        add_telling(panel, view);
    add_what_hands_do(panel, view);
    return panel;
}

/// Adds one row per possible stop. In a low panel, only the head says what they are.
void MovePanel::add_stops(Contents& panel, const View& view)
{
    const Figure figure = *view.position().turn.figure;
    const Components& components = view.components();
    const int here = *components.place_of(view.position().of(figure).field);
    const Steps range = steps_of(view.position(), figure);
    panel.add(desk::Heading{tr("Possible stops")}, desk::Where::high);
    for (int steps = range.least; steps <= range.most; ++steps) {
        const Field field = components.field_after(here, steps);
        const Walk walk{steps, std::nullopt, std::nullopt};
        const std::string brings = tell_stop(view, figure, walk, field.kind());
        panel.button(Lay::stops,
            {.id = "move:" + std::to_string(steps),
                .tap = desk::records(view, figure, walk),
                .picture = [steps, field, brings](Ui& ui, const Rect& place) {
                    draw_stop(ui, place, steps, field, brings);
                }});
    }
}

/// Adds the number of steps. The rank's range comes last, because the buttons imply it.
void MovePanel::add_steps(Contents& panel, const View& view)
{
    const Figure figure = *view.position().turn.figure;
    panel.headed(tr("Steps along the arrow"));
    panel.remark(tell_reach(view, figure), desk::Where::low_end);
    panel.numbers("steps", 1, 6, steps(view), [&](int number) {
        return desk::tap_if(
            is_in_reach(view, number), [this, number] { m_steps = number; },
            [this, &view, figure, number] {
                view.explain(figure, Walk{number, m_to, std::nullopt});
            });
    });
}

void MovePanel::add_telling(Contents& panel, const View& view)
{
    const Figure figure = *view.position().turn.figure;
    panel.remark(tr("Count along the arrow on your board. The ring here is only a list of fields "
                    "until you describe the board."));
    add_steps(panel, view);
    panel.headed(tr("Where does that lead?"));
    if (m_to)
        panel.text(tell(*m_to), desk::Text::Tone::told);
    else
        panel.remark(tr("Tap the field your board shows there."));
    if (m_to && steps(view))
        panel.text(tell_stop(view, figure, told(view), m_to->kind()));
    // Without its number, a business could not be bought.
    const bool is_business_told = m_to && is_business(m_to->kind());
    if (is_business_told)
        add_businesses(panel, *m_to, [this](Field business) { return desk::sets(m_to, business); });
    add_start(panel, view);
    const bool is_told = steps(view) && m_to && (!is_business_told || m_to->number() > 0);
    panel.goes_on("move:done", tr("Record"),
        is_told ? desk::records(view, figure, told(view))
                : Tap{ready_if(false, tr("First tap where the figure stopped."))});
}

/// Asks whether the walk passes the own start, if it can: not if it begins there.
void MovePanel::add_start(Contents& panel, const View& view)
{
    const Figure figure = *view.position().turn.figure;
    const Walk over{steps(view).value_or(steps_of(view.position(), figure).least),
        m_to.value_or(Field(FieldKind::fortuna, 0)), Walk::Over::start};
    if (!view.may(figure, over)) {
        m_is_over_start = false;
        return;
    }
    panel.heading(
        tr_fill("Past the start of {family} on the way?", {{"family", tell(family_of(figure))}}));
    panel.button(
        Lay::pairs, {"over:0", tr("No"), desk::sets(m_is_over_start, false), !m_is_over_start});
    panel.button(
        Lay::pairs, {"over:1", tr("Yes"), desk::sets(m_is_over_start, true), m_is_over_start});
}

} // namespace consigliere::table_mafia
