#include "companion/table_corleone/component_form.h"
#include "companion/table_corleone/names.h"

#include <algorithm>

namespace consigliere::table_corleone {

namespace {

constexpr float plain_width = 60;
constexpr float named_width = 158;

void draw_fitting(Ui& ui, const Rect& cell, float wanted, Icon icon, Colour ink)
{
    const float size = std::min(wanted, cell.width() / icon_width(icon, 1));
    draw_icon(ui, cell.centre().x - icon_width(icon, size) / 2, cell.centre().y, size, icon, ink);
}

void draw_chosen(Ui& ui, Rect rect, std::string_view id, Icons& icons, const std::string& instead)
{
    ui.outline(rect, ui.theme().line, 1_dp, 8_dp);
    rect = rect.inset(4_dp, 1_dp);
    if (icons.empty())
        ui.text(rect.inset(8_dp, 0), instead, {Font::small, ui.theme().quiet});
    // Eight icons must fit into the narrowest form.
    const float most = (rect.width() - 4_dp * static_cast<float>(icons.size()))
        / static_cast<float>(std::max<std::size_t>(icons.size(), 1));
    for (std::size_t i = 0; i < icons.size(); ++i) {
        const float wanted = std::max(48_dp, icon_width(icons[i], 24_dp) + 14_dp);
        const Rect cell = rect.cut_left(std::min(wanted, most), 4_dp);
        const std::string cell_id = std::string(id) + ":chosen:" + std::to_string(i);
        const bool tapped = ui.touch(cell_id, cell).tapped;
        ui.call(cell_id, [&] { return tell(icons[i]); });
        ui.fill(cell.inset(0, 3_dp), ui.theme().paper, 6_dp);
        draw_fitting(ui, cell.inset(1_dp, 0), 24_dp, icons[i], ui.theme().ink);
        if (tapped) {
            icons.erase_at(i);
            break;
        }
    }
}

void draw_offered(Ui& ui, Rect& rect, std::string_view id, Icons& icons,
    const std::vector<Icon>& offered, Captions captions)
{
    const bool has_names = captions == Captions::names;
    const float cell_width = dp(has_names ? named_width : plain_width);
    const int columns = std::max(1, static_cast<int>((rect.width() + 6_dp) / cell_width));
    const int rows = (static_cast<int>(offered.size()) + columns - 1) / columns;
    const Rect grid = rect.cut_top(static_cast<float>(rows) * 54_dp, 10_dp);
    const std::vector<Rect> cells = grid.grid(columns, rows, 6_dp);
    for (std::size_t i = 0; i < offered.size(); ++i) {
        const std::string cell_id = std::string(id) + ":" + std::string(word_of(offered[i]));
        if (button_ground(ui, cell_id, cells[i],
                {.mood = ready_if(!icons.full(), tr("No room for more icons."))}))
            icons.push_back(offered[i]);
        ui.call(cell_id, [&] { return tell(offered[i]); });
        Rect inside = cells[i].inset(3_dp, 2_dp);
        const Rect sign = has_names ? inside.cut_left(56_dp, 6_dp) : inside;
        draw_fitting(ui, sign, 22_dp, offered[i], ui.theme().text);
        if (has_names)
            draw_label(ui, inside, tell(offered[i]), {Font::small, ui.theme().text});
    }
}

} // namespace

void icon_field(Ui& ui, Rect& rect, std::string_view id, std::string_view label, Icons& icons,
    const std::vector<Icon>& offered, Captions captions)
{
    heading(ui, rect, label);
    draw_chosen(ui, rect.cut_top(50_dp, 6_dp), id, icons, tr("nothing"));
    draw_offered(ui, rect, id, icons, offered, captions);
}

void icon_field(Ui& ui, Rect& rect, std::string_view id, std::string_view label,
    std::optional<Icons>& icons, const std::vector<Icon>& offered)
{
    heading(ui, rect, label);
    const bool was_told_empty = icons && icons->empty();
    Icons chosen = icons.value_or(Icons{});
    Rect row = rect.cut_top(50_dp, 6_dp);
    bool is_told_empty = was_told_empty;
    if (chosen.empty()) {
        const std::string nothing = tr("nothing printed");
        ButtonStyle style;
        style.kind = chosen_if(was_told_empty);
        const float width = std::min(button_width(ui, nothing, style), row.width() / 2);
        if (button(ui, std::string(id) + ":nothing", row.cut_right(width, 8_dp), nothing, style))
            is_told_empty = !was_told_empty;
    }
    draw_chosen(ui, row, id, chosen, was_told_empty ? std::string() : tr("not entered yet"));
    draw_offered(ui, rect, id, chosen, offered, Captions::names);
    if (chosen.empty() && !is_told_empty)
        icons.reset();
    else
        icons = chosen;
}

} // namespace consigliere::table_corleone
