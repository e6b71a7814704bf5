#include "companion/table_cash_n_guns/table.h"

#include "companion/table_cash_n_guns/log_text.h"
#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/pieces.h"
#include "companion/table_cash_n_guns/table_parts.h"
#include "engine/cash_n_guns/explain.h"

#include <algorithm>
#include <utility>

namespace consigliere::table_cash_n_guns {

using language::number;

Panel& Table::panel_of_phase()
{
    return *m_panels[static_cast<std::size_t>(m_view.position().phase)];
}

Panel& Table::panel()
{
    return m_powers.has_choice() ? m_powers : panel_of_phase();
}

void Table::follow_history()
{
    if (!has_new_entries())
        return;
    for (Panel* each : m_panels)
        each->reset();
    m_powers.reset();
}

void Table::draw_board(Ui& ui, const Rect& rect)
{
    follow_history();
    if (m_view.position().phase == Phase::end) {
        draw_finale(ui, rect);
        return;
    }
    Rect rest = rect;
    const Rect news = rest.cut_top(dp(height_of_news));
    const CircleTouch touch =
        m_circle.draw(ui, rest, m_view, m_view.position(), panel().look(m_view));
    ui.fill(news, ui.theme().ground);
    draw_news(ui, news.inset(8_dp, 4_dp));
    panel().touched(m_view, touch);
}

/// Draws the latest event; it stays above the table until the next one.
void Table::draw_news(Ui& ui, const Rect& rect) const
{
    const News news = news_of(m_view);
    const widgets::Theme& theme = ui.theme();
    if (news.text.empty())
        return;
    ui.fill(rect, news.is_grave ? theme.refused : theme.raised, 10_dp);
    const Rect inside = rect.inset(12_dp, 0);
    const Font font = news.is_grave
        ? ui.fitting(news.text, inside.width(), {Font::small_title, Font::strong})
        : ui.fitting(news.text, inside.width(), {Font::body, Font::small});
    ui.elide_text(inside, news.text,
        {font, news.is_grave ? theme.refused.letters() : theme.text, 0.5F, 0.5F,
            ui.measure(news.text, font).x > inside.width()});
}

/// The Godfather until loot is shared, then the player on turn.
int Table::seat_to_face() const
{
    const Position& position = m_view.position();
    if (position.phase == Phase::end)
        return 0;
    // Seats are assumed evenly round the table, rounded to the screen's four orientations.
    const auto seat = static_cast<int>(index_of(position.turn.value_or(position.godfather)));
    return seat * 4 / position.player_count;
}

void Table::draw_turn(Ui& ui, const Rect& rect)
{
    follow_history();
    Rect rest = rect;
    if (m_powers.has_choice()) {
        m_powers.draw(ui, rest, m_view);
        return;
    }
    // In the cards phase, powers are below the cards.
    if (m_view.position().phase != Phase::cards)
        m_powers.draw_offers(ui, rest, m_view);
    panel_of_phase().draw(ui, rest, m_view);
}

void Table::draw_seats(Ui& ui, const Rect& rect)
{
    if (const auto tapped = draw_seats_at(ui, rect, m_view, m_view.observed()->present(), nullptr))
        m_sheet = tapped;
    draw_gains(ui, m_circle.things());
}

bool Table::wants_room() const
{
    const Phase phase = m_view.position().phase;
    const bool has_rows =
        phase == Phase::privilege || phase == Phase::courage || phase == Phase::cards;
    return phase == Phase::loot || has_rows || m_powers.has_choice();
}

bool Table::has_dialog() const
{
    return m_sheet.has_value() || m_corrections.is_open();
}

void Table::draw_dialog(Ui& ui)
{
    if (m_corrections.is_open())
        m_corrections.draw(ui, m_view);
    else
        draw_sheet(ui);
}

void Table::draw_sheet(Ui& ui)
{
    const Player player = *m_sheet;
    const Gangster& gangster = m_view.position().of(player);
    Rect rect = dialog(ui, 560_dp, 600_dp);
    Rect head = rect.cut_top(60_dp, 12_dp);
    draw_badge(ui, head.cut_left(58_dp, 14_dp).centre(), 54_dp, player);
    ui.elide_text(head, m_view.name(player), {Font::title, ui.theme().text});
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    if (button(ui, "seat:close", buttons.cut_right(150_dp, 10_dp), tr("Close"), {ButtonKind::next}))
        m_sheet.reset();
    ledger::Audience audience = m_view.desk().audience();
    const int seat = static_cast<int>(player);
    if (!audience.sees_hand_of(seat)) {
        if (button_ground(ui, "seat:hold", buttons).held)
            audience = ledger::Audience::seat(seat);
        ui.text(buttons, tr("Hold to see the loot"), {Font::strong, ui.theme().text, 0.5F});
    }
    const auto line = [&](const std::string& label, const std::string& value) {
        heading(ui, rect, label);
        paragraph(ui, rect, value);
    };
    if (gangster.power)
        line(table_cash_n_guns::tell(*gangster.power), effect_of(*gangster.power));
    line(tr("Wounds"), number(gangster.wounds));
    const auto seen = m_view.evening().observed(audience);
    line(tr("Bullet cards"),
        tr_fill("{cards}, of them Bang!: {bangs}",
            {{"cards", number(gangster.bullets.cards)},
                {"bangs", table_cash_n_guns::tell(seen->present().of(player).bullets.bangs)}}));
    draw_told_discard(ui, rect, player);
    const bool is_open = sees_loot_of(seen->present(), player, audience);
    line(tr("Loot"), is_open ? table_cash_n_guns::tell(gangster.loot) : tr("hidden"));
}

/// Draws the buttons for entering a face-down discard, which makes the hand known again.
void Table::draw_told_discard(Ui& ui, Rect& rect, Player player)
{
    if (!m_view.position().of(player).unseen)
        return;
    heading(ui, rect, tr("Discarded face down: what was it?"));
    const std::vector<Rect> cells = rect.cut_top(54_dp, 10_dp).columns(2, 8_dp);
    // Both buttons look alike: their state must not reveal earlier discards.
    const auto told = tap_bullet(ui, "told", {cells.front(), cells.back()}, m_view.name(player));
    if (told && m_view.record(player, TellDiscard{*told}))
        m_sheet.reset();
}

Colour Table::colour_of(std::string_view actor) const
{
    const std::optional<Player> player = m_view.components().find(actor);
    return table_cash_n_guns::colour_of(player.value_or(Player{}));
}

void Table::draw_sign_of(Ui& ui, ImVec2 centre, float diameter, std::string_view actor) const
{
    if (const std::optional<Player> player = m_view.components().find(actor))
        draw_badge(ui, centre, diameter, *player);
}

// The table after an earlier entry, with its hotspots. --------------------------------------------

std::vector<desk::Hotspot> Table::draw_past(Ui& ui, const Rect& rect, int entry)
{
    lay_past(entry);
    const auto observed = m_view.observed();
    const Position position =
        observed->secrecy().displayed(entry, observed->known().position_after(entry));
    // Leave the height of the news line, so the table is where it was; a small picture does not.
    Rect rest = rect;
    if (rect.height() >= 400_dp)
        ui.fill(rest.cut_top(dp(height_of_news)), ui.theme().ground);
    ui.begin_modal();
    m_past.draw(ui, rest, m_view, position, {});
    ui.end_modal();
    return m_past.things();
}

/// Replays the round's loot, so shares have the places they had then.
void Table::lay_past(int entry)
{
    if (std::exchange(m_past_entry, entry) == entry)
        return;
    const auto observed = m_view.observed();
    const View::Timeline& known = observed->known();
    const int round = known.position_after(entry).round;
    std::vector<Position> positions;
    for (int at = entry; known.position_after(at).round == round;
         at = known.history().entry(at).follows) {
        positions.push_back(observed->secrecy().displayed(at, known.position_after(at)));
        if (at == 0)
            break;
    }
    std::ranges::reverse(positions);
    m_past.lay_anew(positions);
}

} // namespace consigliere::table_cash_n_guns
