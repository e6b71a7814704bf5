/// The end (CG-K, CG-W).

#include "companion/language/language.h"
#include "companion/table_cash_n_guns/panel.h"
#include "companion/table_cash_n_guns/pieces.h"
#include "companion/table_cash_n_guns/telling.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"
#include "companion/widgets/scroll.h"
#include "engine/cash_n_guns/score.h"

#include <algorithm>

namespace consigliere::table_cash_n_guns {

using namespace cash_n_guns;
using language::dollars;
using language::number;
using language::tr;
using language::tr_fill;
using widgets::ButtonKind;
using widgets::Font;
using widgets::operator""_dp;

namespace {

std::vector<Score::Seat> ranked(const Score& score)
{
    std::vector<Score::Seat> seats(score.seats.begin(), score.seats.end());
    std::stable_sort(
        seats.begin(), seats.end(), [](const Score::Seat& left, const Score::Seat& right) {
            if (left.is_alive != right.is_alive)
                return left.is_alive;
            return left.rank < right.rank;
        });
    return seats;
}

/// The parts of a total side by side.
void draw_bar(Ui& ui, Rect rect, const Score::Seat& seat, int most)
{
    const float dollar = rect.width() / static_cast<float>(most);
    const auto piece = [&](const ScorePart& part, Colour colour) {
        Rect place = rect.cut_left(dollar * static_cast<float>(part.dollars));
        place.right -= 2_dp;
        if (!place.is_empty())
            ui.fill(place, colour, 3_dp);
    };
    piece(seat.bills, Colour(0x9dbb8c));
    piece(seat.diamonds, Colour(0x7fb6cc));
    piece(seat.bonus, Colour(0xbfe3f0));
    piece(seat.paintings, Colour(0xd0a23c));
}

void draw_seat(Ui& ui, const Rect& rect, const View& view, const Score::Seat& seat,
    const Score& score, int most)
{
    const bool is_winner = score.winners.contains(seat.player);
    ui.fill(rect, ui.theme().raised, 10_dp);
    ui.outline(
        rect, is_winner ? ui.theme().brass : ui.theme().line, is_winner ? 3_dp : 1_dp, 10_dp);
    Rect inside = rect.inset(12_dp, 6_dp);
    Rect right = inside.cut_right(170_dp, 10_dp);
    ui.text(right, seat.total ? dollars(*seat.total) : tr("out"),
        seat.is_alive ? widgets::TextStyle{Font::count, ui.theme().text, 1}
                      : widgets::TextStyle{Font::lead, ui.theme().quiet, 1});
    draw_badge(ui, inside.cut_left(40_dp, 10_dp).centre(), 36_dp, seat.player);
    Rect head = inside.cut_top(inside.height() * 0.4F);
    draw_wounds(ui, {head.right - 60_dp, head.centre().y}, 14_dp, seat.wounds);
    ui.text_in_view(head, view.name(seat.player), {Font::strong, ui.theme().text});
    if (!seat.is_alive)
        return;
    draw_bar(ui, inside.cut_top(inside.height() * 0.4F).inset(0, 2_dp), seat, most);
    ui.text_in_view(inside,
        tr_fill("bills {bills} · {cards} diamonds {diamonds} · bonus {bonus} · {count} paintings "
                "{paintings}",
            {{"bills", dollars(seat.bills.dollars)}, {"cards", number(seat.diamonds.cards)},
                {"diamonds", dollars(seat.diamonds.dollars)},
                {"bonus", dollars(seat.bonus.dollars)}, {"count", number(seat.paintings.cards)},
                {"paintings", dollars(seat.paintings.dollars)}}),
        {Font::small, ui.theme().quiet});
}

} // namespace

void draw_score(Ui& ui, const Rect& rect, const View& view)
{
    const Score now = score(view.position());
    Rect rest = widgets::panel(ui, rect);
    Rect head = rest.cut_top(44_dp, 8_dp);
    ui.text(head.cut_right(200_dp), now.is_final ? tr("final") : tr("as it would be now"),
        {Font::body, now.is_final ? ui.theme().saved : ui.theme().quiet, 1});
    ui.text(head, tr("Who gets away with the loot"), {Font::title, ui.theme().brass_text});
    int most = 1;
    for (const Score::Seat& seat : now.seats)
        most = std::max(most, seat.total.value_or(0));
    const std::vector<Score::Seat> seats = ranked(now);
    const float height = std::min(92_dp, rest.height() / static_cast<float>(seats.size()) - 6_dp);
    for (const Score::Seat& seat : seats)
        draw_seat(ui, rest.cut_top(height, 6_dp), view, seat, now, most);
}

void EndPanel::draw(Ui& ui, Rect rect, const View& view)
{
    const Score now = score(view.position());
    draw_turn_header(ui, rect,
        now.winners.size() == 1 ? std::optional(now.winners[0]) : std::nullopt,
        now.winners.empty()
            ? tr("Nobody gets away")
            : tr_fill("{player} gets away", {{"player", view.name(now.winners[0])}}),
        tell(now.decision));
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    if (widgets::button(
            ui, "end:export", buttons.cut_left(buttons.width() * 0.4F, 10_dp), tr("Export")))
        view.desk().export_record();
    if (widgets::button(ui, "end:done", buttons, tr("Done"), {ButtonKind::next}))
        view.desk().leave();
    widgets::heading(ui, rect, tr("Diamond bonus"));
    widgets::paragraph(ui, rect,
        now.bonus_holder ? tr_fill("{player} has the most diamonds, {n}: {dollars}.",
            {{"player", view.name(*now.bonus_holder)}, {"n", number(now.most_diamonds)},
                {"dollars", dollars(diamond_bonus_dollars)}})
                         : tr("Nobody has the most diamonds alone, so nobody gets it."),
        Font::body, ui.theme().text);
    widgets::heading(ui, rect, tr("What a collection of paintings is worth"));
    const std::vector<Rect> cells = rect.cut_top(std::min(rect.height(), 220_dp)).grid(2, 5, 4_dp);
    for (int count = 1; count <= paintings_in_box; ++count) {
        Rect cell = cells[static_cast<std::size_t>((count - 1) % 5 * 2 + (count - 1) / 5)];
        ui.text(cell.cut_left(30_dp), number(count), {Font::strong, ui.theme().quiet});
        ui.text(cell, dollars(dollars_of_paintings(count)), {Font::body, ui.theme().text});
    }
}

} // namespace consigliere::table_cash_n_guns
