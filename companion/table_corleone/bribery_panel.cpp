#include "companion/table_corleone/bribery_panel.h"

#include "companion/table_corleone/card_row.h"
#include "companion/table_corleone/cover.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/shelf.h"
#include "companion/table_corleone/turn_header.h"
#include "engine/corleone/waiting.h"

#include <algorithm>

namespace consigliere::table_corleone {

namespace {

bool has_something_to_bid(const Position& position, Family family)
{
    return position.tracking == Tracking::board || !position.of(family).suitcase.empty();
}

/// Everybody from the first who takes an Ally to the last, as the referee calls them up; whoever
/// bid nothing comes at the end.
std::vector<Family> order_of_bids(Position position)
{
    for (Holding& holding : position.holdings) {
        if (holding.bid_state == Holding::Bid::taken)
            holding.bid_state = Holding::Bid::laid;
    }
    // As if there were an Ally for everybody.
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

} // namespace

void BriberyPanel::reset()
{
    if (!m_goes_on)
        m_stage = Stage::list;
    m_goes_on = false;
}

void BriberyPanel::draw(Ui& ui, const Rect& rect, View& view)
{
    if (next_to_bid(view.position()))
        draw_bids(ui, rect, view);
    else
        draw_taking(ui, rect, view);
}

void BriberyPanel::draw_bids(Ui& ui, Rect rect, View& view)
{
    draw_turn_header(
        ui, rect, std::nullopt, tr("Bribery"), tr("Bids that lie open, or covered ones"));
    draw_bid_buttons(ui, rect.cut_bottom(60_dp, 10_dp), view);
    scroll_area(ui, "bids", rect, [&](Rect& rest) {
        for (const Family family : clockwise(view.position()))
            draw_bid_row(ui, rest, view, family);
        draw_open_allies(ui, rest, view);
    });
}

void BriberyPanel::draw_bid_row(Ui& ui, Rect& rest, View& view, Family family)
{
    const Position& position = view.position();
    const bool has_bid = position.of(family).bid_state != Holding::Bid::none;
    if (has_bid || !has_something_to_bid(position, family)) {
        m_open.forget(family);
        draw_family_row(ui, "bid:" + std::string(word_of(family)), rest.cut_top(52_dp, 8_dp), view,
            family, has_bid ? tr("has laid a bid") : tr("has nothing to bid"), std::nullopt);
        return;
    }
    const Rect row = rest.cut_top(OpenBids::height_of_row(rest.width(), position, family), 8_dp);
    if (m_open.draw_row(ui, row, view, family) == OpenBids::Tap::name)
        start_bid(family);
}

/// Whoever has an empty Suitcase bids nothing, and nobody has to take the tablet for that.
void BriberyPanel::draw_bid_buttons(Ui& ui, Rect row, View& view)
{
    const Position& position = view.position();
    if (lacks_only_forced_bids(position)) {
        if (button(
                ui, "bid:nobody-else", row, tr("Nobody else can bid: go on"), {ButtonKind::next}))
            lay_open_bids(view);
        return;
    }
    Family first = *next_to_bid(position);
    while (position.of(first).bid_state != Holding::Bid::none
        || !has_something_to_bid(position, first))
        first = left_of(position, first);
    if (button(ui, "bid:covered", row.cut_left(row.width() * 0.36F, 10_dp), tr("Covered")))
        start_bid(first);
    const bool any =
        m_open.any() || std::ranges::any_of(position.seats, [&position](Family family) {
            return position.of(family).bid_state != Holding::Bid::none;
        });
    const std::string label = any ? tr("So the bids lie") : tr("Nobody bids anything");
    if (button(ui, "bid:open", row, label, {m_open.any() ? ButtonKind::next : ButtonKind::plain}))
        lay_open_bids(view);
}

/// What the bids are for.
void BriberyPanel::draw_open_allies(Ui& ui, Rect& rest, const View& view)
{
    heading(ui, rest, tr("Open Allies"));
    for (const AllyId ally : allies_that_are(view, AllyState::Kind::open))
        draw_card(ui, rest.cut_top(60_dp, 8_dp), view.name(ally), view.components()[ally]);
    if (const int unnamed = view.position().unknown_open_allies; unnamed > 0)
        remark(
            ui, rest, tr_count("{n} that nobody has named", "{n} that nobody has named", unnamed));
}

/// All bids that are not laid yet, as the rows tell them.
void BriberyPanel::lay_open_bids(View& view)
{
    const OpenBids bids = m_open;
    while (const std::optional<Family> family = next_to_bid(view.position())) {
        if (!view.record(*family, Bid{Cards::of(bids.of(*family))}))
            return;
    }
}

void BriberyPanel::draw_taking(Ui& ui, Rect rect, View& view)
{
    const Position& position = view.position();
    const std::optional<Family> taker = next_taker(position);
    if (!taker)
        return;
    draw_turn_header(ui, rect, taker,
        tr_fill("{player} takes an Ally", {{"player", view.player(*taker)}}),
        tr_fill("bid {sum}", {{"sum", language::dollars(dollars_of(position.of(*taker).bid))}}));
    m_allies.follow(
        {Asked::For::taken_ally, position.act}, allies_that_are(view, AllyState::Kind::open));
    scroll_area(ui, "allies", rect, [&](Rect& rest) {
        for (const KeptRows<AllyId>::Row& row : m_allies.rows()) {
            if (draw_kept_card(ui, "take", rest.cut_top(64_dp, 8_dp), view, row))
                view.attempt(*taker, TakeAlly{row.thing});
        }
        draw_order(ui, rest, view);
    });
}

/// All bids in the order in which Allies are taken, and what makes it so.
void BriberyPanel::draw_order(Ui& ui, Rect& rest, const View& view)
{
    const Position& position = view.position();
    heading(ui, rest, tr("All bids"));
    remark(ui, rest,
        tr_fill("The highest bid takes first. Equal bids go clockwise from the Horse Head, which "
                "{player} has. p. 20",
            {{"player", view.player(position.horse_head)}}),
        Font::small);
    for (const Family family : order_of_bids(position)) {
        const Holding& holding = position.of(family);
        const std::string sum = language::dollars(dollars_of(holding.bid));
        draw_family_row(ui, "bid:" + std::string(word_of(family)), rest.cut_top(48_dp, 8_dp), view,
            family, holding.bid_state == Holding::Bid::taken ? sum + "  " + symbol::check : sum,
            std::nullopt);
    }
}

void BriberyPanel::draw_cover(Ui& ui, View& view)
{
    if (m_stage == Stage::bid) {
        draw_bid_form(ui, covered_sheet(ui), view);
        return;
    }
    const CoverAnswer answer = table_corleone::draw_cover(
        ui, view, m_bidder, tr("Nobody else looks now. The bid stays covered until all are laid."));
    if (answer == CoverAnswer::back)
        m_stage = Stage::list;
    else if (answer == CoverAnswer::opened)
        m_stage = Stage::bid;
}

/// The tablet goes straight on to the next who has not bid yet.
void BriberyPanel::pass_on(const View& view)
{
    const Position& position = view.position();
    if (position.phase != Phase::bribery)
        return;
    Family family = m_bidder;
    for (int i = 1; i < player_count(position); ++i) {
        family = left_of(position, family);
        const bool has_bid = position.of(family).bid_state != Holding::Bid::none;
        if (!has_bid && has_something_to_bid(position, family)) {
            start_bid(family);
            m_goes_on = true;
            return;
        }
    }
}

void BriberyPanel::start_bid(Family family)
{
    m_bidder = family;
    m_picker.reset();
    m_stage = Stage::cover;
}

void BriberyPanel::draw_bid_form(Ui& ui, Rect rect, View& view)
{
    const Position& position = view.position();
    const Holding& holding = position.of(m_bidder);
    draw_turn_header(ui, rect, m_bidder, view.player(m_bidder),
        position.tracking == Tracking::full ? tr_fill(
            "In the Suitcase: {sum}", {{"sum", language::dollars(dollars_of(holding.suitcase))}})
                                            : tr("The Suitcase is not followed"));
    Rect buttons = rect.cut_bottom(68_dp, 10_dp);
    const bool goes_back = button(ui, "bid:back", buttons.cut_left(110_dp, 10_dp), tr("Back"));
    CardPicker::Wish wish;
    wish.kinds = CardPicker::Kinds::money;
    wish.from = Cards::of(holding.suitcase);
    wish.sight = position.tracking == Tracking::full ? CardPicker::Sight::open
                                                     : CardPicker::Sight::unlimited;
    scroll_area(ui, "bid-form", rect, [&](Rect& rest) {
        m_picker.draw_cards(ui, rest, view, wish);
        draw_open_allies(ui, rest, view);
    });
    const int sum = dollars_of(m_picker.picked().money);
    const bool lays = button(ui, "bid:lay", buttons,
        tr_fill("Lay the bid: {sum}", {{"sum", language::dollars(sum)}}), {ButtonKind::next});
    if (goes_back) {
        m_stage = Stage::list;
    } else if (lays) {
        m_stage = Stage::list;
        const Family bidder = m_bidder;
        view.attempt(bidder, Bid{m_picker.picked()});
        pass_on(view);
    }
}

} // namespace consigliere::table_corleone
