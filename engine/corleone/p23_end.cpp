// Page 23: the end of the game and the score.

#include "engine/corleone/flow.h"
#include "engine/corleone/score.h"

#include <algorithm>

namespace consigliere::corleone {

void begin_end(Judging& judging)
{
    Position& position = judging.position();
    begin_phase(judging, Phase::end);
    if (position.tracking == Tracking::board)
        return;
    judging.note_checked(rule::end_hand);
    for (const Family family : position.seats) {
        const Money money = position.of(family).hand_money;
        if (!money.empty())
            judging.perform(act::Banks{family, Cards::of(money)});
        const Cards rest = hand_of(position, family);
        if (!rest.empty())
            judging.perform(act::Loses{family, rest});
    }
}

void judge(Judging& judging, Family family, const CountSuitcase& move)
{
    const Position& position = judging.position();
    if (judging.object_if(position.tracking == Tracking::full, message::hands_are_followed))
        return;
    object_unless(judging, Phase::end);
    judging.object_if(position.of(family).has_counted, message::nothing_to_count, family);
    judging.perform(act::CountsSuitcase{family, move.money});
}

int markers_in(const Position& position, Area territory, Family family)
{
    return static_cast<int>(std::ranges::count(position.control, Marker{territory, family}));
}

std::optional<Family> dominator_of(const Position& position, Area territory)
{
    // Going up the stack, the last to reach the maximum has the highest marker of the tied.
    std::array<int, count_of<Family>> counts{};
    int most = 0;
    for (const Family family : stack_of(position, territory))
        most = std::max(most, ++counts[static_cast<std::size_t>(family)]);
    std::optional<Family> dominator;
    for (const Family family : stack_of(position, territory)) {
        if (counts[static_cast<std::size_t>(family)] == most)
            dominator = family;
    }
    return dominator;
}

int Score::Seat::job_bonuses() const
{
    return static_cast<int>(std::ranges::count(job_bonus, true));
}

const Score::Seat& Score::of(Family family) const
{
    const auto found = std::ranges::find(seats, family, &Seat::family);
    assert(found != seats.end());
    return *found;
}

ledger::FixedList<Family, count_of<Family>> Score::paid_for(JobColour colour) const
{
    ledger::FixedList<Family, count_of<Family>> paid;
    for (const Seat& seat : seats) {
        if (seat.job_bonus[static_cast<std::size_t>(colour)])
            paid.push_back(seat.family);
    }
    return paid;
}

namespace {

void count_jobs(Score::Seat& seat, const Position& position, const Components& components)
{
    for (const KnownJob& known : position.known_jobs) {
        if (known.zone != JobZone::suitcase(seat.family))
            continue;
        if (const std::optional<JobColour>& colour = components[known.job].colour)
            ++seat.job_counts[static_cast<std::size_t>(*colour)];
        else
            ++seat.uncoloured_jobs;
    }
}

/// All with the most Jobs of a colour get the bonus; 0 Jobs earn none (23.jobs).
void award_jobs(Score& score)
{
    for (std::size_t colour = 0; colour < all_of<JobColour>.size(); ++colour) {
        int most = 0;
        for (const Score::Seat& seat : score.seats)
            most = std::max<int>(most, seat.job_counts[colour]);
        for (Score::Seat& seat : score.seats)
            seat.job_bonus[colour] = most > 0 && seat.job_counts[colour] == most;
    }
}

/// More money ranks first; ties by domination bonuses (23.winner).
bool ranks_before(const Score::Seat& left, const Score::Seat& right)
{
    if (*left.total != *right.total)
        return *left.total > *right.total;
    return left.domination.size() > right.domination.size();
}

void rank(Score& score)
{
    if (std::ranges::count(score.seats, std::optional<int>(), &Score::Seat::total) > 0)
        return;
    for (Score::Seat& seat : score.seats) {
        seat.rank = 1
            + static_cast<int>(std::ranges::count_if(score.seats,
                [&seat](const Score::Seat& other) { return ranks_before(other, seat); }));
        if (seat.rank == 1)
            score.winners.push_back(seat.family);
    }
}

} // namespace

Score score(const Position& position, const Components& components)
{
    Score score;
    bool is_complete = true;
    for (const Family family : position.seats) {
        Score::Seat seat;
        seat.family = family;
        const Holding& holding = position.of(family);
        if (position.tracking == Tracking::full || holding.has_counted)
            seat.suitcase = dollars_of(holding.suitcase);
        else
            is_complete = false;
        for (const Area territory : territories) {
            if (dominator_of(position, territory) == family)
                seat.domination.add(territory);
        }
        count_jobs(seat, position, components);
        is_complete = is_complete && seat.uncoloured_jobs == 0;
        score.seats.push_back(seat);
    }
    award_jobs(score);
    for (Score::Seat& seat : score.seats) {
        if (seat.suitcase)
            seat.total =
                *seat.suitcase + bonus_dollars * (seat.domination.size() + seat.job_bonuses());
    }
    rank(score);
    score.is_final = position.phase == Phase::end && is_complete;
    return score;
}

} // namespace consigliere::corleone
