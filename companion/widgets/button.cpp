#include "companion/widgets/button.h"

#include "companion/widgets/button_row.h"

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
        return style.mood == ControlState::enabled ? theme.brass
                                                   : theme.brass.mixed(theme.raised, 0.86F);
    case ButtonKind::chosen:
        return theme.brass.mixed(theme.raised, 0.82F);
    case ButtonKind::quiet:
        return theme.raised.with_opacity(0);
    case ButtonKind::option:
    case ButtonKind::plain:
        break;
    }
    return theme.raised;
}

/// True if every word fits, and all wrapped lines together.
bool fits_wrapped(const Ui& ui, const Rect& rect, std::string_view text, Font font)
{
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        if (ui.measure(text.substr(at, end - at), font).x > rect.width())
            return false;
        at = end + 1;
    }
    return ui.measure(text, font, rect.width()).y <= rect.height();
}

Rect inside_of(const Rect& rect)
{
    return rect.inset(std::min(padding(), rect.width() * 0.06F), 2_dp);
}

/// Suffix of the id of a button that closes its dialog when nothing is lost.
constexpr std::string_view closes = ":close";
/// Suffix of the id of a button that closes its dialog when something is lost.
constexpr std::string_view cancels = ":cancel";

/// True if a key, or a tap outside the dialog, activates this button.
bool is_meant_from_afar(Ui& ui, std::string_view id, const ButtonStyle& style)
{
    if (style.mood == ControlState::disabled)
        return false;
    if (style.kind == ButtonKind::next && style.mood == ControlState::enabled && ui.take_enter())
        return true;
    const bool is_way_out = (ui.dismissal() != Dismissal::none && id.ends_with(closes))
        || (ui.dismissal() == Dismissal::escape && id.ends_with(cancels));
    if (is_way_out)
        ui.take_dismissal();
    return is_way_out;
}

} // namespace

void draw_label(Ui& ui, const Rect& rect, std::string_view text, TextStyle style)
{
    // Wrap to two lines rather than elide, and shrink rather than break a word. The tolerance
    // covers rounding in buttons made as wide as their label.
    const float width = rect.width() + 0.5F;
    style.wraps = ui.measure(text, style.font).x > width;
    if (style.wraps && !fits_wrapped(ui, rect, text, style.font))
        style.font = Font::small;
    style.wraps = ui.measure(text, style.font).x > width;
    ui.text(rect, text, style);
}

Colour letters_on(const Ui& ui, const ButtonStyle& style)
{
    const Theme& theme = ui.theme();
    if (style.kind == ButtonKind::next && style.mood == ControlState::enabled)
        return theme.ink;
    return style.mood == ControlState::enabled ? theme.text : theme.quiet;
}

Interaction button_ground(Ui& ui, std::string_view id, const Rect& rect, const ButtonStyle& style)
{
    Interaction touch = ui.touch(id, rect, style.mood);
    const bool is_chosen = style.kind == ButtonKind::chosen;
    if (is_chosen || style.kind == ButtonKind::option) {
        ui.describe(id, [is_chosen](Target& target) {
            target.role = TargetRole::option;
            target.is_chosen = is_chosen;
        });
    }
    touch.tapped = is_meant_from_afar(ui, id, style) || touch.tapped;
    const Theme& theme = ui.theme();
    Colour ground = ground_of(ui, style);
    if (touch.held)
        ground = theme.brass.mixed(theme.raised, style.kind == ButtonKind::next ? 0.25F : 0.6F);
    ui.fill(rect, ground, rounding());
    const bool has_border = style.kind != ButtonKind::next && style.kind != ButtonKind::quiet;
    const Colour border = style.kind == ButtonKind::chosen ? theme.brass : theme.line;
    if (has_border)
        ui.outline(rect, style.mood == ControlState::disabled ? border.with_opacity(0.5F) : border,
            style.kind == ButtonKind::chosen ? 2_dp : 1_dp, rounding());
    return touch;
}

bool button(
    Ui& ui, std::string_view id, const Rect& rect, std::string_view label, const ButtonStyle& style)
{
    const Interaction touch = button_ground(ui, id, rect, style);
    draw_label(
        ui, inside_of(rect), with_symbol(label, style), {style.font, letters_on(ui, style), 0.5F});
    return touch.tapped;
}

bool has_room_on_button(
    const Ui& ui, const Rect& rect, std::string_view label, const ButtonStyle& style)
{
    const Rect inside = inside_of(rect);
    const std::string shown = with_symbol(label, style);
    return ui.measure(shown, style.font).x <= inside.width() + 0.5F
        || fits_wrapped(ui, inside, shown, style.font);
}

Font font_of_row(
    const Ui& ui, const Rect& cell, std::span<const std::string> labels, const ButtonStyle& style)
{
    const bool have_room = std::ranges::all_of(labels,
        [&](const std::string& label) { return has_room_on_button(ui, cell, label, style); });
    return have_room ? style.font : Font::small;
}

namespace {

/// Drops the dot between parts where a line breaks.
std::string with_lines(const Ui& ui, std::string_view detail, float width)
{
    constexpr std::string_view dot = " ·";
    const std::vector<std::string_view> lines = ui.wrap(detail, Font::small, width);
    if (lines.size() != 2 || !lines[0].ends_with(dot))
        return std::string(detail);
    const std::string_view first = lines[0].substr(0, lines[0].size() - dot.size());
    return std::string(first) + "\n" + std::string(lines[1]);
}

} // namespace

bool button_with_detail(Ui& ui, std::string_view id, const Rect& rect, std::string_view label,
    std::string_view detail, const ButtonStyle& style)
{
    const Interaction touch = button_ground(ui, id, rect, style);
    Rect inside = rect.inset(std::min(padding(), rect.width() * 0.06F), 8_dp);
    // Two lines need a smaller inset.
    const bool wraps = ui.measure(detail, Font::small).x > inside.width();
    if (wraps)
        inside = {inside.left, rect.top + 3_dp, inside.right, rect.bottom - 3_dp};
    const Rect top = inside.cut_top(inside.height() * (wraps ? 0.42F : 0.52F));
    const std::string shown = with_symbol(label, style);
    ui.text(top, shown,
        {ui.fitting(shown, top.width(), {style.font, Font::small}), letters_on(ui, style)});
    const Colour quiet =
        style.kind == ButtonKind::next ? ui.theme().ink.with_opacity(0.85F) : ui.theme().quiet;
    ui.text(inside, with_lines(ui, detail, inside.width()), {Font::small, quiet, 0, 0.5F, wraps});
    return touch.tapped;
}

float button_width(const Ui& ui, std::string_view label, const ButtonStyle& style)
{
    return std::max(48_dp, ui.measure(with_symbol(label, style), style.font).x + 2 * padding());
}

namespace {

constexpr float choice_gap = 8;

/// Draws the options from `first` in a row of `columns`. Returns the index tapped, or -1.
int choices_from(Ui& ui, std::string_view id, const Rect& row,
    const std::vector<std::string>& labels, int chosen, std::size_t first, std::size_t columns)
{
    int tapped = -1;
    const std::vector<Rect> cells = row.columns(static_cast<int>(columns), dp(choice_gap));
    const Font font = font_of_row(ui, cells.front(), labels);
    for (std::size_t i = first; i < std::min(first + columns, labels.size()); ++i) {
        const bool is_chosen = static_cast<int>(i) == chosen;
        if (button(ui, std::string(id) + ":" + std::to_string(i), cells[i - first], labels[i],
                {.kind = chosen_if(is_chosen), .font = font}))
            tapped = static_cast<int>(i);
    }
    return tapped;
}

} // namespace

int choice_row(Ui& ui, std::string_view id, const Rect& rect,
    const std::vector<std::string>& labels, int chosen)
{
    return choices_from(ui, id, rect, labels, chosen, 0, labels.size());
}

int choice_rows(
    Ui& ui, std::string_view id, Rect& list, const std::vector<std::string>& labels, int chosen)
{
    float widest = 1;
    for (const std::string& label : labels)
        widest = std::max(widest, button_width(ui, label));
    const float gap = dp(choice_gap);
    const auto fitting =
        static_cast<std::size_t>(std::max(1.0F, (list.width() + gap) / (widest + gap)));
    const std::size_t rows = (labels.size() + fitting - 1) / fitting;
    // Rows of equal length look better than a full one above a single option.
    const std::size_t columns = (labels.size() + rows - 1) / std::max<std::size_t>(1, rows);
    int tapped = -1;
    for (std::size_t first = 0; first < labels.size(); first += columns) {
        const Rect row = list.cut_top(54_dp, gap);
        tapped = std::max(tapped, choices_from(ui, id, row, labels, chosen, first, columns));
    }
    return tapped;
}

int stepper(Ui& ui, std::string_view id, const Rect& rect, int value, int least, int most)
{
    Rect rest = rect;
    const Rect minus = rest.cut_left(std::max(48_dp, rect.height()));
    const Rect plus = rest.cut_right(std::max(48_dp, rect.height()));
    const int before = value;
    const std::string name(id);
    if (before > least && button(ui, name + ":fewer", minus, symbol::minus))
        --value;
    if (before < most && button(ui, name + ":more", plus, symbol::plus))
        ++value;
    ui.text(rest, std::to_string(value), {Font::count, ui.theme().text, 0.5F});
    return value;
}

} // namespace consigliere::widgets
