#include "companion/table/table_screen.h"

#include "companion/desk/log_rows.h"
#include "companion/tables/tables.h"
#include "companion/widgets/letters.h"

#include <algorithm>
#include <array>
#include <utility>

namespace consigliere::screens {

namespace {

/// Row for the last entry if there is no room for more.
Rect bottom_row(const Rect& rect)
{
    return {rect.left, rect.bottom - 48_dp, rect.right, rect.bottom};
}

} // namespace

TableScreen::TableScreen(const Context& context, db::Session session)
    : HostScreen(context, session.evening())
    , m_session(std::move(session))
    , m_backups(context.keeping, m_session, table())
    , m_saver(*this, m_session, m_backups)
    , m_sharing(*this, m_session, [this] { m_saver.export_record(); })
    , m_said(evening().history().size())
    , m_facts(*this)
    , m_clock(*this, m_session)
    , m_teacher(*this, m_session.id())
    , m_phones(*this, m_session.id(), m_teacher,
          {[this](const std::string& line) { return record_from_phone(line); },
              [this](const std::string& actor, int entry) { object_from_phone(actor, entry); }})
    , m_phones_sheet(*this, m_phones)
{
    if (const auto summary = summary_of(context, m_session.id())) {
        for (const db::SessionSummary::Seat& seat : summary->seats)
            m_players[seat.actor] = seat.player;
        m_teacher.seat(summary->seats);
    }
    m_clock.come_back();
    m_backups.begin();
    notice().show(telling::tell(m_session.differences()));
    if (!context.settings.was_shown_round && !is_over())
        show_round();
}

void TableScreen::on_resume()
{
    log().forget();
    // An amendment may have ended a part or the evening.
    m_backups.after_entry();
    m_teacher.follow();
}

std::string TableScreen::player(std::string_view actor) const
{
    const auto found = m_players.find(actor);
    if (found != m_players.end() && !found->second.empty())
        return widgets::at_most(found->second, widgets::longest_name);
    return tables::find(evening().game()).tell_actor(actor);
}

void TableScreen::draw_table(Ui& ui)
{
    // Taps that were aimed at what a phone has just changed do not count.
    if (std::exchange(m_has_news_of_phones, false))
        ui.hand_over_now();
    // The on-screen keyboard is for dialogs; the table below keeps its layout.
    const TableLayout layout = lay_out_table(ui.whole_display());
    draw_top_bar(ui, layout);
    // At the end the table is cleared.
    if (!is_over())
        m_facts.watch(ui, layout);
    table().draw_board(ui, layout.board);
    m_teacher.light(ui, layout.board);
    draw_side(ui, layout);
    table().draw_seats(ui, layout.seats);
    m_teacher.mark_seats(ui);
    m_said.follow(evening(), audience(), table());
    m_said.draw(ui, table(),
        context().settings.tells_at_seats ? SeatToasts::Shown::all : SeatToasts::Shown::of_phones);
}

void TableScreen::draw_top_bar(Ui& ui, const TableLayout& layout)
{
    const Rect& rect = layout.top_bar;
    ui.fill(rect, ui.theme().ground);
    ui.line({rect.left, rect.bottom}, {rect.right, rect.bottom}, ui.theme().line, 1_dp);
    auto [bar, track] = bars_of(layout);
    if (button(ui, "home", bar.cut_left(48_dp, 8_dp), symbol::back, {ButtonKind::quiet}))
        leave();
    draw_actions(ui, layout, bar);
    // In portrait the bar has room for the clock, the panel has not.
    if (context().settings.shows_clock && layout.has_two_bars)
        m_clock.draw_in_bar(ui, bar);
    const float name = ui.measure("Consigliere", Font::title).x + 4_dp;
    const float least_rest = layout.has_two_bars ? 0 : 656_dp;
    if (bar.width() > name + least_rest)
        ui.text(layout.has_two_bars ? bar : bar.cut_left(name, 16_dp), "Consigliere",
            {Font::title, ui.theme().brass_text});
    table().draw_track(ui, layout.has_two_bars ? track : bar);
}

/// Draws the buttons at the right of the top bar; shrinks `bar` by their width.
void TableScreen::draw_actions(Ui& ui, const TableLayout& layout, Rect& bar)
{
    const float least_track = 500_dp;
    struct Button {
        MenuAction action;
        Rect* place = nullptr;
        /// Icon to use instead of the label if there is little room; nullptr if none.
        const char* sign = nullptr;
    };
    const ledger::History& history = evening().history();
    std::array buttons{
        Button{{"more", symbol::more, [this] { open_menu(); }}},
        Button{{"rules", tr("Rules"), [this] { open_rule({}); }}, nullptr, symbol::book},
        Button{{"why", tr("Why?"), [this] { open_court(evening().history().head()); }},
            &m_buttons.why},
        // Undo and redo are always shown, so that their places are fixed.
        Button{{"redo", symbol::redo, [this] { redo(); },
            {.mood = ready_if(history.redo_target().has_value(), tr("Nothing to redo."))}}},
        Button{{"undo", tr("Undo"), [this] { undo(); },
                   {.mood = ready_if(history.undo_target().has_value(), tr("Nothing to undo."))}},
            &m_buttons.undo, symbol::undo},
    };
    const auto width_of = [&ui](const Button& each) {
        return std::max(56_dp, button_width(ui, each.action.label));
    };
    const auto room_for_track = [&] {
        float room = bar.width();
        for (const Button& each : buttons)
            room -= width_of(each) + 8_dp;
        return room;
    };
    // Buttons can be icons, but the phases of the track need text.
    for (Button& each : buttons) {
        if (each.sign != nullptr && !layout.has_two_bars && room_for_track() < least_track)
            each.action.label = each.sign;
    }
    const MenuAction* tapped = nullptr;
    for (const Button& each : buttons) {
        const Rect place = bar.cut_right(width_of(each), 8_dp);
        if (button(ui, each.action.id, place, each.action.label, each.action.style))
            tapped = &each.action;
        if (each.place != nullptr)
            *each.place = place;
    }
    if (tapped != nullptr)
        tapped->act();
}

void TableScreen::draw_side(Ui& ui, const TableLayout& layout)
{
    Rect rect = layout.side;
    ui.fill(rect, ui.theme().panel);
    ui.line({rect.left, rect.top}, {rect.left, rect.bottom}, ui.theme().line, 1_dp);
    rect = rect.inset(layout.is_tight ? 12_dp : 16_dp, layout.is_tight ? 8_dp : 12_dp);
    m_saver.draw_line(ui, rect);
    if (context().settings.shows_clock && !layout.has_two_bars)
        m_clock.draw_line(ui, rect);
    Rect turn = rect;
    Rect log;
    if (has_two_columns(rect))
        log = turn.cut_right(turn.width() * second_column, 16_dp);
    else if (layout.is_tight || table().wants_room() || m_teacher.is_leading())
        // What needs room reduces the log to one row.
        log = bottom_row(turn.cut_bottom(desk::log_row_room()));
    else
        log = turn.cut_bottom(desk::whole_log_room()).cut_bottom(146_dp);
    // If there is little height, first-time players need it more than the last entry.
    const float least_turn = 340_dp;
    if (m_teacher.is_leading() && !has_two_columns(rect) && turn.height() < least_turn) {
        turn = rect;
        log = {};
    }
    if (has_two_columns(rect))
        m_teacher.draw(ui, log, Teacher::Room::of_log);
    else
        m_teacher.draw(ui, turn,
            verdict().is_shown() ? Teacher::Room::beside_refusal : Teacher::Room::of_panel);
    // At the end, offer a new evening with the same players.
    if (is_over()
        && button(ui, "end:again", turn.cut_bottom(54_dp, 10_dp), tr("Same players again"),
            {.symbol = symbol::rotate}))
        lay_again();
    Rect card;
    if (has_two_columns(rect)) {
        card = verdict().cut_off(ui, log);
    } else {
        // If there is little height, the turn panel needs it more than the log.
        float floor = layout.is_tight ? log.bottom : bottom_row(log).top - 8_dp;
        if (log.is_empty())
            floor = rect.bottom;
        card = verdict().place_over(ui, turn, floor);
        if (!log.is_empty() && card.overlaps(log))
            log = bottom_row(log);
    }
    if (!log.is_empty() && !card.overlaps(log))
        draw_log_below(ui, log);
    draw_turn(ui, turn, card);
}

void TableScreen::draw_log_below(Ui& ui, const Rect& rect)
{
    const std::optional<int> entry = rect.height() < 100_dp
        ? log().draw_last(ui, bottom_row(rect), log_source())
        : log().draw(ui, rect, log_source());
    if (entry)
        open_log(*entry);
}

} // namespace consigliere::screens
