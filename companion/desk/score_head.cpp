#include "companion/desk/score_count.h"
#include "companion/desk/vocabulary.h"

#include <algorithm>

namespace consigliere::desk {

using namespace vocabulary;

namespace {

bool is_counting(const ScoreReveal* finale)
{
    return finale != nullptr && finale->is_counting();
}

void draw_title(Ui& ui, Rect head, const ScoreSheet& sheet, ScoreReveal* finale)
{
    const widgets::Theme& theme = ui.theme();
    const bool can_count_anew =
        finale != nullptr && sheet.is_final && !finale->is_counting() && ui.has_motion();
    if (finale != nullptr) {
        const Rect place = head.cut_right(56_dp, 12_dp);
        if (can_count_anew && button(ui, "finale:again", place, symbol::play, {ButtonKind::quiet}))
            finale->begin_anew();
    }
    ui.text(head.cut_right(ui.measure(sheet.state, Font::body).x + 2_dp, 8_dp), sheet.state,
        {Font::body, sheet.is_final ? theme.saved : theme.quiet, 1});
    ui.text(head, sheet.title,
        {ui.fitting(sheet.title, head.width(), {Font::title, Font::small_title}),
            theme.brass_text});
}

float height_of(const Ui& ui, const std::string& sentence, float width)
{
    return sentence.empty() ? 0 : ui.measure(sentence, Font::body, width).y;
}

void draw_part(Ui& ui, Rect place, const CountedPart& part, float picture)
{
    if (part.draw)
        part.draw(ui, place.cut_left(picture - 14_dp, 14_dp));
    ui.elide_text(place.cut_top(28_dp), part.name,
        {ui.fitting(part.name, place.width(), {Font::small_title, Font::place}),
            ui.theme().brass_text});
    ui.text(place, part.sentence, {Font::body, ui.theme().text, 0, 0, true});
}

void draw_why(Ui& ui, Rect place, const ScoreSheet& sheet)
{
    const float height = height_of(ui, sheet.why, place.width());
    if (height > 0)
        ui.text(place.cut_top(height, 4_dp), sheet.why, {Font::body, ui.theme().text, 0, 0, true});
    if (!sheet.remark.empty())
        ui.text(place, sheet.remark, {Font::small, ui.theme().quiet, 0, 0, true});
}

/// Draws the sentence of the part being counted and, after the reveal, winner and reason. The
/// height is that of the longest sentence, so that the rows do not move.
void draw_sentences(Ui& ui, Rect& rest, const ScoreSheet& sheet, const ScoreReveal* finale)
{
    const float width = rest.width();
    const float picture = 84_dp;
    const float name = 28_dp;
    float height = height_of(ui, sheet.why, width);
    if (!sheet.remark.empty())
        height += ui.measure(sheet.remark, Font::small, width).y + 4_dp;
    if (is_counting(finale)) {
        for (const CountedPart& part : sheet.parts)
            height = std::max(height, name + height_of(ui, part.sentence, width - picture));
    }
    if (height <= 0)
        return;
    const Rect place = rest.cut_top(height + 2_dp, 10_dp);
    if (is_counting(finale))
        draw_part(ui, place, sheet.parts[static_cast<std::size_t>(finale->part())], picture);
    else
        draw_why(ui, place, sheet);
}

} // namespace

void draw_score_head(Ui& ui, Rect& rect, const ScoreSheet& sheet, ScoreReveal* finale)
{
    draw_title(ui, rect.cut_top(48_dp, 6_dp), sheet, finale);
    draw_sentences(ui, rect, sheet, finale);
}

} // namespace consigliere::desk
