#include "db/archive/league.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace consigliere::db {

namespace {

/// Points are sums of fractions.
constexpr double least_difference = 1e-9;

bool are_equal(double left, double right)
{
    return std::abs(left - right) < least_difference;
}

/// Points of a place; tied players share those of the places that they take together.
double points_by_place(const EveningCard& card, std::size_t seat, const League& league)
{
    const int place = place_of(card, seat);
    int alike = 0;
    for (std::size_t other = 0; other < card.facts->seats.size(); ++other)
        alike += place_of(card, other) == place ? 1 : 0;
    double sum = 0;
    for (int i = 0; i < alike; ++i) {
        const auto at = static_cast<std::size_t>(place - 1 + i);
        sum += card.facts->seats[seat].rank > 0 && at < league.by_place.size() ? league.by_place[at]
                                                                               : 0;
    }
    return sum / std::max(1, alike);
}

double share_of_money(const EveningCard& card, std::size_t seat)
{
    constexpr double percent = 100;
    double all = 0;
    for (const EveningFacts::Seat& each : card.facts->seats)
        all += std::max(0, each.total.value_or(0));
    return all > 0 ? percent * std::max(0, card.facts->seats[seat].total.value_or(0)) / all : 0;
}

double points_of(const EveningCard& card, std::size_t seat, const League& league)
{
    switch (league.points) {
    case League::Points::wins:
        return won_by(card, seat);
    case League::Points::places:
        return points_by_place(card, seat, league);
    case League::Points::shares:
        break;
    }
    return share_of_money(card, seat);
}

/// Times each tied person ranked above another one of them, minus times below.
std::map<std::string, int> meetings_of(
    const std::vector<Standing>& tied, const EveningCards& evenings)
{
    std::map<std::string, int> balance;
    for (const Standing& one : tied) {
        for (const Standing& other : tied) {
            if (one.person == other.person)
                continue;
            const HeadToHead pair = head_to_head(evenings, one.person, other.person);
            balance[one.person] += pair.higher - pair.lower;
        }
    }
    return balance;
}

/// Ranks people with equal points and wins by their meetings.
void settle(
    std::vector<Standing>& list, std::size_t begin, std::size_t end, const EveningCards& evenings)
{
    const auto from = list.begin() + static_cast<std::ptrdiff_t>(begin);
    const auto to = list.begin() + static_cast<std::ptrdiff_t>(end);
    const std::map<std::string, int> balance = meetings_of({from, to}, evenings);
    std::stable_sort(from, to, [&balance](const Standing& left, const Standing& right) {
        return balance.at(left.person) > balance.at(right.person);
    });
    for (std::size_t i = begin + 1; i < end; ++i)
        list[i].decided = balance.at(list[i].person) == balance.at(list[i - 1].person)
            ? Standing::Decided::not_at_all
            : Standing::Decided::by_meetings;
}

} // namespace

EveningCards evenings_in(const std::vector<EveningCard>& evenings, const League& league)
{
    EveningFilter filter;
    filter.game = league.game;
    filter.tag = league.tag;
    filter.since = league.since;
    filter.until = league.until;
    return evenings_for(evenings, filter);
}

std::vector<Standing> standings_of(const EveningCards& evenings, const League& league)
{
    std::map<std::string, Standing> people;
    for (auto card = evenings.rbegin(); card != evenings.rend(); ++card) {
        for (std::size_t seat = 0; seat < seats_in(**card); ++seat) {
            const SessionSummary::Seat& sits = (*card)->summary.seats[seat];
            if (sits.person.empty())
                continue;
            Standing& standing = people[sits.person];
            standing.person = sits.person;
            standing.name = sits.player;
            ++standing.played;
            standing.wins += won_by(**card, seat);
            standing.points += points_of(**card, seat, league);
        }
    }
    std::vector<Standing> list;
    for (auto& [person, standing] : people)
        list.push_back(std::move(standing));
    std::ranges::stable_sort(list, [](const Standing& left, const Standing& right) {
        return are_equal(left.points, right.points) ? left.wins > right.wins + least_difference
                                                    : left.points > right.points;
    });
    for (std::size_t begin = 0; begin < list.size();) {
        std::size_t end = begin + 1;
        while (end < list.size() && are_equal(list[end].points, list[begin].points)
            && are_equal(list[end].wins, list[begin].wins))
            ++end;
        if (begin > 0 && are_equal(list[begin].points, list[begin - 1].points))
            list[begin].decided = Standing::Decided::by_wins;
        if (end - begin > 1)
            settle(list, begin, end, evenings);
        begin = end;
    }
    for (std::size_t i = 0; i < list.size(); ++i)
        list[i].rank = i > 0 && list[i].decided == Standing::Decided::not_at_all
            ? list[i - 1].rank
            : static_cast<int>(i) + 1;
    return list;
}

} // namespace consigliere::db
