#include "companion/people/players_screen.h"

#include "companion/exports/csv.h"
#include "companion/exports/statistics_report.h"
#include "companion/frame/archive.h"
#include "companion/frame/database_maintenance.h"
#include "companion/frame/destinations.h"
#include "companion/frame/list_dialog.h"
#include "companion/frame/places.h"
#include "companion/frame/save_dialog.h"
#include "companion/people/people_list.h"
#include "companion/people/person_dialog.h"
#include "db/clock.h"
#include "engine/games/games.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <utility>

namespace consigliere::screens {

PlayersScreen::PlayersScreen(Context context)
    : m_context(context)
    , m_people(context.keeping.archive())
{
    load();
}

void PlayersScreen::load()
{
    if (m_context.notice.tells_failure(m_people.refresh()))
        return;
    std::vector<db::SessionSummary> evenings;
    for (const db::EveningCard& card : m_context.keeping.archive().evenings())
        evenings.push_back(card.summary);
    auto matches = db::people_matches(m_context.database, evenings);
    if (!m_context.notice.tells_failure(matches))
        m_questions = PeopleQuestions(std::move(matches.value()), {});
}

void PlayersScreen::draw(Ui& ui, const Rect& rect)
{
    if (std::exchange(m_language, language::chosen()) != language::chosen())
        load();
    m_people.step(ui);
    Rect rest = rect;
    draw_bar(ui, rest);
    draw_content(ui, rest.inset(12_dp, 4_dp));
}

/// A button that tells the filter, and changes it.
void PlayersScreen::draw_filter(Ui& ui, const Rect& rect)
{
    std::vector<std::string> parts;
    for (const FilterPart& part : parts_of(m_people.filter(), m_people.offer()))
        parts.push_back(part.label);
    const std::string label = parts.empty() ? tr("Filter") : ledger::join(parts, "  ·  ");
    if (button_ground(ui, "players:filter", rect, {chosen_if(!parts.empty())}).tapped)
        open_filter();
    const Rect inside = rect.inset(10_dp, 4_dp);
    const Font font = ui.fitting(label, inside.width(), {Font::strong, Font::small});
    ui.elide_text(inside, label,
        {font, ui.theme().text, 0.5F, 0.5F, ui.measure(label, font).x > inside.width()});
}

/// Title, filter and export: one line if they fit, otherwise two.
void PlayersScreen::draw_bar(Ui& ui, Rect& rect)
{
    const bool is_wide = rect.width() >= 1200_dp;
    // Measure the title with the text scale.
    const float title = ui.measure(tr("Players"), Font::title).x * widgets::scale_of_letters();
    Rect bar = draw_screen_title(
        ui, rect, m_context.navigator, tr("Players"), rect.width() - title - 112_dp);
    const std::string group = tr("Group");
    if (button(ui, "players:group", bar.cut_right(button_width(ui, group), 8_dp), group))
        m_context.navigator.open(to::Group{});
    const Rect beside = bar;
    if (!is_wide)
        bar = rect.cut_top(56_dp, 8_dp).inset(12_dp, 0);
    const float file = 80_dp;
    const Rect json = bar.cut_right(file, 8_dp);
    const Rect csv = bar.cut_right(file, 8_dp);
    const Rect filter = bar.cut_right(is_wide ? 480_dp : bar.width() - 8_dp, 8_dp);
    ui.text(is_wide ? bar : beside,
        tr_count("{n} finished evening", "{n} finished evenings", m_people.evenings()),
        {Font::body, ui.theme().quiet});
    draw_filter(ui, filter);
    if (button(ui, "save:csv", csv, "CSV"))
        save_table();
    if (button(ui, "save:json", json, "JSON"))
        save_report();
}

void PlayersScreen::draw_content(Ui& ui, Rect rect)
{
    draw_counting(ui, rect, m_people);
    draw_broken(ui, rect);
    draw_same_people(ui, rect);
    if (m_people.people().empty()) {
        ui.text(rect.cut_top(80_dp),
            m_people.names().empty() ? tr("Statistics start with the first finished evening.")
                                     : tr("No finished evening matches."),
            {Font::body, ui.theme().quiet, 0, 0.5F, true});
        return;
    }
    const bool has_columns = rect.width() > rect.height() && rect.width() > 860_dp;
    const Rect list = has_columns ? rect.cut_left(std::min(488_dp, rect.width() * 0.4F), 12_dp)
                                  : rect.cut_top(rect.height() * 0.34F, 12_dp);
    if (!has_columns)
        ui.line({rect.left, rect.top - 12_dp / 2}, {rect.right, rect.top - 12_dp / 2},
            ui.theme().line, 1_dp);
    draw_people_list(ui, list, m_people);
    draw_page(ui, rect);
}

/// Excluded evenings and why; shown only after counting, so that nothing moves.
void PlayersScreen::draw_broken(Ui& ui, Rect& rect)
{
    if (m_people.broken() == 0 || m_people.is_counting() || !m_people.is_ranked())
        return;
    paragraph(ui, rect,
        tr_count("{n} damaged evening is left out. Open it for details.",
            "{n} damaged evenings are left out. Open them for details.", m_people.broken()),
        Font::body, ui.theme().refused_text);
}

void PlayersScreen::draw_same_people(Ui& ui, Rect& rect)
{
    if (m_questions.empty())
        return;
    const std::string told = tr_count("{n} pair may be the same person…",
        "{n} pairs may be the same person…", static_cast<int>(m_questions.size()));
    const Rect row = rect.cut_top(52_dp, 8_dp);
    if (button(ui, "players:same", row, told, {.symbol = symbol::question}))
        m_context.overlay.open([this](Ui& on) { draw_questions(on); });
}

void PlayersScreen::draw_questions(Ui& ui)
{
    Rect buttons = draw_list_dialog(ui, {"same-people", tr("Same people"), 720},
        [&](Rect& rest) { m_questions.draw(ui, rest); });
    if (cancel_button(ui, "same-people:cancel", buttons))
        m_context.overlay.close();
    ButtonStyle keep = next_if(m_questions.has_answers(), tr("Answer Yes or No first."));
    if (m_context.database.is_read_only())
        keep.mood = ControlState::explains;
    if (!button(ui, "same-people:save", buttons, tr("Save"), keep) || !may_write(m_context)
        || m_context.notice.tells_failure(db::answer(m_context.database, m_questions.answers())))
        return;
    m_context.overlay.close();
    load();
}

void PlayersScreen::draw_page(Ui& ui, const Rect& rect)
{
    const PersonView::Tapped tapped = m_view.draw(ui, rect, m_people);
    if (tapped.wish == PersonView::Wish::rename)
        open_rename(m_context, m_people, [this] { load(); });
    else if (tapped.wish == PersonView::Wish::join)
        open_join(m_context, m_people, [this] { load(); });
    else if (tapped.evening) {
        const db::EveningCard* card = m_context.keeping.archive().find(*tapped.evening);
        if (card != nullptr && card->summary.is_elsewhere)
            m_context.notice.show(tr("Result from another program, without entries."));
        else
            m_context.navigator.open(to::Evening{*tapped.evening});
    }
}

void PlayersScreen::open_filter()
{
    m_context.overlay.open([this](Ui& ui) {
        db::EveningFilter filter = m_people.filter();
        if (m_sheet.draw(ui, m_context.overlay, filter, m_people.offer(), m_people.evenings()))
            m_people.ask(std::move(filter));
    });
}

void PlayersScreen::save(std::string text, std::string_view ending)
{
    ask_where_to_save(m_context, free_name({}, tr("Players") + " " + db::today(), ending).string(),
        [text = std::move(text)](const auto& file, db::IfExists if_exists) {
            return write_document(text, file, if_exists);
        });
}

void PlayersScreen::save_table()
{
    save(exports::csv_of_people(m_people.people()), ".csv");
}

void PlayersScreen::save_report()
{
    const db::EveningFilter& filter = m_people.filter();
    const games::Game* game = filter.game.empty() ? nullptr : games::find(filter.game);
    std::string text = m_people.page() ? exports::json_of_person(
                           *m_people.page(), filter, game == nullptr ? nullptr : &game->outline())
                                       : exports::json_of_people(m_people.people(), filter);
    save(std::move(text), ".json");
}

} // namespace consigliere::screens
