#pragma once

#include "companion/table_corleone/view.h"

#include <array>

namespace consigliere::table_corleone {

/// Bids that lie open on the table already (p. 20): a row for each Family, in which a tap on a bill
/// adds it to the bid, and one on the sum begins that bid anew. Nothing of it is in the evening
/// until the table says that the bids lie so.
class OpenBids {
public:
    /// Where one Family's row was tapped, if not on its bills.
    enum class Tap : std::uint8_t { none, name };

    /// In a narrow panel the name stands above the bills if there are many kinds of them.
    [[nodiscard]] static float height_of_row(float width, const Position& position, Family family);
    Tap draw_row(Ui& ui, Rect row, const View& view, Family family);
    [[nodiscard]] const Money& of(Family family) const;
    [[nodiscard]] bool any() const;
    /// It has been laid, or there is nothing to bid.
    void forget(Family family);

private:
    static constexpr std::size_t families = count_of<Family>;
    std::array<Money, families> m_bids{};
};

} // namespace consigliere::table_corleone
