#include "companion/table_mafia/trouble_panels.h"

#include "companion/desk/end_buttons.h"
#include "companion/table_mafia/deal_panel.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/pieces.h"
#include "companion/table_mafia/score_sheet.h"
#include "engine/mafia/answers.h"
#include "engine/mafia/score.h"

#include <algorithm>

namespace consigliere::table_mafia {

// Distress. --------------------------------------------------------------------------------------

namespace {

/// The three ways out, one below the other, or side by side in a low panel.
std::vector<Rect> cut_ways_out(Rect& rect, PanelShape shape)
{
    if (shape == PanelShape::low)
        return rect.cut_top(60_dp, 8_dp).columns(3, 8_dp);
    std::vector<Rect> ways;
    for (int way = 0; way < 3; ++way)
        ways.push_back(rect.cut_top(56_dp, 8_dp));
    return ways;
}

} // namespace

BoardLook DistressPanel::look(const View& view)
{
    BoardLook look;
    look.lit = view.position().dues[0].debtor;
    look.squares = [&view](Square square) -> std::optional<BoardTarget> {
        const std::optional<Figure> owner = owner_of(view.position(), square);
        if (!owner)
            return std::nullopt;
        const bool may = view.may(*owner, Sell{square});
        return BoardTarget{"sell", may ? Mood::ready : Mood::refused, may, {}};
    };
    return look;
}

void DistressPanel::touched(const View& view, const BoardTouch& touch)
{
    if (touch.square)
        view.record(*owner_of(view.position(), *touch.square), Sell{*touch.square});
}

void DistressPanel::draw(Ui& ui, Rect rect, const Rect&, const View& view)
{
    const Position& position = view.position();
    const Due& due = position.dues[0];
    draw_turn_header(ui, rect, due.debtor,
        tr_fill("{figure} must pay {amount}",
            {{"figure", tell(due.debtor)}, {"amount", money(due.amount)}}),
        tr_fill("To {whom}: {why}", {{"whom", tell(Party{due.to})}, {"why", tell(due.why)}}));
    const int missing = due.amount - position.purse(due.debtor);
    const PanelShape shape = shape_of(rect);
    const auto explain = [&](Rect& rest) {
        paragraph(ui, rest,
            tr_fill("Has {money}; {missing} are missing.",
                {{"money", money(position.purse(due.debtor))}, {"missing", money(missing)}}));
        remark(
            ui, rest, tr("A piece that glows is sold to the city for 2,000 d by a tap (M-5.1.1)."));
    };
    scroll_area(ui, "distress", rect, [&](Rect& rest) {
        // In a low panel what can be tapped goes first.
        if (shape == PanelShape::high)
            explain(rest);
        const std::vector<Rect> ways = cut_ways_out(rest, shape);
        draw_sale(ui, ways[0], view);
        const auto refusable = [&](const Action& action) {
            return ButtonStyle{
                ButtonKind::plain, view.may(due.debtor, action) ? Mood::ready : Mood::refused};
        };
        if (button(ui, "borrow", ways[1], tr("The richest of the family lends it"),
                refusable(Borrow{})))
            view.record(due.debtor, Borrow{});
        if (button(ui, "fail", ways[2], tr("The family cannot pay"), refusable(Fail{})))
            view.record(due.debtor, Fail{});
        if (shape == PanelShape::low)
            explain(rest);
    });
}

/// What he has is offered to players, if any of them could buy it (M-5.1.2).
void DistressPanel::draw_sale(Ui& ui, const Rect& rect, const View& view)
{
    const Possible possible(view);
    const std::vector<Belonging> belongings = possible.belongings();
    const auto own = std::ranges::find_if(belongings, [&](const Belonging& what) {
        return share_purse(view.position(), what.owner, view.position().dues[0].debtor);
    });
    const bool may = possible.may_deal();
    const widgets::Readiness mood = own == belongings.end()
        ? ready_if(may, tr("There is nothing that anybody could buy."))
        : widgets::Readiness(may ? Mood::ready : Mood::refused);
    if (!button(ui, "deal", rect, tr("Somebody buys something …"), {.mood = mood}))
        return;
    if (may)
        m_mode = Mode::deal;
    else
        explain_deal(view, *own);
}

// Vendetta. --------------------------------------------------------------------------------------

BoardLook VendettaPanel::look(const View& view)
{
    BoardLook look;
    look.lit = view.position().vendetta->remover();
    look.squares = [&view](Square square) -> std::optional<BoardTarget> {
        if (!owner_of(view.position(), square))
            return std::nullopt;
        const bool may = view.may(view.position().vendetta->remover(), Remove{square});
        return BoardTarget{"remove", may ? Mood::ready : Mood::refused, may, {}};
    };
    return look;
}

void VendettaPanel::touched(const View& view, const BoardTouch& touch)
{
    if (touch.square)
        view.record(view.position().vendetta->remover(), Remove{*touch.square});
}

void VendettaPanel::draw(Ui& ui, Rect rect, const Rect&, const View& view)
{
    const Position& position = view.position();
    const Vendetta& vendetta = *position.vendetta;
    draw_turn_header(ui, rect, vendetta.remover(),
        tr_fill("{figure} removes", {{"figure", tell(vendetta.remover())}}),
        tr_fill("A piece of {figure} · M-3.5.6", {{"figure", tell(vendetta.bleeding())}}));
    paragraph(ui, rect, tr("Tap one of the pieces that glow; a killer on it goes too."));
    heading(ui, rect, tr("Vendetta"));
    for (const Figure figure : {vendetta.attacker, vendetta.victim}) {
        Rect row = rect.cut_top(52_dp, 6_dp);
        draw_badge(ui, row.cut_left(48_dp, 12_dp).centre(), 44_dp, figure);
        const int left = left_after_vendetta(position, figure).value_or(0);
        ui.text(row.cut_top(26_dp),
            tell(figure) + ": " + tr_count("{n} piece", "{n} pieces", pieces_of(position, figure)),
            {Font::strong, ui.theme().text});
        ui.text(row,
            left == 0 ? tr("none will be left (A16)")
                      : tr_count("{n} will be left (A16)", "{n} will be left (A16)", left),
            {Font::small, ui.theme().quiet});
    }
}

// The end. ---------------------------------------------------------------------------------------

void EndPanel::draw_count(Ui& ui, const Rect& rect, const View& view)
{
    draw_score(ui, rect, view, &m_finale);
}

void EndPanel::draw(Ui& ui, Rect rect, const Rect&, const View& view)
{
    // Who has won is not told before it is counted.
    if (m_finale.is_counting()) {
        draw_turn_header(ui, rect, std::nullopt, tr("The end"), tr("The score is counted up"));
        desk::draw_end_buttons(ui, rect, view.desk());
        return;
    }
    const Position& position = view.position();
    const Score now = score(position);
    const bool is_shared = now.decision == Score::Decision::shared;
    draw_turn_header(ui, rect, is_shared ? std::nullopt : std::optional(now.winners[0]),
        tell_ruler(now), tell(now.ending));
    desk::draw_end_buttons(ui, rect, view.desk());
    scroll_area(ui, "end", rect, [&](Rect& rest) {
        paragraph(ui, rest, why_won(now));
        const auto tied = tied_at_top(position);
        if (tied.empty() || position.ended_by)
            return;
        heading(ui, rest, tr("Who has spat farthest?"));
        for (const Figure figure : tied) {
            if (figure_button(ui, "spit:" + std::string(word_of(figure)), rest.cut_top(54_dp, 8_dp),
                    figure, tell(figure), {chosen_if(position.spat_farthest == figure)}))
                view.record(std::nullopt, Spit{figure});
        }
    });
}

} // namespace consigliere::table_mafia
