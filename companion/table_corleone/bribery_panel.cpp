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
using widgets::Font;
using widgets::Mood;
using widgets::operator""_dp;

namespace {

bool has_something_to_bid(const Position& position, Family family)
{
    return position.tracking == Tracking::board || !position.of(family).suitcase.empty();
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
    const Position& position = view.position();
    draw_turn_header(ui, rect, std::nullopt, tr("Bribery"),
        tr("Everybody lays a hidden bid out of the Suitcase"));
    if (lacks_only_forced_bids(position)
        && widgets::button(ui, "bid:nobody-else", rect.cut_bottom(60_dp, 10_dp),
            tr("Nobody else can bid: go on"), {widgets::ButtonKind::next}))
        lay_forced_bids(view);
    widgets::scroll_area(ui, "bids", rect, [&](Rect& rest) {
        Family family = position.horse_head;
        for (int i = 0; i < player_count(position); ++i) {
            const bool has_bid = position.of(family).bid_state != Holding::Bid::none;
            const bool may_bid = !has_bid && has_something_to_bid(position, family);
            const std::string id = "bid:" + std::string(word_of(family));
            if (draw_family_row(ui, id, rest.cut_top(54_dp, 8_dp), view, family,
                    may_bid       ? tr("lays a bid now")
                        : has_bid ? tr("has laid a bid")
                                  : tr("has nothing to bid"),
                    may_bid ? Mood::ready : Mood::off))
                start_bid(family);
            family = left_of(position, family);
        }
    });
}

/// Whoever has an empty Suitcase bids nothing, and nobody has to take the tablet for that.
void BriberyPanel::lay_forced_bids(View& view)
{
    while (lacks_only_forced_bids(view.position())) {
        if (!view.record(next_to_bid(view.position()), Bid{}))
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
    if (widgets::button(ui, "cover:back", sheet.cut_bottom(54_dp, 10_dp), tr("Back")))
        m_stage = Stage::list;
    if (widgets::button(ui, "cover:open:" + std::string(word_of(m_bidder)),
            sheet.cut_bottom(72_dp, 16_dp),
            tr_fill("I am {player}", {{"player", view.player(m_bidder)}}),
            {widgets::ButtonKind::next}))
        m_stage = Stage::bid;
    const std::string whom =
        tr_fill("Pass the tablet to {player}", {{"player", view.player(m_bidder)}});
    const std::string remark =
        tr("Nobody else looks now. The bid stays covered until all are laid.");
    const float remark_height = widgets::paragraph_height(ui, remark, Font::body, sheet.width());
    ui.text(sheet.cut_bottom(remark_height), remark, {Font::body, ui.theme().quiet, 0, 0, true});
    ui.text_in_view(sheet.cut_bottom(50_dp), whom,
        {ui.fitting(whom, sheet.width(), {Font::title, Font::small_title, Font::place}),
            ui.theme().text, 0});
    draw_badge(ui, sheet.centre(), std::min(120_dp, sheet.height() - 8_dp), m_bidder);
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
    m_bid = {};
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
    const Rect lay = rect.cut_bottom(68_dp, 10_dp);
    widgets::scroll_area(ui, "bills", rect, [&](Rect& rest) {
        constexpr int most_untold = 20;
        const bool is_followed = position.tracking == Tracking::full;
        for (const Bill bill : all_bills) {
            Rect row = rest.cut_top(60_dp, 8_dp);
            draw_bill_card(ui, row.cut_left(86_dp, 12_dp), bill);
            const int most = is_followed ? holding.suitcase[bill] : most_untold;
            const Rect of = row.cut_right(72_dp);
            if (is_followed)
                ui.text(of, tr_fill("of {n}", {{"n", language::number(most)}}),
                    {Font::body, ui.theme().quiet, 1});
            m_bid.set(bill,
                widgets::stepper(
                    ui, "bill:" + std::string(word_of(bill)), row, m_bid[bill], 0, most));
        }
    });
    if (widgets::button(ui, "bid:lay", lay,
            tr_fill("Lay the bid: {sum}", {{"sum", language::dollars(dollars_of(m_bid))}}),
            {widgets::ButtonKind::next})) {
        const Family bidder = m_bidder;
        m_stage = Stage::list;
        view.attempt(bidder, Bid{Cards::of(m_bid)});
        pass_on(view);
    }
}

} // namespace consigliere::table_corleone
