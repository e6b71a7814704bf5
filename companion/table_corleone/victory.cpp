#include "companion/table_corleone/names.h"
#include "companion/table_corleone/sentences.h"

#include <algorithm>
#include <vector>

namespace consigliere::table_corleone {

using language::dollars;

std::vector<Score::Seat> ranked(const Score& score)
{
    std::vector<Score::Seat> seats(score.seats.begin(), score.seats.end());
    std::ranges::stable_sort(seats, {}, &Score::Seat::rank);
    return seats;
}

std::string tell_domination(const Score::Seat& seat)
{
    return language::listed(territories, [&seat](Area territory) {
        return seat.domination.contains(territory) ? tell(territory) : std::string();
    });
}

std::string tell_victory(const Score& score, const std::function<std::string(Family)>& name)
{
    if (!score.is_final || score.winners.empty())
        return {};
    std::vector<std::string> winners;
    for (const Family family : score.winners)
        winners.push_back(name(family));
    const Score::Seat& best = score.of(score.winners[0]);
    language::Values values{{"players", tell_list(winners)}, {"player", winners.front()},
        {"total", dollars(best.total.value_or(0))},
        {"most", language::number(best.domination.size())}};
    if (winners.size() > 1)
        return tr_fill("{players} are tied at {total} and at Territories dominated ({most}), so "
                       "they share the victory. p. 23",
            values);

    const Score::Seat* second = nullptr;
    std::vector<std::string> tied;
    for (const Score::Seat& seat : score.seats) {
        if (seat.family == best.family)
            continue;
        if (seat.total == best.total)
            tied.push_back(name(seat.family));
        if (second == nullptr || seat.rank < second->rank)
            second = &seat;
    }
    if (second == nullptr)
        return {};
    values.emplace_back("second", name(second->family));
    if (!tied.empty()) {
        values.emplace_back("tied", tell_list(tied));
        values.emplace_back("fewer", language::number(second->domination.size()));
        return tr_fill("{player} is tied with {tied} at {total}, but dominates more Territories: "
                       "{most} to {fewer}. p. 23",
            values);
    }
    values.emplace_back("ahead", dollars(*best.total - *second->total));
    return tr_fill("{player} has the most, {total}: {ahead} more than {second}. p. 23", values);
}

} // namespace consigliere::table_corleone
