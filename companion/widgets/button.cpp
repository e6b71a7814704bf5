#include "companion/widgets/button.h"

#include <algorithm>

namespace consigliere::widgets {

namespace {

float rounding()
{
    return 10_dp;
}

float padding()
{
    return 14_dp;
}

std::string with_symbol(std::string_view label, const ButtonStyle& style)
{
    std::string text = style.symbol == nullptr ? std::string() : std::string(style.symbol);
    if (!text.empty() && !label.empty())
        text += "  ";
    return text + std::string(label);
}

Colour ground_of(const Ui& ui, const ButtonStyle& style)
{
    const Theme& theme = ui.theme();
    switch (style.kind) {
    case ButtonKind::next:
        return style.mood == Mood::ready ? theme.brass : theme.brass.mixed(theme.panel, 0.65F);
    case ButtonKind::chosen:
        return theme.brass.mixed(theme.raised, 0.82F);
    case ButtonKind::quiet:
        return theme.raised.with_opacity(0);
    case ButtonKind::plain:
        break;
    }
    return theme.raised;
}

} // namespace

Colour letters_on(const Ui& ui, const ButtonStyle& style)
{
    const Theme& theme = ui.theme();
    if (style.kind == ButtonKind::next && style.mood == Mood::ready)
        return theme.ink;
    return style.mood == Mood::ready ? theme.text : theme.quiet;
}

Touch button_ground(Ui& ui, std::string_view id, const Rect& rect, const ButtonStyle& style)
{
    const Touch touch = ui.touch(id, rect, style.mood);
    const Theme& theme = ui.theme();
    Colour ground = ground_of(ui, style);
    if (touch.held)
        ground = theme.brass.mixed(theme.raised, style.kind == ButtonKind::next ? 0.25F : 0.6F);
    ui.fill(rect, ground, rounding());
    const bool has_border = style.kind != ButtonKind::next && style.kind != ButtonKind::quiet;
    const Colour border = style.kind == ButtonKind::chosen ? theme.brass : theme.line;
    if (has_border)
        ui.outline(rect, style.mood == Mood::off ? border.with_opacity(0.5F) : border,
            style.kind == ButtonKind::chosen ? 2_dp : 1_dp, rounding());
    return touch;
}

bool button(
    Ui& ui, std::string_view id, const Rect& rect, std::string_view label, const ButtonStyle& style)
{
    const Touch touch = button_ground(ui, id, rect, style);
    TextStyle text{style.font, letters_on(ui, style), 0.5F, 0.5F, false};
    const std::string shown = with_symbol(label, style);
    const Rect inside = rect.inset(std::min(padding(), rect.width() * 0.06F), 2_dp);
    // A long label takes two lines rather than lose its end.
    const bool is_long = ui.measure(shown, text.font).x > inside.width();
    text.wraps = is_long && shown.find(' ') != std::string::npos;
    ui.text(inside, shown, text);
    return touch.tapped;
}

bool button_with_detail(Ui& ui, std::string_view id, const Rect& rect, std::string_view label,
    std::string_view detail, const ButtonStyle& style)
{
    const Touch touch = button_ground(ui, id, rect, style);
    Rect inside = rect.inset(padding(), 8_dp);
    const Rect top = inside.cut_top(inside.height() * 0.52F);
    ui.text(top, with_symbol(label, style), {style.font, letters_on(ui, style)});
    const Colour quiet =
        style.kind == ButtonKind::next ? ui.theme().ink.with_opacity(0.85F) : ui.theme().quiet;
    ui.text(inside, detail, {Font::small, quiet});
    return touch.tapped;
}

float button_width(const Ui& ui, std::string_view label, const ButtonStyle& style)
{
    return std::max(48_dp, ui.measure(with_symbol(label, style), style.font).x + 2 * padding());
}

int choice_row(Ui& ui, std::string_view id, const Rect& rect,
    const std::vector<std::string>& labels, int chosen)
{
    int tapped = -1;
    const std::vector<Rect> cells = rect.columns(static_cast<int>(labels.size()), 8_dp);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const bool is_chosen = static_cast<int>(i) == chosen;
        ButtonStyle style;
        style.kind = is_chosen ? ButtonKind::chosen : ButtonKind::plain;
        if (button(ui, std::string(id) + ":" + std::to_string(i), cells[i], labels[i], style))
            tapped = static_cast<int>(i);
    }
    return tapped;
}

int stepper(Ui& ui, std::string_view id, const Rect& rect, int value, int least, int most)
{
    Rect rest = rect;
    const Rect minus = rest.cut_left(std::max(48_dp, rect.height()));
    const Rect plus = rest.cut_right(std::max(48_dp, rect.height()));
    ButtonStyle fewer;
    fewer.mood = value > least ? Mood::ready : Mood::off;
    ButtonStyle more;
    more.mood = value < most ? Mood::ready : Mood::off;
    const std::string name(id);
    if (button(ui, name + ":fewer", minus, symbol::minus, fewer))
        --value;
    if (button(ui, name + ":more", plus, symbol::plus, more))
        ++value;
    ui.text(rest, std::to_string(value), {Font::count, ui.theme().text, 0.5F});
    return value;
}

} // namespace consigliere::widgets
