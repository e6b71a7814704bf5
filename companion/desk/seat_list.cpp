#include "companion/desk/seat_list.h"

#include "companion/desk/vocabulary.h"

#include <algorithm>

namespace consigliere::desk {

using namespace vocabulary;

namespace {

constexpr std::size_t most_seats = 8;

/// Three lines, as wide as a thumb.
void draw_handle(Ui& ui, ImVec2 centre)
{
    for (const float y : {-6.0F, 0.0F, 6.0F}) {
        const float line = centre.y + dp(y);
        ui.line({centre.x - 10_dp, line}, {centre.x + 10_dp, line}, ui.theme().quiet, 2_dp);
    }
}

} // namespace

bool SeatList::has_side(int side) const
{
    return std::ranges::find(m_seats, side, &NewSeat::side) != m_seats.end();
}

void SeatList::add(int side)
{
    if (m_seats.size() == most_seats)
        return;
    m_seats.push_back({{}, side});
}

void SeatList::seat(std::vector<NewSeat> seats, int first)
{
    m_seats = std::move(seats);
    m_first = first;
    m_chosen.reset();
}

void SeatList::remove(int side)
{
    std::erase_if(m_seats, [side](const NewSeat& seat) { return seat.side == side; });
    const int last = std::max(0, static_cast<int>(m_seats.size()) - 1);
    m_first = std::min(m_first, last);
    m_chosen.reset();
}

void SeatList::move(int from, int to)
{
    if (from == to)
        return;
    const auto begin = m_seats.begin();
    // The first player and the chosen seat stay the people that they are.
    const auto follow = [from, to](int index) {
        if (index == from)
            return to;
        if (from < index && index <= to)
            return index - 1;
        if (to <= index && index < from)
            return index + 1;
        return index;
    };
    if (from < to)
        std::rotate(begin + from, begin + from + 1, begin + to + 1);
    else
        std::rotate(begin + to, begin + from, begin + from + 1);
    m_first = follow(m_first);
    if (m_chosen)
        m_chosen = follow(*m_chosen);
    m_dragged = m_dragged < 0 ? m_dragged : follow(m_dragged);
}

void SeatList::follow_drag(Ui& ui, const Rect& rect, float row)
{
    const ImGuiIO& io = ImGui::GetIO();
    if (m_dragged < 0)
        return;
    ui.keep_lists_still();
    if (!io.MouseDown[0]) {
        m_dragged = -1;
        return;
    }
    const int over = static_cast<int>((io.MousePos.y - rect.top) / row);
    move(m_dragged, std::clamp(over, 0, static_cast<int>(m_seats.size()) - 1));
}

void SeatList::draw(Ui& ui, Rect& rect, const Look& look, const std::vector<std::string>& names)
{
    const float row = 64_dp;
    const Rect rows = rect.cut_top(row * static_cast<float>(m_seats.size()), 6_dp);
    follow_drag(ui, rows, row);
    Rect place = rows;
    for (std::size_t i = 0; i < m_seats.size(); ++i)
        draw_row(ui, place.cut_top(row).inset(0, 4_dp), static_cast<int>(i), look);
    if (!m_seats.empty())
        draw_names(ui, rect, names);
}

void SeatList::draw_row(Ui& ui, const Rect& rect, int index, const Look& look)
{
    NewSeat& seat = m_seats[static_cast<std::size_t>(index)];
    const std::string id = "seat:" + std::to_string(index);
    const bool is_lifted = m_dragged == index;
    ui.fill(rect, is_lifted ? ui.theme().line : ui.theme().raised, 10_dp);
    Rect inside = rect.inset(4_dp);
    const Rect handle = inside.cut_left(48_dp, 4_dp);
    const widgets::Touch drag = ui.touch(id + ":drag", handle);
    if (drag.held && m_dragged < 0)
        m_dragged = index;
    // Keys have no finger to drag with.
    const auto move_by = [&](ImGuiKey key, int to) {
        const bool is_place = to >= 0 && to < static_cast<int>(m_seats.size());
        // The seat to which the arrow has just led is not meant again.
        if (!drag.focused || drag.reached || !is_place || !ui.take_key(key, id + ":drag"))
            return;
        move(index, to);
        ui.lead_keys_to("seat:" + std::to_string(to) + ":drag");
    };
    move_by(ImGuiKey_UpArrow, index - 1);
    move_by(ImGuiKey_DownArrow, index + 1);
    draw_handle(ui, handle.centre());
    look.badge(ui, inside.cut_left(46_dp, 10_dp), seat.side);

    ButtonStyle first_style;
    first_style.kind = chosen_if(m_first == index);
    first_style.font = Font::body;
    const float first_width =
        std::min(button_width(ui, look.first, first_style), inside.width() * 0.3F);
    const Rect first = inside.cut_right(std::max(48_dp, first_width), 8_dp);
    if (button(ui, id + ":first", first, look.first, first_style))
        m_first = index;
    const std::string field = id + ":name";
    const bool is_written = text_field(ui, field, inside, seat.player, look.name(seat.side));
    if (is_written || ImGui::IsItemActive() || ui.typing().field == field)
        m_chosen = index;
}

/// The seat that was touched for it, or else the first that has no name.
NewSeat* SeatList::seat_to_name()
{
    if (m_chosen)
        return &m_seats[static_cast<std::size_t>(*m_chosen)];
    const auto nameless = std::ranges::find(m_seats, "", &NewSeat::player);
    return nameless == m_seats.end() ? nullptr : &*nameless;
}

void SeatList::draw_names(Ui& ui, Rect& rect, const std::vector<std::string>& names)
{
    std::vector<std::string> free;
    for (const std::string& name : names) {
        if (std::ranges::find(m_seats, name, &NewSeat::player) == m_seats.end())
            free.push_back(name);
    }
    if (free.empty())
        return;
    heading(ui, rect, tr("Who has played before"));
    Rect row = rect.cut_top(48_dp, 8_dp);
    for (const std::string& name : free) {
        const float width = std::min(button_width(ui, name), rect.width());
        if (width > row.width())
            row = rect.cut_top(48_dp, 8_dp);
        const Rect cell = row.cut_left(width, 8_dp);
        if (!button(ui, "name:" + name, cell, name))
            continue;
        if (NewSeat* seat = seat_to_name())
            seat->player = name;
        m_chosen.reset();
        ui.typing().field.clear();
    }
}

} // namespace consigliere::desk
