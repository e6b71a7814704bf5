#pragma once

#include "companion/table_mafia/view.h"
#include "companion/widgets/uniform_labels.h"

namespace consigliere::table_mafia {

/// Heads of the seats, with figure and player. All have one layout, so no figure looks more
/// important.
class SeatHeads {
public:
    /// `head`: size of every head.
    SeatHeads(const Ui& ui, const Rect& head, const View& view);
    void draw(Ui& ui, Rect head, const View& view, const Position& position, Figure figure) const;

private:
    /// Lines beside the badge.
    enum class BadgePlace : std::uint8_t { both, name, player };

    float m_badge;
    float m_gap;
    BadgePlace m_place = BadgePlace::both;
    /// True if ranks are words, false if icons; equal for all seats.
    bool m_tells_ranks = false;
    widgets::UniformLabels m_names{Font::strong};
};

} // namespace consigliere::table_mafia
