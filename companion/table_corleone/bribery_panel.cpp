#include "companion/table_corleone/bribery_panel.h"

#include "companion/language/language.h"
#include "companion/table_corleone/telling.h"
#include "companion/table_corleone/turn_header.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"
#include "companion/widgets/scroll.h"
#include "engine/corleone/waiting.h"

namespace consigliere::table_corleone {

using namespace corleone;
using language::tr;
using language::tr_fill;
using widgets::ButtonStyle;
using widgets::Font;
using widgets::Mood;
using widgets::operator""_dp;

void BriberyPanel::draw(Ui& ui, const Rect& rect, View& view)
{
    if (next_to_bid(view.position()))
        draw_bids(ui, rect, view);
    else
        draw_taking(ui, rect, view);
}

void BriberyPanel::draw_bids(Ui& ui, Rect rect, View& view)
{
    const Position& position = view.position();
    draw_turn_header(ui, rect, std::nullopt, tr("Bribery"),
        tr("Everybody lays a hidden bid out of the Suitcase"));
    Family family = position.horse_head;
    for (int i = 0; i < player_count(position); ++i) {
        const bool has_bid = position.of(family).bid_state != Holding::Bid::none;
        const std::string id = "bid:" + std::string(word_of(family));
        if (draw_family_row(ui, id, rect.cut_top(54_dp, 8_dp), view, family,
                has_bid ? tr("has laid a bid") : tr("lays a bid now"),
                has_bid ? Mood::off : Mood::ready)) {
            m_bidder = family;
            m_bid = {};
            m_stage = Stage::cover;
        }
        family = left_of(position, family);
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
    widgets::scroll_area(ui, "allies", rect, [&](Rect& rest) {
        for (std::size_t i = 0; i < position.allies.size(); ++i) {
            if (position.allies[i].kind != AllyState::Kind::open)
                continue;
            const auto ally = static_cast<AllyId>(i);
            const Rect place = rest.cut_top(64_dp, 8_dp);
            const std::string id = "take:" + view.components()[ally].naming.name;
            const bool tapped = ui.touch(id, place).tapped;
            draw_ally(ui, place, view.name(ally), view.components()[ally]);
            if (tapped)
                view.attempt(*taker, TakeAlly{ally});
        }
        widgets::heading(ui, rest, tr("All bids"));
        for (const Family family : position.seats) {
            const Holding& holding = position.of(family);
            const std::string sum = language::dollars(dollars_of(holding.bid));
            draw_family_row(ui, "bid:" + std::string(word_of(family)), rest.cut_top(48_dp, 8_dp),
                view, family,
                holding.bid_state == Holding::Bid::taken ? sum + "  " + widgets::symbol::check
                                                         : sum,
                Mood::off);
        }
    });
}

void BriberyPanel::draw_cover(Ui& ui, View& view)
{
    // Even the ground is opaque: nothing of the table or of another bid shines through.
    ui.fill(ui.display(), ui.theme().ground);
    Rect sheet = Rect::around(ui.display().centre(), std::min(560_dp, ui.display().width() - 24_dp),
        std::min(620_dp, ui.display().height() - 24_dp));
    sheet = widgets::panel(ui, sheet);
    if (m_stage == Stage::bid) {
        draw_bid_form(ui, sheet, view);
        return;
    }
    const Rect badge = sheet.cut_top(150_dp);
    draw_badge(ui, badge.centre(), 120_dp, m_bidder);
    ui.text(sheet.cut_top(50_dp),
        tr_fill("Pass the tablet to {player}", {{"player", view.player(m_bidder)}}),
        {Font::title, ui.theme().text, 0.5F});
    ui.text(sheet.cut_top(60_dp),
        tr("Nobody else looks now. The bid stays covered until all are laid."),
        {Font::body, ui.theme().quiet, 0, 0.5F, true});
    if (widgets::button(ui, "cover:back", sheet.cut_bottom(54_dp, 10_dp), tr("Back")))
        m_stage = Stage::list;
    if (widgets::button(ui, "cover:open", sheet.cut_bottom(72_dp),
            tr_fill("I am {player}", {{"player", view.player(m_bidder)}}),
            {widgets::ButtonKind::next}))
        m_stage = Stage::bid;
}

void BriberyPanel::draw_bid_form(Ui& ui, Rect rect, View& view)
{
    const Position& position = view.position();
    const Holding& holding = position.of(m_bidder);
    draw_turn_header(ui, rect, m_bidder, view.player(m_bidder),
        position.tracking == Tracking::full ? tr_fill(
            "In the Suitcase: {sum}", {{"sum", language::dollars(dollars_of(holding.suitcase))}})
                                            : tr("The Suitcase is not followed"));
    constexpr int most_untold = 20;
    for (const Bill bill : all_bills) {
        Rect row = rect.cut_top(60_dp, 8_dp);
        draw_bill_card(ui, row.cut_left(86_dp, 12_dp), bill);
        const int most = position.tracking == Tracking::full ? holding.suitcase[bill] : most_untold;
        ui.text(row.cut_right(90_dp), tr_fill("of {n}", {{"n", language::number(most)}}),
            {Font::body, ui.theme().quiet, 1});
        m_bid.set(bill,
            widgets::stepper(ui, "bill:" + std::string(word_of(bill)), row, m_bid[bill], 0, most));
    }
    if (widgets::button(ui, "bid:lay", rect.cut_bottom(68_dp, 10_dp),
            tr_fill("Lay the bid: {sum}", {{"sum", language::dollars(dollars_of(m_bid))}}),
            {widgets::ButtonKind::next})) {
        const Family bidder = m_bidder;
        m_stage = Stage::list;
        view.attempt(bidder, Bid{Cards::of(m_bid)});
    }
}

} // namespace consigliere::table_corleone
