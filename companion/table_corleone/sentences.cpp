#include "companion/table_corleone/sentences.h"

#include "companion/table_corleone/names.h"
#include "engine/corleone/score.h"
#include "engine/corleone/terms.h"

#include <algorithm>
#include <vector>

namespace consigliere::table_corleone {

using language::dollars;

namespace {

std::string with_names(int sum, const std::string& names)
{
    return names.empty() ? dollars(sum) : dollars(sum) + " (" + names + ")";
}

std::string jobs_of(const Score::Seat& seat)
{
    const std::string names = language::listed(all_of<JobColour>, [&seat](JobColour colour) {
        return seat.job_bonus[static_cast<std::size_t>(colour)] ? tell(colour) : std::string();
    });
    return with_names(bonus_dollars * seat.job_bonuses(), names);
}

std::string line_of(const Score::Seat& seat)
{
    const language::Values values{{"family", tell(seat.family)},
        {"rank", language::number(seat.rank)}, {"total", seat.total ? dollars(*seat.total) : ""},
        {"suitcase", seat.suitcase ? dollars(*seat.suitcase) : ""},
        {"domination", with_names(bonus_dollars * seat.domination.size(), tell_domination(seat))},
        {"jobs", jobs_of(seat)}, {"count", language::number(seat.uncoloured_jobs)}};
    std::string line;
    if (!seat.suitcase)
        line =
            tr_fill("{family}: the Suitcase isn’t counted. Domination: {domination}. Jobs: {jobs}.",
                values);
    else if (seat.rank == 0)
        line = tr_fill("{family}: {total}. Suitcase: {suitcase}. Domination: {domination}. "
                       "Jobs: {jobs}.",
            values);
    else
        line = tr_fill("{rank}. {family}: {total}. Suitcase: {suitcase}. Domination: "
                       "{domination}. Jobs: {jobs}.",
            values);
    if (seat.uncoloured_jobs > 0)
        line += ' ' + tr_fill("Completed Jobs of unknown colour: {count}.", values);
    return line;
}

} // namespace

std::string Teller::player_of(Family family) const
{
    return player(word_of(family), tell(family));
}

std::string Teller::term(ledger::Term term) const
{
    const Components& components = evening().timeline().components();
    const auto tell_thing = [&]<typename Type>(const Type& thing) {
        if constexpr (std::is_same_v<Type, int>)
            return language::number(thing);
        else if constexpr (std::is_same_v<Type, Dollars>)
            return language::dollars(thing.dollars);
        else if constexpr (std::is_same_v<Type, ActNumber>)
            return tell_act(thing.act);
        else if constexpr (std::is_same_v<Type, Family>)
            return player_of(thing);
        else if constexpr (std::is_same_v<Type, FigureAt>)
            return tell(thing, components, thing.owner ? player_of(*thing.owner) : std::string());
        else if constexpr (requires { components[thing].naming; })
            return tell(components[thing].naming);
        else if constexpr (requires { components[thing]; })
            return tell(components[thing]);
        else
            return tell(thing);
    };
    return std::visit(tell_thing, thing_of(term));
}

std::vector<std::string> Teller::score() const
{
    const Timeline& timeline = evening().timeline();
    const Score now = corleone::score(timeline.present(), timeline.components());
    std::vector<std::string> lines;
    for (const Score::Seat& seat : ranked(now))
        lines.push_back(line_of(seat));
    const std::string winners =
        language::listed(now.winners, [](Family family) { return tell(family); });
    if (!winners.empty())
        lines.push_back((now.is_final ? tr("Winner") : tr("Leading")) + ": " + winners);
    return lines;
}

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
