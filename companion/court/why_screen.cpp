#include "companion/court/why_screen.h"

#include "companion/frame/rule_books.h"

#include <algorithm>

namespace consigliere::screens {

WhyScreen::WhyScreen(Context context, const to::Court& court)
    : m_context(context)
    , m_inquiry(court)
{
}

const rulebook::Rulebook* WhyScreen::rulebook() const
{
    return m_context.books.of(m_inquiry.evening().game());
}

void WhyScreen::draw(Ui& ui, const Rect&)
{
    m_inquiry.ask_nothing_old();
    obey_keys(ui);
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
    if (m_inquiry.is_away())
        ui.outline(ui.whole_display().inset(2_dp), ui.theme().focus, 4_dp);
}

void WhyScreen::draw_board(Ui& ui, const Rect& rect)
{
    ui.draw().PushClipRect(rect.min(), rect.max(), true);
    std::vector<desk::Hotspot> things = m_inquiry.table().draw_past(ui, rect, m_inquiry.shown());
    light_up(ui, std::move(things), rect);
    ui.draw().PopClipRect();
}

void WhyScreen::draw_track(Ui& ui, const Rect& rect)
{
    light_up(ui, m_inquiry.table().draw_past_track(ui, rect, m_inquiry.shown()), rect);
}

void WhyScreen::draw_seats(Ui& ui, const Rect& rect)
{
    if (light_up(ui, m_inquiry.table().draw_past_seats(ui, rect, m_inquiry.shown()), rect))
        m_may_have_band = false;
}

bool WhyScreen::light_up(Ui& ui, std::vector<desk::Hotspot> things, const Rect& within)
{
    keep_apart(things, within);
    const desk::Hotspot* tapped = draw_lights(ui, things, m_inquiry.thing());
    if (tapped != nullptr) {
        ask(tapped->thing, tapped->name, {});
        scroll_to_start(ui, list);
    }
    for (const desk::Hotspot& thing : things) {
        if (!thing.stands_for(m_inquiry.thing()))
            continue;
        std::vector<desk::Hotspot::Other> here = thing.others;
        here.insert(here.begin(), {thing.thing, thing.name});
        const auto asked = std::ranges::find(here, m_inquiry.thing(), &desk::Hotspot::Other::thing);
        m_thing_name = asked->name;
        here.erase(asked);
        // The thing may be shown again elsewhere, with nothing under it.
        if (!here.empty())
            m_others = std::move(here);
    }
    return tapped != nullptr;
}

void WhyScreen::ask(const std::string& thing, const std::string& name, const std::string& question)
{
    m_inquiry.ask(thing, question);
    m_thing_name = name;
    m_may_have_band = true;
    m_words.clear();
}

/// Escape undoes one step at a time.
void WhyScreen::obey_keys(Ui& ui)
{
    if (ui.dismissal() != widgets::Dismissal::escape)
        return;
    ui.take_dismissal();
    // In a text field Escape ends the typing.
    if (ImGui::GetIO().WantTextInput)
        return;
    if (m_inquiry.is_away())
        m_inquiry.go_back();
    else if (!m_inquiry.thing().empty())
        m_inquiry.ask_nothing();
    else
        m_context.navigator.back();
}

} // namespace consigliere::screens
