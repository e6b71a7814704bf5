#include "companion/screens/home_screen.h"

#include "companion/language/language.h"
#include "companion/screens/history_screen.h"
#include "companion/screens/new_table_screen.h"
#include "companion/screens/rules_screen.h"
#include "companion/screens/session_row.h"
#include "companion/screens/settings_screen.h"
#include "companion/tables/tables.h"
#include "companion/telling/database_error.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"

#include <algorithm>

namespace consigliere::screens {

using language::tr;
using widgets::ButtonKind;
using widgets::ButtonStyle;
using widgets::Font;
using widgets::Rect;
using widgets::Ui;
using widgets::operator""_dp;

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

void HomeScreen::draw_welcome(Ui& ui, Rect& rect)
{
    widgets::paragraph(ui, rect, tr("The companion for gangster board games at a real table."),
        Font::lead, ui.theme().text);
    widgets::paragraph(ui, rect,
        tr("Tap in what you really do with your cards and figures. You are told at once what a "
           "rule forbids and on which page it stands, Turf Wars are counted, and the evening is "
           "kept: who won, by what, and every entry."),
        Font::body, ui.theme().quiet);
    rect.cut_top(10_dp);
}

void HomeScreen::draw_resume(Ui& ui, Rect& rect)
{
    const auto unfinished = std::find_if(m_sessions.begin(), m_sessions.end(),
        [](const db::SessionSummary& session) { return !session.is_finished; });
    if (unfinished == m_sessions.end())
        return;
    widgets::heading(ui, rect, tr("Go on with the last evening"));
    if (draw_session_row(ui, rect.cut_top(84_dp, 16_dp), *unfinished))
        open_session(m_context, unfinished->id, m_notice);
}

void HomeScreen::draw(Ui& ui, const Rect& rect)
{
    if (m_notice.is_shown())
        ui.begin_covered();
    const float width = std::min(640_dp, rect.width() - 32_dp);
    Rect rest = Rect::around(rect.centre(), width, std::min(rect.height() - 24_dp, 720_dp));
    ui.text(rest.cut_top(64_dp, 4_dp), "Consigliere", {Font::title, ui.theme().brass_text, 0.5F});
    if (m_sessions.empty())
        draw_welcome(ui, rest);
    draw_resume(ui, rest);

    ButtonStyle next;
    next.kind = ButtonKind::next;
    next.symbol = widgets::symbol::plus;
    if (widgets::button(ui, "new-table", rest.cut_top(76_dp, 14_dp), tr("New table"), next))
        m_context.navigator.open(std::make_unique<NewTableScreen>(m_context));
    const auto row = [&](const char* id, const char* symbol, const std::string& label) {
        ButtonStyle style;
        style.symbol = symbol;
        return widgets::button(ui, id, rest.cut_top(62_dp, 10_dp), label, style);
    };
    if (!m_sessions.empty() && row("history", widgets::symbol::clock, tr("Evenings and players")))
        m_context.navigator.open(std::make_unique<HistoryScreen>(m_context));
    for (const tables::Game& game : tables::all()) {
        const std::string id = "rules:" + std::string(game.name);
        if (row(id.c_str(), widgets::symbol::book,
                language::tr_fill("Rules: {game}", {{"game", tr(game.title)}})))
            m_context.navigator.open(
                std::make_unique<RulesScreen>(m_context, std::string(game.name), std::string()));
    }
    if (row("settings", widgets::symbol::gear, tr("Settings")))
        m_context.navigator.open(std::make_unique<SettingsScreen>(m_context));
    if (m_notice.is_shown()) {
        ui.end_covered();
        m_notice.draw(ui);
    }
}

} // namespace consigliere::screens
