#pragma once

#include "companion/widgets/ui.h"

#include <optional>
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

} // namespace consigliere::desk
