#pragma once

#include "companion/widgets/ui.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::desk {

/// Seats of a new evening as chairs round a table: the first is nearest, the others clockwise.
/// Geometry and hit test only; SeatList has the players.
class SeatCircle {
public:
    SeatCircle(const widgets::Rect& rect, int seats);

    void draw_table(widgets::Ui& ui) const;
    /// Centre of a chair, and the rectangle of the name below it.
    [[nodiscard]] ImVec2 chair(int seat) const { return m_chairs[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] widgets::Rect name_place(int seat) const;
    /// Index of the chair under a finger; nullopt if none.
    [[nodiscard]] std::optional<int> under(ImVec2 finger) const;

    /// Chair diameter in logical pixels: a little more than a touch target.
    static constexpr float chair_size = 52;

private:
    widgets::Rect m_table;
    std::vector<ImVec2> m_chairs;
};

struct NewSeat {
    std::string player;
    /// Index of the game's side: a Family, a character.
    int side = 0;
};

/// Seats of a new evening, clockwise: rows and, if there is room, chairs round a table. Names are
/// typed, tapped or dragged from a list; seats are reordered by dragging; one seat is first.
class SeatList {
public:
    /// Game-specific drawing in a seat's row.
    struct Look {
        std::function<void(widgets::Ui&, const widgets::Rect&, int side)> badge;
        std::function<std::string(int side)> name;
        /// What the first player has: "Horse Head", "the desk".
        std::string first;
    };

    /// Draws the list; shrinks `rect` by the height used.
    void draw(widgets::Ui& ui, widgets::Rect& rect, const Look& look,
        const std::vector<std::string>& names);

    [[nodiscard]] const std::vector<NewSeat>& seats() const { return m_seats; }
    [[nodiscard]] bool has_side(int side) const;
    void add(int side);
    void remove(int side);
    /// Replaces all seats, as in an earlier evening.
    void seat(std::vector<NewSeat> seats, int first);
    /// Index of the first player's seat.
    [[nodiscard]] int first() const { return m_first; }

private:
    void draw_row(widgets::Ui& ui, const widgets::Rect& rect, int index, const Look& look);
    void draw_circle(widgets::Ui& ui, const widgets::Rect& rect, const Look& look);
    void draw_names(widgets::Ui& ui, widgets::Rect& rect, const std::vector<std::string>& names);
    void follow_drag(widgets::Ui& ui, const widgets::Rect& rect, float row);
    void follow_chair(widgets::Ui& ui, const SeatCircle& circle);
    /// Handles the drag of a name onto a seat.
    void follow_name(widgets::Ui& ui);
    void move(int from, int to);
    [[nodiscard]] NewSeat* seat_to_name();

    std::vector<NewSeat> m_seats;
    int m_first = 0;
    /// Seat selected for naming; without one, names fill the first empty seat.
    std::optional<int> m_chosen;
    /// Index of the dragged row, or -1.
    int m_dragged = -1;
    /// Index of the dragged chair.
    std::optional<int> m_dragged_chair;
    /// The dragged name; empty if none.
    std::string m_carried;
    /// Rectangles of rows, then of chairs, in seat order.
    std::vector<widgets::Rect> m_places;
};

} // namespace consigliere::desk
