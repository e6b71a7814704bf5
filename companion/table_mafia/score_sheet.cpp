#include "companion/table_mafia/score_sheet.h"

#include "companion/table_mafia/names.h"
#include "companion/table_mafia/pieces.h"

#include <algorithm>
#include <vector>

namespace consigliere::table_mafia {

using language::number;

namespace {

void draw_place(Ui& ui, const Rect& row, const View& view, const Score::Place& place,
    const Score& score, int most)
{
    const widgets::Theme& theme = ui.theme();
    const bool is_winner = score.winners.contains(place.figure);
    ui.fill(row, theme.raised, 12_dp);
    ui.outline(row, is_winner ? theme.brass : theme.line, is_winner ? 3_dp : 1_dp, 12_dp);
    Rect inside = row.inset(12_dp, 6_dp);
    draw_badge(ui, inside.cut_left(44_dp, 12_dp).centre(), 42_dp, place.figure);
    Rect right = inside.cut_right(std::min(inside.width() * 0.26F, 150_dp), 10_dp);
    if (is_winner && score.is_final)
        ui.text(right.cut_bottom(20_dp), tr("winner"), {Font::strong, theme.brass_text, 1});
    const std::string cash = money(place.cash);
    ui.text(right, cash,
        {ui.fitting(cash, right.width(), {Font::lead, Font::strong, Font::small}), theme.text, 1});
    ui.text_in_view(inside.cut_top(22_dp, 2_dp),
        tell(place.figure) + "  ·  " + view.player(place.figure)
            + (place.is_out ? "  ·  " + tr("out") : std::string()),
        {Font::strong, theme.text});
    // The twelve pieces, those on the map in the figure’s colour.
    Rect bar = inside.cut_top(20_dp);
    ui.text(bar.cut_left(34_dp, 6_dp), number(place.pieces), {Font::count, theme.text});
    const std::vector<Rect> cells = bar.columns(most, 2_dp);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Rect cell = Rect::around(
            cells[i].centre(), std::min(cells[i].width(), 20_dp), std::min(18_dp, bar.height()));
        const bool is_there = static_cast<int>(i) < place.pieces;
        ui.fill(cell, is_there ? paint_of(place.figure) : theme.panel, 3_dp);
        ui.outline(cell, theme.line, 1_dp, 3_dp);
    }
}

std::string names_of_winners(const Score& score)
{
    return language::listed(score.winners, [](Figure figure) { return tell(figure); });
}

} // namespace

std::string why_won(const Score& score)
{
    const Score::Place* best = nullptr;
    int next = 0;
    std::vector<std::string> as_many;
    for (const Score::Place& place : score.places) {
        if (!score.winners.empty() && place.figure == score.winners[0])
            best = &place;
    }
    if (best == nullptr)
        return tr("Nobody is left.");
    for (const Score::Place& place : score.places) {
        if (score.winners.contains(place.figure) || place.is_out)
            continue;
        next = std::max(next, place.pieces);
        if (place.pieces == best->pieces)
            as_many.push_back(tell(place.figure));
    }
    const language::Values values{{"figure", names_of_winners(score)},
        {"others", ledger::join(as_many, ", ")}, {"pieces", number(best->pieces)},
        {"more", number(best->pieces - next)}, {"amount", money(best->cash)},
        {"ending", tell(score.ending)}};
    // Figures of one person win together.
    const bool is_one = score.winners.size() == 1;
    switch (score.decision) {
    case Score::Decision::at_once:
        return tr_fill("{figure} has placed the piece that wins: {ending}.", values);
    case Score::Decision::pieces:
        return is_one
            ? tr_fill(
                "{figure} has most pieces on the map: {pieces}, {more} more than the next.", values)
            : tr_fill("{figure} have most pieces on the map: {pieces} each, {more} more than the "
                      "next.",
                values);
    case Score::Decision::cash:
        return is_one
            ? tr_fill("{figure} has as many pieces as {others}, and more money: {amount}.", values)
            : tr_fill(
                "{figure} have as many pieces as {others}, and more money: {amount}.", values);
    case Score::Decision::spitting:
        return tr_fill("Pieces and money are alike, and {figure} has spat farthest.", values);
    case Score::Decision::shared:
        break;
    }
    return tr_fill("Pieces and money tell {figure} not apart: who spits farthest?", values);
}

std::string tell_leader(const Position& position)
{
    const Score now = score(position);
    if (now.decision == Score::Decision::shared)
        return tr("Nobody leads");
    const Score::Place& best = now.of(now.winners[0]);
    const language::Values values{{"figure", names_of_winners(now)},
        {"pieces", tr_count("{n} piece", "{n} pieces", best.pieces)}, {"money", money(best.cash)}};
    return now.winners.size() == 1 ? tr_fill("{figure} leads: {pieces}, {money}", values)
                                   : tr_fill("{figure} lead: {pieces}, {money}", values);
}

std::string tell_ruler(const Score& score)
{
    if (score.decision == Score::Decision::shared)
        return tr("Nothing tells them apart");
    const language::Values values{{"figure", names_of_winners(score)}};
    return score.winners.size() == 1 ? tr_fill("{figure} rules the city", values)
                                     : tr_fill("{figure} rule the city", values);
}

void draw_score(Ui& ui, const Rect& rect, const View& view)
{
    const auto sight = view.sight();
    const Score now = score(sight->present());
    Rect rest = widgets::panel(ui, rect);
    Rect head = rest.cut_top(40_dp, 4_dp);
    const std::string state = now.is_final ? tr("final") : tr("as it would be now");
    ui.text(head.cut_right(ui.measure(state, Font::body).x + 2_dp, 8_dp), state,
        {Font::body, now.is_final ? ui.theme().saved : ui.theme().quiet, 1});
    ui.text_in_view(head, tr("Count of the city"), {Font::title, ui.theme().brass_text});
    paragraph(ui, rest, why_won(now) + " (" + std::string(now.rule.text()) + ")");
    std::vector<Score::Place> places(now.places.begin(), now.places.end());
    std::ranges::stable_sort(places, {}, &Score::Place::rank);
    scroll_area(ui, "score", rest, [&](Rect& rows) {
        for (const Score::Place& place : places)
            draw_place(ui, rows.cut_top(62_dp, 6_dp), view, place, now, pieces_per_figure);
    });
}

} // namespace consigliere::table_mafia
