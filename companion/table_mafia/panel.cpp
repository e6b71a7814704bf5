#include "companion/table_mafia/panel.h"

#include "companion/desk/turn_texts.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/pieces.h"

#include <algorithm>
#include <array>

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

std::optional<int> choose_number(Ui& ui, Rect& rect, const NumberRow& row)
{
    const int count = row.most - row.least + 1;
    const float gap = 4_dp;
    const int fitting = static_cast<int>((rect.width() + gap) / (48_dp + gap));
    // Rows of the same length look better than a full one above a single number.
    const int rows = (count + fitting - 1) / std::max(1, fitting);
    const int columns = (count + rows - 1) / std::max(1, rows);
    const std::vector<Rect> cells =
        rect.cut_top(static_cast<float>(rows) * (50_dp + gap) - gap, 8_dp).grid(columns, rows, gap);
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

int choose_amount(Ui& ui, Rect& rect, std::string_view id, int amount, int least)
{
    struct Step {
        const char* word;
        int by;
    };
    constexpr std::array<Step, 4> steps{
        {{"less", -smallest_note}, {"200", smallest_note}, {"1000", 1'000}, {"5000", 5'000}}};
    Rect row = rect.cut_top(52_dp, 8_dp);
    ui.text(row.cut_left(std::max(96_dp, row.width() * 0.26F), 6_dp), money(amount),
        {Font::lead, ui.theme().text});
    const std::vector<Rect> cells = row.columns(static_cast<int>(steps.size()), 4_dp);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Step& step = steps[i];
        const bool is_less = step.by < 0;
        const std::string label = (is_less ? "−" : "+") + number(std::abs(step.by));
        if (button(ui, std::string(id) + ":" + step.word, cells[i], label,
                {.mood = ready_if(!is_less || amount > least), .font = Font::body}))
            amount = std::max(least, amount + step.by);
    }
    return amount;
}

} // namespace consigliere::table_mafia
