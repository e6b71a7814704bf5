#include "companion/table_mafia/move_panel.h"

#include "companion/table_mafia/names.h"
#include "companion/table_mafia/payments.h"
#include "companion/table_mafia/pieces.h"
#include "companion/table_mafia/what_hands_do.h"
#include "engine/mafia/answers.h"

namespace consigliere::table_mafia {

using language::number;

namespace {

/// How many steps ahead a field of the described circuit lies, from 1 to 6.
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

/// What was rolled, and whose colour: on the right the badge of whoever is next.
void draw_dice(Ui& ui, Rect rect, const Turn& turn)
{
    if (turn.next)
        draw_badge(ui, rect.cut_right(38_dp, 8_dp).centre(), 34_dp, *turn.next);
    ui.text(rect, number(turn.roll), {Font::score, ui.theme().brass_text});
}

/// The same in words.
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

/// How many fields whoever rolled may go.
std::string tell_reach(const View& view, Figure figure)
{
    const Rank rank = rank_of(view.position(), figure);
    const int change = change_of(rank);
    return change == 0 ? tr_fill("{rank}: exactly as many as were rolled.", {{"rank", tell(rank)}})
                       : tr_fill("{rank}: as many as were rolled, or up to {n} more or fewer.",
                           {{"rank", tell(rank)}, {"n", number(change)}});
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

/// A business without its number could not be bought by whoever stands there.
bool MovePanel::is_told(const View& view) const
{
    return steps(view) && m_to && (!is_business(m_to->kind()) || m_to->number() > 0);
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
            return BoardTarget{"stop", Mood::ready, m_to == field, {}};
        };
        return look;
    }
    look.fields = [&view, figure](Field field) -> std::optional<BoardTarget> {
        const std::optional<int> steps = steps_to(view, figure, field);
        if (!steps)
            return std::nullopt;
        const Steps range = steps_of(view.position(), figure);
        const bool may = *steps >= range.least && *steps <= range.most;
        return BoardTarget{
            "stop", may ? Mood::ready : Mood::refused, may, may ? number(*steps) : std::string()};
    };
    return look;
}

void MovePanel::choose(Field field)
{
    m_to = field;
}

void MovePanel::touched(const View& view, const BoardTouch& touch)
{
    if (!touch.field)
        return;
    if (!is_way_known(view)) {
        choose(*touch.field);
        return;
    }
    const Figure figure = *view.position().turn.figure;
    if (const auto steps = steps_to(view, figure, *touch.field))
        view.record(figure, Walk{*steps, std::nullopt, std::nullopt});
}

void MovePanel::draw(Ui& ui, Rect rect, const Rect& foot, const View& view)
{
    const Position& position = view.position();
    const Figure figure = *position.turn.figure;
    // Where there is little height, both dice stand beside the head, so that more of the stops is
    // seen; they have room there at any width.
    const bool are_dice_beside_head = rect.height() < 330_dp;
    Rect head = rect;
    Rect dice = head.cut_right(are_dice_beside_head ? 88_dp : 0, are_dice_beside_head ? 8_dp : 0);
    draw_turn_header(ui, head, figure, tr_fill("{figure} moves", {{"figure", tell(figure)}}),
        tell_standing(view, figure));
    if (are_dice_beside_head)
        draw_dice(ui, dice.cut_top(48_dp), position.turn);
    rect.top = head.top;
    const bool is_known = is_way_known(view);
    const PanelShape shape = shape_of(rect);
    scroll_area(ui, "stops", rect, [&](Rect& rest) {
        if (!are_dice_beside_head)
            draw_rolled(ui, rest.cut_top(40_dp, 8_dp), position.turn);
        if (is_known)
            draw_stops(ui, rest, view, shape);
        else
            draw_telling(ui, rest, view, shape);
        draw_what_hands_do(ui, rest, view);
    });
    if (is_known)
        return;
    if (button(ui, "move:done", foot, tr("Write it down"),
            next_if(is_told(view), tr("Tell first where the figure stopped."))))
        view.record(figure, told(view));
}

/// One row for each field that may be stopped on. In a low panel two share a line, and what they
/// are the head alone says.
void MovePanel::draw_stops(Ui& ui, Rect& rect, const View& view, PanelShape shape) const
{
    const Steps range = steps_of(view.position(), *view.position().turn.figure);
    const bool is_low = shape == PanelShape::low;
    if (!is_low)
        heading(ui, rect, tr("May stop on"));
    const int columns = is_low ? 2 : 1;
    const float height = is_low ? 60_dp : 62_dp;
    for (int steps = range.least; steps <= range.most; steps += columns) {
        const std::vector<Rect> cells = rect.cut_top(height, 6_dp).columns(columns, 6_dp);
        for (int i = 0; i < columns && steps + i <= range.most; ++i)
            draw_stop(ui, cells[static_cast<std::size_t>(i)], view, steps + i);
    }
}

/// What it would bring, and its rule.
void MovePanel::draw_stop(Ui& ui, const Rect& row, const View& view, int steps) const
{
    const Figure figure = *view.position().turn.figure;
    const Components& components = view.components();
    const Field field =
        components.field_after(*components.place_of(view.position().of(figure).field), steps);
    const bool tapped = button_ground(ui, "move:" + std::to_string(steps), row).tapped;
    const float two_small_lines = 32_dp;
    Rect inside = row.inset(10_dp, 4_dp);
    ui.text(
        inside.cut_left(30_dp, 10_dp), number(steps), {Font::score, ui.theme().brass_text, 0.5F});
    ui.fill(inside.cut_right(8_dp, 8_dp).inset(0, 6_dp), paint_of(field.kind()), 4_dp);
    ui.text(inside.cut_top(inside.height() - two_small_lines), tell(field),
        {Font::strong, ui.theme().text});
    const Walk walk{steps, std::nullopt, std::nullopt};
    const std::string brings = tell_stop(view, figure, walk, field.kind());
    ui.text(inside, brings,
        {Font::small, ui.theme().quiet, 0, 0.5F,
            ui.measure(brings, Font::small).x > inside.width()});
    if (tapped)
        view.record(figure, walk);
}

/// How many steps were walked. What a rank may is told by the numbers, too, so that it comes last
/// where there is little room.
void MovePanel::draw_steps(Ui& ui, Rect& rect, const View& view, PanelShape shape)
{
    const Figure figure = *view.position().turn.figure;
    const Steps range = steps_of(view.position(), figure);
    const auto mood = [&range](int steps) {
        return steps >= range.least && steps <= range.most ? Mood::ready : Mood::refused;
    };
    draw_headed(ui, rect, shape, tr("Steps along the arrow"), [&](Rect& row) {
        if (shape == PanelShape::high)
            remark(ui, row, tell_reach(view, figure));
        const auto tapped = choose_number(ui, row, {"steps", 1, 6, steps(view), mood});
        if (tapped && mood(*tapped) == Mood::ready)
            m_steps = *tapped;
        else if (tapped)
            view.explain(figure, Walk{*tapped, m_to, std::nullopt});
    });
}

void MovePanel::draw_telling(Ui& ui, Rect& rect, const View& view, PanelShape shape)
{
    const Figure figure = *view.position().turn.figure;
    draw_steps(ui, rect, view, shape);
    draw_headed(ui, rect, shape, tr("Where does that lead?"), [&](Rect& row) {
        if (m_to)
            paragraph(ui, row, tell(*m_to), Font::lead, ui.theme().brass_text);
        else
            remark(ui, row,
                tr("Tap what your board shows there, in the ring on this screen. Whoever "
                   "describes the board under “The table” need not say it again."));
    });
    if (m_to && steps(view))
        paragraph(ui, rect, tell_stop(view, figure, told(view), m_to->kind()));
    if (m_to && is_business(m_to->kind())) {
        if (const auto business = choose_business(ui, rect, *m_to))
            m_to = business;
    }
    draw_start(ui, rect, view);
    if (shape == PanelShape::low)
        remark(ui, rect, tell_reach(view, figure));
}

/// Whether the way leads over the own start is asked where it can: nobody comes round to the start
/// that he leaves.
void MovePanel::draw_start(Ui& ui, Rect& rect, const View& view)
{
    const Figure figure = *view.position().turn.figure;
    const Walk over{steps(view).value_or(steps_of(view.position(), figure).least),
        m_to.value_or(Field(FieldKind::fortuna, 0)), Walk::Over::start};
    if (!view.may(figure, over)) {
        m_is_over_start = false;
        return;
    }
    const Family family = family_of(figure);
    heading(
        ui, rect, tr_fill("Over the start of {family} on the way?", {{"family", tell(family)}}));
    const int tapped = choice_row(
        ui, "over", rect.cut_top(52_dp, 8_dp), {tr("no"), tr("yes")}, m_is_over_start ? 1 : 0);
    if (tapped >= 0)
        m_is_over_start = tapped == 1;
}

} // namespace consigliere::table_mafia
