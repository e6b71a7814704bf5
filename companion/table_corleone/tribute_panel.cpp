#include "companion/table_corleone/tribute_panel.h"

#include "companion/table_corleone/card_picker.h"
#include "companion/table_corleone/cover.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/turn_header.h"
#include "companion/table_corleone/what_hands_do.h"
#include "engine/corleone/waiting.h"

#include <utility>

namespace consigliere::table_corleone {

namespace {

/// The first cards of a hand in some order, at most so many: moves them out of it.
class Best {
public:
    Best(const Cards& hand, int most)
        : m_rest(hand)
        , m_left(most)
    {
    }

    void take(const Cards& card, int there)
    {
        for (; there > 0 && m_left > 0; --there, --m_left)
            m_rest = without(m_rest, card);
    }
    [[nodiscard]] const Cards& rest() const { return m_rest; }

private:
    Cards m_rest;
    int m_left;
};

/// What goes when the highest money stays, and what counts for nothing fills the rest.
Cards all_but_the_best(const Cards& hand, int limit)
{
    Best best(hand, limit);
    for (auto bill = all_of<Bill>.rbegin(); bill != all_of<Bill>.rend(); ++bill)
        best.take(Cards::of(*bill), hand.money[*bill]);
    for (const Good good : all_of<Good>)
        best.take(Cards::of(good), hand.goods[good]);
    best.take(Cards::of_unknown_jobs(1), hand.unknown_jobs);
    for (const JobId job : hand.jobs)
        best.take(Cards::of(job), 1);
    for (const AllyId ally : hand.allies)
        best.take(Cards::of(ally), 1);
    return best.rest();
}

int excess_of(const Position& position, Family family)
{
    return hand_size(position, family) - hand_limit(position);
}

} // namespace

void TributePanel::reset()
{
    m_is_opened = false;
    m_is_covered = false;
    m_picker.reset();
    m_family.reset();
}

void TributePanel::start(const View& view, Family family)
{
    reset();
    m_family = family;
    m_is_covered = view.desk().habits().covers_hands;
    const Position& position = view.position();
    if (position.act == last_act)
        m_picker.reset(all_but_the_best(hand_of(position, family), hand_limit(position)));
}

void TributePanel::draw(Ui& ui, const Rect& rect, View& view)
{
    // With the entry that was just made the tablet goes on.
    if (const std::optional<Family> next = std::exchange(m_next, std::nullopt))
        start(view, *next);
    // Under a cover nothing of a hand is drawn either.
    if (!m_family || m_is_covered)
        draw_list(ui, rect, view);
    else
        draw_family(ui, rect, view);
}

void TributePanel::draw_family(Ui& ui, const Rect& rect, View& view)
{
    Rect rest = rect;
    Rect row = rest.cut_top(48_dp, 10_dp);
    const bool goes_back = button(ui, "panel:back", row.cut_left(56_dp, 12_dp), symbol::back);
    ui.text_in_view(row, view.player(*m_family), {Font::lead, ui.theme().text});
    const Position& position = view.position();
    const std::optional<Cards> gone =
        m_picker.draw(ui, rest, view, hand_of(position, *m_family), excess_of(position, *m_family));
    if (goes_back)
        reset();
    else if (gone)
        discard(view, *gone);
}

void TributePanel::draw_list(Ui& ui, Rect rect, View& view)
{
    const Position& position = view.position();
    const int limit = hand_limit(position);
    draw_turn_header(ui, rect, std::nullopt, tr("Tribute to the Don"),
        tr_fill("Cards that may stay in a hand: {limit}", {{"limit", language::number(limit)}}));
    const bool is_last = position.act == last_act;
    const bool is_tapped = is_last
        && button(ui, "tribute:all", rect.cut_bottom(60_dp, 10_dp), tr("All as shown"),
            {ButtonKind::next});
    scroll_area(ui, "tribute", rect, [&](Rect& list) {
        if (!is_last)
            draw_what_hands_do(ui, list, view);
        else
            paragraph(ui, list,
                tr("Only money still counts: everyone keeps the highest, and the rest goes. p. "
                   "23"));
        for (const Family family : clockwise(position)) {
            const int excess = excess_of(position, family);
            const bool pays = excess > 0 && !position.of(family).has_paid_tribute;
            const std::string text =
                pays ? tr_count("discards {n} card", "discards {n} cards", excess) : tr("is done");
            if (draw_family_row(ui, "tribute:" + std::string(word_of(family)),
                    list.cut_top(54_dp, 8_dp), view, family, text,
                    pays ? std::optional(Mood::ready) : std::nullopt))
                start(view, family);
        }
        // What the button does is seen without scrolling.
        if (is_last)
            draw_what_hands_do(ui, list, view);
    });
    if (is_tapped)
        discard_as_shown(view);
}

/// After the last Act money in the hand goes into the Suitcase and all else is discarded, so which
/// of the other cards go now changes nothing (p. 23).
void TributePanel::discard_as_shown(View& view)
{
    while (view.position().phase == Phase::tribute) {
        const std::optional<Family> next = next_to_discard(view.position());
        if (!next)
            return;
        const Cards gone =
            all_but_the_best(hand_of(view.position(), *next), hand_limit(view.position()));
        if (!view.record(*next, Discard{gone}))
            return;
    }
}

/// The tablet goes straight on to the next who holds too many cards; in the last Act back to the
/// list, where all others are one tap.
void TributePanel::discard(View& view, const Cards& gone)
{
    const Family family = *m_family;
    // Nothing of the hand stays on the screen, whatever the referee says.
    reset();
    const int before = view.timeline().history().size();
    view.attempt(family, Discard{gone});
    const Position& position = view.position();
    const bool is_recorded = view.timeline().history().size() > before;
    if (is_recorded && position.phase == Phase::tribute && position.act < last_act)
        m_next = next_to_discard(position);
}

void TributePanel::draw_cover(Ui& ui, View& view)
{
    if (!m_is_opened) {
        const CoverAnswer answer = table_corleone::draw_cover(
            ui, view, *m_family, tr("Nobody else looks now: the hand is shown."));
        if (answer == CoverAnswer::back)
            reset();
        m_is_opened = answer == CoverAnswer::opened;
        return;
    }
    draw_family(ui, covered_sheet(ui), view);
}

} // namespace consigliere::table_corleone
