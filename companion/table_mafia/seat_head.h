#pragma once

#include "companion/table_mafia/view.h"
#include "companion/widgets/uniform_labels.h"

namespace consigliere::table_mafia {

/// The upper parts of the seats: each says the figure and whoever plays it. All have one look, lest
/// a figure seem more important than another.
class SeatHeads {
public:
    /// All heads are as large as this one.
    SeatHeads(const Ui& ui, const Rect& head, const View& view);
    void draw(Ui& ui, Rect head, const View& view, const Position& position, Figure figure) const;

private:
    /// Beside which lines the badge stands.
    enum class BadgePlace : std::uint8_t { both, name, player };

    float m_badge;
    float m_gap;
    BadgePlace m_place = BadgePlace::both;
    /// Whether ranks are told in words, or by signs: at all seats alike.
    bool m_tells_ranks = false;
    widgets::UniformLabels m_names{Font::strong};
};

} // namespace consigliere::table_mafia
