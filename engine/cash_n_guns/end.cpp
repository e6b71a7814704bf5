// The end of the game and the values of the loot.

#include "engine/cash_n_guns/flow.h"
#include "engine/cash_n_guns/score.h"

#include <algorithm>

namespace consigliere::cash_n_guns {

void begin_end(Judging& judging)
{
    const int alive = count_alive(judging.position());
    judging.note_checked(alive > 1 ? rule::end
            : alive == 1           ? rule::last_alive
                                   : rule::a13_all_dead);
    judging.position().turn.reset();
    begin_phase(judging, Phase::end);
}

namespace {

ScorePart count_paintings(const Gangster& gangster)
{
    ScorePart part{rule::paintings, gangster.loot[LootCard::painting], 0};
    if (gangster.power == Power::collector) {
        part.rule = rule::of(Power::collector);
        ++part.cards;
    }
    if (part.cards > paintings_in_box)
        part.rule = rule::a25_collector;
    part.dollars = dollars_of_paintings(part.cards);
    return part;
}

Score::Seat count_seat(const Position& position, Player player)
{
    const Gangster& gangster = position.of(player);
    Score::Seat seat;
    seat.player = player;
    seat.is_alive = !gangster.is_out;
    seat.wounds = gangster.wounds;
    seat.wounds_suffered = gangster.wounds_suffered;
    seat.loot_cards = gangster.loot.total();
    seat.bills = {rule::bills, count_of(gangster.loot, LootType::bill),
        dollars_of(gangster.loot, LootType::bill)};
    seat.diamonds = {rule::diamonds, count_of(gangster.loot, LootType::diamond),
        dollars_of(gangster.loot, LootType::diamond)};
    seat.paintings = count_paintings(gangster);
    seat.bonus = {rule::diamond_bonus, seat.diamonds.cards, 0};
    return seat;
}

/// Gives the bonus to the only player with the most diamond cards. With no diamonds at all,
/// everybody is tied (CG-K.2, A15).
void award_bonus(Score& score)
{
    int holders = 0;
    for (const Score::Seat& seat : score.seats) {
        if (seat.is_alive)
            score.most_diamonds = std::max(score.most_diamonds, seat.diamonds.cards);
    }
    for (const Score::Seat& seat : score.seats) {
        if (!seat.is_alive || seat.diamonds.cards != score.most_diamonds)
            continue;
        score.bonus_holder = seat.player;
        ++holders;
    }
    if (holders != 1 || score.most_diamonds == 0)
        score.bonus_holder.reset();
    for (Score::Seat& seat : score.seats) {
        if (score.most_diamonds == 0)
            seat.bonus.rule = rule::a15_no_diamonds;
        if (score.bonus_holder == seat.player)
            seat.bonus.dollars = diamond_bonus_dollars;
    }
}

/// The wounds that break a tie in money, by the option A14.
int wounds_by(Ties ties, const Score::Seat& seat)
{
    return ties == Ties::tokens ? seat.wounds : seat.wounds_suffered;
}

/// More money first, then more wounds (CG-K.4).
bool ranks_before(const Score::Seat& left, const Score::Seat& right, Ties ties)
{
    if (left.total != right.total)
        return left.total > right.total;
    return wounds_by(ties, left) > wounds_by(ties, right);
}

/// The rank of a living player, from 1.
int place_of(const Score::Seat& seat, const Score& score, Ties ties)
{
    const auto is_better = [&](const Score::Seat& other) {
        return other.is_alive && ranks_before(other, seat, ties);
    };
    return 1 + static_cast<int>(std::ranges::count_if(score.seats, is_better));
}

void rank(Score& score)
{
    int richest = 0;
    const Ties other = score.ties == Ties::tokens ? Ties::suffered : Ties::tokens;
    for (Score::Seat& seat : score.seats) {
        if (!seat.is_alive)
            continue;
        seat.rank = place_of(seat, score, score.ties);
        if (seat.rank == 1)
            score.winners.push_back(seat.player);
        if (place_of(seat, score, other) == 1)
            score.winners_otherwise.push_back(seat.player);
    }
    if (score.winners_otherwise == score.winners)
        score.winners_otherwise.clear();
    for (const Score::Seat& seat : score.seats)
        richest += seat.is_alive && seat.total == score.of(score.winners[0]).total ? 1 : 0;

    if (score.winners.size() > 1)
        score.decision = Score::Decision::shared;
    else
        score.decision = richest > 1 ? Score::Decision::wounds : Score::Decision::richest;
    score.rule = richest > 1 ? rule::tie : rule::richest;
}

} // namespace

std::vector<Score::Seat> Score::ranked() const
{
    std::vector<Seat> ranked(seats.begin(), seats.end());
    std::ranges::stable_sort(ranked, [](const Seat& left, const Seat& right) {
        return left.is_alive != right.is_alive ? left.is_alive : left.rank < right.rank;
    });
    return ranked;
}

Score score(const Position& position)
{
    Score score;
    for (const Player player : players(position))
        score.seats.push_back(count_seat(position, player));
    award_bonus(score);
    for (Score::Seat& seat : score.seats) {
        if (seat.is_alive)
            seat.total = seat.bills.dollars + seat.diamonds.dollars + seat.paintings.dollars
                + seat.bonus.dollars;
    }
    score.is_final = position.phase == Phase::end;
    score.ties = position.options.ties;
    score.rule = rule::a13_all_dead;
    if (count_alive(position) > 0)
        rank(score);
    if (count_alive(position) == 1) {
        score.decision = Score::Decision::last_alive;
        score.rule = rule::last_alive;
    }
    return score;
}

} // namespace consigliere::cash_n_guns
