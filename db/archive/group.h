#pragma once

#include "db/archive/statistics.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

// Statistics of a group: what wins, records, form over time, who plays with whom.
// Pure functions of the cards. The screen and the site show the same figures.
namespace consigliere::db {

struct GroupFigures {
    /// A remarkable evening.
    struct Record {
        enum class Kind : std::uint8_t {
            closest, ///< `value` and `other`: totals of the winner and of the next.
            longest, ///< `value`: milliseconds of play.
            highest, ///< `value`: the total.
            comeback, ///< `value`: how far the winner was behind.
            restless, ///< `value`: how often the lead changed.
        };
        Kind kind = Kind::closest;
        SessionId evening;
        std::string day;
        int players = 0;
        /// Seats of the winners; of the record holder for `highest`.
        std::vector<std::size_t> seats;
        std::vector<std::string> people; ///< Names by `seats`.
        std::vector<std::string> ids; ///< Ids of these people.
        std::int64_t value = 0;
        std::int64_t other = 0;
    };
    /// Two people in the evenings that both played.
    struct Pair {
        std::string one;
        std::string other;
        int higher = 0; ///< Evenings with `one` above `other`.
        int lower = 0;
        int alike = 0;
        [[nodiscard]] int of() const { return higher + lower + alike; }
    };
    /// Ranking at the end of a month.
    struct Form {
        struct Point {
            int rank = 0; ///< 0: too few evenings to be ranked.
            double place = 0; ///< Mean place in the last `form_evenings` evenings.
            bool has_played = false; ///< In this month.
        };
        struct Course {
            std::string person;
            std::string name;
            std::vector<Point> points; ///< By `months`.
        };
        std::vector<std::string> months; ///< "2026-11", oldest first.
        std::vector<Course> courses; ///< By the last rank.
    };

    int evenings = 0;
    int elsewhere = 0; ///< Of these, results without entries.
    int by_board = 0; ///< Of these, tracked at board level only.
    std::string first_day;
    std::string last_day;
    /// The game if all evenings are of one; otherwise empty, and there are no sides and totals.
    std::string game;
    std::map<int, Rate> by_side; ///< Index in `GameInfo::sides`.
    /// Order of turns: 0 is the first player, then clockwise.
    std::map<int, Rate> by_turn;
    std::map<int, int> by_players; ///< Evenings by number of players.
    std::vector<PersonFigures> people; ///< As `people_of`.
    std::vector<Record> records;
    std::vector<Pair> pairs; ///< Most frequent first.
    Form form;
    std::map<std::string, int> days; ///< Evenings by day.
    std::map<std::string, int> places; ///< Evenings by place.
    int ruled = 0; ///< Rulings that stand.
    std::int64_t played = 0; ///< Milliseconds, where known.

    /// Number of rates that were tested together.
    [[nodiscard]] int compared() const { return static_cast<int>(by_side.size() + by_turn.size()); }
};

/// Evenings that the form is computed from, per person.
inline constexpr int form_evenings = 10;
/// Most months of the form.
inline constexpr std::size_t form_months = 6;

/// Reads the course of an evening; nullopt if unknown.
using CourseOf = std::function<std::optional<EveningSeries>(const SessionId&)>;

/// `evenings` that count, latest first. Without `course_of` there are no comebacks.
[[nodiscard]] GroupFigures group_of(const EveningCards& evenings, const CourseOf& course_of = {});

} // namespace consigliere::db
