#include "companion/screens/home_screen.h"

#include "companion/language/language.h"
#include "companion/screens/box_screen.h"
#include "companion/screens/history_screen.h"
#include "companion/screens/new_table_screen.h"
#include "companion/screens/rules_screen.h"
#include "companion/screens/session_row.h"
#include "companion/screens/settings_screen.h"
#include "companion/tables/tables.h"
#include "companion/telling/database_error.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"
#include "companion/widgets/scroll.h"

#include <algorithm>
#include <functional>

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
    const float width = std::min(680_dp, rect.width() - 32_dp);
    Rect rest = Rect::around(rect.centre(), width, std::min(rect.height() - 16_dp, 640_dp));
    ui.text(rest.cut_top(60_dp, 8_dp), "Consigliere", {Font::title, ui.theme().brass_text, 0.5F});
    widgets::scroll_area(ui, "home", rest, [&](Rect& list) {
        if (m_sessions.empty())
            draw_welcome(ui, list);
        draw_resume(ui, list);
        ButtonStyle next;
        next.kind = ButtonKind::next;
        next.symbol = widgets::symbol::plus;
        if (widgets::button(ui, "new-table", list.cut_top(76_dp, 14_dp), tr("New table"), next))
            m_context.navigator.open(std::make_unique<NewTableScreen>(m_context));
        draw_ways(ui, list);
    });
    if (m_notice.is_shown()) {
        ui.end_covered();
        m_notice.draw(ui);
    }
}

/// The ways to the other screens, two in a row.
void HomeScreen::draw_ways(Ui& ui, Rect& rect)
{
    struct Way {
        std::string id;
        const char* symbol;
        std::string label;
        std::function<std::unique_ptr<Screen>()> make;
    };
    std::vector<Way> ways;
    if (!m_sessions.empty())
        ways.push_back({"history", widgets::symbol::clock, tr("Evenings and players"),
            [this] { return std::make_unique<HistoryScreen>(m_context); }});
    for (const tables::Game& game : tables::all()) {
        const std::string name(game.name);
        const std::string title = tr(game.title);
        ways.push_back({"rules:" + name, widgets::symbol::book,
            language::tr_fill("Rules: {game}", {{"game", title}}), [this, name] {
                return std::make_unique<RulesScreen>(m_context, name, std::string());
            }});
        if (game.make_box_page != nullptr)
            ways.push_back({"box:" + name, widgets::symbol::box,
                language::tr_fill("Box: {game}", {{"game", title}}),
                [this, name] { return std::make_unique<BoxScreen>(m_context, name); }});
    }
    ways.push_back({"settings", widgets::symbol::gear, tr("Settings"),
        [this] { return std::make_unique<SettingsScreen>(m_context); }});

    const int columns = rect.width() > 520_dp ? 2 : 1;
    const int rows = (static_cast<int>(ways.size()) + columns - 1) / columns;
    const float height = 64_dp;
    const float gap = 10_dp;
    const std::vector<Rect> cells =
        rect.cut_top(static_cast<float>(rows) * (height + gap) - gap).grid(columns, rows, gap);
    for (std::size_t i = 0; i < ways.size(); ++i) {
        ButtonStyle style;
        style.symbol = ways[i].symbol;
        if (widgets::button(ui, ways[i].id, cells[i], ways[i].label, style))
            m_context.navigator.open(ways[i].make());
    }
}

} // namespace consigliere::screens
