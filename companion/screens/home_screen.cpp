#include "companion/screens/home_screen.h"

#include "companion/screens/backups_screen.h"
#include "companion/screens/box_screen.h"
#include "companion/screens/evening_doors.h"
#include "companion/screens/history_screen.h"
#include "companion/screens/keeping.h"
#include "companion/screens/new_table_screen.h"
#include "companion/screens/rules_screen.h"
#include "companion/screens/session_row.h"
#include "companion/screens/settings_screen.h"
#include "companion/tables/tables.h"
#include "companion/telling/database_error.h"

#include <algorithm>

namespace consigliere::screens {

HomeScreen::HomeScreen(Context context)
    : m_context(context)
{
    load();
}

void HomeScreen::load()
{
    auto sessions = db::list_sessions(m_context.database);
    if (sessions.is_error())
        m_notice.show(telling::tell(sessions.error()));
    else
        m_sessions = std::move(sessions.value());
}

const db::SessionSummary* HomeScreen::waiting() const
{
    const auto found = std::find_if(m_sessions.begin(), m_sessions.end(),
        [](const db::SessionSummary& session) { return !session.is_finished; });
    return found == m_sessions.end() ? nullptr : &*found;
}

void HomeScreen::draw(Ui& ui, const Rect& rect)
{
    const bool is_covered = m_notice.is_shown();
    if (is_covered)
        ui.begin_covered();
    draw_content(ui, rect);
    if (is_covered) {
        ui.end_covered();
        m_notice.draw(ui);
    }
}

void HomeScreen::draw_content(Ui& ui, const Rect& rect)
{
    const bool has_ended = std::any_of(m_sessions.begin(), m_sessions.end(),
        [](const db::SessionSummary& session) { return session.is_finished; });
    const bool has_columns = has_ended && rect.width() > 1000_dp;
    const float width = std::min(has_columns ? 1200_dp : 720_dp, rect.width() - 32_dp);
    Rect whole = Rect::around(rect.centre(), width, rect.height() - 24_dp);
    Rect right = whole;
    if (has_columns) {
        right = whole.cut_right(width * 0.34F, 36_dp);
        scroll_area(ui, "last-evenings", right,
            [this, &ui](Rect& list) { draw_last_evenings(ui, list, 5); });
    }
    ui.text(whole.cut_top(56_dp, 4_dp), "Consigliere", {Font::title, ui.theme().brass_text});
    scroll_area(ui, "home", whole, [&](Rect& list) {
        if (m_sessions.empty())
            draw_welcome(ui, list);
        else
            remark(ui, list, tr("keeps the score, knows the rules, remembers every evening"));
        draw_backups(ui, list);
        list.cut_top(8_dp);
        draw_state(ui, list);
        draw_waiting(ui, list);
        draw_new_table(ui, list);
        draw_ways(ui, list, ways());
        if (has_ended && !has_columns) {
            list.cut_top(10_dp);
            draw_last_evenings(ui, list, 3);
        }
    });
}

void HomeScreen::draw_welcome(Ui& ui, Rect& rect)
{
    paragraph(ui, rect, tr("The companion for gangster board games at a real table."), Font::lead);
    remark(ui, rect,
        tr("Tap in what you really do with your cards and figures. You are told at once what a "
           "rule forbids and on which page it stands, Turf Wars are counted, and the evening is "
           "kept: who won, by what, and every entry."));
    rect.cut_top(10_dp);
}

/// Why the database cannot be used, or only be looked at, and the way out of it.
void HomeScreen::draw_state(Ui& ui, Rect& rect)
{
    const std::optional<db::DatabaseError>& trouble = m_context.keeping.trouble();
    if (!trouble && !m_context.database.is_read_only())
        return;
    const std::string told = telling::tell(m_context.keeping.why_nothing_is_recorded());
    const float width = rect.width() - 40_dp;
    const float way_out = trouble ? 60_dp + 12_dp : 0;
    const float height = paragraph_height(ui, told, Font::body, width) + 40_dp + way_out;
    Rect inside = widgets::panel(ui, rect.cut_top(height, 18_dp));
    paragraph(ui, inside, told, Font::body, ui.theme().refused_text);
    if (trouble
        && button(ui, "mend", inside.cut_bottom(60_dp), tr("What can be done"), {ButtonKind::next}))
        m_context.navigator.open(std::make_unique<BackupsScreen>(m_context));
}

/// When the last backup was made, or why there is none.
void HomeScreen::draw_backups(Ui& ui, Rect& rect)
{
    const db::BackupKeeper::State state = m_context.keeping.backups();
    if (m_sessions.empty() || m_context.database.is_read_only())
        return;
    // What becomes of it shows without a tap.
    if (state.is_running)
        ui.keep_moving();
    const std::string told = m_context.keeping.tell_backups();
    paragraph(
        ui, rect, told, Font::small, state.failure ? ui.theme().refused_text : ui.theme().quiet);
}

/// The evening that waits, and the brass button that goes on with it.
void HomeScreen::draw_waiting(Ui& ui, Rect& rect)
{
    const db::SessionSummary* session = waiting();
    if (session == nullptr)
        return;
    const Rect card = rect.cut_top(200_dp, 18_dp);
    Rect inside = widgets::panel(ui, card);
    Rect foot = inside.cut_bottom(60_dp, 8_dp);
    heading(ui, inside, tr("Go on with the last evening"));
    ui.text_in_view(inside.cut_top(28_dp, 2_dp), tr(tables::find(session->game).title),
        {Font::small_title, ui.theme().text});
    ui.text_in_view(inside.cut_top(22_dp), names_of(*session), {Font::body, ui.theme().quiet});
    const ButtonStyle next{ButtonKind::next};
    const std::string label = tr("Go on");
    const float width = std::max(180_dp, button_width(ui, label, next));
    if (button(ui, "session:" + session->id,
            foot.cut_right(std::min(width, foot.width() * 0.5F), 16_dp), label, next))
        open_session(m_context, session->id, m_notice);
    ui.text_in_view(foot,
        date_of(*session) + "  ·  " + tr_count("{n} entry", "{n} entries", session->entries),
        {Font::body, ui.theme().quiet});
}

/// A new table is the thing that is next only when no evening waits.
void HomeScreen::draw_new_table(Ui& ui, Rect& rect)
{
    const bool is_read_only = m_context.database.is_read_only();
    ButtonStyle style;
    style.kind = waiting() == nullptr && !is_read_only ? ButtonKind::next : ButtonKind::plain;
    style.symbol = symbol::plus;
    style.mood = is_read_only ? Mood::refused : Mood::ready;
    if (!button(ui, "new-table", rect.cut_top(72_dp, 14_dp), tr("New table"), style))
        return;
    if (is_read_only)
        m_notice.show(telling::tell(m_context.keeping.why_nothing_is_recorded()));
    else
        m_context.navigator.open(std::make_unique<NewTableScreen>(m_context));
}

std::vector<HomeScreen::Way> HomeScreen::ways()
{
    std::vector<Way> ways;
    if (!m_sessions.empty())
        ways.push_back({"history", symbol::clock, tr("Evenings and players"),
            [this] { return std::make_unique<HistoryScreen>(m_context); }});
    for (const tables::Game& game : tables::all()) {
        const std::string name(game.name);
        const std::string title = tr(game.title);
        ways.push_back({"rules:" + name, symbol::book, tr_fill("Rules: {game}", {{"game", title}}),
            [this, name] {
                return std::make_unique<RulesScreen>(m_context, name, std::string());
            }});
        if (game.make_box_page != nullptr)
            ways.push_back({"box:" + name, symbol::box, tr_fill("Box: {game}", {{"game", title}}),
                [this, name] { return std::make_unique<BoxScreen>(m_context, name); }});
    }
    ways.push_back({"settings", symbol::gear, tr("Settings"),
        [this] { return std::make_unique<SettingsScreen>(m_context); }});
    return ways;
}

/// The ways to the other screens, two in a row.
void HomeScreen::draw_ways(Ui& ui, Rect& rect, const std::vector<Way>& ways)
{
    const int columns = rect.width() > 520_dp ? 2 : 1;
    const int rows = (static_cast<int>(ways.size()) + columns - 1) / columns;
    const float height = 64_dp;
    const float gap = 10_dp;
    const std::vector<Rect> cells =
        rect.cut_top(static_cast<float>(rows) * (height + gap) - gap).grid(columns, rows, gap);
    for (std::size_t i = 0; i < ways.size(); ++i) {
        if (button(ui, ways[i].id, cells[i], ways[i].label, {.symbol = ways[i].symbol}))
            m_context.navigator.open(ways[i].make());
    }
}

void HomeScreen::draw_last_evenings(Ui& ui, Rect& rect, int most)
{
    heading(ui, rect, tr("Last evenings"));
    int shown = 0;
    for (const db::SessionSummary& session : m_sessions) {
        if (!session.is_finished || shown++ == most)
            continue;
        if (draw_ended_row(ui, rect.cut_top(92_dp, 10_dp), session))
            open_session(m_context, session.id, m_notice);
        if (shown == most)
            return;
    }
}

} // namespace consigliere::screens
