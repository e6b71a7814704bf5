#include "companion/table_mafia/turn_panel.h"

#include "companion/table_mafia/deal_panel.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/payments.h"
#include "companion/table_mafia/pieces.h"
#include "engine/mafia/prices.h"

#include <algorithm>

namespace consigliere::table_mafia {

void TurnPanel::reset()
{
    m_city.reset();
    m_business.reset();
    m_dice.reset();
}

// On the board. ----------------------------------------------------------------------------------

BoardLook TurnPanel::look(const View& view)
{
    BoardLook look;
    const Figure figure = *view.position().turn.figure;
    look.lit = figure;
    look.chosen = m_city.chosen();
    m_city.judge(view);
    look.squares = [this, &view](Square square) { return m_city.target(view, square); };
    look.fields = [this, &view](Field field) { return m_business.target(view, field); };
    return look;
}

void TurnPanel::touched(const View& view, const BoardTouch& touch)
{
    if (touch.field)
        m_business.touched(view, *touch.field);
    if (touch.square)
        m_city.touched(view, *touch.square);
}

// In the panel. ----------------------------------------------------------------------------------

void TurnPanel::draw(Ui& ui, Rect rect, const Rect& foot, const View& view)
{
    const Position& position = view.position();
    const Figure figure = *position.turn.figure;
    draw_turn_header(ui, rect, figure,
        position.turn.is_skipped ? tr_fill("{figure} skips a turn", {{"figure", tell(figure)}})
                                 : tr_fill("{figure}: {step}",
                                     {{"figure", tell(figure)}, {"step", tell(position.phase)}}),
        tell_standing(view, figure));
    const Figure next = position.turn.next.value_or(figure);
    const std::string rolls = tr_fill("{figure} rolls", {{"figure", tell(next)}});
    // Where the dice have room below two offers, they are always in sight; elsewhere they end the
    // list of offers. The turn goes on with them, without a tap before.
    const float height_of_dice = 172_dp;
    const bool has_dice_below = rect.height() >= height_of_dice + 196_dp;
    Rect dice = rect;
    if (has_dice_below)
        dice = rect.cut_bottom(height_of_dice, 8_dp);
    const PanelShape shape = shape_of(rect);
    scroll_area(ui, "turn", rect, [&](Rect& rest) {
        if (position.phase == Phase::field)
            draw_field(ui, rest, view);
        if (position.phase <= Phase::business)
            m_business.draw_told_card(ui, rest, view);
        // What the map does not show goes before what glows in the ring.
        draw_headed(
            ui, rest, shape, tell(Phase::city), [&](Rect& row) { m_city.draw(ui, row, view); });
        if (position.phase <= Phase::business)
            m_business.draw(ui, rest, view);
        draw_deals(ui, rest, view, shape);
        if (!has_dice_below)
            m_dice.draw(ui, rest, view, next, shape, rolls);
    });
    if (has_dice_below)
        scroll_area(ui, "dice", dice,
            [&](Rect& rest) { m_dice.draw(ui, rest, view, next, PanelShape::high, rolls); });
    draw_describe_board(ui, foot, view, m_mode);
}

/// What the field offers: it is passed over by whatever belongs to a later step.
void TurnPanel::draw_field(Ui& ui, Rect& rect, const View& view)
{
    const Figure figure = *view.position().turn.figure;
    const Offer what = view.position().turn.offer;
    heading(ui, rect, tell(view.position().of(figure).field));
    if (what == Offer::informer
        && offer(ui, "informer", rect.cut_top(58_dp, 8_dp), tr("Draw a red card"),
            tr_fill("{amount} to the bank · {rule}",
                {{"amount", money(informer_price)}, {"rule", "M-4.10"}}),
            view.may(figure, Draw{Card(Deck::red, 0), {}})))
        m_mode = Mode::draw;
    if (what == Offer::club) {
        const Hire hire{Hire::Where::club};
        if (offer(ui, "hire:club", rect.cut_top(58_dp, 8_dp), tr("Hire a killer at the club"),
                tr_fill("{amount} to the bank · {rule}",
                    {{"amount", money(club_price)}, {"rule", "M-4.6"}}),
                view.may(figure, hire)))
            view.record(figure, hire);
    }
    if (what == Offer::exchange)
        draw_gift(ui, rect, view);
}

/// Money is given to a relative who pays from another purse.
void TurnPanel::draw_gift(Ui& ui, Rect& rect, const View& view)
{
    const Figure figure = *view.position().turn.figure;
    for (const Figure relative : figures_of(family_of(figure))) {
        if (share_purse(view.position(), figure, relative))
            continue;
        const Give least{smallest_note, relative};
        const bool may = view.may(figure, least);
        if (!offer(ui, "give", rect.cut_top(58_dp, 8_dp), tr("Give money in the family"),
                tr("free of charge · M-4.12"), may))
            return;
        if (may)
            m_mode = Mode::give;
        else
            view.explain(figure, least);
        return;
    }
}

/// What two have to agree on.
void TurnPanel::draw_deals(Ui& ui, Rect& rect, const View& view, PanelShape shape)
{
    const Possible possible(view);
    const bool has_things = !possible.belongings().empty();
    const bool has_debts = std::ranges::any_of(
        all_of<Figure>, [&](Figure figure) { return debt_of(view.position(), figure) > 0; });
    if (!has_things && !has_debts)
        return;
    draw_headed(ui, rect, shape, tr("Between players"), [&](Rect& row) {
        widgets::Chips chips(ui, row);
        // Where no deal can be made, it says why where the things are that somebody may have meant.
        const Mood mood = possible.may_deal() ? Mood::ready : Mood::refused;
        if (has_things && chips.add("deal", tr("A deal …"), {.mood = mood, .font = Font::body}))
            m_mode = Mode::deal;
        if (has_debts && chips.add("repay", tr("Repay a loan …"), {.font = Font::body}))
            m_mode = Mode::repay;
    });
}

} // namespace consigliere::table_mafia
