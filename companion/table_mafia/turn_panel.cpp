#include "companion/table_mafia/names.h"
#include "companion/table_mafia/panels.h"
#include "companion/table_mafia/pieces.h"
#include "companion/table_mafia/table_parts.h"
#include "engine/mafia/answers.h"
#include "engine/mafia/prices.h"

#include <algorithm>
#include <utility>

namespace consigliere::table_mafia {

namespace {

/// Pixels beyond the end of any list.
constexpr float end_of_list = 1e6F;

} // namespace

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

// In the panel. ----------------------------------------------------------------------------------

/// The dice are always visible if they fit below two offers, else they end the list and the next
/// step scrolls to them. Rolling ends the turn without another tap.
void TurnPanel::draw(Ui& ui, Rect rect, const Rect& foot, const View& view)
{
    const float height_of_dice = 172_dp;
    const bool has_dice_below = rect.height() >= height_of_dice + 264_dp;
    const Figure next = view.position().turn.next.value_or(*view.position().turn.figure);
    Contents panel = contents(view);
    // The answer to a tapped field of the map begins the list.
    if (m_city.asked() != std::exchange(m_answered, m_city.asked()))
        widgets::scroll_to_start(ui, panel.list);
    Contents dice{"dice", {}};
    m_dice.add(has_dice_below ? dice : panel, view, next,
        tr_fill("{figure} rolls", {{"figure", tell(next)}}));
    if (!has_dice_below)
        panel.goes_on("dice:show", tr_fill("Next: {figure} rolls", {{"figure", tell(next)}}),
            {{}, [&ui, list = panel.list] { widgets::scroll_to(ui, list, end_of_list); }});
    const Rect below = has_dice_below ? rect.cut_bottom(height_of_dice, 8_dp) : Rect{};
    draw_contents(ui, rect, foot, panel);
    if (has_dice_below)
        draw_contents(ui, below, {}, dice);
}

Contents TurnPanel::contents(const View& view)
{
    const Position& position = view.position();
    const Figure figure = *position.turn.figure;
    Contents panel{"turn",
        {sign_of(figure),
            position.turn.is_skipped
                ? tr_fill("{figure} skips a turn", {{"figure", tell(figure)}})
                : tr_fill(
                    "{figure}: {step}", {{"figure", tell(figure)}, {"step", tell(position.phase)}}),
            tell_standing(view, figure)}};
    m_city.add_asked(panel, view);
    if (position.phase == Phase::field)
        add_field(panel, view);
    // In the order of the turn: no business can be bought after the inner map (M-3.3).
    if (position.phase <= Phase::business) {
        m_business.add_told_card(panel, view);
        m_business.add(panel, view);
    }
    panel.headed(tell(Phase::city), desk::Heading::Low::beside_all);
    m_city.add(panel, view);
    add_deals(panel, view);
    add_describe_board(panel, view, m_mode);
    return panel;
}

/// Adds the offers of the field; any action of a later step declines them.
void TurnPanel::add_field(Contents& panel, const View& view)
{
    const Figure figure = *view.position().turn.figure;
    const Offer what = view.position().turn.offer;
    if (what == Offer::informer || what == Offer::club)
        panel.heading(tell(view.position().of(figure).field));
    if (what == Offer::informer) {
        const bool may = view.may(figure, Draw{Card(Deck::red, 0), {}});
        panel.offer("informer", tr("Draw a red card"), tell_price(informer_price, "M-4.10"),
            sets(m_mode, Mode::draw, may ? ControlState::enabled : ControlState::explains));
    }
    if (what == Offer::club)
        panel.offer("hire:club", tr("Hire a killer at the club"), tell_price(club_price, "M-4.6"),
            deed(view, figure, Hire{Hire::Where::club}));
    if (what == Offer::exchange)
        add_gift(panel, view);
}

/// Adds gifts to relatives with another purse.
void TurnPanel::add_gift(Contents& panel, const View& view)
{
    const Figure figure = *view.position().turn.figure;
    const auto family = figures_of(family_of(figure));
    const auto relative = std::ranges::find_if(
        family, [&](Figure one) { return !share_purse(view.position(), figure, one); });
    if (relative == family.end())
        return;
    panel.heading(tell(view.position().of(figure).field));
    const Give least{smallest_note, *relative};
    panel.offer("give", tr("Give money in the family"), tr("free of charge · M-4.12"),
        desk::tap_if(view.may(figure, least), sets(m_mode, Mode::give).does,
            [&view, figure, least] { view.explain(figure, least); }));
}

void TurnPanel::add_deals(Contents& panel, const View& view)
{
    const Possible possible(view);
    const bool has_things = !possible.belongings().empty();
    const bool has_debts = std::ranges::any_of(
        all_of<Figure>, [&](Figure figure) { return debt_of(view.position(), figure) > 0; });
    if (!has_things && !has_debts)
        return;
    panel.headed(tr("Between players"));
    // If no deal is possible, a tap explains why.
    const ControlState mood = possible.may_deal() ? ControlState::enabled : ControlState::explains;
    if (has_things)
        panel.button(Lay::chips, {"deal", tr("Make a deal"), sets(m_mode, Mode::deal, mood)});
    if (has_debts)
        panel.button(Lay::chips, {"repay", tr("Repay a loan"), sets(m_mode, Mode::repay)});
}

void Dice::add(Contents& panel, const View& view, std::optional<Figure> figure, std::string title)
{
    panel.headed(std::move(title));
    panel.numbers("die", 1, 6, m_number, [&](int number) {
        return Tap{{}, [this, &view, figure, number] {
                       m_number = number;
                       roll(view, figure);
                   }};
    });
    panel.headed(tr("Next by the colour die"));
    add_figures(panel, "next", m_next, [&](Figure next) {
        return Tap{{}, [this, &view, figure, next] {
                       m_next = next;
                       roll(view, figure);
                   }};
    });
}

void Dice::roll(const View& view, std::optional<Figure> figure)
{
    if (!figure || !m_number || !m_next)
        return;
    const Roll rolled{*m_number, *m_next};
    reset();
    view.record(*figure, rolled);
}

std::optional<Figure> RollPanel::roller(const View& view) const
{
    const std::optional<Figure> next = next_player(view.position());
    return next ? next : m_first;
}

void RollPanel::reset()
{
    m_first.reset();
    m_dice.reset();
}

BoardLook RollPanel::look(const View& view)
{
    return {.lit = roller(view)};
}

Contents RollPanel::contents(const View& view)
{
    const std::optional<Figure> figure = roller(view);
    Contents panel{"roll",
        {sign_of(figure),
            figure ? tr_fill("{figure} rolls", {{"figure", tell(*figure)}}) : tr("Who starts?"),
            figure ? tell_standing(view, *figure) : tr("By lot (M-3.1)")}};
    if (!next_player(view.position()))
        add_figures(panel, "first", m_first, [&](Figure first) {
            return Tap{{}, [this, &view, first] {
                           m_first = first;
                           m_dice.roll(view, first);
                       }};
        });
    m_dice.add(panel, view, figure, tr("Rolled"));
    add_describe_board(panel, view, m_mode);
    add_what_hands_do(panel, view);
    return panel;
}

void add_describe_board(Contents& panel, const View& view, Mode& mode)
{
    if (!view.components().has_circuit())
        panel.offer("board:describe", tr("Describe the board"),
            tr("If you like; once for all evenings"), sets(mode, Mode::describe));
}

} // namespace consigliere::table_mafia
