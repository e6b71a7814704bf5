// Panels of phases 3, 4 and 5.

#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/panel.h"
#include "companion/table_cash_n_guns/pieces.h"
#include "engine/cash_n_guns/waiting.h"

#include <algorithm>

namespace consigliere::table_cash_n_guns {

namespace {

/// An example order, to ask the referee why none is legal; nullopt if there is none.
std::optional<Redirect> any_order(const Position& position)
{
    const std::optional<Player> ordered = first_of(
        players(position), [&](Player player) { return can_be_ordered(position, player); });
    if (!ordered)
        return std::nullopt;
    const std::optional<Player> target = first_of(players(position), [&](Player player) {
        return is_alive(position, player) && player != *ordered
            && player != position.of(*ordered).target;
    });
    return target ? std::optional(Redirect{*ordered, *target}) : std::nullopt;
}

/// In less height, only rows should take lines of their own.
bool is_low_panel(const Rect& panel)
{
    return desk::shape_of(panel, 300_dp) == desk::PanelShape::low;
}

/// Cuts the place of a button off a head that is drawn later.
Rect cut_beside_head(Rect& head)
{
    return head.cut_right(200_dp, 12_dp).cut_top(58_dp);
}

} // namespace

CardsLayout::CardsLayout(Rect panel)
    : is_low(is_low_panel(panel))
    , head(panel)
{
    // Panels of the largest font size in landscape are this high.
    const bool is_close = !is_low && panel.height() < 420_dp;
    const float gap = is_close ? 6_dp : 10_dp;
    done = panel.cut_bottom(is_close ? 48_dp : 60_dp, gap);
    const Rect half = done.cut_left(done.width() / 2, 8_dp);
    others = is_low ? cut_beside_head(head) : half;
    order = is_low ? half : panel.cut_bottom(is_close ? 48_dp : 52_dp, gap);
    rows = panel;
    rows.top = desk::cut_head(rows).bottom + (is_low || is_close ? 6_dp : 10_dp);
}

// The hold-up. -----------------------------------------------------------------------------------

std::optional<Player> AimPanel::aiming(const View& view) const
{
    const Position& position = view.position();
    const bool is_open = m_aiming && is_alive(position, *m_aiming)
        && position.of(*m_aiming).aim == Gangster::Aim::none;
    return is_open ? m_aiming : next_to_aim(position);
}

void ask_for_aim(CircleLook& look, const View& view, Player player)
{
    look.takes_drags = true;
    look.lit.insert(player);
    look.characters = [&view, player](Player target) {
        const bool may_be = target != player && is_alive(view.position(), target);
        return CharacterTarget{"aim:" + view.components()[player].name,
            may_be ? ControlState::enabled : ControlState::explains};
    };
}

CircleLook AimPanel::look(const View& view) const
{
    CircleLook look;
    if (const std::optional<Player> player = aiming(view))
        ask_for_aim(look, view, *player);
    return look;
}

void AimPanel::touched(const View& view, const CircleTouch& touch)
{
    if (touch.dragged) {
        const auto [from, to] = *touch.dragged;
        view.record(from, TakeAim{to});
        return;
    }
    const std::optional<Player> player = aiming(view);
    if (player && touch.tapped)
        view.record(*player, TakeAim{*touch.tapped});
}

/// Draws at whom a player aims; a tap lets a player who has not aimed be next.
void AimPanel::draw_row(Ui& ui, const Rect& rect, const View& view, Player player)
{
    const Gangster& gangster = view.position().of(player);
    const bool is_open = gangster.aim == Gangster::Aim::none;
    std::string text = view.name(player);
    if (gangster.aim == Gangster::Aim::at)
        text += " → " + view.name(gangster.target);
    else if (!is_open)
        text += ": " + tr("too slow");
    const ButtonStyle style{chosen_if(aiming(view) == player),
        is_open ? ControlState::enabled : ControlState::explains, Font::body};
    if (!player_button(ui, "aimer:" + view.components()[player].name, rect, player, text, style))
        return;
    if (is_open)
        m_aiming = player;
    else if (gangster.aim == Gangster::Aim::at)
        view.explain(player, TakeAim{gangster.target});
    else
        view.explain(player, BeSlow{});
}

void AimPanel::draw(Ui& ui, Rect rect, const View& view)
{
    const std::optional<Player> player = aiming(view);
    if (!player)
        return;
    Rect head = rect;
    const bool is_low = is_low_panel(rect);
    const Rect slow = is_low ? cut_beside_head(head) : rect.cut_bottom(56_dp, 10_dp);
    const PlayerList everybody = players(view.position());
    const bool is_first = std::ranges::all_of(everybody,
        [&view](Player each) { return view.position().of(each).aim == Gangster::Aim::none; });
    desk::draw_head(ui, head,
        {sign_of(player), tr_fill("Who does {player} aim at?", {{"player", view.name(*player)}}),
            is_first ? tr("Load a card each; on three, aim. Tap the target.")
                     : tr("Tap the target, or drag.")});
    rect.top = head.top;
    if (button(ui, "aim:slow:" + view.components()[*player].name, slow,
            tr_fill("{player} was too slow", {{"player", view.name(*player)}})))
        view.record(*player, BeSlow{});
    scroll_area(ui, "aims", rect, [&](Rect& rest) {
        if (!is_low)
            heading(ui, rest, tr("Who aims?"));
        const int columns = is_low ? 3 : 2;
        const int rows = (static_cast<int>(everybody.size()) + columns - 1) / columns;
        const std::vector<Rect> cells =
            rest.cut_top(static_cast<float>(rows) * 58_dp - 8_dp).grid(columns, rows, 8_dp);
        for (const Player each : everybody) {
            if (is_alive(view.position(), each))
                draw_row(ui, cells[index_of(each)], view, each);
        }
    });
}

// Privilege and courage. -------------------------------------------------------------------------

void CouragePanel::reset()
{
    m_lying.clear();
    m_order = Order::none;
}

CharacterTarget CouragePanel::target_of(const View& view, Player player) const
{
    const Position& position = view.position();
    const Gangster& gangster = position.of(player);
    switch (m_order) {
    case Order::whom:
        return {"order",
            can_be_ordered(position, player) ? ControlState::enabled : ControlState::explains};
    case Order::where:
        return {"order:" + view.components()[m_ordered].name,
            view.may(position.godfather, Redirect{m_ordered, player}) ? ControlState::enabled
                                                                      : ControlState::explains};
    case Order::none:
        break;
    }
    return {m_lying.contains(player) ? "stand" : "lie",
        gangster.is_out || gangster.stance == Gangster::Stance::excluded ? ControlState::explains
                                                                         : ControlState::enabled};
}

CircleLook CouragePanel::look(const View& view) const
{
    CircleLook look;
    look.characters = [this, &view](Player player) { return target_of(view, player); };
    look.takes_drags = true;
    if (m_order == Order::where)
        look.lit.insert(m_ordered);
    look.chosen = m_lying;
    return look;
}

void CouragePanel::toggle(const View& view, Player player)
{
    if (target_of(view, player).mood == ControlState::explains) {
        TakeCover cover;
        cover.lying.add(player);
        view.explain(std::nullopt, cover);
    } else if (!m_lying.erase(player)) {
        m_lying.insert(player);
    }
}

void CouragePanel::touched(const View& view, const CircleTouch& touch)
{
    const Player godfather = view.position().godfather;
    if (touch.dragged) {
        const auto [from, to] = *touch.dragged;
        view.record(godfather, Redirect{from, to});
        return;
    }
    if (!touch.tapped)
        return;
    switch (m_order) {
    case Order::none:
        toggle(view, *touch.tapped);
        return;
    case Order::whom:
        if (can_be_ordered(view.position(), *touch.tapped)) {
            m_ordered = *touch.tapped;
            m_order = Order::where;
        } else {
            view.explain(godfather, Redirect{*touch.tapped, godfather});
        }
        return;
    case Order::where:
        view.record(godfather, Redirect{m_ordered, *touch.tapped});
        return;
    }
}

void CouragePanel::draw(Ui& ui, Rect rect, const View& view)
{
    if (m_order == Order::none)
        draw_lying(ui, rect, view);
    else
        Panel::draw(ui, rect, view);
}

Contents CouragePanel::contents(const View& view)
{
    const Player godfather = view.position().godfather;
    const bool is_whom = m_order == Order::whom;
    Contents panel{"order",
        {sign_of(is_whom ? godfather : m_ordered),
            is_whom ? tr("Who must change target?")
                    : tr_fill("Who does {player} aim at?", {{"player", view.name(m_ordered)}}),
            tr_fill("{player}’s order", {{"player", view.name(godfather)}})}};
    panel.text(is_whom ? tr("Tap the player who must change target.")
                       : tr("Tap the new target. The ordered player chooses."));
    panel.goes_back(is_whom ? "order:cancel" : "order:back",
        [this, is_whom] { m_order = is_whom ? Order::none : Order::whom; });
    return panel;
}

/// If no order is possible, explains why.
void CouragePanel::begin_order(const View& view)
{
    const Position& position = view.position();
    if (position.phase == Phase::privilege)
        m_order = Order::whom;
    else if (const std::optional<Redirect> order = any_order(position))
        view.explain(position.godfather, *order);
}

TakeCover CouragePanel::cover() const
{
    TakeCover cover;
    for (const Player player : m_lying)
        cover.lying.add(player);
    return cover;
}

/// Draws rows for players who would reveal a card if all stood, and the discards if this table
/// enters them. A tap there also records who lies down, unless a power must be asked about first.
void CouragePanel::draw_cards(Ui& ui, const CardPlaces& places, const View& view)
{
    const auto after = [&view](const TakeCover& cover) {
        return view.timeline().consider(Move{std::nullopt, cover, {}}).after;
    };
    const Position lying = after(cover());
    const bool is_next = lying.phase == Phase::cards || lying.phase == Phase::sharing;
    if (!is_next || any_power_is_awaited(lying))
        return;
    const PlayerList rows = who_shows(after({}));
    draw_shown_cards(
        ui, places, view, lying, rows, rows, [&] { return view.record(std::nullopt, cover()); });
}

void CouragePanel::draw_lying(Ui& ui, const Rect& rect, const View& view)
{
    const Position& position = view.position();
    CardsLayout layout(rect);
    desk::draw_head(ui, layout.head,
        {sign_of(position.godfather), tr("Who lies down?"),
            m_lying.empty() ? tr("Tap every player who lies down, then the cards shown.")
                            : tr("They and those who aim at them show no card.")});
    const ControlState mood =
        position.phase == Phase::privilege ? ControlState::enabled : ControlState::explains;
    if (player_button(ui, "courage:order", layout.order, position.godfather,
            tr_fill(
                "{player} orders a change of target", {{"player", view.name(position.godfather)}}),
            {ButtonKind::plain, mood, Font::body}))
        begin_order(view);
    std::string label = tr("Everyone stands");
    if (m_lying.size() == 1)
        label = tr_fill("{player} lies down", {{"player", view.name(*m_lying.begin())}});
    else if (!m_lying.empty())
        label = tr_count("{n} lies down", "{n} lie down", static_cast<int>(m_lying.size()));
    if (button(ui, "courage:done", layout.done, label, {ButtonKind::next}))
        view.record(std::nullopt, cover());
    else
        draw_cards(ui, {layout.rows, layout.others, layout.rows.height()}, view);
}

} // namespace consigliere::table_cash_n_guns
