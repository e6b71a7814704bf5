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
#include <cstdlib>

namespace consigliere::table_cash_n_guns {

using namespace cash_n_guns;
using language::dollars;
using language::number;
using language::tr;
using language::tr_count;
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

/// "bills $65,000 · 4 diamonds $17,000 · bonus $60,000", without what is not there.
std::string parts_of(const Score::Seat& seat)
{
    std::string text;
    const auto add = [&](const ScorePart& part, const std::string& name) {
        if (part.dollars > 0)
            text += (text.empty() ? "" : " · ") + name + "\u00a0" + dollars(part.dollars);
    };
    add(seat.bills, tr("bills"));
    add(seat.diamonds, tr_count("{n} diamond", "{n} diamonds", seat.diamonds.cards));
    add(seat.bonus, tr("bonus"));
    add(seat.paintings, tr_count("{n} painting", "{n} paintings", seat.paintings.cards));
    return text;
}

/// Takes the row of a player off the top of `rect`.
void draw_seat(
    Ui& ui, Rect& rect, const View& view, const Score::Seat& seat, const Score& score, int most)
{
    const bool is_counted = seat.is_alive && !seat.is_covered;
    const std::string parts = is_counted ? parts_of(seat) : seat.is_alive ? tr("covered") : "";
    const float total_width = 150_dp;
    const float text_width = rect.width() - total_width - 84_dp;
    const float parts_height = widgets::paragraph_height(ui, parts, Font::small, text_width);
    const Rect row = rect.cut_top(seat.is_alive ? 46_dp + parts_height : 46_dp, 6_dp);
    const bool is_winner = score.winners.contains(seat.player);
    ui.fill(row, ui.theme().raised, 10_dp);
    ui.outline(row, is_winner ? ui.theme().brass : ui.theme().line, is_winner ? 3_dp : 1_dp, 10_dp);
    Rect inside = row.inset(12_dp, 6_dp);
    const std::string instead =
        seat.is_alive ? tr_count("{n} loot card", "{n} loot cards", seat.loot_cards) : tr("out");
    ui.text(inside.cut_right(total_width, 10_dp), seat.total ? dollars(*seat.total) : instead,
        is_counted ? widgets::TextStyle{Font::count, ui.theme().text, 1}
                   : widgets::TextStyle{Font::lead, ui.theme().quiet, 1});
    draw_badge(ui, inside.cut_left(34_dp, 10_dp).centre(), 34_dp, seat.player);
    Rect head = seat.is_alive ? inside.cut_top(22_dp) : inside;
    draw_wounds(ui, {head.right - 60_dp, head.centre().y}, 14_dp, seat.wounds);
    head.cut_right(66_dp);
    ui.text_in_view(head, view.name(seat.player), {Font::strong, ui.theme().text});
    if (!seat.is_alive)
        return;
    const Rect bar = inside.cut_top(10_dp, 2_dp).inset(0, 1_dp);
    if (is_counted)
        draw_bar(ui, bar, seat, most);
    widgets::paragraph(ui, inside, parts, Font::small, ui.theme().quiet);
}

/// What each number of paintings is worth; those that somebody has are marked.
void draw_collections(Ui& ui, Rect& rect, const Score& score)
{
    widgets::heading(ui, rect, tr("What a collection of paintings is worth"));
    constexpr int rows = paintings_in_box / 2;
    const std::vector<Rect> cells = rect.cut_top(rows * 30_dp).grid(2, rows, 2_dp);
    for (int count = 1; count <= paintings_in_box; ++count) {
        const bool is_there =
            std::any_of(score.seats.begin(), score.seats.end(), [count](const Score::Seat& seat) {
                return seat.is_alive && seat.paintings.cards == count;
            });
        // Down the first column, then down the second.
        const std::div_t place = std::div(count - 1, rows);
        const int index = place.rem * 2 + place.quot;
        Rect cell = cells[static_cast<std::size_t>(index)];
        const Colour colour = is_there ? ui.theme().text : ui.theme().quiet;
        ui.text(cell.cut_left(30_dp), number(count), {Font::strong, colour});
        ui.text(cell, dollars(dollars_of_paintings(count)),
            {is_there ? Font::strong : Font::body, colour});
    }
}

} // namespace

void draw_score(Ui& ui, const Rect& rect, const View& view)
{
    const Score now = score(view.sight()->present(), view.desk().audience());
    Rect rest = widgets::panel(ui, rect);
    Rect head = rest.cut_top(44_dp, 8_dp);
    const bool is_covered = now.decision == Score::Decision::covered;
    const std::string state = is_covered ? tell(now.decision)
        : now.is_final                   ? tr("final")
                                         : tr("as it would be now");
    ui.text(head.cut_right(ui.measure(state, Font::body).x + 2_dp, 8_dp), state,
        {Font::body, now.is_final ? ui.theme().saved : ui.theme().quiet, 1});
    ui.text(head, tr("Count of the loot"), {Font::title, ui.theme().brass_text});
    int most = 1;
    for (const Score::Seat& seat : now.seats)
        most = std::max(most, seat.total.value_or(0));
    const std::vector<Score::Seat> seats = ranked(now);
    widgets::scroll_area(ui, "score", rest, [&](Rect& rows) {
        for (const Score::Seat& seat : seats)
            draw_seat(ui, rows, view, seat, now, most);
    });
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
    widgets::scroll_area(ui, "count", rect, [&](Rect& rest) {
        widgets::heading(ui, rest, tr("Diamond bonus"));
        widgets::paragraph(ui, rest,
            now.bonus_holder ? tr_fill("{player} has the most diamonds, {n}: {dollars}.",
                {{"player", view.name(*now.bonus_holder)}, {"n", number(now.most_diamonds)},
                    {"dollars", dollars(diamond_bonus_dollars)}})
                             : tr("Nobody has the most diamonds alone, so nobody gets it."),
            Font::body, ui.theme().text);
        draw_collections(ui, rest, now);
    });
}

} // namespace consigliere::table_cash_n_guns
