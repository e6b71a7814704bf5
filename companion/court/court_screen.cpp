#include "companion/court/court_screen.h"

#include "companion/frame/rule_books.h"

#include <algorithm>

namespace consigliere::screens {

CourtScreen::CourtScreen(Context context, const Case& the_case)
    : m_context(context)
    , m_case(the_case)
    , m_shown(the_case.entry)
{
    m_docket.hear(m_case.table, evening(), m_case.entry);
}

const rulebook::Rulebook* CourtScreen::rulebook() const
{
    return m_context.books.of(evening().game());
}

void CourtScreen::draw(Ui& ui, const Rect&)
{
    if (!m_docket.knows(evening(), m_docket.moment()))
        ask_nothing();
    if (!m_has_menu) {
        obey_keys(ui);
        draw_content(ui);
        return;
    }
    ui.begin_covered();
    draw_content(ui);
    ui.end_covered();
    draw_menu(ui);
}

void CourtScreen::draw_content(Ui& ui)
{
    const TableLayout layout = lay_out_table(ui.whole_display());
    m_others.clear();
    draw_bar(ui, layout);
    draw_board(ui, layout.board);
    const ArguedBand band = lay_out_band(ui, layout);
    Rect side = layout.side;
    const Rect keys = ui.keys_place();
    if (!keys.is_empty())
        side.bottom = std::min(side.bottom, keys.top);
    else if (!band.cards.empty())
        draw_band(ui, band);
    else
        draw_seats(ui, layout.seats);
    draw_panel(ui, side, band.cards.size());
    if (is_away())
        ui.outline(ui.whole_display().inset(2_dp), ui.theme().focus, 4_dp);
}

void CourtScreen::draw_board(Ui& ui, const Rect& rect)
{
    ui.draw().PushClipRect(rect.min(), rect.max(), true);
    std::vector<desk::Askable> things = m_case.table.draw_past(ui, rect, m_shown);
    light_up(ui, std::move(things), rect);
    ui.draw().PopClipRect();
}

void CourtScreen::draw_track(Ui& ui, const Rect& rect)
{
    light_up(ui, m_case.table.draw_past_track(ui, rect, m_shown), rect);
}

void CourtScreen::draw_seats(Ui& ui, const Rect& rect)
{
    if (light_up(ui, m_case.table.draw_past_seats(ui, rect, m_shown), rect))
        m_may_have_band = false;
}

bool CourtScreen::light_up(Ui& ui, std::vector<desk::Askable> things, const Rect& within)
{
    keep_apart(things, within);
    const desk::Askable* tapped = draw_lights(ui, things, m_thing);
    if (tapped != nullptr) {
        ask(tapped->thing, tapped->name, {});
        scroll_to_start(ui, list);
    }
    for (const desk::Askable& thing : things) {
        if (!thing.stands_for(m_thing))
            continue;
        std::vector<desk::Askable::Other> here = thing.others;
        here.insert(here.begin(), {thing.thing, thing.name});
        const auto asked = std::ranges::find(here, m_thing, &desk::Askable::Other::thing);
        m_thing_name = asked->name;
        here.erase(asked);
        // The same thing may be shown in a second place, where it lies alone.
        if (!here.empty())
            m_others = std::move(here);
    }
    return tapped != nullptr;
}

void CourtScreen::ask(
    const std::string& thing, const std::string& name, const std::string& question)
{
    m_docket.hear(m_case.table, evening(), m_shown);
    const std::vector<const desk::Explanation*> questions = m_docket.about(thing, question);
    m_answers.show(questions, m_case.table);
    m_thing = thing;
    m_thing_name = name;
    m_may_have_band = true;
    m_words.clear();
    if (questions.empty())
        return;
    std::vector<std::string>& asked = m_case.asked_last;
    const std::string& first = questions.front()->question;
    std::erase(asked, first);
    asked.insert(asked.begin(), first);
}

void CourtScreen::ask_nothing()
{
    m_docket.hear(m_case.table, evening(), m_shown);
    m_answers.show({}, m_case.table);
    m_thing.clear();
    m_thing_name.clear();
}

void CourtScreen::go_back()
{
    m_shown = m_case.entry;
    const bool was_elsewhere = m_docket.moment() != m_case.entry;
    m_docket.hear(m_case.table, evening(), m_case.entry);
    if (was_elsewhere)
        m_answers.show(m_docket.about(m_thing), m_case.table);
}

/// Escape takes back one step after the other.
void CourtScreen::obey_keys(Ui& ui)
{
    if (ui.dismissal() != widgets::Dismissal::escape)
        return;
    ui.take_dismissal();
    // In a field it ends the typing.
    if (ImGui::GetIO().WantTextInput)
        return;
    if (is_away())
        go_back();
    else if (!m_thing.empty())
        ask_nothing();
    else
        m_context.navigator.back();
}

std::string CourtScreen::tell_moment(const Ui& ui, float width) const
{
    if (!is_away())
        return {};
    const std::string entry = m_shown == 0
        ? tr("At the beginning")
        : tr_fill("Entry {entry} of {entries}",
            {{"entry", language::number(m_shown)},
                {"entries", language::number(evening().history().size())}});
    const std::string moment = tr("Not now") + "  ·  " + entry;
    if (m_shown == 0)
        return moment;
    const std::string whole = moment + "  ·  " + m_case.table.chapter_of(m_shown);
    return ui.measure(whole, Font::small).x < 1.6F * width ? whole : moment;
}

} // namespace consigliere::screens
