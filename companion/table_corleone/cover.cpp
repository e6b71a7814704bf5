#include "companion/table_corleone/panel_parts.h"

#include <algorithm>

namespace consigliere::table_corleone {

void Cover::draw(Ui& ui, const View& view, const std::string& remark,
    const std::function<void(const Rect& sheet)>& draw_sheet)
{
    // Opaque, so nothing of the table is visible.
    ui.fill(ui.display(), ui.theme().ground);
    Rect sheet = widgets::panel(ui,
        Rect::around(ui.display().centre(), std::min(560_dp, ui.display().width() - 24_dp),
            std::min(620_dp, ui.display().height() - 24_dp)));
    if (m_is_opened) {
        draw_sheet(sheet);
        return;
    }
    const Family family = *m_family;
    if (button(ui, "cover:back", sheet.cut_bottom(54_dp, 10_dp), tr("Back"))) {
        close();
        return;
    }
    m_is_opened =
        button(ui, "cover:open:" + std::string(word_of(family)), sheet.cut_bottom(72_dp, 16_dp),
            tr_fill("I’m {player}", {{"player", view.player(family)}}), {ButtonKind::next});
    const std::string whom =
        tr_fill("Pass the tablet to {player}", {{"player", view.player(family)}});
    const float remark_height = paragraph_height(ui, remark, Font::body, sheet.width());
    ui.text(sheet.cut_bottom(remark_height), remark, {Font::body, ui.theme().quiet, 0, 0, true});
    ui.elide_text(sheet.cut_bottom(50_dp), whom,
        {ui.fitting(whom, sheet.width(), {Font::title, Font::small_title, Font::place}),
            ui.theme().text, 0});
    draw_badge(ui, sheet.centre(), std::min(120_dp, sheet.height() - 8_dp), family);
}

} // namespace consigliere::table_corleone
