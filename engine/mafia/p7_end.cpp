// The end of the game, and the winners (M-7.1).

#include "engine/mafia/flow.h"
#include "engine/mafia/messages_deals.h"
#include "engine/mafia/score.h"

#include <algorithm>

namespace consigliere::mafia {

void end_game(Judging& judging, Ending ending)
{
    judging.note_checked(rule_of(ending));
    judging.perform(act::GameEnds{ending});
}

void end_by_piece(Judging& judging, Figure figure)
{
    const Position& position = judging.position();
    if (position.phase == Phase::end)
        return;
    const int pieces = pieces_of(position, figure);
    std::optional<Ending> ending;
    if (pieces == pieces_per_figure)
        ending = Ending::all_pieces;
    else if (position.options.blitz && pieces >= pieces_of_blitz)
        ending = Ending::blitz;
    else if (empty_squares(position).empty())
        ending = Ending::map_full;
    if (!ending)
        return;
    if (ending != Ending::map_full)
        judging.position().ended_by = figure;
    end_game(judging, *ending);
}

namespace {

bool ranks_before(const Score::Place& left, const Score::Place& right)
{
    if (left.is_out != right.is_out)
        return right.is_out;
    return left.pieces != right.pieces ? left.pieces > right.pieces : left.cash > right.cash;
}

int rank_among(const Score::Place& place, const Score& score)
{
    return 1 + static_cast<int>(std::ranges::count_if(score.places, [&](const Score::Place& other) {
        return ranks_before(other, place);
    }));
}

Score count(const Position& position)
{
    Score score;
    for (const Figure figure : all_of<Figure>)
        score.places.push_back({figure, pieces_of(position, figure), position.purse(figure),
            position.family_out == family_of(figure), 0});
    for (Score::Place& place : score.places)
        place.rank = rank_among(place, score);
    return score;
}

bool are_of_one_person(
    const Position& position, const ledger::FixedList<Figure, figure_count>& figures)
{
    return std::ranges::all_of(
        figures, [&](Figure figure) { return share_purse(position, figure, figures[0]); });
}

/// The figures of rank 1, by pieces and money.
ledger::FixedList<Figure, figure_count> best_of(const Score& score)
{
    ledger::FixedList<Figure, figure_count> best;
    for (const Score::Place& place : score.places) {
        if (place.rank == 1)
            best.push_back(place.figure);
    }
    return best;
}

/// The figures with most pieces, without those that are out.
ledger::FixedList<Figure, figure_count> with_most_pieces(const Score& score)
{
    int most = 0;
    for (const Score::Place& place : score.places)
        most = std::max(most, place.is_out ? 0 : place.pieces);
    ledger::FixedList<Figure, figure_count> figures;
    for (const Score::Place& place : score.places) {
        if (!place.is_out && place.pieces == most)
            figures.push_back(place.figure);
    }
    return figures;
}

void let_win(Score& score, Figure winner, Score::Decision decision)
{
    for (Score::Place& place : score.places) {
        if (place.figure == winner)
            place.rank = 1;
        else if (place.rank == 1)
            place.rank = 2;
    }
    score.winners.clear();
    score.winners.push_back(winner);
    score.decision = decision;
}

} // namespace

ledger::FixedList<Figure, figure_count> tied_at_top(const Position& position)
{
    const auto best = best_of(count(position));
    return are_of_one_person(position, best) ? ledger::FixedList<Figure, figure_count>{} : best;
}

Score score(const Position& position)
{
    Score score = count(position);
    score.is_final = position.phase == Phase::end;
    score.ending = position.ending;
    score.rule = rule_of(position.ending);
    if (position.ended_by) {
        let_win(score, *position.ended_by, Score::Decision::at_once);
        return score;
    }
    score.winners = best_of(score);
    const bool is_tied = !are_of_one_person(position, score.winners);
    score.decision = are_of_one_person(position, with_most_pieces(score)) ? Score::Decision::pieces
                                                                          : Score::Decision::cash;
    if (is_tied) {
        score.decision = Score::Decision::shared;
        score.rule = rule::a31_spitting;
    }
    const bool has_spat =
        is_tied && position.spat_farthest && score.winners.contains(*position.spat_farthest);
    if (has_spat)
        let_win(score, *position.spat_farthest, Score::Decision::spitting);
    return score;
}

void judge(Judging& judging, const Stop&)
{
    object_to_end(judging);
    const Position& position = judging.position();
    judging.object_if(position.vendetta || !position.dues.empty(), message::not_now);
    judging.position().vendetta.reset();
    end_game(judging, Ending::stopped);
}

void judge(Judging& judging, const Spit& move)
{
    const Position& position = judging.position();
    judging.note_checked(rule::winner, rule::a31_spitting);
    const auto tied = tied_at_top(position);
    const bool is_open = position.phase == Phase::end && !position.ended_by && !tied.empty();
    const bool is_among = is_open && tied.contains(move.figure);
    if (judging.object_if(!is_among, message::no_tie))
        judging.object(message::not_among_the_tied, move.figure);
    judging.position().spat_farthest = move.figure;
}

} // namespace consigliere::mafia
