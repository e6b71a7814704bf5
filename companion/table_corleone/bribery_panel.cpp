#include "companion/table_corleone/names.h"
#include "companion/table_corleone/panel_parts.h"
#include "companion/table_corleone/panels.h"
#include "companion/table_corleone/shelf.h"
#include "engine/corleone/waiting.h"

#include <algorithm>

namespace consigliere::table_corleone {

namespace {

bool has_something_to_bid(const Position& position, Family family)
{
    return position.tracking == Tracking::board || !position.of(family).suitcase.empty();
}

bool has_phone(const View& view, Family family)
{
    return view.desk().has_phone(word_of(family));
}

/// All players in the order in which Allies are taken, computed by the referee; those without a bid
/// last.
std::vector<Family> order_of_bids(Position position)
{
    for (Holding& holding : position.holdings) {
        if (holding.bid_state == Holding::Bid::taken)
            holding.bid_state = Holding::Bid::laid;
    }
    // Pretend that there is an Ally for everybody.
    position.unknown_open_allies = static_cast<std::uint8_t>(count_of<Family>);
    std::vector<Family> order;
    while (const std::optional<Family> next = next_taker(position)) {
        order.push_back(*next);
        position.of(*next).bid_state = Holding::Bid::taken;
    }
    for (const Family family : clockwise(position)) {
        if (std::ranges::find(order, family) == order.end())
            order.push_back(family);
    }
    return order;
}

void add_open_allies(Contents& panel, const View& view)
{
    panel.heading(tr("Open Allies"));
    panel.draws([&view](Ui& ui, Rect& rest) {
        for (const AllyId ally : allies_that_are(view.position(), AllyState::Kind::open))
            draw_card(ui, rest.cut_top(60_dp, 8_dp), view.name(ally), view.components()[ally]);
    });
    if (const int unnamed = view.position().unknown_open_allies; unnamed > 0)
        panel.remark(tr_count("{n} unknown", "{n} unknown", unnamed));
}

/// Names those who bid on their phones.
void add_phones(Contents& panel, const View& view)
{
    const Position& position = view.position();
    std::vector<Family> families;
    for (const Family family : clockwise(position)) {
        if (position.of(family).bid_state == Holding::Bid::none && has_phone(view, family))
            families.push_back(family);
    }
    if (!families.empty())
        panel.remark(tr_fill("Can bid on their phones: {players}",
            {{"players", language::listed(families, [&view](Family family) {
                  return view.player(family);
              })}}));
}

/// Adds all bids in the order of taking Allies, with the rule that decides it.
void add_order(Contents& panel, const View& view)
{
    const Position& position = view.position();
    panel.heading(tr("All bids"));
    panel.remark(tr_fill("The highest bid takes first. Ties go clockwise from the Horse Head, held "
                         "by {player}. p. 20",
        {{"player", view.player(position.horse_head)}}));
    for (const Family family : order_of_bids(position)) {
        const Holding& holding = position.of(family);
        const std::string sum = language::dollars(dollars_of(holding.bid));
        const bool has_taken = holding.bid_state == Holding::Bid::taken;
        add_family_row(panel, "bid:" + std::string(word_of(family)), view, family,
            has_taken ? sum + "  " + symbol::check : sum);
    }
}

} // namespace

Contents BriberyPanel::contents(View& view)
{
    return next_to_bid(view.position()) ? bids(view) : taking(view);
}

Contents BriberyPanel::bids(View& view)
{
    Contents panel{
        "bids", {sign_of(std::nullopt), tr("Bribery"), tr("Reveal your bids, then tap them here")}};
    for (const Family family : clockwise(view.position()))
        add_bid(panel, view, family);
    add_phones(panel, view);
    add_open_allies(panel, view);
    add_bid_buttons(panel, view);
    return panel;
}

void BriberyPanel::add_bid(Contents& panel, const View& view, Family family)
{
    const Position& position = view.position();
    const bool has_bid = position.of(family).bid_state != Holding::Bid::none;
    if (has_bid || !has_something_to_bid(position, family)) {
        m_open.forget(family);
        add_family_row(panel, "bid:" + std::string(word_of(family)), view, family,
            has_bid ? tr("has bid") : tr("has nothing to bid"));
        return;
    }
    panel.draws([this, &view, family](Ui& ui, Rect& rest) {
        const float height = OpenBids::height_of_row(rest.width(), view.position(), family);
        if (m_open.draw_row(ui, rest.cut_top(height, 8_dp), view, family) == OpenBids::Tap::name)
            start_bid(family);
    });
}

bool BriberyPanel::is_awaited(const Position& position, Family family)
{
    return position.of(family).bid_state == Holding::Bid::none
        && has_something_to_bid(position, family);
}

/// Players with an empty Suitcase cannot bid, so they are skipped.
void BriberyPanel::add_bid_buttons(Contents& panel, View& view)
{
    const Position& position = view.position();
    const desk::Tap lays{{}, [this, &view] { lay_open_bids(view); }};
    if (lacks_only_forced_bids(position)) {
        panel.goes_on("bid:nobody-else", tr("No more bids: reveal"), lays);
        return;
    }
    const auto seats = clockwise(position);
    const auto needs_tablet = [&](Family family) {
        return is_awaited(position, family) && !has_phone(view, family);
    };
    const auto first = std::ranges::find_if(seats, needs_tablet);
    if (first != seats.end())
        panel.aside = desk::Button{"bid:covered", tr("Bid in secret"),
            {{}, [this, family = *first] { start_bid(family); }}};
    // Everybody left bids on a phone; their names still open the form here.
    else if (!m_open.any())
        return;
    const bool any = m_open.any() || std::ranges::any_of(seats, [&position](Family family) {
        return position.of(family).bid_state != Holding::Bid::none;
    });
    panel.goes_on("bid:open", any ? tr("Record these bids") : tr("No one bids"), lays);
    panel.next_kind = m_open.any() ? ButtonKind::next : ButtonKind::plain;
}

/// Records all bids entered in the rows. Nothing entered is a bid of nothing, but not for players
/// who bid on their phones.
void BriberyPanel::lay_open_bids(View& view)
{
    const OpenBids bids = m_open;
    for (const Family family : clockwise(view.position())) {
        const Position& position = view.position();
        if (!next_to_bid(position))
            return;
        const bool bids_elsewhere = is_awaited(position, family) && has_phone(view, family);
        if (position.of(family).bid_state != Holding::Bid::none
            || (bids_elsewhere && bids.of(family).empty()))
            continue;
        if (!view.record(family, Bid{Cards::of(bids.of(family))}))
            return;
    }
}

Contents BriberyPanel::taking(View& view)
{
    const Position& position = view.position();
    const std::optional<Family> taker = next_taker(position);
    if (!taker)
        return {};
    Contents panel{"allies",
        {sign_of(taker), tr_fill("{player} takes an Ally", {{"player", view.player(*taker)}}),
            tr_fill(
                "bid {sum}", {{"sum", language::dollars(dollars_of(position.of(*taker).bid))}})}};
    m_allies.follow({Asked::For::taken_ally, position.act},
        allies_that_are(view.position(), AllyState::Kind::open));
    add_kept_cards<AllyId>(panel, "take", view, m_allies.rows(),
        [&](AllyId ally) { return attempts(view, taker, TakeAlly{ally}); });
    add_order(panel, view);
    return panel;
}

void BriberyPanel::draw_cover(Ui& ui, View& view)
{
    // The bid came from a phone meanwhile.
    if (view.position().phase != Phase::bribery || !is_awaited(view.position(), m_bidder)) {
        m_cover.close();
        return;
    }
    m_cover.draw(ui, view, tr("For your eyes only. Your bid stays hidden until everyone has bid."),
        [&](const Rect& sheet) { desk::draw_contents(ui, sheet, {}, bid_form(view)); });
}

/// Opens the cover for the next player without a bid and without a phone.
void BriberyPanel::pass_on(const View& view)
{
    const Position& position = view.position();
    if (position.phase != Phase::bribery)
        return;
    Family family = m_bidder;
    for (int i = 1; i < player_count(position); ++i) {
        family = left_of(position, family);
        if (is_awaited(position, family) && !has_phone(view, family)) {
            start_bid(family);
            return;
        }
    }
}

void BriberyPanel::start_bid(Family family)
{
    m_bidder = family;
    m_picker.reset();
    m_cover.pass_to(family);
}

Contents BriberyPanel::bid_form(View& view)
{
    const Position& position = view.position();
    const Cards suitcase = Cards::of(position.of(m_bidder).suitcase);
    const bool is_followed = position.tracking == Tracking::full;
    Contents panel{"bid-form",
        {sign_of(m_bidder), view.player(m_bidder),
            is_followed ? tr_fill(
                "In the Suitcase: {sum}", {{"sum", language::dollars(dollars_of(suitcase.money))}})
                        : tr("Suitcase not tracked")}};
    panel.draws([this, &view, suitcase, is_followed](Ui& ui, Rect& rest) {
        CardPicker::Wish wish;
        wish.kinds = CardPicker::Kinds::money;
        wish.from = suitcase;
        wish.observed =
            is_followed ? CardPicker::HandVisibility::open : CardPicker::HandVisibility::unlimited;
        m_picker.draw_cards(ui, rest, view, wish);
    });
    add_open_allies(panel, view);
    panel.goes_back("bid:back", [this] { m_cover.close(); });
    const Cards bid = m_picker.picked();
    panel.goes_on("bid:lay",
        tr_fill("Lay this bid: {sum}", {{"sum", language::dollars(dollars_of(bid.money))}}),
        {{}, [this, &view, bid] {
             m_cover.close();
             view.attempt(m_bidder, Bid{bid});
             pass_on(view);
         }});
    return panel;
}

} // namespace consigliere::table_corleone
