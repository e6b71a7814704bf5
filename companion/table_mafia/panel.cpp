#include "companion/table_mafia/panel.h"

#include "companion/desk/turn_texts.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/pieces.h"
#include "companion/widgets/letters.h"

#include <algorithm>
#include <cstdlib>

namespace consigliere::table_mafia {

using language::number;

void draw_turn_header(Ui& ui, Rect& rect, std::optional<Figure> figure, std::string_view title,
    std::string_view detail)
{
    Rect head = rect.cut_top(58_dp, 10_dp);
    if (figure)
        draw_badge(ui, head.cut_left(54_dp, 12_dp).centre(), 52_dp, *figure);
    desk::draw_turn_texts(ui, head, rect.top, title, detail);
}

std::string tell_standing(const View& view, Figure figure)
{
    const Position& position = view.position();
    return tr_fill("{player} · {family} · {rank}, {pieces}",
        {{"player", view.player(figure)}, {"family", tell(family_of(figure))},
            {"rank", tell(rank_of(position, figure))},
            {"pieces", tr_count("{n} piece", "{n} pieces", pieces_of(position, figure))}});
}

/// Two rows of choices with what they are about above them are as high as this.
PanelShape shape_of(const Rect& below_head)
{
    return desk::shape_of(below_head, 170_dp);
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
    // Beside what is higher than a row it stands at the first one.
    head.bottom = std::min(rect.top - gap, head.top + std::max(height, 56_dp));
    ui.text(head, capitals, {Font::small, ui.theme().quiet, 0, 0.5F, true});
}

namespace {

/// So many places for fingers side by side, in as many rows as they need.
std::vector<Rect> cut_cells(Rect& rect, int count)
{
    const float gap = 4_dp;
    const int fitting = static_cast<int>((rect.width() + gap) / (48_dp + gap));
    // Rows of the same length look better than a full one above a single place.
    const int rows = (count + fitting - 1) / std::max(1, fitting);
    const int columns = (count + rows - 1) / std::max(1, rows);
    return rect.cut_top(static_cast<float>(rows) * (50_dp + gap) - gap, 8_dp)
        .grid(columns, rows, gap);
}

} // namespace

std::optional<int> choose_number(Ui& ui, Rect& rect, const NumberRow& row)
{
    const int count = row.most - row.least + 1;
    const std::vector<Rect> cells = cut_cells(rect, count);
    std::optional<int> tapped;
    for (int i = 0; i < count; ++i) {
        const int value = row.least + i;
        const Mood mood = row.mood ? row.mood(value) : Mood::ready;
        if (button(ui, std::string(row.id) + ":" + std::to_string(value),
                cells[static_cast<std::size_t>(i)], number(value),
                {chosen_if(row.chosen == value), mood, Font::lead}))
            tapped = value;
    }
    return tapped;
}

std::optional<Field> choose_business(
    Ui& ui, Rect& rect, Field told, const std::function<bool(Field)>& may)
{
    heading(ui, rect, tr_fill("{kind}: which one?", {{"kind", tell(told.kind())}}));
    remark(ui, rect,
        tr("Your board may have several. Number them as you like, and keep to it this evening."));
    const auto chosen = told.number() > 0 ? std::optional(told.number()) : std::nullopt;
    const auto mood = [&](int number) {
        return !may || may(Field(told.kind(), number)) ? Mood::ready : Mood::refused;
    };
    const auto tapped = choose_number(ui, rect, {"which", 1, Field::most, chosen, mood});
    return tapped ? std::optional(Field(told.kind(), *tapped)) : std::nullopt;
}

bool card_button(Ui& ui, std::string_view id, const Rect& rect, std::string_view label,
    std::string_view text, const ButtonStyle& style)
{
    const widgets::Touch touch = button_ground(ui, id, rect, style);
    Rect inside = rect.inset(12_dp, 6_dp);
    const Rect first = text.empty() ? inside : inside.cut_top(inside.height() * 0.55F);
    ui.text(first, label,
        {ui.fitting(label, first.width(), {style.font, Font::small}),
            widgets::letters_on(ui, style)});
    if (!text.empty())
        ui.text_in_view(inside, text, {Font::small, ui.theme().quiet});
    return touch.tapped;
}

int choose_amount(Ui& ui, Rect& rect, std::string_view id, int amount, AmountRange range)
{
    ui.text(rect.cut_top(30_dp, 4_dp), money(amount), {Font::lead, ui.theme().text});
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
    // More and less side by side, the small steps in the middle, or one below the other.
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
                is_less ? tr("It cannot be less.") : tr("It cannot be more.");
            return button(ui, std::string(id) + ":" + name, cell(i, is_less),
                (is_less ? "−" : "+") + number(step),
                {.mood = ready_if(may, missing), .font = Font::body});
        };
        if (tapped(word, false))
            amount = std::min(amount + step, range.most);
        if (tapped(step == smallest ? "less" : "less:" + word, true))
            amount = std::max(amount - step, range.least);
    }
    return amount;
}

int type_amount(Ui& ui, Rect& rect, std::string_view id, int amount, const AmountRange& range)
{
    constexpr int digits = 10;
    const std::vector<Rect> cells = cut_cells(rect, digits + 1);
    const auto key = [&](int place, const std::string& name, std::string_view face,
                         const ButtonStyle& style) {
        return button(
            ui, std::string(id) + ":" + name, cells[static_cast<std::size_t>(place)], face, style);
    };
    int typed = amount;
    // From 1 to 9, then 0, as they stand on a keyboard.
    for (int place = 0; place < digits; ++place) {
        const int digit = (place + 1) % digits;
        const int longer = amount * digits + digit;
        if (key(place, "digit:" + std::to_string(digit), number(digit),
                {.mood = ready_if(longer <= range.most, tr("It cannot be more.")),
                    .font = Font::lead}))
            typed = longer;
    }
    if (key(digits, "erase", widgets::symbol::erase,
            {.mood = ready_if(amount > 0, tr("It cannot be less.")), .font = Font::lead}))
        typed = amount / digits;
    return typed;
}

} // namespace consigliere::table_mafia
