#include "tests/ui/counted_again.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numeric>

namespace consigliere::test {

namespace {

/// A list that is as long as it has to be.
template <typename Value>
Value& at(std::vector<Value>& list, std::size_t place)
{
    if (list.size() <= place)
        list.resize(place + 1);
    return list[place];
}

void add(Wins& wins, double won, std::size_t players)
{
    wins.won += won;
    ++wins.of;
    wins.by_chance += 1.0 / static_cast<double>(players);
}

} // namespace

double mean(const std::vector<double>& values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

std::string written(double value, int digits)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", digits, value);
    std::string number = text;
    // Thousands are parted by a comma.
    const std::size_t end = std::min(number.find('.'), number.size());
    for (std::size_t i = end; i > 3 + (value < 0 ? 1U : 0U); i -= 3)
        number.insert(i - 3, ",");
    return number;
}

std::pair<double, double> Wins::range() const
{
    constexpr double z = 1.959963984540054;
    const double n = of;
    const double p = won / n;
    const double whole = 1 + z * z / n;
    const double middle = (p + z * z / (2 * n)) / whole;
    const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / whole;
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

std::string Wins::told() const
{
    const std::string start =
        written(won, won == std::floor(won) ? 0 : 1) + " of " + written(of, 0);
    if (of < 3)
        return start;
    const auto [low, high] = range();
    return start + ", " + written(won / of * 100, 0) + "% (" + written(low * 100, 0) + "–"
        + written(high * 100, 0) + "%)";
}

std::string Wins::above_chance() const
{
    const double gain = won - by_chance;
    const std::string size = written(std::abs(gain), 1);
    return (size == "0.0" ? "±" : gain < 0 ? "−" : "+") + size;
}

CountedAgain::CountedAgain(const std::vector<db::EveningCard>& evenings, const std::string& person,
    const std::string& game, const std::string& year)
{
    int run = 0;
    for (auto card = evenings.rbegin(); card != evenings.rend(); ++card) {
        const auto& seats = card->summary.seats;
        const bool counts = card->facts && card->facts->is_finished && !card->summary.branch_of
            && (game.empty() || card->summary.game == game) && card->day.starts_with(year);
        std::size_t own = 0;
        while (own < seats.size() && seats[own].person != person)
            ++own;
        if (!counts || own == seats.size())
            continue;
        run = card->facts->seats[own].is_winner ? run + 1 : 0;
        longest_run = std::max(longest_run, run);
        by_board += card->facts->depth == ledger::TrackingLevel::board ? 1 : 0;
        add_wins(*card, own);
        add_others(*card, own);
        add_money(*card, own);
        add_habits(*card, own);
    }
}

void CountedAgain::add_wins(const db::EveningCard& card, std::size_t own)
{
    const auto& seats = card.facts->seats;
    const auto winners =
        std::count_if(seats.begin(), seats.end(), [](const auto& seat) { return seat.is_winner; });
    const double won = seats[own].is_winner ? 1.0 / static_cast<double>(winners) : 0.0;
    add(wins, won, seats.size());
    add(by_actor[card.summary.seats[own].actor], won, seats.size());
    add(by_seat[static_cast<int>(own) + 1], won, seats.size());
    add(by_players[static_cast<int>(seats.size())], won, seats.size());
    if (card.facts->first == std::optional(static_cast<std::uint8_t>(own)))
        add(going_first, won, seats.size());
    if (seats[own].rank > 0)
        places.push_back(seats[own].rank);
    if (seats[own].total)
        money.push_back(*seats[own].total);
}

void CountedAgain::add_others(const db::EveningCard& card, std::size_t own)
{
    const auto place_of = [&card](std::size_t seat) {
        const int rank = card.facts->seats[seat].rank;
        return rank == 0 ? 100 : rank;
    };
    for (std::size_t seat = 0; seat < card.facts->seats.size(); ++seat) {
        if (seat == own)
            continue;
        Pair& pair = others[card.summary.seats[seat].player];
        const int difference = place_of(own) - place_of(seat);
        ++(difference < 0 ? pair.higher : difference > 0 ? pair.lower : pair.alike);
    }
}

void CountedAgain::add_money(const db::EveningCard& card, std::size_t own)
{
    const auto& seats = card.facts->seats;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (seats[seat].is_winner && seats[seat].total)
            winners_money.push_back(*seats[seat].total);
        for (std::size_t i = 0; i < seats[seat].sources.size(); ++i) {
            const bool is_known = seats[seat].sources[i] && seats[seat].total;
            if (is_known && seat == own)
                at(sources, i).push_back(*seats[seat].sources[i]);
            if (is_known && seats[seat].is_winner)
                at(winners_sources, i).push_back(*seats[seat].sources[i]);
        }
    }
    for (std::size_t place = 0; place < ledger::most_places; ++place)
        at(dominated, place) += static_cast<int>(seats[own].dominated >> place & 1U);
}

void CountedAgain::add_habits(const db::EveningCard& card, std::size_t own)
{
    const auto& seats = card.facts->seats;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        for (std::size_t i = 0; i < seats[seat].stat_increments.size(); ++i) {
            at(deeds_of_all, i).push_back(seats[seat].stat_increments[i]);
            if (seat == own)
                at(stat_increments, i).push_back(seats[seat].stat_increments[i]);
        }
        table_time += static_cast<double>(seats[seat].turn_time);
        table_turns += seats[seat].turns;
    }
    asked += seats[own].rulings;
    stood += seats[own].rulings_standing;
    refused += seats[own].refused;
    time += static_cast<double>(seats[own].turn_time);
    turns += seats[own].turns;
}

} // namespace consigliere::test
