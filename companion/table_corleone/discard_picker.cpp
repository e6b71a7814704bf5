#include "companion/table_corleone/names.h"
#include "companion/table_corleone/panel_parts.h"

#include <algorithm>
#include <utility>

namespace consigliere::table_corleone {

namespace {

/// Splits cards into single ones, each with its name and copy number.
std::vector<CardKind> singles_of(const View& view, const Cards& cards)
{
    std::vector<CardKind> singles;
    for (const CardKind& kind : kinds_of(view, cards)) {
        for (int copy = 1; copy <= kind.there; ++copy)
            singles.push_back({kind.id + "#" + std::to_string(copy), kind.name, kind.card, 1});
    }
    return singles;
}

void draw_gone(Ui& ui, const Rect& card, const Rect& cross, float line)
{
    const widgets::Theme& theme = ui.theme();
    ui.fill(card, theme.panel.with_opacity(0.6F), 6_dp);
    ui.outline(card, theme.refused, 0.6F * line, 6_dp);
    ui.line(cross.min(), cross.max(), theme.refused, line);
    ui.line({cross.left, cross.bottom}, {cross.right, cross.top}, theme.refused, line);
}

/// Draws how many cards stay and how many go, each beside a sample.
void draw_counts_of_hand(Ui& ui, const Rect& rect, int kept, int gone, int excess)
{
    const auto draw = [&ui](Rect place, bool is_gone, const std::string& text) {
        ui.fill(place, ui.theme().raised, 8_dp);
        const Rect sample = place.inset(8_dp, 5_dp).cut_left(26_dp);
        ui.fill(sample, ui.theme().paper, 4_dp);
        if (is_gone)
            draw_gone(ui, sample, sample, 3_dp);
        place.cut_left(42_dp);
        draw_label(ui, place.inset(2_dp, 2_dp), text, {Font::strong, ui.theme().text});
    };
    const std::vector<Rect> halves = rect.columns(2, 8_dp);
    draw(halves[0], false, tr_fill("Keep: {n}", {{"n", language::number(kept)}}));
    draw(halves[1], true,
        tr_fill("Discard: {n} of {all}",
            {{"n", language::number(gone)}, {"all", language::number(excess)}}));
}

} // namespace

bool DiscardPicker::goes(const CardKind& single) const
{
    return std::ranges::find(m_gone, single.id) != m_gone.end();
}

void DiscardPicker::reset(const Cards& gone)
{
    m_gone.clear();
    m_begun = gone;
}

/// The target id names the effect (keep or discard), so a double tap does not toggle twice.
void DiscardPicker::draw_single(Ui& ui, const Rect& cell, const CardKind& single)
{
    const bool is_gone = goes(single);
    if (ui.touch((is_gone ? "stays:" : "goes:") + single.id, cell)) {
        if (is_gone)
            std::erase(m_gone, single.id);
        else
            m_gone.push_back(single.id);
    }
    const Rect face = cell.inset(3_dp);
    draw_card_face(ui, face, single.card, single.name);
    if (is_gone)
        draw_gone(ui, face, face.inset(12_dp, 10_dp), 5_dp);
}

void DiscardPicker::draw_cards(Ui& ui, const Rect& rect, const std::vector<CardKind>& singles)
{
    const int columns = std::max(1, static_cast<int>((rect.width() + 6_dp) / 86_dp));
    const int rows = std::max(1, (static_cast<int>(singles.size()) + columns - 1) / columns);
    const float height = std::clamp(rect.height() / static_cast<float>(rows), 66_dp, 100_dp);
    scroll_area(ui, "hand", rect, [&](Rect& list) {
        const std::vector<Rect> cells =
            list.cut_top(height * static_cast<float>(rows)).grid(columns, rows, 6_dp);
        for (std::size_t i = 0; i < singles.size(); ++i)
            draw_single(ui, cells[i], singles[i]);
    });
}

/// Button to discard or keep all: fewer taps if most of a hand goes.
void DiscardPicker::draw_all_at_once(Ui& ui, const Rect& rect, const std::vector<CardKind>& singles)
{
    const bool all_go = m_gone.size() == singles.size();
    if (!button(ui, all_go ? "stays:all" : "goes:all", rect,
            all_go ? tr("Keep all") : tr("Discard all")))
        return;
    m_gone.clear();
    for (const CardKind& single : singles) {
        if (!all_go)
            m_gone.push_back(single.id);
    }
}

std::optional<Cards> DiscardPicker::draw(
    Ui& ui, const Rect& rect, const View& view, const Cards& hand, int excess)
{
    for (const CardKind& single : singles_of(view, std::exchange(m_begun, {})))
        m_gone.push_back(single.id);
    const std::vector<CardKind> singles = singles_of(view, hand);
    Rect rest = rect;
    Rect next = rest.cut_bottom(60_dp, 10_dp);
    const auto gone = static_cast<int>(m_gone.size());
    paragraph(ui, rest, tr("Tap cards to discard"), Font::lead);
    draw_counts_of_hand(ui, rest.cut_top(44_dp, 8_dp), hand.count() - gone, gone, excess);
    // Else it would save no taps.
    if (2 * excess > hand.count())
        draw_all_at_once(ui, next.cut_left(next.width() * 0.32F, 10_dp), singles);
    draw_cards(ui, rest, singles);
    const int missing = excess - gone;
    if (missing != 0) {
        const std::string text = missing > 0
            ? tr_count("Discard {n} more card", "Discard {n} more cards", missing)
            : tr_count("Keep {n} more card", "Keep {n} more cards", -missing);
        draw_label(ui, next, text, {Font::strong, ui.theme().quiet, 0.5F});
        return std::nullopt;
    }
    if (!button(ui, "picker:done", next, tr("Discard"), {ButtonKind::next}))
        return std::nullopt;
    Cards cards;
    for (const CardKind& single : singles) {
        if (goes(single))
            cards.add(single.card);
    }
    return cards;
}

} // namespace consigliere::table_corleone
