#include "companion/screens/history_screen.h"

#include "companion/screens/archive.h"
#include "companion/screens/evening_doors.h"
#include "companion/screens/keeping.h"
#include "companion/screens/session_row.h"
#include "companion/tables/tables.h"

#include <algorithm>

namespace consigliere::screens {

HistoryScreen::HistoryScreen(Context context)
    : m_context(context)
    , m_archive(context.database)
{
    load();
}

void HistoryScreen::load()
{
    auto sessions = db::list_sessions(m_context.database);
    const auto refreshed = m_archive.refresh();
    if (!m_notice.tells_failure(sessions))
        m_sessions = std::move(sessions.value());
    if (!refreshed.is_error())
        count();
}

void HistoryScreen::count()
{
    m_people.clear();
    for (const tables::Game& game : tables::all()) {
        const db::StatisticsFilter filter{std::string(game.name), {}, {}};
        const db::EveningCards evenings = db::evenings_for(m_archive.evenings(), filter);
        for (db::PersonFigures& figures : db::people_of(evenings)) {
            const db::PersonPage page = db::person_page(evenings, figures.person, filter);
            const auto won = std::count_if(page.evenings.begin(), page.evenings.end(),
                [](const auto& evening) { return evening.is_winner; });
            m_people.push_back({std::move(figures), filter.game, static_cast<int>(won),
                page.best ? page.evenings[*page.best].total : std::nullopt});
        }
    }
}

void HistoryScreen::draw_people(Ui& ui, Rect rect)
{
    int most = 1;
    for (const InOneGame& person : m_people)
        most = std::max(most, person.figures.wins.of);
    scroll_area(ui, "people", rect, [&](Rect& rest) {
        for (const InOneGame& person : m_people) {
            Rect row = raised(ui, rest.cut_top(76_dp, 8_dp));
            Rect name = row.cut_left(row.width() * 0.3F, 12_dp);
            ui.text_in_view(name.cut_top(name.height() * 0.5F), person.figures.name,
                {Font::strong, ui.theme().text});
            ui.text_in_view(name, tables::title_of(person.game), {Font::small, ui.theme().quiet});
            Rect best = row.cut_right(150_dp, 12_dp);
            ui.text(best.cut_top(best.height() * 0.5F),
                person.best ? language::dollars(*person.best) : "–",
                {Font::count, ui.theme().text, 1});
            ui.text(best, tr("best total"), {Font::small, ui.theme().quiet, 1});
            // Evenings as a bar, and the part of them that was won in brass.
            Rect bar = row.cut_top(row.height() * 0.5F).inset(0, 5_dp);
            const float evening = bar.width() / static_cast<float>(most);
            ui.fill(
                {bar.left, bar.top, bar.left + evening * static_cast<float>(person.figures.wins.of),
                    bar.bottom},
                ui.theme().line, 4_dp);
            ui.fill({bar.left, bar.top, bar.left + evening * static_cast<float>(person.victories),
                        bar.bottom},
                ui.theme().brass, 4_dp);
            ui.text(row,
                tr_count("{n} evening", "{n} evenings", person.figures.wins.of) + ", "
                    + tr_count("{n} won", "{n} won", person.victories),
                {Font::small, ui.theme().quiet});
        }
    });
}

void HistoryScreen::draw(Ui& ui, const Rect& rect)
{
    if (m_archive.step(std::chrono::milliseconds(2)))
        count();
    if (!m_archive.work().is_over())
        ui.keep_moving();
    const bool is_covered = m_notice.is_shown() || m_evening.is_open() || m_picker.is_open();
    if (is_covered)
        ui.begin_covered();
    Rect rest = rect;
    draw_screen_title(ui, rest, m_context.navigator, tr("Evenings and players"));
    rest = rest.inset(std::max(16_dp, (rest.width() - 900_dp) / 2), 8_dp);
    const int tapped =
        choice_row(ui, "page", rest.cut_top(54_dp, 12_dp), {tr("Evenings"), tr("Players")}, m_page);
    if (tapped >= 0)
        m_page = tapped;
    if (m_page == 1 && m_people.empty())
        ui.text(rest.cut_top(80_dp),
            tr("Statistics begin with the first evening that is finished."),
            {Font::body, ui.theme().quiet, 0, 0.5F, true});
    else if (m_page == 1)
        draw_people(ui, rest);
    else
        draw_evenings(ui, rest);
    if (is_covered) {
        ui.end_covered();
        draw_dialogs(ui);
    }
}

/// All evenings, each with a button for what is known of it, and the ways in and out for all.
void HistoryScreen::draw_evenings(Ui& ui, Rect rect)
{
    const std::vector<Rect> foot = rect.cut_bottom(60_dp, 10_dp).columns(2, 10_dp);
    const bool is_read_only = m_context.database.is_read_only();
    const Mood mood = is_read_only ? Mood::refused : Mood::ready;
    const bool imports = button(ui, "evenings:import", foot[0], tr("Take in an evening"),
        {.mood = mood, .symbol = symbol::file_in});
    if (imports && is_read_only)
        m_notice.show(telling::tell(m_context.keeping.why_nothing_is_recorded()));
    else if (imports)
        m_picker.open(m_context.database.path(), ".toml");
    if (button(ui, "evenings:backup", foot[1], tr("Copy all evenings to a file"),
            {.symbol = symbol::file_out}))
        m_notice.show(back_up(m_context).sentence);
    scroll_area(ui, "evenings", rect, [&](Rect& list) {
        for (const db::SessionSummary& session : m_sessions) {
            Rect row = list.cut_top(80_dp, 8_dp);
            if (button(ui, "evening:" + session.id, row.cut_right(64_dp, 8_dp), symbol::pencil))
                m_evening.open(session);
            if (draw_session_row(ui, row, session))
                open_session(m_context, session.id, m_notice);
        }
    });
}

void HistoryScreen::draw_dialogs(Ui& ui)
{
    if (m_notice.is_shown()) {
        m_notice.draw(ui);
        return;
    }
    if (m_evening.is_open()) {
        if (m_evening.draw(ui, m_context, m_notice))
            load();
        return;
    }
    const auto file = m_picker.draw(ui,
        {tr("Take in an evening"),
            tr("No record lies among your documents or downloads. Their names end in .toml."),
            tr("Take it in")});
    if (!file)
        return;
    m_notice.show(import_evening(m_context, *file).sentence);
    load();
}

} // namespace consigliere::screens
