#include "companion/table_corleone/card_picker.h"

#include "companion/language/language.h"
#include "companion/table_corleone/telling.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"
#include "companion/widgets/scroll.h"

#include <algorithm>
#include <vector>

namespace consigliere::table_corleone {

using namespace corleone;
using language::tr;
using widgets::Font;
using widgets::operator""_dp;

namespace {

/// One kind of card that can be picked.
struct Offer {
    std::string id;
    std::string name;
    Cards card;
    int picked = 0;
    /// How many there are to pick; large where the hand is covered.
    int most = 0;
};

constexpr int covered = 99;

std::vector<Offer> offers_of(const View& view, Family family, const Cards& picked)
{
    const Cards hand = hand_of(view.position(), family);
    const bool is_covered = view.desk().habits().covers_hands;
    std::vector<Offer> offers;
    const auto add = [&](std::string id, std::string name, const Cards& card, int count, int has) {
        if (has > 0 || is_covered)
            offers.push_back(
                {std::move(id), std::move(name), card, count, is_covered ? covered : has});
    };
    for (const Bill bill : all_bills)
        add(std::string(word_of(bill)), std::string(word_of(bill)), Cards::of(bill),
            picked.money[bill], hand.money[bill]);
    for (const Good good : all_goods)
        add(std::string(word_of(good)), tell(good), Cards::of(good), picked.goods[good],
            hand.goods[good]);
    add("job", tr("Job"), Cards::of_unknown_jobs(1), picked.unknown_jobs, hand.unknown_jobs);
    // Cards whose faces the table has told, and Allies, are no secret.
    for (const JobId job : hand.jobs) {
        const int count = picked.jobs.contains(job) ? 1 : 0;
        offers.push_back({"job:" + view.components()[job].naming.name, view.name(job),
            Cards::of(job), count, 1});
    }
    for (const AllyId ally : hand.allies) {
        const int count = picked.allies.contains(ally) ? 1 : 0;
        offers.push_back({"ally:" + view.components()[ally].naming.name, view.name(ally),
            Cards::of(ally), count, 1});
    }
    return offers;
}

void add_card(Cards& cards, const Cards& card)
{
    cards.money.add(card.money);
    cards.goods.add(card.goods);
    cards.unknown_jobs = static_cast<std::uint8_t>(cards.unknown_jobs + card.unknown_jobs);
    for (const JobId job : card.jobs) {
        if (!cards.jobs.full())
            cards.jobs.push_back(job);
    }
    for (const AllyId ally : card.allies) {
        if (!cards.allies.full())
            cards.allies.push_back(ally);
    }
}

void draw_offer(Ui& ui, const Rect& rect, const Offer& offer)
{
    Rect face = rect.inset(6_dp);
    if (offer.card.money.total() > 0) {
        for (const Bill bill : all_bills) {
            if (offer.card.money[bill] > 0)
                draw_bill_card(ui, face, bill);
        }
    } else if (offer.card.goods.total() > 0) {
        for (const Good good : all_goods) {
            if (offer.card.goods[good] > 0)
                draw_good_card(ui, face, good, offer.name);
        }
    } else {
        draw_card_back(ui, face);
        ui.text_in_view(
            face.inset(4_dp), offer.name, {Font::small, ui.theme().text, 0.5F, 0.5F, true});
    }
    if (offer.picked == 0)
        return;
    const ImVec2 corner{rect.right - 14_dp, rect.top + 14_dp};
    ui.disc(corner, 13_dp, ui.theme().brass);
    ui.text(Rect::around(corner, 26_dp, 26_dp), std::to_string(offer.picked),
        {Font::strong, ui.theme().ink, 0.5F});
}

} // namespace

bool CardPicker::draw(Ui& ui, const Rect& rect, const View& view, const Wish& wish)
{
    Rect rest = rect;
    widgets::heading(ui, rest, wish.title);
    Rect buttons = rest.cut_bottom(60_dp, 10_dp);
    const std::vector<Offer> offers = offers_of(view, wish.family, m_picked);
    const int columns = std::max(3, static_cast<int>((rest.width() + 6_dp) / 86_dp));
    const int rows = std::max(1, (static_cast<int>(offers.size()) + columns - 1) / columns);
    // The cards are as high as the panel allows, and are dragged where it is too low.
    const float height = std::clamp(rest.height() / static_cast<float>(rows), 66_dp, 92_dp);
    widgets::scroll_area(ui, "cards", rest, [&](Rect& list) {
        const Rect grid = list.cut_top(height * static_cast<float>(rows));
        const std::vector<Rect> cells = grid.grid(columns, rows, 6_dp);
        for (std::size_t i = 0; i < offers.size(); ++i) {
            const Offer& offer = offers[i];
            const bool may_add = m_picked.count() < wish.count && offer.picked < offer.most;
            if (ui.touch("card:" + offer.id, cells[i], widgets::ready_if(may_add)))
                add_card(m_picked, offer.card);
            draw_offer(ui, cells[i], offer);
            if (!may_add && offer.picked == 0)
                ui.fill(cells[i].inset(6_dp), ui.theme().panel.with_opacity(0.42F), 6_dp);
        }
    });

    widgets::ButtonStyle clear;
    clear.mood = widgets::ready_if(!m_picked.empty());
    if (widgets::button(ui, "picker:clear", buttons.cut_left(110_dp, 10_dp), tr("Clear"), clear))
        reset();
    widgets::ButtonStyle next;
    next.kind = widgets::ButtonKind::next;
    next.mood = widgets::ready_if(m_picked.count() == wish.count);
    const std::string label = wish.button + "  " + language::number(m_picked.count()) + "/"
        + language::number(wish.count);
    return widgets::button(ui, "picker:done", buttons, label, next);
}

} // namespace consigliere::table_corleone
