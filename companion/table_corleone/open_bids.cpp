#include "companion/table_corleone/card_picker.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/panel_parts.h"
#include "companion/table_corleone/pieces.h"

#include <algorithm>

namespace consigliere::table_corleone {

const Money& OpenBids::of(Family family) const
{
    return m_bids[static_cast<std::size_t>(family)];
}

bool OpenBids::any() const
{
    return std::ranges::any_of(m_bids, [](const Money& bid) { return !bid.empty(); });
}

void OpenBids::forget(Family family)
{
    m_bids[static_cast<std::size_t>(family)] = {};
}

namespace {

constexpr int kinds_of_bills = count_of<Bill>;

/// True if name, `kinds` bills and the sum fit into one row.
bool has_one_row(float width, int kinds)
{
    return width >= 188_dp + static_cast<float>(kinds) * 52_dp;
}

/// Number of kinds of bills in a Suitcase; all kinds if it is not tracked.
int kinds_in(const Position& position, Family family)
{
    if (position.tracking != Tracking::full)
        return kinds_of_bills;
    const Money& suitcase = position.of(family).suitcase;
    return static_cast<int>(
        std::ranges::count_if(all_of<Bill>, [&](Bill bill) { return suitcase[bill] > 0; }));
}

} // namespace

float OpenBids::height_of_row(float width, const Position& position, Family family)
{
    return has_one_row(width, kinds_in(position, family)) ? 52_dp : 100_dp;
}

OpenBids::Tap OpenBids::draw_row(Ui& ui, Rect row, const View& view, Family family)
{
    const Position& position = view.position();
    const bool counts = position.tracking == Tracking::full;
    const Money& suitcase = position.of(family).suitcase;
    Money& bid = m_bids[static_cast<std::size_t>(family)];
    const std::string word(word_of(family));

    Rect title;
    // If all kinds fit, each has its column in all rows; else there are no gaps.
    const bool has_columns = has_one_row(row.width(), kinds_of_bills);
    if (!has_one_row(row.width(), kinds_in(position, family)))
        title = row.cut_top(48_dp);
    // From the right: the sum (tap clears), then the bills; the name has the rest.
    const Rect sum = row.cut_right(52_dp, 4_dp);
    if (!bid.empty() && ui.touch("bid:none:" + word, sum))
        bid = {};
    ui.text(sum, language::dollars(dollars_of(bid)),
        {Font::strong, bid.empty() ? ui.theme().quiet : ui.theme().brass_text, 0.5F});
    for (auto bill = all_of<Bill>.rbegin(); bill != all_of<Bill>.rend(); ++bill) {
        const int there = suitcase[*bill];
        const bool is_missing = counts && there == 0;
        if (is_missing && !has_columns)
            continue;
        const Rect place = row.cut_right(48_dp, 4_dp);
        if (is_missing)
            continue;
        const bool is_left = !counts || bid[*bill] < there;
        if (ui.touch("bid:" + word + ":" + std::string(word_of(*bill)), place,
                ready_if(is_left, tr("No more of these in the Suitcase."))))
            bid.add(Cards::of(*bill).money);
        ui.call("bid:" + word + ":" + std::string(word_of(*bill)), [&] { return tell(*bill); });
        draw_bill_card(ui, place.inset(2_dp), *bill);
        if (!is_left && bid[*bill] == 0)
            ui.fill(place, ui.theme().panel.with_opacity(0.42F), 6_dp);
        if (bid[*bill] > 0)
            ui.outline(place, ui.theme().brass, 2_dp, 6_dp);
        // Equal cards lie on each other.
        if (bid[*bill] > 1 || (counts && there > 1)) {
            const std::string all = counts ? "/" + language::number(there) : std::string();
            draw_count(ui, place.inset(2_dp),
                bid[*bill] > 0 ? language::number(bid[*bill]) + all : "×" + language::number(there),
                bid[*bill] > 0);
        }
    }
    if (title.width() > 0)
        row = title;
    const widgets::Interaction name = ui.touch("bid:" + word, row);
    const float badge = std::min(34_dp, row.width());
    draw_badge(ui, row.cut_left(badge, 8_dp).centre(), badge, family);
    ui.elide_text(row, view.player(family), {Font::strong, ui.theme().text});
    return name.tapped ? Tap::name : Tap::none;
}

} // namespace consigliere::table_corleone
