#include "companion/screens/people_screen.h"

#include "companion/screens/counting.h"
#include "companion/screens/keeping.h"
#include "companion/tables/tables.h"

#include <algorithm>

namespace consigliere::screens {

PeopleScreen::PeopleScreen(Context context)
    : m_context(context)
{
    load();
}

void PeopleScreen::load()
{
    if (!m_notice.tells_failure(m_context.keeping.archive().refresh()))
        count();
}

void PeopleScreen::count()
{
    m_people.clear();
    for (const tables::Game& game : tables::all()) {
        const db::StatisticsFilter filter{std::string(game.name), {}, {}};
        const db::EveningCards evenings =
            db::evenings_for(m_context.keeping.archive().evenings(), filter);
        for (db::PersonFigures& figures : db::people_of(evenings)) {
            const db::PersonPage page = db::person_page(evenings, figures.person, filter);
            const auto won = std::count_if(page.evenings.begin(), page.evenings.end(),
                [](const auto& evening) { return evening.is_winner; });
            m_people.push_back({std::move(figures), filter.game, static_cast<int>(won),
                page.best ? page.evenings[*page.best].total : std::nullopt});
        }
    }
}

void PeopleScreen::draw_people(Ui& ui, Rect rect)
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

void PeopleScreen::draw(Ui& ui, const Rect& rect)
{
    if (go_on_counting(ui, m_context.keeping.archive()))
        count();
    if (m_notice.is_shown())
        ui.begin_covered();
    Rect rest = rect;
    draw_screen_title(ui, rest, m_context.navigator, tr("Players"));
    rest = rest.inset(std::max(16_dp, (rest.width() - 900_dp) / 2), 8_dp);
    if (m_people.empty())
        ui.text(rest.cut_top(80_dp),
            tr("Statistics begin with the first evening that is finished."),
            {Font::body, ui.theme().quiet, 0, 0.5F, true});
    else
        draw_people(ui, rest);
    if (m_notice.is_shown()) {
        ui.end_covered();
        m_notice.draw(ui);
    }
}

} // namespace consigliere::screens
