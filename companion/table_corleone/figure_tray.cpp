#include "companion/table_corleone/names.h"
#include "companion/table_corleone/panel_parts.h"
#include "companion/table_corleone/pieces.h"

#include <algorithm>
#include <array>

namespace consigliere::table_corleone {

namespace {

constexpr std::array members{FigureKind::don, FigureKind::consigliere, FigureKind::heir};

bool is_in_supply(const Position& position, FigureId figure)
{
    return position.place_of(figure).kind == Place::Kind::supply;
}

/// The figures a Family has with this number of players, in the order of the tray.
std::vector<FigureId> figures_of(const Position& position, Family family)
{
    const int thugs = player_count(position) == 2 ? thugs_per_family : thugs_per_family - 1;
    std::vector<FigureId> figures;
    for (int thug = 0; thug < thugs; ++thug)
        figures.push_back(figure_of(family, FigureKind::thug, thug));
    for (const FigureKind member : members)
        figures.push_back(figure_of(family, member));
    return figures;
}

/// Target id: "thug:1", "don".
std::string name_of(FigureId figure)
{
    std::string name(word_of(kind_of(figure)));
    if (kind_of(figure) == FigureKind::thug)
        name += ":" + std::to_string(static_cast<int>(figure) % figures_per_family + 1);
    return name;
}

/// Whether a tap on the map would place the figure.
enum class Light : std::uint8_t {
    none,
    placed, ///< It would be placed: brass edge.
    chosen, ///< It would be placed because it was chosen: lit.
};

widgets::Interaction draw_cell(Ui& ui, const Rect& cell, FigureId figure, Light light)
{
    const bool is_chosen = light == Light::chosen;
    const widgets::Interaction touch =
        button_ground(ui, "figure:" + name_of(figure), cell, {chosen_if(is_chosen)});
    if (light != Light::none)
        ui.outline(cell, ui.theme().brass, is_chosen ? 4_dp : 1.5_dp, 10_dp);
    Rect inside = cell.inset(2_dp, 6_dp);
    const Rect label = inside.cut_bottom(18_dp);
    draw_figure(ui, inside.centre(), 40_dp, owner_of(figure), kind_of(figure));
    ui.sign(label, tell(kind_of(figure)), {Font::small, ui.theme().text, 0.5F});
    return touch;
}

} // namespace

std::optional<FigureKind> thug_in_hand(const Position& position, Family family)
{
    const bool has_thug =
        find_figure(position, family, FigureKind::thug, Place::Kind::supply).has_value();
    return has_thug ? std::optional(FigureKind::thug) : std::nullopt;
}

std::optional<FigureKind> member_in_hand(
    const Position& position, Family family, std::optional<FigureKind> chosen)
{
    const auto is_left = [&](FigureKind kind) {
        return find_figure(position, family, kind, Place::Kind::supply).has_value();
    };
    if (chosen && is_family_member(*chosen) && is_left(*chosen))
        return chosen;
    return ledger::first_of(members, is_left);
}

TrayTouch draw_figure_tray(
    Ui& ui, Rect& rect, const Position& position, Family family, std::optional<FigureKind> chosen)
{
    const std::vector<FigureId> figures = figures_of(position, family);
    const float gap = 8_dp;
    const float height = 78_dp;
    const float least_width = 62_dp;
    const float most_width = 86_dp;
    const int count = static_cast<int>(figures.size());
    const int most_columns = static_cast<int>((rect.width() + gap) / (least_width + gap));
    const int rows = most_columns >= count ? 1 : 2;
    const int columns = (count + rows - 1) / rows;
    Rect tray = rect.cut_top(static_cast<float>(rows) * (height + gap) - gap, 12_dp);
    tray.right =
        std::min(tray.right, tray.left + static_cast<float>(columns) * (most_width + gap) - gap);
    const std::vector<Rect> cells = tray.grid(columns, rows, gap);

    TrayTouch touch;
    std::optional<FigureKind> unlit_thug = thug_in_hand(position, family);
    const std::optional<FigureKind> member = member_in_hand(position, family, chosen);
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const FigureKind kind = kind_of(figures[i]);
        if (!is_in_supply(position, figures[i])) {
            draw_empty_place(ui, cells[i]);
            continue;
        }
        Light light = Light::none;
        if (kind == member || kind == unlit_thug)
            light = kind == chosen ? Light::chosen : Light::placed;
        if (kind == unlit_thug)
            unlit_thug.reset();
        const widgets::Interaction finger = draw_cell(ui, cells[i], figures[i], light);
        if (finger.tapped)
            touch.tapped = kind;
        if (finger.held)
            touch.held = kind;
    }
    return touch;
}

} // namespace consigliere::table_corleone
