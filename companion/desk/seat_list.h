#pragma once

#include "companion/desk/seat_circle.h"
#include "companion/widgets/ui.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::desk {

/// One player in a new evening.
struct NewSeat {
    std::string player;
    /// Which of the game's sides the player has: a Family, a character.
    int side = 0;
};

/// The seats of a new evening, clockwise, in rows and, where there is room, as chairs round a
/// table: names are typed, or taken from those who played before by a tap or by carrying them to a
/// seat; seats change places by dragging them, and one of them is first.
class SeatList {
public:
    /// What a game draws of its own in the row of a seat.
    struct Look {
        /// The badge of a side.
        std::function<void(widgets::Ui&, const widgets::Rect&, int side)> badge;
        /// The name of a side.
        std::function<std::string(int side)> name;
        /// What the first player has: "Horse Head", "the desk".
        std::string first;
    };

    /// Takes its height off the top of `rect`.
    void draw(widgets::Ui& ui, widgets::Rect& rect, const Look& look,
        const std::vector<std::string>& names);

    [[nodiscard]] const std::vector<NewSeat>& seats() const { return m_seats; }
    [[nodiscard]] bool has_side(int side) const;
    void add(int side);
    void remove(int side);
    /// Everybody sits as in an earlier evening.
    void seat(std::vector<NewSeat> seats, int first);
    /// The index of the seat that begins.
    [[nodiscard]] int first() const { return m_first; }

private:
    void draw_row(widgets::Ui& ui, const widgets::Rect& rect, int index, const Look& look);
    void draw_circle(widgets::Ui& ui, const widgets::Rect& rect, const Look& look);
    void draw_names(widgets::Ui& ui, widgets::Rect& rect, const std::vector<std::string>& names);
    void follow_drag(widgets::Ui& ui, const widgets::Rect& rect, float row);
    void follow_chair(widgets::Ui& ui, const SeatCircle& circle);
    /// A name that a finger carries is let go over the seats, or still on its way.
    void follow_name(widgets::Ui& ui);
    void move(int from, int to);
    [[nodiscard]] NewSeat* seat_to_name();

    std::vector<NewSeat> m_seats;
    int m_first = 0;
    /// The seat that was touched to give it a name; without one, names fill the first empty seat.
    std::optional<int> m_chosen;
    /// The seat that a finger drags, or -1.
    int m_dragged = -1;
    /// The chair that a finger drags round the table.
    std::optional<int> m_dragged_chair;
    /// The name that a finger carries to a seat.
    std::string m_carried;
    /// Where the seats are on the screen, in their order: rows, then chairs.
    std::vector<widgets::Rect> m_places;
};

} // namespace consigliere::desk
