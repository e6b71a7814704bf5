#include "companion/table_corleone/card_picker.h"

#include "companion/table_corleone/names.h"

#include <algorithm>
#include <sstream>
#include <utility>
#include <vector>

namespace consigliere::table_corleone {

namespace {

/// True if it is not public that this Job is in a hand.
bool lies_covered(const View& view, JobId job)
{
    const auto observed = view.observed();
    const auto& known_jobs = observed->present().known_jobs;
    const auto is_seen_in_a_hand = [&](const KnownJob& known) {
        const auto is_zone = [&known](
                                 Family family) { return known.zone == JobZone::hand(family); };
        return known.job == job && std::ranges::any_of(all_of<Family>, is_zone);
    };
    return std::ranges::none_of(known_jobs, is_seen_in_a_hand);
}

/// Above any number of equal cards to choose.
constexpr int many = 99;

template <typename List, typename Id>
void take_one(List& list, Id id)
{
    const auto* const found = std::ranges::find(list, id);
    if (found != list.end())
        list.erase_at(static_cast<std::size_t>(found - list.begin()));
}

/// Number of copies of a single card among `cards`.
int copies_in(const Cards& cards, const Cards& card)
{
    int copies = cards.unknown_jobs * card.unknown_jobs;
    for (const Bill bill : all_of<Bill>)
        copies += cards.money[bill] * card.money[bill];
    for (const Good good : all_of<Good>)
        copies += cards.goods[good] * card.goods[good];
    for (const JobId job : card.jobs)
        copies += static_cast<int>(std::ranges::count(cards.jobs, job));
    for (const AllyId ally : card.allies)
        copies += static_cast<int>(std::ranges::count(cards.allies, ally));
    return copies;
}

CardKind kind_of(const View& view, JobId job, int there)
{
    return {"job:" + view.components()[job].naming.name, view.name(job), Cards::of(job), there};
}

CardKind kind_of(const View& view, AllyId ally)
{
    return {"ally:" + view.components()[ally].naming.name, view.name(ally), Cards::of(ally), 1};
}

/// Draws one word per line. A word wider than the card is scaled down, not broken.
void draw_name_on_back(Ui& ui, const Rect& rect, const std::string& name)
{
    const widgets::TextStyle style{Font::small, ui.theme().text, 0.5F, 0.5F, true};
    std::vector<std::string> lines;
    bool is_too_wide = false;
    std::istringstream words(name);
    for (std::string word; words >> word;) {
        is_too_wide = is_too_wide || ui.measure(word, Font::small).x > rect.width();
        lines.push_back(std::move(word));
    }
    const float line = widgets::Fonts::size_of(Font::small);
    const float height = line * static_cast<float>(lines.size());
    if (!is_too_wide || height > rect.height()) {
        ui.elide_text(rect, name, style);
        return;
    }
    Rect rest = Rect::around(rect.centre(), rect.width(), height);
    for (const std::string& text : lines)
        ui.sign(rest.cut_top(line), text, style);
}

} // namespace

void draw_card_face(Ui& ui, const Rect& rect, const Cards& card, const std::string& name)
{
    if (card.money.total() > 0) {
        for (const Bill bill : all_of<Bill>) {
            if (card.money[bill] > 0)
                draw_bill_card(ui, rect, bill);
        }
    } else if (card.goods.total() > 0) {
        for (const Good good : all_of<Good>) {
            if (card.goods[good] > 0)
                draw_good_card(ui, rect, good, name);
        }
    } else {
        draw_card_back(ui, rect);
        draw_name_on_back(ui, rect.inset(4_dp), name);
    }
}

void draw_count(Ui& ui, const Rect& card, const std::string& count, bool is_chosen)
{
    const float width = std::max(26_dp, ui.measure(count, Font::strong).x + 14_dp);
    const Rect place = Rect::at({card.right - width + 4_dp, card.top - 4_dp}, width, 26_dp);
    ui.fill(place, is_chosen ? ui.theme().brass : ui.theme().ground, 13_dp);
    ui.text(place, count, {Font::strong, is_chosen ? ui.theme().ink : ui.theme().text, 0.5F});
}

Cards without(const Cards& cards, const Cards& taken)
{
    Cards left = cards;
    left.money.take(taken.money);
    left.goods.take(taken.goods);
    left.unknown_jobs = static_cast<std::uint8_t>(left.unknown_jobs - taken.unknown_jobs);
    for (const JobId job : taken.jobs)
        take_one(left.jobs, job);
    for (const AllyId ally : taken.allies)
        take_one(left.allies, ally);
    return left;
}

CardPicker::HandVisibility sight_of_hands(const View& view)
{
    if (view.position().tracking == Tracking::board)
        return CardPicker::HandVisibility::unlimited;
    return view.desk().habits().covers_hands ? CardPicker::HandVisibility::covered
                                             : CardPicker::HandVisibility::open;
}

void CardPicker::reset()
{
    m_picked = {};
    m_refused.clear();
    m_is_seen = false;
    m_is_chosen = false;
}

std::vector<CardKind> kinds_of(const View& view, const Cards& cards)
{
    std::vector<CardKind> kinds;
    for (const Bill bill : all_of<Bill>)
        kinds.push_back(
            {std::string(word_of(bill)), tell(bill), Cards::of(bill), cards.money[bill]});
    for (const Good good : all_of<Good>)
        kinds.push_back(
            {std::string(word_of(good)), tell(good), Cards::of(good), cards.goods[good]});
    kinds.push_back({"job", tr("Job"), Cards::of_unknown_jobs(1), cards.unknown_jobs});
    // A Job can have two copies.
    for (const JobId* job = cards.jobs.begin(); job != cards.jobs.end(); ++job) {
        if (std::find(cards.jobs.begin(), job, *job) == job)
            kinds.push_back(
                kind_of(view, *job, static_cast<int>(std::ranges::count(cards.jobs, *job))));
    }
    for (const AllyId ally : cards.allies)
        kinds.push_back(kind_of(view, ally));
    return kinds;
}

std::vector<CardKind> CardPicker::offers_of(const View& view, const Wish& wish) const
{
    std::vector<CardKind> offers = kinds_of(view, wish.from);
    for (const AllyId ally : wish.free_allies)
        offers.push_back(kind_of(view, ally));
    std::erase_if(offers, [&wish](const CardKind& offer) {
        return (wish.observed == HandVisibility::open && offer.there == 0)
            || (wish.kinds == Kinds::money && offer.card.money.empty());
    });
    for (CardKind& offer : offers) {
        const Cards& card = offer.card;
        if (wish.observed == HandVisibility::unlimited && card.jobs.empty() && card.allies.empty())
            offer.there = many;
        // Cards known only to their player show their back until the hand is revealed.
        if (!card.jobs.empty() && wish.observed == HandVisibility::covered && !m_is_seen
            && lies_covered(view, card.jobs[0]))
            offer.name = tr("Job");
    }
    return offers;
}

void CardPicker::pick(const Cards& card)
{
    const bool has_room = (card.jobs.empty() || !m_picked.jobs.full())
        && (card.allies.empty() || !m_picked.allies.full());
    if (has_room)
        m_picked.add(card);
}

void CardPicker::draw_offer(Ui& ui, Rect cell, const CardKind& offer, const Wish& wish)
{
    const bool takes_several = wish.count != 1;
    const int picked = copies_in(m_picked, offer.card);
    if (takes_several) {
        const Rect minus = Rect::around(cell.cut_left(48_dp, 6_dp).centre(), 48_dp, 48_dp);
        const bool any = picked > 0;
        // The place of the minus stays empty until a card is chosen.
        if (any && ui.touch("card:" + offer.id + ":less", minus)) {
            m_picked = without(m_picked, offer.card);
            m_refused.clear();
        }
        if (any) {
            ui.fill(minus, ui.theme().raised, 10_dp);
            ui.outline(minus, ui.theme().line, 1_dp, 10_dp);
            ui.text(minus, symbol::minus, {Font::strong, ui.theme().text, 0.5F});
        }
    }
    const bool has_room = !wish.count || m_picked.count() < *wish.count;
    const bool is_left = picked < offer.there;
    const bool may_add = has_room && (is_left || wish.observed == HandVisibility::covered);
    if (ui.touch("card:" + offer.id, cell,
            ready_if(may_add,
                has_room ? tr_fill("No more in hand: {card}", {{"card", offer.name}})
                         : tr("Enough cards chosen. Put one back to choose another.")))) {
        m_refused = is_left ? std::string() : offer.name;
        if (is_left) {
            pick(offer.card);
            m_is_chosen = !takes_several;
        }
    }
    const Rect face = cell.inset(4_dp);
    draw_card_face(ui, face, offer.card, offer.name);
    if (!may_add && picked == 0)
        ui.fill(face, ui.theme().panel.with_opacity(0.42F), 6_dp);
    const bool tells_number = wish.observed == HandVisibility::open
        || (wish.observed == HandVisibility::covered && m_is_seen);
    std::string count = language::number(picked);
    if (tells_number)
        count = picked > 0 ? count + "/" + language::number(offer.there)
                           : "×" + language::number(offer.there);
    if (picked > 0 || tells_number)
        draw_count(ui, face, count, picked > 0);
}

void CardPicker::draw_grid(Ui& ui, Rect& list, const std::vector<CardKind>& offers,
    const Wish& wish, int columns, float height)
{
    const int rows = (static_cast<int>(offers.size()) + columns - 1) / columns;
    const Rect grid = list.cut_top(height * static_cast<float>(rows));
    const std::vector<Rect> cells = grid.grid(columns, std::max(1, rows), 8_dp);
    for (std::size_t i = 0; i < offers.size(); ++i)
        draw_offer(ui, cells[i], offers[i], wish);
}

namespace {

int columns_in(const Rect& rect, const CardPicker::Wish& wish)
{
    const float wanted = wish.count == 1 ? 78_dp : 124_dp;
    return std::max(1, static_cast<int>((rect.width() + 8_dp) / (wanted + 8_dp)));
}

/// Draws the "hold to look" button; returns true while it is held.
bool draw_hold(Ui& ui, const Rect& rect)
{
    const bool is_held = button_ground(ui, "picker:hold", rect).held;
    draw_label(ui, rect.inset(8_dp, 2_dp), tr("Hold to see the hand"),
        {Font::strong, ui.theme().text, 0.5F});
    return is_held;
}

} // namespace

void CardPicker::draw_cards(Ui& ui, Rect& rect, const View& view, const Wish& wish)
{
    const std::vector<CardKind> offers = offers_of(view, wish);
    if (offers.empty())
        remark(ui, rect, tr("No such card."));
    draw_grid(ui, rect, offers, wish, columns_in(rect, wish), 72_dp);
    if (wish.observed == HandVisibility::covered && !wish.from.jobs.empty())
        m_is_seen = draw_hold(ui, rect.cut_top(48_dp, 8_dp));
    draw_refusal(ui, rect.cut_top(24_dp, 4_dp));
}

/// Draws the refusal in a place of its own, so nothing moves when it appears.
void CardPicker::draw_refusal(Ui& ui, const Rect& rect) const
{
    if (!m_refused.empty())
        ui.elide_text(rect, tr_fill("No more in hand: {card}", {{"card", m_refused}}),
            {Font::small, ui.theme().refused_text});
}

bool CardPicker::draw_buttons(Ui& ui, Rect rect, const Wish& wish)
{
    const bool takes_several = wish.count != 1;
    if (wish.observed == HandVisibility::covered) {
        const Rect hold = takes_several ? rect.cut_left(rect.width() * 0.45F, 10_dp) : rect;
        m_is_seen = draw_hold(ui, hold);
    }
    if (!takes_several)
        return std::exchange(m_is_chosen, false);
    const int missing = wish.count ? *wish.count - m_picked.count() : 0;
    const std::string label =
        missing == 0 ? wish.button : tr_count("{n} more card", "{n} more cards", missing);
    return button(ui, "picker:done", rect, label, next_if(missing == 0, label));
}

std::optional<Cards> CardPicker::draw(Ui& ui, const Rect& rect, const View& view, const Wish& wish)
{
    Rect rest = rect;
    // Low panels have the "hold" button beside the title, to leave height for the cards.
    const bool is_low =
        wish.count == 1 && wish.observed == HandVisibility::covered && rect.height() < 230_dp;
    if (is_low) {
        Rect head = rest.cut_top(48_dp, 6_dp);
        m_is_seen = draw_hold(ui, head.cut_right(head.width() * 0.6F, 8_dp));
        ui.elide_text(head, wish.title, {Font::small, ui.theme().quiet});
    } else {
        heading(ui, rest, wish.title);
    }
    const bool has_buttons =
        !is_low && (wish.count != 1 || wish.observed == HandVisibility::covered);
    const Rect buttons = has_buttons ? rest.cut_bottom(60_dp, 10_dp) : Rect{};
    if (wish.observed == HandVisibility::covered && !is_low)
        draw_refusal(ui, rest.cut_bottom(22_dp, 6_dp));
    const std::vector<CardKind> offers = offers_of(view, wish);
    if (offers.empty())
        remark(ui, rest, tr("No such card."));
    const int columns = columns_in(rest, wish);
    const int rows = std::max(1, (static_cast<int>(offers.size()) + columns - 1) / columns);
    // Cards shrink to a minimum height, then the list scrolls.
    const float height = std::clamp(rest.height() / static_cast<float>(rows), 66_dp, 92_dp);
    scroll_area(
        ui, "cards", rest, [&](Rect& list) { draw_grid(ui, list, offers, wish, columns, height); });
    const bool is_done =
        has_buttons ? draw_buttons(ui, buttons, wish) : std::exchange(m_is_chosen, false);
    if (!is_done)
        return std::nullopt;
    const Cards picked = m_picked;
    reset();
    return picked;
}

} // namespace consigliere::table_corleone
