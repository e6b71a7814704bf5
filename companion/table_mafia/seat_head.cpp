#include "companion/table_mafia/names.h"
#include "companion/table_mafia/pieces.h"
#include "companion/table_mafia/table_parts.h"

#include <algorithm>

namespace consigliere::table_mafia {

using widgets::UniformLabels;

namespace {

UniformLabels even_names(const Ui& ui, float width, Font font)
{
    UniformLabels names(font);
    for (const Figure figure : all_of<Figure>)
        names.add(ui, tell(figure), width);
    return names;
}

bool is_low_head(const Rect& head)
{
    return head.height() < 34_dp;
}

float first_line(const Rect& head)
{
    return head.height() * (is_low_head(head) ? 0.52F : 0.5F);
}

/// Draws a rank as icon: one to three stripes, from mafioso to capo. Shrinks `rect` from the right.
void draw_rank(Ui& ui, Rect& rect, Rank rank)
{
    for (int i = 0; i <= static_cast<int>(rank); ++i) {
        const Rect stripe = rect.cut_right(3_dp, 2_dp);
        ui.fill(Rect::around(stripe.centre(), stripe.width(), 11_dp), ui.theme().brass_text, 1_dp);
    }
}

std::string tell_with_rank(const View& view, Figure figure, Rank rank)
{
    return view.player(figure) + " · " + tell(rank);
}

/// True if every rank fits as a word beside every player's name.
bool has_room_for_ranks(const Ui& ui, const View& view, float width)
{
    return std::ranges::all_of(all_of<Figure>, [&](Figure figure) {
        return std::ranges::all_of(all_of<Rank>, [&](Rank rank) {
            return ui.measure(tell_with_rank(view, figure, rank), Font::small).x <= width;
        });
    });
}

void draw_player(Ui& ui, Rect line, const View& view, Figure figure, Rank rank, bool tells_rank)
{
    const widgets::TextStyle style{Font::small, ui.theme().quiet};
    if (tells_rank) {
        ui.text(line, tell_with_rank(view, figure, rank), style);
        return;
    }
    draw_rank(ui, line, rank);
    ui.sign(line, short_player(ui, view, figure, line.width()), style);
}

} // namespace

/// If names do not fit beside the badge, the badge shrinks and leaves one line to the longer name.
SeatHeads::SeatHeads(const Ui& ui, const Rect& head, const View& view)
    : m_badge(std::min(head.height(), head.width() < 114_dp ? 28_dp : 38_dp))
    , m_gap(head.width() < 114_dp ? 4_dp : 7_dp)
{
    float name = 0;
    float player = 0;
    for (const Figure figure : all_of<Figure>) {
        name = std::max(name, ui.measure(tell(figure), Font::small).x);
        player = std::max(player, ui.measure(view.player(figure), Font::small).x);
    }
    if (std::max(name, player) > head.width() - m_badge - m_gap) {
        m_place = name > player ? BadgePlace::player : BadgePlace::name;
        m_badge = std::min(m_badge, head.height() - first_line(head));
    }
    const float beside = m_place == BadgePlace::player ? 0 : m_badge + m_gap;
    const float beside_player = m_place == BadgePlace::name ? 0 : m_badge + m_gap;
    m_tells_ranks = has_room_for_ranks(ui, view, head.width() - beside_player);
    m_names = even_names(ui, head.width() - beside, Font::strong);
    if (!m_names.fit())
        m_names = even_names(ui, head.width() - beside, Font::small);
}

void SeatHeads::draw(
    Ui& ui, Rect head, const View& view, const Position& position, Figure figure) const
{
    const auto cut_badge = [&](Rect& rect) {
        draw_badge(ui, rect.cut_left(m_badge, m_gap).centre(), m_badge, figure);
    };
    const bool has_room_for_agent = !is_low_head(head);
    if (m_place == BadgePlace::both)
        cut_badge(head);
    Rect name = head.cut_top(first_line(head));
    if (m_place == BadgePlace::name)
        cut_badge(name);
    else if (m_place == BadgePlace::player)
        cut_badge(head);
    m_names.draw(ui, name, tell(figure), ui.theme().text);
    const int watched = position.watched(family_of(figure));
    if (watched > 0 && has_room_for_agent)
        ui.elide_text(head, tr_count("agent: {n} turn", "agent: {n} turns", watched),
            {Font::small, ui.theme().refused_text});
    else
        draw_player(ui, head, view, figure, rank_of(position, figure), m_tells_ranks);
}

} // namespace consigliere::table_mafia
