#include "companion/table/facts_sheet.h"

#include "companion/widgets/outline.h"

#include <imgui.h>

#include <algorithm>

namespace consigliere::screens {

namespace {

using desk::Askable;

/// How long a finger rests before it asks; shorter, and slow taps would.
constexpr double seconds_of_rest = 0.55;

/// A thing that is there and lies under a finger; land only where nothing smaller lies.
const Askable* thing_at(const std::vector<Askable>& things, ImVec2 point)
{
    const auto small = std::ranges::find_if(
        things, [point](const Askable& thing) { return thing.reach.contains(point); });
    if (small != things.end())
        return &*small;
    const auto land = std::ranges::find_if(things, [point](const Askable& thing) {
        return !thing.outline.empty() && widgets::contains(thing.outline, point);
    });
    return land == things.end() ? nullptr : &*land;
}

/// Everything that the table shows, where it is about to be drawn. What this draws lies below that.
std::vector<Askable> things_of(Ui& ui, desk::GameTable& table, const TableLayout& layout, int head)
{
    std::vector<Askable> things = table.draw_past(ui, layout.board, head);
    for (Askable& thing : table.draw_past_seats(ui, layout.seats, head))
        things.push_back(std::move(thing));
    return things;
}

} // namespace

bool FactsSheet::opens(Ui& ui, desk::GameTable& table, const TableLayout& layout, int head)
{
    const ImGuiIO& io = ImGui::GetIO();
    const ImVec2 point = io.MouseClickedPos[0];
    if (!io.MouseDown[0]) {
        m_is_answered = false;
        return false;
    }
    const float tremble = 10_dp;
    const bool has_moved = io.MouseDragMaxDistanceSqr[0] > tremble * tremble;
    const bool is_on_table = layout.board.contains(point) || layout.seats.contains(point);
    if (m_is_answered || has_moved || !is_on_table)
        return false;
    const double left = seconds_of_rest - static_cast<double>(io.MouseDownDuration[0]);
    if (left > 0) {
        ui.wake_in(left);
        return false;
    }
    m_is_answered = true;
    const std::vector<Askable> things = things_of(ui, table, layout, head);
    const Askable* const thing = thing_at(things, point);
    if (thing == nullptr)
        return false;
    const std::vector<desk::Explanation> all = table.explanations(head);
    m_thing = thing->thing;
    m_name = thing->name;
    m_answers.show(desk::questions_about(all, thing->thing), table);
    return !m_answers.is_empty();
}

FactsSheet::Tap FactsSheet::draw(Ui& ui, const desk::GameTable& table,
    const rulebook::Rulebook* rulebook, int head, PhotoShelf& photos)
{
    Tap tap;
    Rect rect = dialog_for(ui, "facts", 640_dp, 56_dp + 78_dp);
    tap.closes =
        button(ui, "facts:close", rect.cut_bottom(56_dp, 10_dp), tr("Close"), {ButtonKind::next});
    title(ui, rect, m_name);
    const std::optional<db::PhotoKey> whose = photos.component_behind(m_thing);
    scroll_area(ui, "facts", rect, [&](Rect& rest) {
        if (whose && draw_photo(ui, rest, *whose, photos))
            tap.photo = whose;
        const CourtAnswers::Tap answer = m_answers.draw(ui, rest, {table, rulebook, head});
        tap.rule = answer.rule;
        tap.entry = answer.entry;
    });
    return tap;
}

/// Whether it was tapped: the photo where there is one, and otherwise the way to one.
bool FactsSheet::draw_photo(Ui& ui, Rect& rect, const db::PhotoKey& whose, PhotoShelf& photos) const
{
    constexpr const char* id = "facts:photo";
    if (!photos.has(whose))
        return button(ui, id, rect.cut_top(54_dp, 10_dp), tr("Add a picture…"),
            {.symbol = widgets::symbol::camera});
    const Rect place = rect.cut_top(240_dp, 10_dp);
    const PhotoShelf::Shown shown = photos.show(ui, whose, std::max(place.width(), place.height()));
    const bool tapped = ui.touch(id, place).tapped;
    if (shown.picture != nullptr)
        draw_picture(ui, place_for(shown.picture->size(), place), *shown.picture);
    else if (!shown.why_not.empty())
        ui.text(place, shown.why_not, {Font::body, ui.theme().text, 0, 0, true});
    return tapped;
}

} // namespace consigliere::screens
