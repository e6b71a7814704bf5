#include "companion/table_corleone/tribute_panel.h"

#include "companion/language/language.h"
#include "companion/table_corleone/telling.h"
#include "companion/table_corleone/turn_header.h"
#include "companion/widgets/button.h"
#include "companion/widgets/scroll.h"
#include "engine/corleone/waiting.h"

namespace consigliere::table_corleone {

using namespace corleone;
using language::tr;
using language::tr_fill;
using widgets::operator""_dp;

void TributePanel::reset()
{
    m_family.reset();
    m_picker.reset();
}

void TributePanel::draw(Ui& ui, const Rect& rect, View& view)
{
    const Position& position = view.position();
    const int limit = hand_limit(position);
    Rect rest = rect;
    if (m_family) {
        const int excess = hand_size(position, *m_family) - limit;
        Rect row = rest.cut_top(48_dp, 10_dp);
        if (widgets::button(ui, "panel:back", row.cut_left(56_dp, 12_dp), widgets::symbol::back)) {
            reset();
            return;
        }
        ui.text_in_view(row, view.player(*m_family), {widgets::Font::lead, ui.theme().text});
        if (m_picker.draw(
                ui, rest, view, {*m_family, excess, tr("Cards to discard"), tr("Discard")}))
            view.attempt(*m_family, Discard{m_picker.picked()});
        return;
    }
    draw_turn_header(ui, rest, std::nullopt, tr("Tribute to the Don"),
        tr_fill("Cards that may stay in a hand: {limit}", {{"limit", language::number(limit)}}));
    widgets::scroll_area(ui, "tribute", rest, [&](Rect& list) {
        Family family = position.horse_head;
        for (int i = 0; i < player_count(position); ++i) {
            const int excess = hand_size(position, family) - limit;
            const bool pays = excess > 0 && !position.of(family).has_paid_tribute;
            const std::string text = pays
                ? language::tr_count("discards {n} card", "discards {n} cards", excess)
                : tr("is done");
            if (draw_family_row(ui, "tribute:" + std::string(word_of(family)),
                    list.cut_top(54_dp, 8_dp), view, family, text, widgets::ready_if(pays)))
                m_family = family;
            family = left_of(position, family);
        }
    });
}

} // namespace consigliere::table_corleone
