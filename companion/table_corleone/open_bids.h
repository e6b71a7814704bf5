#pragma once

#include "companion/table_corleone/view.h"

#include <array>

namespace consigliere::table_corleone {

/// Form for bids that are already open on the table (p. 20). One row per Family: a tap on a bill
/// adds it, a tap on the sum clears the bid. Nothing is recorded until the bids are confirmed.
class OpenBids {
public:
    /// `name`: the row was tapped outside of its bills.
    enum class Tap : std::uint8_t { none, name };

    /// Height in pixels. In a narrow panel with many kinds of bills, the name is above them.
    [[nodiscard]] static float height_of_row(float width, const Position& position, Family family);
    Tap draw_row(Ui& ui, Rect row, const View& view, Family family);
    [[nodiscard]] const Money& of(Family family) const;
    [[nodiscard]] bool any() const;
    /// Removes a bid that was recorded or is empty.
    void forget(Family family);

private:
    static constexpr std::size_t families = count_of<Family>;
    std::array<Money, families> m_bids{};
};

} // namespace consigliere::table_corleone
