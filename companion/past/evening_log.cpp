#include "companion/past/evening_log.h"

#include "companion/rulebook/word_index.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

constexpr const char* log_id = "past:log";

float line_of_note()
{
    return widgets::Fonts::size_of(Font::small) + 4_dp;
}

} // namespace

std::optional<int> EveningLog::draw(Ui& ui, const Rect& rect, const PastEvening& past, int entry,
    const std::vector<db::EntryNote>& notes)
{
    Rect rest = rect;
    draw_head(ui, rest.cut_top(50_dp, 8_dp), past);
    const Log::Source source{past.evening(), past.table(), past.audience(), true, 0};
    // Always leave room for the scroll bar.
    Found wanted{rest.width() - 10_dp, widgets::Fonts::size_of(Font::body), m_query, undone,
        language::chosen(), notes};
    if (!m_found || m_found->language != wanted.language)
        m_log.forget();
    const std::vector<Log::Row>& rows = m_log.rows(source);
    if (m_found != wanted) {
        m_found = std::move(wanted);
        // Measure inside the clip: fonts in lists are not scaled down.
        ui.begin_clip(log_id, rest);
        find_places(ui, rows);
        ui.end_clip();
    }
    follow(ui, rest, rows, entry);
    std::optional<int> tapped;
    scroll_area(ui, log_id, rest, [&](Rect& list) {
        const Rect whole = list;
        if (m_places.empty()) {
            remark(ui, list, tr("No matching entries."));
            return;
        }
        for (const Place& place : m_places) {
            const bool is_seen =
                whole.top + place.bottom > rest.top && whole.top + place.top < rest.bottom;
            if (is_seen)
                draw_place(ui, whole, place, rows[place.row], past, entry, tapped);
        }
        list.cut_top(m_places.back().bottom);
    });
    if (tapped)
        m_followed = *tapped;
    return tapped;
}

void EveningLog::draw_head(Ui& ui, Rect rect, const PastEvening& past)
{
    const bool has_undone = past.stops(Step::entry, Undone::left_out).size()
        != past.stops(Step::entry, Undone::shown).size();
    const bool is_shown = undone == Undone::shown;
    const std::string label = tr("Undone");
    const float wide = button_width(ui, label);
    const bool has_room = rect.width() - wide > 230_dp;
    if (button(ui, "past:undone", rect.cut_right(has_room ? wide : 52_dp, 8_dp),
            has_room ? label : symbol::undo,
            {chosen_if(is_shown), ready_if(has_undone, tr("Nothing was undone."))}))
        undone = is_shown ? Undone::left_out : Undone::shown;
    text_field(ui, "past:search", rect, m_query, tr("Search the log"));
}

/// `words`: search text, case-folded.
bool EveningLog::fits(const Log::Row& row, const std::string& words) const
{
    if (m_found->undone == Undone::left_out && row.state == Log::Row::State::undone)
        return false;
    return words.empty()
        || rulebook::folded(row.text + " " + row.detail).find(words) != std::string::npos;
}

void EveningLog::find_places(const Ui& ui, const std::vector<Log::Row>& rows)
{
    m_places.clear();
    m_followed = -1;
    const std::string words = rulebook::folded(m_query);
    float top = 0;
    std::string chapter;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Log::Row& row = rows[i];
        if (!fits(row, words))
            continue;
        Place place;
        place.row = i;
        place.top = top;
        if (row.chapter != chapter)
            place.chapter = chapter = row.chapter;
        place.row_top = top + (place.chapter.empty() ? 0 : 30_dp);
        place.row_bottom = place.row_top + Log::height_of(ui, row, m_found->width);
        for (const db::EntryNote& note : m_found->notes) {
            if (row.first <= note.entry && note.entry <= row.last)
                place.notes.push_back(note.text);
        }
        place.bottom =
            place.row_bottom + line_of_note() * static_cast<float>(place.notes.size()) + 4_dp;
        top = place.bottom;
        m_places.push_back(std::move(place));
    }
}

/// Scrolls to the row of an entry selected elsewhere, unless visible.
void EveningLog::follow(Ui& ui, const Rect& rect, const std::vector<Log::Row>& rows, int entry)
{
    if (m_followed == entry)
        return;
    m_followed = entry;
    const auto found = std::ranges::find_if(
        m_places, [&](const Place& place) { return rows[place.row].last >= entry; });
    if (found == m_places.end())
        return;
    const float offset = ui.scroll_state(log_id).offset;
    if (found->top < offset || found->bottom > offset + rect.height())
        scroll_to(ui, log_id, found->row_top - rect.height() / 3);
}

void EveningLog::draw_place(Ui& ui, const Rect& list, const Place& place, const Log::Row& row,
    const PastEvening& past, int entry, std::optional<int>& tapped)
{
    const auto part = [&](float top, float bottom) {
        return Rect{list.left, list.top + top, list.left + m_found->width, list.top + bottom};
    };
    if (!place.chapter.empty())
        ui.elide_text(
            part(place.top + 4_dp, place.row_top), place.chapter, {Font::small, ui.theme().quiet});
    const Rect rect = part(place.row_top, place.row_bottom);
    if (ui.touch("past:log:" + std::to_string(row.first), rect))
        tapped = row.last;
    Log::draw_whole_row(ui, rect, row, past.table());
    if (row.first <= entry && entry <= row.last)
        ui.outline(rect.inset(1_dp), ui.theme().brass, 2_dp, 6_dp);
    float top = place.row_bottom;
    for (const std::string& note : place.notes) {
        Rect line = part(top, top + line_of_note());
        line.left += 15_dp;
        ui.elide_text(
            line, std::string(symbol::pencil) + "  " + note, {Font::small, ui.theme().brass_text});
        top = top + line_of_note();
    }
}

} // namespace consigliere::screens
