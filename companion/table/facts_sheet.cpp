#include "companion/box/photo_sheet.h"
#include "companion/table/table_parts.h"
#include "companion/widgets/outline.h"

#include <imgui.h>

#include <algorithm>

namespace consigliere::screens {

namespace {

using desk::Hotspot;

/// Duration of a long press; less would catch slow taps.
constexpr double seconds_of_rest = 0.55;

/// Returns the hotspot under a finger, preferring small ones to areas; nullptr if none.
const Hotspot* thing_at(const std::vector<Hotspot>& things, ImVec2 point)
{
    const auto small = std::ranges::find_if(
        things, [point](const Hotspot& thing) { return thing.reach.contains(point); });
    if (small != things.end())
        return &*small;
    const auto land = std::ranges::find_if(things, [point](const Hotspot& thing) {
        return !thing.outline.empty() && widgets::contains(thing.outline, point);
    });
    return land == things.end() ? nullptr : &*land;
}

/// Returns all hotspots by drawing the table's state after entry `head`; the real table is drawn
/// over it.
std::vector<Hotspot> things_of(Ui& ui, desk::GameTable& table, const TableLayout& layout, int head)
{
    std::vector<Hotspot> things = table.draw_past(ui, layout.board, head);
    for (Hotspot& thing : table.draw_past_seats(ui, layout.seats, head))
        things.push_back(std::move(thing));
    return things;
}

} // namespace

FactsSheet::FactsSheet(HostScreen& host)
    : m_host(host)
    , m_photos(host.context().database, std::string(host.evening().game()))
{
}

void FactsSheet::watch(Ui& ui, const TableLayout& layout)
{
    if (ui.is_covered())
        return;
    const ImGuiIO& io = ImGui::GetIO();
    const ImVec2 point = io.MouseClickedPos[0];
    if (!io.MouseDown[0]) {
        m_is_answered = false;
        return;
    }
    const float tremble = 10_dp;
    const bool has_moved = io.MouseDragMaxDistanceSqr[0] > tremble * tremble;
    const bool is_on_table = layout.board.contains(point) || layout.seats.contains(point);
    if (m_is_answered || has_moved || !is_on_table)
        return;
    const double left = seconds_of_rest - static_cast<double>(io.MouseDownDuration[0]);
    if (left > 0) {
        ui.request_frame_in(left);
        return;
    }
    m_is_answered = true;
    desk::GameTable& table = m_host.table();
    const std::vector<Hotspot> things = things_of(ui, table, layout, head());
    const Hotspot* const thing = thing_at(things, point);
    if (thing == nullptr)
        return;
    const std::vector<desk::WhyAnswer> all = table.explanations(head());
    m_thing = thing->thing;
    m_name = thing->name;
    m_answers.show(desk::questions_about(all, thing->thing), table);
    if (!m_answers.is_empty())
        open();
}

void FactsSheet::open()
{
    m_host.overlay().open([this](Ui& ui) { draw(ui); });
}

/// Opens the photo; closing it returns to the facts.
void FactsSheet::open_photo(const db::PhotoKey& whose)
{
    m_host.overlay().open_dialog<PhotoSheet>(m_host.context(), m_photos, whose, m_name);
}

void FactsSheet::draw(Ui& ui)
{
    Rect rect = dialog_for(ui, "facts", 640_dp, 56_dp + 78_dp);
    m_host.overlay().draw_close_button(ui, "facts:close", rect);
    title(ui, rect, m_name);
    const std::optional<db::PhotoKey> whose = m_photos.component_behind(m_thing);
    CourtAnswers::Tap tap;
    scroll_area(ui, "facts", rect, [&](Rect& rest) {
        if (whose)
            draw_photo(ui, rest, *whose);
        tap = m_answers.draw(ui, rest, {m_host.table(), m_host.rulebook(), head()});
    });
    if (!tap.rule.empty())
        m_host.open_rule(tap.rule);
    else if (tap.entry)
        m_host.open_entry(*tap.entry);
}

/// Draws the photo, or a button to add one.
void FactsSheet::draw_photo(Ui& ui, Rect& rect, const db::PhotoKey& whose)
{
    constexpr const char* id = "facts:photo";
    if (!m_photos.has(whose)) {
        if (button(ui, id, rect.cut_top(54_dp, 10_dp), tr("Add photo…"),
                {.symbol = widgets::symbol::camera}))
            open_photo(whose);
        return;
    }
    const Rect place = rect.cut_top(240_dp, 10_dp);
    const PhotoShelf::Shown shown =
        m_photos.show(ui, whose, std::max(place.width(), place.height()));
    const bool is_tapped = ui.touch(id, place).tapped;
    ui.call(id, [] { return tr("Photo"); });
    if (is_tapped)
        open_photo(whose);
    if (shown.picture != nullptr)
        draw_picture(ui, place_for(shown.picture->size(), place), *shown.picture);
    else if (!shown.why_not.empty())
        ui.text(place, shown.why_not, {Font::body, ui.theme().text, 0, 0, true});
}

} // namespace consigliere::screens
