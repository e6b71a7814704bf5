/// The score from the best to the last (CG-K, CG-W).

#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/panel.h"
#include "companion/table_cash_n_guns/pieces.h"
#include "companion/table_cash_n_guns/sentences.h"
#include "engine/cash_n_guns/score.h"

#include <algorithm>

namespace consigliere::table_cash_n_guns {

using language::dollars;

namespace {

/// One part of a total: its colour, and its words from the longest to the shortest.
struct Part {
    const ScorePart& worth;
    Colour colour;
    std::string words;
};

std::vector<Part> parts_of(const Score::Seat& seat)
{
    std::vector<Part> parts;
    const auto add = [&parts](const ScorePart& worth, Colour colour, const std::string& words) {
        if (worth.dollars > 0)
            parts.push_back({worth, colour, words + " " + dollars(worth.dollars)});
    };
    add(seat.bills, Colour(0x9dbb8c), tr("bills"));
    add(seat.diamonds, Colour(0x86bdd0),
        tr_count("{n} diamond", "{n} diamonds", seat.diamonds.cards));
    add(seat.bonus, Colour(0xe2b53a), tr("bonus"));
    add(seat.paintings, Colour(0xd9a878),
        tr_count("{n} painting", "{n} paintings", seat.paintings.cards));
    return parts;
}

/// The parts of a total side by side, each with as many words as it has room for. Gives the words
/// for which there was none.
std::string draw_bar(Ui& ui, Rect rect, const std::vector<Part>& parts, int most)
{
    const float dollar = rect.width() / static_cast<float>(most);
    std::string left_out;
    for (const Part& part : parts) {
        const Rect piece = rect.cut_left(
            std::max(3_dp, static_cast<float>(part.worth.dollars) * dollar - 2_dp), 2_dp);
        ui.fill(piece, part.colour, 4_dp);
        const Rect inside = piece.inset(8_dp, 0);
        if (ui.measure(part.words, Font::small).x <= inside.width())
            ui.text(inside, part.words, {Font::small, ui.theme().ink});
        else
            left_out += (left_out.empty() ? "" : " · ") + part.words;
    }
    return left_out;
}

float row_height(const Score::Seat& seat, const Rect& rect, int seats)
{
    if (!seat.is_alive)
        return 48_dp;
    const float even = rect.height() / static_cast<float>(seats) - 8_dp;
    return std::clamp(even, 84_dp, 104_dp);
}

void draw_seat(Ui& ui, const Rect& row, const View& view, const Score::Seat& seat,
    const Score& score, int most)
{
    const bool is_winner = score.winners.contains(seat.player);
    ui.fill(row, ui.theme().raised, 12_dp);
    ui.outline(row, is_winner ? ui.theme().brass : ui.theme().line, is_winner ? 3_dp : 1_dp, 12_dp);
    Rect inside = row.inset(14_dp, 6_dp);
    const bool is_counted = seat.is_alive && !seat.is_covered;
    const std::string instead =
        seat.is_alive ? tr_count("{n} loot card", "{n} loot cards", seat.loot_cards) : tr("out");
    const std::string total = seat.total ? dollars(*seat.total) : instead;
    const float width = std::min(inside.width() * 0.3F, 190_dp);
    Rect right = inside.cut_right(width, 12_dp);
    if (is_winner && score.is_final)
        ui.text(right.cut_bottom(22_dp), tr("winner"), {Font::strong, ui.theme().brass_text, 1});
    if (is_counted)
        ui.text(right, total,
            {ui.fitting(total, width, {Font::score, Font::count}),
                is_winner ? ui.theme().brass_text : ui.theme().text, 1});
    else
        ui.text(right, total, {Font::lead, ui.theme().quiet, 1});
    draw_badge(ui, inside.cut_left(40_dp, 12_dp).centre(), 38_dp, seat.player);
    Rect head = seat.is_alive ? inside.cut_top(24_dp, 3_dp) : inside;
    const int deadly = deadly_wounds(view.position().of(seat.player));
    const Rect wounds = head.cut_right(static_cast<float>(deadly) * 16_dp, 8_dp);
    if (seat.is_alive)
        draw_wounds(ui, {wounds.left, wounds.centre().y}, 16_dp, seat.wounds, deadly);
    ui.text_in_view(head, view.name(seat.player), {Font::lead, ui.theme().text});
    if (!is_counted) {
        ui.text_in_view(
            inside, seat.is_alive ? tr("covered") : std::string(), {Font::small, ui.theme().quiet});
        return;
    }
    const std::string left_out = draw_bar(ui, inside.cut_top(24_dp, 3_dp), parts_of(seat), most);
    ui.text_in_view(inside.cut_top(18_dp), left_out, {Font::small, ui.theme().quiet});
}

/// Why the winner has won, or would win now, in one sentence.
std::string why_won(const View& view, const Score& score)
{
    if (score.winners.empty())
        return tr("Nobody is alive, so nobody wins.");
    const std::string names =
        ledger::join(score.winners, ", ", [&](Player player) { return view.name(player); });
    const Score::Seat& best = score.of(score.winners[0]);
    int next = 0;
    std::vector<std::string> as_rich;
    for (const Score::Seat& seat : score.seats) {
        if (!seat.is_alive || score.winners.contains(seat.player))
            continue;
        next = std::max(next, seat.total.value_or(0));
        if (seat.total == best.total)
            as_rich.push_back(view.name(seat.player));
    }
    const int total = best.total.value_or(0);
    const language::Values values{{"player", names}, {"players", names}, {"total", dollars(total)},
        {"more", dollars(total - next)}, {"others", ledger::join(as_rich, ", ")}};
    switch (score.decision) {
    case Score::Decision::richest:
        return tr_fill("{player} is the richest alive: {total}, {more} ahead of the next.", values);
    case Score::Decision::wounds:
        return tr_fill("{player} is as rich as {others}, and has more wounds.", values);
    case Score::Decision::shared:
        return tr_fill("Nothing tells {players} apart: they win together.", values);
    case Score::Decision::last_alive:
        return tr_fill("{player} is the only one alive.", values);
    case Score::Decision::covered:
    case Score::Decision::nobody:
        break;
    }
    return tr("Nobody is alive, so nobody wins.");
}

} // namespace

void draw_score(Ui& ui, const Rect& rect, const View& view)
{
    const Score now = score(view.sight()->present(), view.desk().audience());
    Rect rest = widgets::panel(ui, rect);
    Rect head = rest.cut_top(40_dp, 4_dp);
    const std::string state = now.decision == Score::Decision::covered ? tell(now.decision)
        : now.is_final                                                 ? tr("final")
                                                                       : tr("as it would be now");
    ui.text(head.cut_right(ui.measure(state, Font::body).x + 2_dp, 8_dp), state,
        {Font::body, now.is_final ? ui.theme().saved : ui.theme().quiet, 1});
    ui.text_in_view(head, tr("Count of the loot"), {Font::title, ui.theme().brass_text});
    if (now.decision != Score::Decision::covered)
        paragraph(ui, rest, why_won(view, now));
    const std::string otherwise = tell_other_reading(now, view.components());
    if (!otherwise.empty())
        paragraph(ui, rest, otherwise, Font::small, ui.theme().quiet);
    int most = 1;
    for (const Score::Seat& seat : now.seats)
        most = std::max(most, seat.total.value_or(0));
    const std::vector<Score::Seat> seats = now.ranked();
    const Rect place = rest;
    scroll_area(ui, "score", rest, [&](Rect& rows) {
        for (const Score::Seat& seat : seats)
            draw_seat(ui,
                rows.cut_top(row_height(seat, place, static_cast<int>(seats.size())), 8_dp), view,
                seat, now, most);
    });
}

} // namespace consigliere::table_cash_n_guns
