#include "companion/desk/panel_rows.h"

#include "companion/desk/vocabulary.h"
#include "companion/widgets/letters.h"

#include <algorithm>

namespace consigliere::desk {

using namespace vocabulary;

Rect cut_head(Rect& rect)
{
    return rect.cut_top(58_dp, 10_dp);
}

namespace {

/// Draws "Ana’s turn" and what to do. Long text shrinks, and the second line wraps down to
/// `bottom`, before anything is elided.
void draw_turn_texts(
    Ui& ui, Rect head, float bottom, std::string_view title, std::string_view detail)
{
    ui.announce(Ui::Urgency::turn, title);
    const Font font = ui.fitting(
        title, head.width(), {Font::title, Font::small_title, Font::place, Font::small_place});
    ui.elide_text(head.cut_top(head.height() * 0.58F), title, {font, ui.theme().text});
    const Font detail_font = ui.fitting(detail, head.width(), {Font::body, Font::small});
    const bool wraps = ui.measure(detail, detail_font).x > head.width();
    ui.text(wraps ? Rect{head.left, head.top, head.right, bottom} : head, detail,
        {detail_font, ui.theme().quiet, 0, wraps ? 0 : 0.5F, wraps});
}

} // namespace

void draw_head(Ui& ui, Rect& rect, const Head& head)
{
    if (head.title.empty())
        return;
    // Below this height a high layout leaves too few rows visible.
    const PanelShape shape = shape_of(rect, 300_dp);
    const bool has_how = !head.how.empty();
    const bool is_beside = head.picture && head.picture->is_beside(rect);
    Rect texts = cut_head(rect);
    if (is_beside)
        head.picture->beside(ui, texts.cut_right(head.picture->width, 8_dp).cut_top(48_dp));
    if (head.sign)
        head.sign(ui, texts.cut_left(54_dp, 12_dp).centre(), 52_dp);
    draw_turn_texts(ui, texts, rect.top, head.title,
        has_how && shape == PanelShape::low ? head.how : head.detail);
    if (has_how && shape == PanelShape::high)
        remark(ui, rect, head.how);
}

bool draw_page_head(Ui& ui, Rect& rect, std::string_view title)
{
    Rect row = rect.cut_top(48_dp, 10_dp);
    const bool goes_back = button(ui, "panel:back", row.cut_left(56_dp, 12_dp), symbol::back);
    ui.elide_text(row, title, {Font::lead, ui.theme().text});
    return goes_back;
}

PanelShape shape_of(const Rect& below_head)
{
    return shape_of(below_head, 170_dp);
}

void draw_headed(Ui& ui, Rect& rect, PanelShape shape, std::string_view text,
    const std::function<void(Rect& row)>& draw)
{
    if (shape == PanelShape::high) {
        heading(ui, rect, text);
        draw(rect);
        return;
    }
    Rect row = rect;
    Rect head = row.cut_left(row.width() * 0.36F, 12_dp);
    draw(row);
    const std::string capitals = widgets::in_capitals(text);
    const float gap = 8_dp;
    const float height = ui.measure(capitals, Font::small, head.width()).y;
    rect.top = std::max(row.top, head.top + height + gap);
    // Centre on the first row if the rest is higher.
    head.bottom = std::min(rect.top - gap, head.top + std::max(height, 56_dp));
    ui.text(head, capitals, {Font::small, ui.theme().quiet, 0, 0.5F, true});
}

std::vector<Rect> cut_numbers(Rect& rect, int count)
{
    const float gap = 4_dp;
    const int fitting = static_cast<int>((rect.width() + gap) / (48_dp + gap));
    // Equal rows look better than a full one above a single number.
    const int rows = (count + fitting - 1) / std::max(1, fitting);
    const int columns = (count + rows - 1) / std::max(1, rows);
    return rect.cut_top(static_cast<float>(rows) * (50_dp + gap) - gap, 8_dp)
        .grid(columns, rows, gap);
}

std::vector<Rect> cut_discs(Rect& rect, int count)
{
    return rect.cut_top(56_dp, 8_dp).columns(count, 4_dp);
}

bool draw_disc(Ui& ui, std::string_view id, const Rect& cell, const Sign& sign, bool is_chosen,
    const widgets::Readiness& readiness)
{
    const bool is_tapped = ui.touch(id, cell, readiness).tapped;
    const float diameter = std::min(cell.width(), cell.height()) - 8_dp;
    if (is_chosen)
        ui.ring(cell.centre(), diameter / 2 + 4_dp, ui.theme().brass, 3_dp);
    sign(ui, cell.centre(), diameter);
    if (readiness != ControlState::enabled)
        ui.disc(cell.centre(), diameter / 2 + 1_dp, ui.theme().panel.with_opacity(0.6F));
    return is_tapped;
}

bool sign_button(Ui& ui, std::string_view id, const Rect& rect, const Sign& sign,
    std::string_view text, const ButtonStyle& style)
{
    const widgets::Interaction touch = button_ground(ui, id, rect, style);
    Rect inside = rect.inset(8_dp, 4_dp);
    sign(ui, inside.cut_left(34_dp, 10_dp).centre(), 32_dp);
    draw_label(ui, inside, text, {style.font, widgets::letters_on(ui, style)});
    return touch.tapped;
}

bool card_button(Ui& ui, std::string_view id, const Rect& rect, std::string_view label,
    std::string_view text, const ButtonStyle& style)
{
    const widgets::Interaction touch = button_ground(ui, id, rect, style);
    Rect inside = rect.inset(12_dp, 6_dp);
    const Rect first = text.empty() ? inside : inside.cut_top(inside.height() * 0.55F);
    ui.text(first, label,
        {ui.fitting(label, first.width(), {style.font, Font::small}),
            widgets::letters_on(ui, style)});
    if (!text.empty())
        ui.elide_text(inside, text, {Font::small, ui.theme().quiet});
    return touch.tapped;
}

int choose_amount(Ui& ui, Rect& rect, std::string_view id, int amount, const AmountRange& range,
    std::string_view told)
{
    ui.text(rect.cut_top(30_dp, 4_dp), told, {Font::lead, ui.theme().text});
    return step_amount(ui, rect, id, amount, range);
}

int step_amount(Ui& ui, Rect& rect, std::string_view id, int amount, const AmountRange& range)
{
    const int smallest = range.smallest;
    std::vector<int> steps{smallest};
    for (const int step : {200, 1'000, 5'000}) {
        if (step > smallest && step <= range.most)
            steps.push_back(step);
    }
    const auto count = static_cast<int>(steps.size());
    // Minus and plus side by side with the small steps in the middle, or in two rows.
    const bool is_one_row = rect.width() >= static_cast<float>(2 * count) * 74_dp;
    const std::vector<Rect> cells = is_one_row ? rect.cut_top(52_dp, 8_dp).columns(2 * count, 4_dp)
                                               : rect.cut_top(108_dp, 8_dp).grid(count, 2, 4_dp);
    const auto cell = [&](int i, bool is_less) {
        const int more = is_one_row ? count + i : i;
        const int less = is_one_row ? count - 1 - i : count + i;
        return cells[static_cast<std::size_t>(is_less ? less : more)];
    };
    for (int i = 0; i < count; ++i) {
        const int step = steps[static_cast<std::size_t>(i)];
        const std::string word = std::to_string(step);
        const auto tapped = [&](const std::string& name, bool is_less) {
            const bool may = is_less ? amount > range.least : amount < range.most;
            const std::string missing =
                is_less ? tr("Already at the minimum.") : tr("Already at the maximum.");
            return button(ui, std::string(id) + ":" + name, cell(i, is_less),
                (is_less ? "−" : "+") + language::number(step),
                {.mood = ready_if(may, missing), .font = Font::body});
        };
        if (tapped(word, false))
            amount = std::min(amount + step, range.most);
        if (tapped(step == smallest ? "less" : "less:" + word, true))
            amount = std::max(amount - step, range.least);
    }
    return amount;
}

} // namespace consigliere::desk
