#include "companion/evening/evening_row.h"

#include "companion/charts/paint.h"
#include "companion/frame/evening_texts.h"
#include "companion/tables/tables.h"
#include "companion/telling/total.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

/// Draws the winner's badge, two overlapping for shared wins; a clock if there is no winner.
void draw_badges(Ui& ui, const Rect& rect, const db::EveningCard& card, Colour ink)
{
    const float diameter = rect.width();
    std::vector<std::size_t> winners;
    for (const RankedSeat& standing : standings_of(card)) {
        if (standing.is_winner)
            winners.push_back(standing.seat);
    }
    const tables::Game* game = tables::find_known(card.summary.game);
    if (game == nullptr)
        winners.clear();
    const bool is_shared = winners.size() > 1;
    const float size = is_shared ? diameter * 0.72F : diameter;
    for (std::size_t i = std::min<std::size_t>(winners.size(), 2); i-- > 0;) {
        const float aside = is_shared ? (diameter - size) / 2 * (i == 0 ? -1.0F : 1.0F) : 0;
        const ImVec2 centre{rect.centre().x + aside, rect.centre().y + aside};
        game->draw_badge(ui, centre, size, sitting_in(card, winners[i]));
    }
    if (!winners.empty())
        return;
    ui.ring(rect.centre(), diameter / 2 - 1_dp, ui.theme().line, 2_dp);
    ui.text(Rect::around(rect.centre(), diameter, diameter),
        is_over(card) ? symbol::cross : symbol::clock, {Font::strong, ink, 0.5F});
}

/// Draws the winner's total in the largest font that leaves room.
void cut_total(Ui& ui, Rect& rect, const db::EveningCard& card)
{
    const std::vector<RankedSeat> standings = standings_of(card);
    if (!is_over(card) || standings.empty() || !standings.front().total)
        return;
    const ledger::GameInfo::Unit unit = telling::unit_of(card.summary.game);
    const std::string total = telling::name_total(unit, *standings.front().total);
    // The count font has digits only.
    const Font large = unit == ledger::GameInfo::Unit::dollars ? Font::count : Font::lead;
    const Font font = ui.fitting(total, rect.width() * 0.3F, {large, Font::strong});
    ui.text(
        rect.cut_right(ui.measure(total, font).x + 2_dp, 12_dp), total, {font, ui.theme().text, 1});
}

void draw_line(Ui& ui, Rect& rect, const EveningRow& row)
{
    const float width = std::clamp(rect.width() * 0.2F, 88_dp, 220_dp);
    if (!row.line || rect.width() < 3.6F * width)
        return;
    const Rect place = rect.cut_right(width, 6_dp);
    if (const charts::Drawing* line = row.line({place.width(), place.height()}))
        charts::paint(ui, place.min(), *line);
}

/// Returns as many whole parts of a text as fit.
std::string parts_in(const Ui& ui, std::string text, float width)
{
    while (ui.measure(text, Font::small).x > width) {
        const std::size_t last = text.rfind(between_parts);
        if (last == std::string::npos)
            break;
        text.resize(last);
    }
    return text;
}

} // namespace

float height_of_short_row(const db::EveningCard& card)
{
    return remarks_of(card).empty() ? dp(height_of_evening_row - 20) : dp(height_of_evening_row);
}

bool draw_evening_row(Ui& ui, const Rect& rect, const EveningRow& row)
{
    const db::EveningCard& card = row.card;
    const widgets::Interaction touch = button_ground(ui, "session:" + card.summary.id, rect);
    // The secondary colour lacks contrast on a pressed row.
    const Colour quiet = touch.held ? ui.theme().text : ui.theme().quiet;
    Rect inside = rect.inset(14_dp, 8_dp);
    const float diameter = 44_dp;
    const Rect badge = inside.cut_left(diameter, 14_dp);
    draw_badges(ui, Rect::around(badge.centre(), diameter, diameter), card, quiet);
    cut_total(ui, inside, card);
    draw_line(ui, inside, row);

    const std::string& name = card.summary.details.name;
    const std::string outcome = outcome_of(card);
    const std::string remarks = remarks_of(card);
    std::vector<std::string> lines;
    for (const std::string& text : {occasion_of(card), others_of(card)})
        lines.push_back(parts_in(ui, text, inside.width()));
    const std::size_t remarked = lines.size();
    if (!remarks.empty())
        lines.push_back(remarks);
    const float head = 24_dp;
    const float line = 21_dp;
    const float height = head + line * static_cast<float>(lines.size());
    inside = Rect::around(inside.centre(), inside.width(), std::min(height, inside.height()));
    const std::string title = name.empty() ? outcome : name + std::string(between_parts) + outcome;
    ui.elide_text(inside.cut_top(head), title, {Font::strong, ui.theme().text});
    // Mark evenings that do not verify, so that they stand out in the list.
    const bool is_doubtful = card.is_broken || card.summary.has_changed_result;
    const Colour remark = is_doubtful && !touch.held ? ui.theme().refused_text : quiet;
    for (std::size_t i = 0; i < lines.size(); ++i)
        ui.elide_text(inside.cut_top(line), lines[i], {Font::small, i < remarked ? quiet : remark});
    return touch.tapped;
}

} // namespace consigliere::screens
