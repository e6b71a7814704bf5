#pragma once

#include "db/archive/evening_index.h"

#include <map>
#include <string>
#include <vector>

/// The statistics of one person counted a second time, without those of the program: from what the
/// evenings say of their seats.
namespace consigliere::test {

/// How often somebody won, of so many.
struct Wins {
    double won = 0;
    int of = 0;
    double by_chance = 0;

    /// "9 of 23, 39 % (22–59 %)", or "1 of 2".
    [[nodiscard]] std::string told() const;
    /// "+2.3"
    [[nodiscard]] std::string above_chance() const;

private:
    [[nodiscard]] std::pair<double, double> range() const;
};

struct CountedAgain {
    /// All finished evenings of a game at which a person sat; of a year, if one is given.
    CountedAgain(const std::vector<db::EveningCard>& evenings, const std::string& person,
        const std::string& game, const std::string& year = {});

    Wins wins;
    std::vector<double> places;
    std::vector<double> money;
    int longest_run = 0;
    std::map<std::string, Wins> by_actor;
    std::map<int, Wins> by_seat;
    std::map<int, Wins> by_players;
    Wins going_first;
    /// By the name of the other: higher, lower, alike.
    struct Pair {
        int higher = 0;
        int lower = 0;
        int alike = 0;
    };
    std::map<std::string, Pair> others;
    std::vector<std::vector<double>> sources;
    std::vector<std::vector<double>> winners_sources;
    std::vector<double> winners_money;
    std::vector<std::vector<double>> stat_increments;
    std::vector<std::vector<double>> deeds_of_all;
    std::vector<int> dominated;
    int asked = 0;
    int stood = 0;
    int refused = 0;
    double time = 0;
    double turns = 0;
    double table_time = 0;
    double table_turns = 0;
    int by_board = 0;

private:
    void add_wins(const db::EveningCard& card, std::size_t own);
    void add_others(const db::EveningCard& card, std::size_t own);
    void add_money(const db::EveningCard& card, std::size_t own);
    void add_habits(const db::EveningCard& card, std::size_t own);
};

[[nodiscard]] double mean(const std::vector<double>& values);
/// A number with so many digits, as English writes it.
[[nodiscard]] std::string written(double value, int digits);

} // namespace consigliere::test
