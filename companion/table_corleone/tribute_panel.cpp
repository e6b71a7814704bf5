#include "companion/table_corleone/names.h"
#include "companion/table_corleone/panel_parts.h"
#include "companion/table_corleone/panels.h"
#include "companion/table_corleone/table_parts.h"
#include "engine/corleone/waiting.h"

#include <algorithm>
#include <utility>

namespace consigliere::table_corleone {

namespace {

/// Default discard: keeps the highest money, fills up with cards that score nothing.
Cards all_but_the_best(const View& view, Family family)
{
    Cards gone = hand_of(view.position(), family);
    std::vector<CardKind> kinds = kinds_of(view, gone);
    // Money first, highest first.
    std::reverse(kinds.begin(), kinds.begin() + count_of<Bill>);
    int room = hand_limit(view.position());
    for (const CardKind& kind : kinds) {
        for (int i = 0; i < kind.there && room > 0; ++i, --room)
            gone = without(gone, kind.card);
    }
    return gone;
}

int excess_of(const Position& position, Family family)
{
    return hand_size(position, family) - hand_limit(position);
}

bool has_to_discard(const Position& position, Family family)
{
    return excess_of(position, family) > 0 && !position.of(family).has_paid_tribute;
}

/// The next player who has to discard, and has no phone to do it on.
std::optional<Family> next_at_tablet(const View& view)
{
    const auto seats = clockwise(view.position());
    const auto found = std::ranges::find_if(seats, [&view](Family family) {
        return has_to_discard(view.position(), family) && !view.desk().has_phone(word_of(family));
    });
    return found == seats.end() ? std::nullopt : std::optional(*found);
}

/// "discards 2 cards (on the phone)"
std::string tell_discard(const View& view, Family family)
{
    if (!has_to_discard(view.position(), family))
        return tr("is done");
    const std::string told =
        tr_count("discards {n} card", "discards {n} cards", excess_of(view.position(), family));
    return view.desk().has_phone(word_of(family))
        ? tr_fill("{what} (on the phone)", {{"what", told}})
        : told;
}

} // namespace

void TributePanel::forget()
{
    m_cover.close();
    m_picker.reset();
    m_family.reset();
}

/// Ends the choice if it was settled elsewhere, on a phone or by an undo.
void TributePanel::forget_if_settled(const View& view)
{
    const Position& position = view.position();
    const bool goes_on = m_family && position.phase == Phase::tribute
        && !position.of(*m_family).has_paid_tribute && hand_of(position, *m_family) == m_hand;
    if (m_family && !goes_on)
        forget();
}

void TributePanel::start(const View& view, Family family)
{
    forget();
    m_family = family;
    m_hand = hand_of(view.position(), family);
    if (view.desk().habits().covers_hands)
        m_cover.pass_to(family);
    if (view.position().act == last_act)
        m_picker.reset(all_but_the_best(view, family));
}

void TributePanel::draw(Ui& ui, const Rect& rect, View& view)
{
    forget_if_settled(view);
    // After the recorded discard, the tablet goes to the next player.
    if (const std::optional<Family> next = std::exchange(m_next, std::nullopt))
        start(view, *next);
    // Under a cover, nothing of the hand is drawn.
    if (!m_family || m_cover.is_on())
        Panel::draw(ui, rect, view);
    else
        draw_family(ui, rect, view);
}

void TributePanel::draw_family(Ui& ui, Rect rect, View& view)
{
    const bool goes_back = desk::draw_page_head(ui, rect, view.player(*m_family));
    const Position& position = view.position();
    const std::optional<Cards> gone =
        m_picker.draw(ui, rect, view, hand_of(position, *m_family), excess_of(position, *m_family));
    if (goes_back)
        forget();
    else if (gone)
        discard(view, *gone);
}

Contents TributePanel::contents(View& view)
{
    const Position& position = view.position();
    const bool is_last = position.act == last_act;
    Contents panel{"tribute",
        {sign_of(std::nullopt), tr("Tribute to the Don"),
            tr_fill("Hand limit: {limit}", {{"limit", language::number(hand_limit(position))}})}};
    const auto add_hands = [&panel, &view] {
        panel.draws([&view](Ui& ui, Rect& rest) { draw_what_hands_do(ui, rest, view); });
    };
    if (is_last)
        panel.text(
            tr("Only money counts now: everyone keeps their highest and discards the rest. p. 23"));
    else
        add_hands();
    for (const Family family : clockwise(position)) {
        const bool pays = has_to_discard(position, family);
        desk::Tap starts;
        if (pays)
            starts.does = [this, &view, family] { start(view, family); };
        add_family_row(panel, "tribute:" + std::string(word_of(family)), view, family,
            tell_discard(view, family), starts);
    }
    // Below the rows, so that what the button does is visible without scrolling.
    if (is_last) {
        add_hands();
        panel.goes_on(
            "tribute:all", tr("Discard as shown"), {{}, [&view] { discard_as_shown(view); }});
    }
    return panel;
}

/// Discards the default cards for everybody. After the last Act only money scores (p. 23), so the
/// choice of other cards does not matter.
void TributePanel::discard_as_shown(View& view)
{
    while (view.position().phase == Phase::tribute) {
        const std::optional<Family> next = next_to_discard(view.position());
        if (!next)
            return;
        if (!view.record(*next, Discard{all_but_the_best(view, *next)}))
            return;
    }
}

/// Records a discard and passes the tablet to the next player above the limit who has no phone; in
/// the last Act
/// returns to the list, where one tap settles the others.
void TributePanel::discard(View& view, const Cards& gone)
{
    const Family family = *m_family;
    // The hand leaves the screen even if the move is refused.
    forget();
    const int before = view.timeline().history().size();
    view.attempt(family, Discard{gone});
    const Position& position = view.position();
    const bool is_recorded = view.timeline().history().size() > before;
    if (is_recorded && position.phase == Phase::tribute && position.act < last_act)
        m_next = next_at_tablet(view);
}

void TributePanel::draw_cover(Ui& ui, View& view)
{
    forget_if_settled(view);
    if (!m_cover.is_on())
        return;
    m_cover.draw(ui, view, tr("For your eyes only: your hand is shown."),
        [&](const Rect& sheet) { draw_family(ui, sheet, view); });
    if (!m_cover.is_on())
        forget();
}

} // namespace consigliere::table_corleone
