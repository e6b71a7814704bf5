#pragma once

#include "companion/widgets/ui.h"

#include <optional>
#include <vector>

namespace consigliere::desk {

/// The table of a new evening as everybody sits round it: the first seat is nearest, the others
/// follow clockwise. It only says which chair a finger means; who sits there is the seat list’s.
class SeatCircle {
public:
    SeatCircle(const widgets::Rect& rect, int seats);

    void draw_table(widgets::Ui& ui) const;
    /// The middle of a chair, and the place of the name below it.
    [[nodiscard]] ImVec2 chair(int seat) const { return m_chairs[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] widgets::Rect name_place(int seat) const;
    /// The chair over which a finger is.
    [[nodiscard]] std::optional<int> under(ImVec2 finger) const;

    /// How wide a chair is, in logical pixels: a finger’s width and a little.
    static constexpr float chair_size = 52;

private:
    widgets::Rect m_table;
    std::vector<ImVec2> m_chairs;
};

} // namespace consigliere::desk
