#include "companion/desk/seat_list.h"

#include "companion/desk/vocabulary.h"
#include "companion/widgets/units.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace consigliere::desk {

using namespace vocabulary;

namespace {

constexpr std::size_t most_seats = 8;

/// Draws the drag handle: three lines, as wide as a thumb.
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
    // Keep the indices of first player and selection on their people.
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
    if (m_dragged_chair)
        m_dragged_chair = follow(*m_dragged_chair);
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
    const float least_circle = 250_dp;
    const bool has_circle = !m_seats.empty() && rect.width() >= 700_dp;
    const float height = row * static_cast<float>(m_seats.size());
    Rect rows = rect.cut_top(has_circle ? std::max(height, least_circle) : height, 6_dp);
    const Rect beside = has_circle ? rows.cut_right(rows.width() * 0.42F, 20_dp) : Rect{};
    m_places.clear();
    follow_drag(ui, rows, row);
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        m_places.push_back(rows.cut_top(row).inset(0, 4_dp));
        draw_row(ui, m_places.back(), static_cast<int>(i), look);
    }
    if (has_circle)
        draw_circle(ui, beside, look);
    if (!m_seats.empty())
        draw_names(ui, rect, names);
    follow_name(ui);
}

/// Draws the seats as round the table; the first player is ringed.
void SeatList::draw_circle(Ui& ui, const Rect& rect, const Look& look)
{
    const SeatCircle circle(rect, static_cast<int>(m_seats.size()));
    follow_chair(ui, circle);
    circle.draw_table(ui);
    const float size = dp(SeatCircle::chair_size);
    for (int i = 0; i < static_cast<int>(m_seats.size()); ++i) {
        const NewSeat& seat = m_seats[static_cast<std::size_t>(i)];
        const Rect chair = Rect::around(circle.chair(i), size, size);
        m_places.push_back(chair);
        const widgets::Interaction touch = ui.touch("chair:" + std::to_string(i), chair);
        if (touch.held && !m_dragged_chair)
            m_dragged_chair = i;
        if (touch.tapped)
            m_chosen = i;
        const std::string name = seat.player.empty() ? look.name(seat.side) : seat.player;
        ui.describe("chair:" + std::to_string(i), [&](widgets::Target& target) {
            target.name = name;
            target.role = widgets::TargetRole::option;
            target.is_chosen = m_chosen == i;
        });
        ui.disc(chair.centre(), size / 2, ui.theme().ground);
        const Colour ring = m_chosen == i ? ui.theme().text : ui.theme().brass;
        if (m_first == i || m_chosen == i)
            ui.ring(chair.centre(), size / 2, ring, 2_dp);
        const bool is_lifted = m_dragged_chair == i;
        if (!is_lifted)
            look.badge(ui, chair.inset(5_dp), seat.side);
        ui.elide_text(circle.name_place(i), name,
            {Font::small, seat.player.empty() ? ui.theme().quiet : ui.theme().text, 0.5F});
    }
    if (m_dragged_chair) {
        const NewSeat& lifted = m_seats[static_cast<std::size_t>(*m_dragged_chair)];
        look.badge(ui, Rect::around(ImGui::GetIO().MousePos, size, size), lifted.side);
    }
}

void SeatList::follow_chair(Ui& ui, const SeatCircle& circle)
{
    const ImGuiIO& io = ImGui::GetIO();
    if (!m_dragged_chair)
        return;
    ui.keep_lists_still();
    if (!io.MouseDown[0]) {
        m_dragged_chair.reset();
        return;
    }
    if (const std::optional<int> over = circle.under(io.MousePos))
        move(*m_dragged_chair, *over);
}

void SeatList::follow_name(Ui& ui)
{
    const ImGuiIO& io = ImGui::GetIO();
    if (m_carried.empty())
        return;
    if (io.MouseDown[0]) {
        const float width = ui.measure(m_carried, Font::body).x + 32_dp;
        const Rect label = Rect::around(io.MousePos, width, 40_dp);
        ui.fill(label, ui.theme().raised, 10_dp);
        ui.outline(label, ui.theme().brass, 2_dp, 10_dp);
        ui.text(label, m_carried, {Font::body, ui.theme().text, 0.5F});
        ui.keep_lists_still();
        ui.request_frame();
        return;
    }
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        if (m_places[i].contains(io.MousePos)) {
            m_seats[i % m_seats.size()].player = m_carried;
            m_chosen.reset();
        }
    }
    m_carried.clear();
}

void SeatList::draw_row(Ui& ui, const Rect& rect, int index, const Look& look)
{
    NewSeat& seat = m_seats[static_cast<std::size_t>(index)];
    const std::string id = "seat:" + std::to_string(index);
    const bool is_lifted = m_dragged == index;
    ui.fill(rect, is_lifted ? ui.theme().line : ui.theme().raised, 10_dp);
    Rect inside = rect.inset(4_dp);
    const Rect handle = inside.cut_left(48_dp, 4_dp);
    const widgets::Interaction drag = ui.touch(id + ":drag", handle);
    ui.call(id + ":drag", [] { return tr("Move this seat"); });
    if (drag.held && m_dragged < 0)
        m_dragged = index;
    // The keyboard cannot drag: arrow keys move the seat.
    const auto move_by = [&](ImGuiKey key, int to) {
        const bool is_place = to >= 0 && to < static_cast<int>(m_seats.size());
        // Ignore the arrow key that has just moved the focus here.
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

/// Selected seat, or else the first without a name; nullptr if none.
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
    heading(ui, rect, tr("Earlier players"));
    Rect row = rect.cut_top(48_dp, 8_dp);
    for (const std::string& name : free) {
        const float width = std::min(button_width(ui, name), rect.width());
        if (width > row.width())
            row = rect.cut_top(48_dp, 8_dp);
        const Rect cell = row.cut_left(width, 8_dp);
        const widgets::Interaction touch = button_ground(ui, "name:" + name, cell);
        draw_label(ui, cell.inset(8_dp, 2_dp), name, {Font::strong, ui.theme().text, 0.5F});
        if (touch.held) {
            ui.keep_lists_still();
            if (!cell.contains(ImGui::GetIO().MousePos))
                m_carried = name;
        }
        if (!touch.tapped)
            continue;
        if (NewSeat* seat = seat_to_name())
            seat->player = name;
        m_chosen.reset();
        ui.typing().field.clear();
    }
}

using widgets::dp;
using widgets::Rect;
using widgets::operator""_dp;

namespace {

constexpr float name_height = 22;

} // namespace

SeatCircle::SeatCircle(const Rect& rect, int seats)
{
    // Chairs are at the edge with names below; the table fills the rest.
    const float half = dp(chair_size) / 2;
    const ImVec2 centre{rect.centre().x, rect.centre().y - dp(name_height) / 2};
    const ImVec2 reach{
        rect.width() / 2 - half - 24_dp, rect.height() / 2 - half - dp(name_height) / 2};
    m_table = Rect::around(centre, 2 * reach.x - dp(chair_size), 2 * reach.y - dp(chair_size));
    constexpr float full_turn = 2 * std::numbers::pi_v<float>;
    for (int seat = 0; seat < seats; ++seat) {
        const float angle =
            full_turn / 4 + full_turn * static_cast<float>(seat) / static_cast<float>(seats);
        m_chairs.push_back(
            {centre.x + reach.x * std::cos(angle), centre.y + reach.y * std::sin(angle)});
    }
}

void SeatCircle::draw_table(widgets::Ui& ui) const
{
    const float round = std::min(m_table.width(), m_table.height()) / 2;
    ui.fill(m_table, ui.theme().panel, round);
    ui.outline(m_table, ui.theme().line, 2_dp, round);
}

Rect SeatCircle::name_place(int seat) const
{
    const ImVec2 centre = chair(seat);
    return Rect::around({centre.x, centre.y + (dp(chair_size) + dp(name_height)) / 2},
        dp(chair_size) + 48_dp, dp(name_height));
}

std::optional<int> SeatCircle::under(ImVec2 finger) const
{
    for (std::size_t seat = 0; seat < m_chairs.size(); ++seat) {
        const float apart = std::hypot(finger.x - m_chairs[seat].x, finger.y - m_chairs[seat].y);
        if (apart <= dp(chair_size) / 2 + 8_dp)
            return static_cast<int>(seat);
    }
    return std::nullopt;
}

} // namespace consigliere::desk
