#include "companion/table_mafia/seat_view.h"

#include "companion/table_mafia/names.h"
#include "companion/table_mafia/pieces.h"
#include "companion/table_mafia/things.h"

namespace consigliere::table_mafia {

using language::number;

namespace {

constexpr Colour ink{0x1b140c};

/// Whether fingers can ask about the parts of a seat, not only about the whole.
bool has_room_for_parts(const Rect& rect)
{
    return rect.height() >= 104_dp;
}

int cards_of(const Position& position, Figure figure)
{
    const Cards& cards = position.of(figure).cards;
    return cards.reds() + cards.black.size();
}

/// A small sign and how many there are of it.
template <typename Draw>
void draw_count(Ui& ui, Rect& row, int count, float sign, const Draw& draw)
{
    if (count == 0)
        return;
    const std::string text = number(count);
    draw(row.cut_left(sign, 3_dp));
    ui.text(row.cut_left(ui.measure(text, Font::strong).x + 1_dp, 8_dp), text,
        {Font::strong, ui.theme().text});
}

void draw_counts(Ui& ui, Rect row, const Position& position, Figure figure, bool has_parts)
{
    // Cards are asked about apart from the purse, so their signs stand in a part of their own.
    Rect apart;
    if (has_parts)
        apart = row.cut_right(row.width() / 2);
    Rect& row_of_cards = has_parts ? apart : row;
    const Cards& cards = position.of(figure).cards;
    const float sign = 15_dp;
    const auto card = [&](Colour colour) {
        return [&ui, colour](const Rect& place) {
            const Rect shape = Rect::around(place.centre(), 11_dp, 15_dp);
            ui.fill(shape, colour, 2_dp);
            ui.outline(shape, ink, 1_dp, 2_dp);
        };
    };
    draw_count(ui, row, pieces_of(position, figure), sign, [&](const Rect& place) {
        ui.fill(Rect::around(place.centre(), 14_dp, 14_dp), paint_of(figure), 3_dp);
        ui.outline(Rect::around(place.centre(), 14_dp, 14_dp), ink, 1_dp, 3_dp);
    });
    draw_count(ui, row, killers_of(position, figure), sign,
        [&](const Rect& place) { draw_killer(ui, place.centre(), 16_dp); });
    draw_count(ui, row_of_cards, cards.reds(), sign, card(Colour(0xc9503f)));
    draw_count(ui, row_of_cards, cards.black.size(), sign, card(Colour(0x3a332c)));
    draw_count(ui, row, tokens_used(position, figure), 19_dp, [&](const Rect& place) {
        draw_token(ui, Rect::around(place.centre(), 18_dp, 14_dp), figure);
    });
}

void draw_figure(
    Ui& ui, const Rect& rect, const View& view, const Position& position, Figure figure)
{
    const widgets::Theme& theme = ui.theme();
    const bool is_on_turn = position.turn.figure == figure && position.phase != Phase::end;
    ui.fill(rect, theme.raised, 10_dp);
    ui.outline(rect, is_on_turn ? paint_of(figure) : theme.line, is_on_turn ? 3_dp : 1_dp, 10_dp);
    const bool is_low = rect.height() < 84_dp;
    Rect inside = rect.inset(8_dp, is_low ? 4_dp : 7_dp);
    const Rect counts = inside.cut_bottom(is_low ? 17_dp : 20_dp);
    const Rect purse = inside.cut_bottom(is_low ? 20_dp : 28_dp);
    const bool is_narrow = rect.width() < 130_dp;
    const float gap = is_narrow ? 4_dp : 7_dp;
    float badge = std::min(inside.height(), is_narrow ? 28_dp : 38_dp);
    const std::string player = view.player(figure);
    // The player's name has the whole line where it has no room beside the badge.
    const bool is_below = ui.measure(player, Font::small).x > inside.width() - badge - gap;
    Rect head = inside;
    head.bottom = head.top + inside.height() * (is_low ? 0.55F : 0.5F);
    if (is_below)
        badge = std::min(badge, head.height());
    Rect& beside = is_below ? head : inside;
    draw_badge(ui, beside.cut_left(badge, gap).centre(), badge, figure);
    head.left = beside.left;
    inside.top = head.bottom;
    const std::string name = tell(figure);
    ui.sign(head, name, {ui.fitting(name, head.width(), {Font::strong, Font::small}), theme.text});
    const int watched = position.watched(family_of(figure));
    const bool is_told = watched > 0 && !is_low;
    const std::string with_rank = player + " · " + tell(rank_of(position, figure));
    const std::string& who =
        ui.measure(with_rank, Font::small).x <= inside.width() ? with_rank : player;
    ui.text_in_view(inside,
        is_told ? tr_count("agent: {n} turn", "agent: {n} turns", watched) : who,
        {Font::small, is_told ? theme.refused_text : theme.quiet});
    const std::string cash = money(position.purse(figure));
    ui.text(purse, cash,
        {ui.fitting(cash, purse.width(), {Font::lead, Font::strong, Font::small}), theme.text});
    draw_counts(ui, counts, position, figure, has_room_for_parts(rect));
}

void draw_family(Ui& ui, Rect rect, const Position& position, Family family)
{
    int cash = 0;
    for (const Figure figure : figures_of(family)) {
        const bool is_counted = figure == figure_of(position, position.of(figure).seat);
        cash += is_counted ? position.purse(figure) : 0;
    }
    ui.fill(rect.cut_left(5_dp, 8_dp).inset(0, 2_dp), paint_of(family), 2_dp);
    std::string text = tell(family) + "  ·  "
        + tr_count("{n} piece", "{n} pieces", pieces_of(position, family)) + "  ·  " + money(cash);
    if (position.watched(family) > 0)
        text += "  ·  " + tr_count("agent: {n} turn", "agent: {n} turns", position.watched(family));
    ui.text_in_view(rect, text, {Font::small, ui.theme().quiet});
}

} // namespace

SeatPlaces lay_out_seats(const Rect& rect)
{
    SeatPlaces places;
    const std::vector<Rect> halves = rect.columns(2, 14_dp);
    for (const Family family : all_of<Family>) {
        Rect half = halves[static_cast<std::size_t>(family)];
        places.families[static_cast<std::size_t>(family)] = half.cut_top(18_dp, 2_dp);
        const std::vector<Rect> cells = half.columns(3, 6_dp);
        std::size_t place = 0;
        for (const Figure figure : figures_of(family))
            places.figures[index_of(figure)] = cells[place++];
    }
    return places;
}

void draw_seats(Ui& ui, const SeatPlaces& places, const View& view, const Position& position)
{
    for (const Family family : all_of<Family>)
        draw_family(ui, places.families[static_cast<std::size_t>(family)], position, family);
    for (const Figure figure : all_of<Figure>)
        draw_figure(ui, places.figures[index_of(figure)], view, position, figure);
}

std::vector<desk::Askable> things_of_seats(
    const SeatPlaces& places, const View& view, const Position& position)
{
    std::vector<desk::Askable> things;
    for (const Figure figure : all_of<Figure>) {
        Rect rect = places.figures[index_of(figure)];
        const Seat seat = position.of(figure).seat;
        // The purse is asked about at the first figure of whoever has it.
        const bool has_purse = figure == figure_of(position, seat);
        const bool has_cards = cards_of(position, figure) > 0;
        if (has_room_for_parts(rect) && (has_purse || has_cards)) {
            Rect lower = rect.cut_bottom(56_dp);
            if (has_purse) {
                const Rect purse = lower.cut_left(has_cards ? lower.width() / 2 : lower.width());
                things.push_back({thing::purse(seat, view.components()),
                    tr_fill("{player}’s purse", {{"player", view.player(figure)}}),
                    purse.inset(2_dp), purse});
            }
            if (has_cards)
                things.push_back({thing::of(thing::Part::cards, figure),
                    tr_fill("{figure}’s cards", {{"figure", tell(figure)}}), lower.inset(2_dp),
                    lower});
        }
        things.push_back(
            {thing::of(thing::Part::rank, figure), tell(figure), rect.inset(2_dp), rect});
    }
    return things;
}

} // namespace consigliere::table_mafia
