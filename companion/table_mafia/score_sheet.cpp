#include "companion/desk/score_sheet.h"

#include "companion/table_mafia/names.h"
#include "companion/table_mafia/pieces.h"
#include "companion/table_mafia/table_parts.h"

#include <algorithm>
#include <vector>

namespace consigliere::table_mafia {

using language::number;

namespace {

using desk::ScoreRow;
using desk::ScoreSheet;

/// A purse is shown once, at the first figure that uses it (M-8.3).
std::string tell_purse(const View& view, const Score::Place& place)
{
    const Position& position = view.position();
    const Figure first = figure_of(position, position.of(place.figure).seat);
    return first == place.figure ? money(place.cash)
                                 : tr_fill("pays with {figure}", {{"figure", tell(first)}});
}

/// Row with one bar segment per piece on the map.
ScoreRow row_of(const View& view, const Score& score, const Score::Place& place)
{
    ScoreRow row;
    row.actor = word_of(place.figure);
    row.name = tell(place.figure);
    row.detail = view.player(place.figure) + (place.is_out ? "  ·  " + tr("out") : std::string())
        + "  ·  " + tell_purse(view, place);
    for (int piece = 0; piece < place.pieces; ++piece)
        row.pieces.push_back({0, 1, {}, paint_of(place.figure)});
    row.total = place.pieces;
    row.place = place.rank;
    row.is_winner = score.is_final && score.winners.contains(place.figure);
    row.draw_sign = sign_of(place.figure);
    return row;
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
        return tr("No one is left.");
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
    // Figures of one player win together.
    const bool is_one = score.winners.size() == 1;
    switch (score.decision) {
    case Score::Decision::at_once:
        return tr_fill("{figure} placed the winning piece: {ending}.", values);
    case Score::Decision::pieces:
        return is_one ? tr_fill(
                   "{figure} has the most pieces on the map: {pieces}, {more} more than the next.",
                   values)
                      : tr_fill("{figure} have the most pieces on the map: {pieces} each, {more} "
                                "more than the next.",
                          values);
    case Score::Decision::cash:
        return is_one
            ? tr_fill("{figure} has as many pieces as {others}, but more money: {amount}.", values)
            : tr_fill(
                "{figure} have as many pieces as {others}, but more money: {amount}.", values);
    case Score::Decision::spitting:
        return tr_fill("Pieces and money are tied, and {figure} spat farthest.", values);
    case Score::Decision::shared:
        break;
    }
    return tr_fill("{figure} are tied on pieces and money. Who spits farthest?", values);
}

std::string tell_leader(const Position& position)
{
    const Score now = score(position);
    if (now.decision == Score::Decision::shared)
        return tr("No one leads");
    const Score::Place& best = now.of(now.winners[0]);
    const language::Values values{{"figure", names_of_winners(now)},
        {"pieces", tr_count("{n} piece", "{n} pieces", best.pieces)}, {"money", money(best.cash)}};
    return now.winners.size() == 1 ? tr_fill("{figure} leads: {pieces}, {money}", values)
                                   : tr_fill("{figure} lead: {pieces}, {money}", values);
}

std::string tell_ruler(const Score& score)
{
    if (score.decision == Score::Decision::shared)
        return tr("Tied on all counts");
    const language::Values values{{"figure", names_of_winners(score)}};
    return score.winners.size() == 1 ? tr_fill("{figure} rules the city", values)
                                     : tr_fill("{figure} rule the city", values);
}

void draw_score_of(Ui& ui, const Rect& rect, const View& view, desk::ScoreReveal* finale)
{
    const auto observed = view.observed();
    const Score now = score(observed->present());
    ScoreSheet sheet;
    sheet.title = tr("City count");
    sheet.state = now.is_final ? tr("final") : tr("if it ended now");
    sheet.is_final = now.is_final;
    sheet.why = why_won(now) + " (" + std::string(now.rule.text()) + ")";
    sheet.full = pieces_per_figure;
    sheet.tell = language::number;
    sheet.parts.push_back({tr("Pieces on the map"), tr("All pieces count the same (M-7.1).")});
    if (now.decision != Score::Decision::pieces && now.decision != Score::Decision::at_once)
        sheet.parts.push_back(
            {tr("Money"), tr("The leaders are tied on pieces, so money decides (M-7.1).")});
    for (const Score::Place& place : now.places)
        sheet.rows.push_back(row_of(view, now, place));
    desk::draw_score_sheet(ui, rect, sheet, finale);
}

} // namespace consigliere::table_mafia
