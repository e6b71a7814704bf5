// Keyboard handling of `Ui`: Enter, Escape and the order of Tab.

#include "companion/widgets/reading_order.h"
#include "companion/widgets/ui.h"

// For ImGui's navigation state.
#include <imgui_internal.h>

#include <algorithm>
#include <utility>

namespace consigliere::widgets {

namespace {

/// A list scrolls a stop into view within a frame; if it is missing after three, it is gone.
constexpr int frames_for_a_stop = 3;

/// Stops in reading order. A list is read as one block, including its hidden rows.
template <typename Stop>
std::vector<Stop> as_read(const std::vector<Stop>& stops, const std::vector<ScrolledList>& lists)
{
    std::vector<std::vector<Stop>> groups;
    std::vector<Rect> places;
    for (const Stop& stop : stops) {
        const auto list = std::ranges::find(lists, stop.list, &ScrolledList::id);
        const auto same = std::ranges::find_if(groups, [&stop](const std::vector<Stop>& group) {
            return !stop.list.empty() && group.front().list == stop.list;
        });
        if (same != groups.end()) {
            same->push_back(stop);
            continue;
        }
        groups.push_back({stop});
        places.push_back(list == lists.end() ? stop.rect : list->rect);
    }
    std::vector<Stop> read;
    for (const std::size_t i : reading_order(places)) {
        std::vector<Rect> rows;
        for (const Stop& stop : groups[i])
            rows.push_back(stop.rect);
        for (const std::size_t row : reading_order(rows))
            read.push_back(groups[i][row]);
    }
    return read;
}

} // namespace

void Typing::take_physical_keys()
{
    const ImGuiIO& io = ImGui::GetIO();
    if (io.KeyCtrl != io.KeyAlt)
        return;
    for (const ImWchar letter : io.InputQueueCharacters) {
        char bytes[5];
        if (letter >= ' ' && letter != 0x7f)
            letters += ImTextCharToUtf8(bytes, letter);
    }
    if (ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Backspace)))
        letters += backspace;
}

/// Enter is for the primary action unless another target has the focus, or there is another field
/// to write into; Escape dismisses.
void Ui::listen_to_keys()
{
    const auto is_pressed = [](ImGuiKey key) {
        return ImGui::IsKeyPressed(ImGui::GetKeyIndex(key), false);
    };
    m_has_enter = !m_focus && (is_pressed(ImGuiKey_Enter) || is_pressed(ImGuiKey_KeyPadEnter));
    const bool goes_on = m_has_enter && !field_to_walk_to(Way::on).empty();
    m_has_enter = m_has_enter && !goes_on;
    m_dismissal = is_pressed(ImGuiKey_Escape) ? Dismissal::escape : Dismissal::none;
    m_walk = std::exchange(m_stops, {});
    const ImGuiIO& io = ImGui::GetIO();
    if (io.KeyCtrl || io.KeyAlt)
        return;
    if (goes_on)
        walk(Way::on);
    else if (ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Tab)))
        walk(io.KeyShift ? Way::back : Way::on);
    // Arrow keys continue from the focus; without a focus they start like Tab.
    else if (!m_focus && !io.WantTextInput && is_pressed(ImGuiKey_DownArrow))
        walk(Way::on);
    else if (!m_focus && !io.WantTextInput && is_pressed(ImGuiKey_UpArrow))
        walk(Way::back);
}

/// Field that somebody who writes goes to next; empty if there is none.
std::string Ui::field_to_walk_to(Way way) const
{
    if (!m_typing.is_writing || m_typing.field.empty())
        return {};
    return way == Way::on ? m_typing.next_field() : m_typing.previous_field();
}

/// Moves the focus to the next field for somebody who writes, or to the next stop in reading order
/// and scrolls it into view. ImGui's own Tab stops only at text fields.
void Ui::walk(Way way)
{
    ImGui::NavMoveRequestCancel();
    ImGui::ClearActiveID();
    if (m_walk.empty())
        return;
    m_walk = as_read(m_walk, lists());
    const std::string here = m_typing.field.empty() ? m_stop : m_typing.field + ":field";
    const std::size_t count = m_walk.size();
    const auto place =
        static_cast<std::size_t>(std::ranges::find(m_walk, here, &Stop::id) - m_walk.begin());
    std::size_t next = way == Way::on ? place + 1 : place + count - 1;
    if (place == count)
        next = way == Way::on ? 0 : count - 1;
    const std::string field = field_to_walk_to(way);
    const auto of_field = std::ranges::find(m_walk, field + ":field", &Stop::id);
    m_typing.is_writing = !field.empty() && of_field != m_walk.end();
    go_to(m_typing.is_writing ? *of_field : m_walk[next % count]);
}

bool Ui::walk_to(std::string_view id)
{
    const auto stop = std::ranges::find(m_stops, id, &Stop::id);
    if (stop == m_stops.end())
        return false;
    go_to(*stop);
    request_frame();
    return true;
}

/// Scrolls a stop into view and leads the keys to it.
void Ui::go_to(const Stop& stop)
{
    lead_keys_to(stop.id);
    m_typing.field.clear();
    const auto list = std::ranges::find(lists(), stop.list, &ScrolledList::id);
    if (list == lists().end())
        return;
    // Scroll only as far as needed, or rows would be skipped.
    const float above = list->rect.top - stop.rect.top;
    const float below = stop.rect.bottom - list->rect.bottom;
    ScrollState& scrolling = scroll_state(stop.list);
    if (above > 0)
        scrolling.goal = scrolling.offset - above;
    else if (below > 0)
        scrolling.goal = scrolling.offset + below;
}

void Ui::lead_keys_to(std::string_view id)
{
    m_wanted_stop = id;
    m_frames_for_stop = frames_for_a_stop;
}

void Ui::stand_on_last_item()
{
    ImGuiContext& context = *ImGui::GetCurrentContext();
    ImGui::SetFocusID(ImGui::GetItemID(), ImGui::GetCurrentWindow());
    context.NavDisableHighlight = false;
    context.NavDisableMouseHover = true;
    m_wanted_stop.reset();
}

void Ui::forget_lost_stop()
{
    if (!m_wanted_stop)
        return;
    request_frame();
    if (--m_frames_for_stop == 0)
        m_wanted_stop.reset();
}

bool Ui::take_enter()
{
    return !is_covered() && std::exchange(m_has_enter, false) && takes({});
}

bool Ui::take_key(ImGuiKey key, std::string_view owner)
{
    const ImGuiIO& io = ImGui::GetIO();
    const bool is_on_owner = m_had_focus && m_stop == owner;
    const bool is_taken = !is_covered() && (!m_had_focus || is_on_owner) && !io.WantTextInput
        && ImGui::IsKeyPressed(ImGui::GetKeyIndex(key));
    if (!is_taken)
        return false;
    ImGuiContext& context = *ImGui::GetCurrentContext();
    ImGui::NavMoveRequestCancel();
    context.NavInitRequest = false;
    context.NavDisableHighlight = !is_on_owner;
    return true;
}

void Ui::draw_focus()
{
    if (!m_focus)
        return;
    outline(m_focus->inset(1_dp), theme().ground, 5_dp, 10_dp);
    outline(m_focus->inset(1_dp), theme().focus, 3_dp, 10_dp);
}

} // namespace consigliere::widgets
