#include "companion/table/table_screen.h"

#include "companion/desk/log_room.h"
#include "companion/frame/keeping.h"
#include "companion/frame/rule_books.h"
#include "companion/tables/tables.h"
#include "companion/telling/database_error.h"
#include "companion/widgets/letters.h"
#include "db/session_list.h"

#include <algorithm>
#include <array>
#include <utility>

namespace consigliere::screens {

namespace {

/// Where the last entry stands when there is room for no other.
Rect bottom_row(const Rect& rect)
{
    return {rect.left, rect.bottom - 48_dp, rect.right, rect.bottom};
}

} // namespace

TableScreen::TableScreen(Context context, db::Session session)
    : m_context(context)
    , m_session(std::move(session))
    , m_teller(tables::make_teller(m_session.evening()))
    , m_table(tables::find(m_session.evening().game()).make_table(*this, m_session.evening()))
    , m_said(m_session.evening().history().size())
    , m_photos(m_context.database, std::string(m_session.evening().game()))
{
    read_players();
    if (!is_over())
        TableClock::come_back(m_session, m_context.database);
    begin_backup();
    m_teller->call_players([this](std::string_view actor) { return player(actor); });
    m_notice.show(telling::tell(m_session.differences()));
    if (!m_context.settings.was_shown_round && !is_over())
        m_overlay = &TableScreen::draw_guide;
}

void TableScreen::read_players()
{
    const auto sessions = db::list_sessions(m_context.database);
    if (sessions.is_error())
        return;
    for (const db::SessionSummary& summary : sessions.value()) {
        if (!(summary.id == m_session.id()))
            continue;
        for (const db::SessionSummary::Seat& seat : summary.seats)
            m_players[seat.actor] = seat.player;
    }
}

void TableScreen::follow_language()
{
    if (m_language == language::chosen())
        return;
    m_language = language::chosen();
    m_log.forget();
}

const rulebook::Rulebook* TableScreen::rulebook() const
{
    return m_context.books.of(m_session.evening().game());
}

void TableScreen::returned()
{
    m_log.forget();
    // What was put right elsewhere may have ended a part, or the evening.
    back_up_after_part();
}

int TableScreen::seat_to_face() const
{
    return m_table->seat_to_face();
}

std::string TableScreen::player(std::string_view actor) const
{
    const auto found = m_players.find(actor);
    if (found != m_players.end() && !found->second.empty())
        return widgets::at_most(found->second, widgets::longest_name);
    return tables::find(m_session.evening().game()).tell_actor(actor);
}

void TableScreen::draw(Ui& ui, const Rect&)
{
    m_handing_over.follow(ui, evening());
    follow_language();
    if (!m_table->has_dialog())
        m_waiting.reset();
    const bool is_covered = m_overlay != nullptr || m_table->has_dialog() || m_notice.is_shown();
    if (is_covered)
        ui.begin_covered();
    else if (!ui.is_covered())
        obey_keys(ui);
    // Keys are shown for dialogs only, below which the table stays as it is.
    const TableLayout layout = lay_out_table(ui.whole_display());
    draw_top_bar(ui, layout);
    // The table is cleared at the end.
    if (!is_covered && !is_over()
        && m_facts.opens(ui, *m_table, layout, m_session.evening().history().head()))
        m_overlay = &TableScreen::draw_facts;
    m_table->draw_board(ui, layout.board);
    draw_side(ui, layout);
    m_table->draw_seats(ui, layout.seats);
    m_said.follow(m_session.evening(), audience(), *m_table);
    if (m_context.settings.tells_at_seats)
        m_said.draw(ui, *m_table);
    // What a tap has just opened is drawn in the next frame, when it covers the table.
    if (!is_covered)
        return;
    ui.end_covered();
    draw_overlay(ui);
}

void TableScreen::draw_overlay(Ui& ui)
{
    if (m_notice.is_shown()) {
        m_notice.draw(ui);
        return;
    }
    // Somebody is about to go: whatever was to be done at the table can wait.
    if (m_table->has_dialog() && m_leaving == Leaving::nowhere) {
        m_table->draw_dialog(ui);
        return;
    }
    if (m_overlay != nullptr)
        (this->*m_overlay)(ui);
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
    // Upright the panel has no line to spare, and the bar has room.
    if (m_context.settings.shows_clock && layout.has_two_bars)
        m_clock.draw_in_bar(ui, bar, clock_source(), m_context.database);
    const float name = ui.measure("Consigliere", Font::title).x + 4_dp;
    const float least_rest = layout.has_two_bars ? 0 : 656_dp;
    if (bar.width() > name + least_rest)
        ui.text(layout.has_two_bars ? bar : bar.cut_left(name, 16_dp), "Consigliere",
            {Font::title, ui.theme().brass_text});
    m_table->draw_track(ui, layout.has_two_bars ? track : bar);
}

/// The buttons at the right of the top bar; takes their width off it.
void TableScreen::draw_actions(Ui& ui, const TableLayout& layout, Rect& bar)
{
    const float least_track = 500_dp;
    struct Action {
        const char* id;
        std::string label;
        widgets::Readiness mood;
        Rect* place = nullptr;
        /// Says the same as the label, in less room.
        const char* sign = nullptr;
    };
    const ledger::History& history = m_session.evening().history();
    std::array actions{
        Action{"more", symbol::more, Mood::ready},
        Action{"rules", tr("Rules"), Mood::ready, nullptr, symbol::book},
        Action{"why", tr("Why?"), Mood::ready, &m_why_place},
        // Both are always there, so that neither is ever where the other was.
        Action{"redo", symbol::redo,
            ready_if(history.redo_target().has_value(), tr("Nothing has been taken back."))},
        Action{"undo", tr("Undo"),
            ready_if(history.undo_target().has_value(), tr("There is nothing to take back.")),
            &m_undo_place, symbol::undo},
    };
    const auto width_of = [&ui](const Action& action) {
        return std::max(56_dp, button_width(ui, action.label));
    };
    const auto room_for_track = [&] {
        float room = bar.width();
        for (const Action& action : actions)
            room -= width_of(action) + 8_dp;
        return room;
    };
    // Signs say the same as words, and the phases have nothing else to be told by.
    for (Action& action : actions) {
        if (action.sign != nullptr && !layout.has_two_bars && room_for_track() < least_track)
            action.label = action.sign;
    }
    std::string_view tapped;
    for (const Action& action : actions) {
        const Rect place = bar.cut_right(width_of(action), 8_dp);
        if (button(ui, action.id, place, action.label, {.mood = action.mood}))
            tapped = action.id;
        if (action.place != nullptr)
            *action.place = place;
    }
    if (tapped == "undo")
        undo();
    else if (tapped == "redo")
        redo();
    else if (tapped == "why")
        open_court();
    else if (tapped == "more")
        m_overlay = &TableScreen::draw_menu;
    else if (tapped == "rules")
        open_rule({});
}

void TableScreen::draw_side(Ui& ui, const TableLayout& layout)
{
    Rect rect = layout.side;
    ui.fill(rect, ui.theme().panel);
    ui.line({rect.left, rect.top}, {rect.left, rect.bottom}, ui.theme().line, 1_dp);
    rect = rect.inset(layout.is_tight ? 12_dp : 16_dp, layout.is_tight ? 8_dp : 12_dp);
    draw_unsaved_line(ui, rect);
    if (m_context.settings.shows_clock && !layout.has_two_bars)
        m_clock.draw_line(ui, rect, clock_source(), m_context.database);
    Rect turn = rect;
    Rect log;
    if (has_two_columns(rect)) {
        log = turn.cut_right(turn.width() * second_column, 16_dp);
    } else if (layout.is_tight || m_table->wants_room()) {
        // What needs the room more leaves the log one row.
        log = bottom_row(turn.cut_bottom(desk::log_row_room()));
    } else {
        Rect below = turn.cut_bottom(desk::whole_log_room());
        log = below.cut_bottom(146_dp);
    }
    draw_lay_again(ui, turn);
    // A card that a tap on the panel brings comes with the next frame.
    const Rect card = m_verdict.is_shown() ? place_of_card(ui, layout, turn, log) : Rect{};
    if (card.overlaps(log))
        log = has_two_columns(rect) ? Rect{log.left, log.top, log.right, card.top - 8_dp}
                                    : bottom_row(log);
    // Lists end a little above it.
    ui.lay_over(card.is_empty() ? card : card.inset(0, -6_dp));
    if (!card.overlaps(log))
        draw_log_below(ui, log);
    m_table->draw_turn(ui, turn);
    ui.lay_over({});
    m_card_place.look_at(ui, turn);
    if (!card.is_empty() && m_verdict.is_shown())
        answer_verdict(m_verdict.draw(ui, card, verdict_words()));
}

/// In the second column over the end of the log, or over the end of the turn panel above its last
/// row. Where there is little height, what comes next needs it more than the log.
Rect TableScreen::place_of_card(
    const Ui& ui, const TableLayout& layout, const Rect& turn, const Rect& log) const
{
    const Rect& column = log.left > turn.right ? log : turn;
    const float height = m_verdict.height(ui, column.width(), verdict_words());
    if (log.left > turn.right)
        return {log.left, std::max(log.top, log.bottom - height), log.right, log.bottom};
    const float floor = layout.is_tight ? log.bottom : bottom_row(log).top - 8_dp;
    return m_card_place.in(turn, floor, height);
}

/// Once the evening is over, the same table is one tap away.
void TableScreen::draw_lay_again(Ui& ui, Rect& turn)
{
    if (is_over()
        && button(ui, "end:again", turn.cut_bottom(54_dp, 10_dp), tr("The same table again"),
            {.symbol = symbol::rotate}))
        lay_again();
}

TableClock::Source TableScreen::clock_source() const
{
    return {m_session, [this](std::string_view actor) { return player(actor); }};
}

VerdictCard::Words TableScreen::verdict_words() const
{
    return {m_session.evening(), *m_teller, rulebook(), *m_table};
}

Log::Source TableScreen::log_source() const
{
    return {m_session.evening(), *m_table, audience(), m_context.settings.shows_undone,
        m_session.unsaved_entries()};
}

/// Ctrl+Z and Ctrl+Y, or Ctrl+Shift+Z; Escape puts the verdict card away.
void TableScreen::obey_keys(Ui& ui)
{
    const ImGuiIO& io = ImGui::GetIO();
    const auto is_pressed = [](ImGuiKey key) {
        return ImGui::IsKeyPressed(ImGui::GetKeyIndex(key), false);
    };
    const bool is_z = io.KeyCtrl && is_pressed(ImGuiKey_Z);
    if (is_z && !io.KeyShift)
        undo();
    else if (is_z || (io.KeyCtrl && is_pressed(ImGuiKey_Y)))
        redo();
    if (m_verdict.is_shown() && ui.dismissal() == widgets::Dismissal::escape) {
        ui.take_dismissal();
        m_verdict.clear();
    }
}

void TableScreen::open_log(std::optional<int> entry)
{
    if (!entry)
        return;
    m_log.open_at(*entry);
    m_overlay = &TableScreen::draw_log;
}

void TableScreen::draw_log_below(Ui& ui, const Rect& rect)
{
    if (rect.height() < 100_dp)
        open_log(m_log.draw_last(ui, bottom_row(rect), log_source()));
    else
        open_log(m_log.draw(ui, rect, log_source()));
}

} // namespace consigliere::screens
