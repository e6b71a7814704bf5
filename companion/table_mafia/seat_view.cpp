#include "companion/table_mafia/seat_view.h"

#include "companion/table_mafia/names.h"
#include "companion/table_mafia/pieces.h"
#include "companion/table_mafia/things.h"

namespace consigliere::table_mafia {

using language::number;

namespace {

constexpr Colour ink{0x1b140c};

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

void draw_counts(Ui& ui, Rect row, const Position& position, Figure figure)
{
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
    draw_count(ui, row, cards.reds(), sign, card(Colour(0xc9503f)));
    draw_count(ui, row, cards.black.size(), sign, card(Colour(0x3a332c)));
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
    const float badge = std::min(inside.height(), is_narrow ? 28_dp : 38_dp);
    draw_badge(ui, inside.cut_left(badge, is_narrow ? 4_dp : 7_dp).centre(), badge, figure);
    const std::string name = tell(figure);
    ui.sign(inside.cut_top(inside.height() * (is_low ? 0.55F : 0.5F)), name,
        {ui.fitting(name, inside.width(), {Font::strong, Font::small}), theme.text});
    const int watched = position.watched(family_of(figure));
    const bool is_told = watched > 0 && !is_low;
    const std::string who = is_narrow
        ? view.player(figure)
        : view.player(figure) + " · " + tell(rank_of(position, figure));
    ui.text_in_view(inside,
        is_told ? tr_count("agent: {n} turn", "agent: {n} turns", watched) : who,
        {Font::small, is_told ? theme.refused_text : theme.quiet});
    const std::string cash = money(position.purse(figure));
    ui.text(purse, cash,
        {ui.fitting(cash, purse.width(), {Font::lead, Font::strong, Font::small}), theme.text});
    draw_counts(ui, counts, position, figure);
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
        if (rect.height() >= 100_dp) {
            Rect lower = rect.cut_bottom(50_dp);
            // The purse is asked about at the first figure of whoever has it.
            if (figure == figure_of(position, seat)) {
                const Rect purse = lower.cut_left(lower.width() / 2);
                things.push_back({thing::purse(seat, view.components()),
                    tr_fill("{player}’s purse", {{"player", view.player(figure)}}),
                    purse.inset(2_dp), purse});
            }
            things.push_back({thing::of(thing::Part::cards, figure),
                tr_fill("{figure}’s cards", {{"figure", tell(figure)}}), lower.inset(2_dp), lower});
        }
        things.push_back(
            {thing::of(thing::Part::rank, figure), tell(figure), rect.inset(2_dp), rect});
    }
    return things;
}

} // namespace consigliere::table_mafia
