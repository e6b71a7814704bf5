#pragma once

#include "companion/table_corleone/card_picker.h"
#include "companion/table_corleone/cover.h"
#include "companion/table_corleone/kept_rows.h"
#include "companion/table_corleone/open_bids.h"
#include "companion/table_corleone/view.h"

namespace consigliere::table_corleone {

/// Panel for Bribery (p. 20). Bids are either laid openly and entered here, or entered secretly
/// while the tablet goes round under a cover. Once all are revealed, Allies are taken in order.
class BriberyPanel final : public Panel {
public:
    [[nodiscard]] Contents contents(View& view) override;

    /// True while the cover between players hides the whole screen.
    [[nodiscard]] bool has_cover() const { return m_cover.is_on(); }
    void draw_cover(Ui& ui, View& view);

private:
    void start_bid(Family family);
    /// True if a player has to bid and has something to bid.
    [[nodiscard]] static bool is_awaited(const Position& position, Family family);
    void pass_on(const View& view);
    [[nodiscard]] Contents bids(View& view);
    void add_bid(Contents& panel, const View& view, Family family);
    void add_bid_buttons(Contents& panel, View& view);
    void lay_open_bids(View& view);
    [[nodiscard]] Contents taking(View& view);
    [[nodiscard]] Contents bid_form(View& view);

    Cover m_cover;
    Family m_bidder = Family::marzullo;
    CardPicker m_picker;
    OpenBids m_open;
    KeptRows<AllyId> m_allies;
};

} // namespace consigliere::table_corleone
