#pragma once

#include "db/archive/evening_card.h"
#include "db/archive/figures.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What the finished evenings say about the people. Pure functions of the archive's cards: the same
/// evenings give the same numbers, and each number says how many evenings it rests on.
namespace consigliere::db {

/// What is asked: which evenings count. Empty asks for nothing.
struct StatisticsFilter {
    std::string game; ///< The word of a record. Money is only told of one game.
    std::string year; ///< "2026"
    std::vector<std::string> people; ///< All of them were there.

    [[nodiscard]] friend bool operator==(
        const StatisticsFilter&, const StatisticsFilter&) = default;
};

/// Whether it is asked for, as far as everybody can see who looks at the list.
[[nodiscard]] bool fits(const EveningCard& card, const StatisticsFilter& filter);
/// Those that count, the latest first.
[[nodiscard]] EveningCards evenings_for(
    const std::vector<EveningCard>& evenings, const StatisticsFilter& filter);

/// Those that would be asked for too, if what was recorded of them were whole: nobody can say what
/// they come to, or whether they were finished.
[[nodiscard]] EveningCards broken_evenings_for(
    const std::vector<EveningCard>& evenings, const StatisticsFilter& filter);

/// One person in the list of all.
struct PersonFigures {
    std::string person; ///< `SessionSummary::Seat::person`
    std::string name;
    Rate wins;
    Mean place;
    Mean money; ///< Nothing without a game.

    /// Enough evenings to be compared with others.
    [[nodiscard]] bool is_ranked() const { return wins.of >= least_evenings_for_rank; }
};
/// Those who may be ranked first, by their wins above chance; the others behind them, by how many
/// evenings they have. Whose wins tell, among all of them, is said.
[[nodiscard]] std::vector<PersonFigures> people_of(const EveningCards& evenings);

/// Two people in the same evenings: who stood higher.
struct HeadToHead {
    std::string other;
    std::string name;
    int higher = 0;
    int lower = 0;
    int alike = 0;
    [[nodiscard]] int of() const { return higher + lower + alike; }
};

/// Everything about one person.
struct PersonPage {
    /// One evening in the picture of all.
    struct Evening {
        SessionId id;
        std::string day;
        std::string game;
        int players = 0;
        std::uint8_t rank = 0;
        ledger::PositionSummary::Money total;
        bool is_winner = false;
    };
    /// Wins with something: a Family, a seat, so many players. Its number or word, in order.
    using Rates = std::map<int, Rate>;
    /// What one source of the money brings, to this person and to whoever won those evenings.
    struct Source {
        Mean own;
        Mean winners;
    };
    /// A deed for each evening: this person, and everybody at the table.
    struct StatIncrement {
        Mean own;
        Mean table;
    };
    struct Rulings {
        int asked = 0; ///< Moves that the table let stand against a rule.
        int stood = 0; ///< Those that nobody has taken back.
        int refused = 0;
    };
    /// Milliseconds for each turn.
    struct Pace {
        std::int64_t time = 0;
        std::int64_t turns = 0;
        std::int64_t table_time = 0;
        std::int64_t table_turns = 0;
    };

    PersonFigures figures;
    std::vector<Evening> evenings; ///< The oldest first.
    std::optional<std::size_t> best; ///< The most money, among `evenings`.
    int longest_run = 0; ///< Of wins, shared ones too.
    Rates by_side; ///< By `GameInfo::sides`; only of one game.
    Rates by_seat; ///< From 0, clockwise as the record has them.
    Rates by_players;
    Rate going_first; ///< When this person went first at the beginning.
    std::vector<Source> sources; ///< By `GameInfo::sources`; only of one game.
    Mean winners_money;
    std::vector<StatIncrement>
        stat_increments; ///< By `GameInfo::stat_increments`; only of one game.
    std::vector<Mean> dominated; ///< By `GameInfo::places`: a share of the evenings.
    Rulings rulings;
    Pace pace;
    std::vector<HeadToHead> others; ///< Those met most often first.
    /// Evenings in which only the board was followed: they lack where the money came from, and
    /// what it was on the way.
    int by_board = 0;
};
/// Of those evenings in which this person was.
[[nodiscard]] PersonPage person_page(
    const EveningCards& evenings, const std::string& person, const StatisticsFilter& filter);

/// Who stood higher, for all pairs of these people; the one that was asked about first comes first.
[[nodiscard]] HeadToHead head_to_head(
    const EveningCards& evenings, const std::string& person, const std::string& other);

/// The years in which anybody played, the latest first.
[[nodiscard]] std::vector<std::string> years_of(const std::vector<EveningCard>& evenings);
/// How many evenings there were on each day of a year, by "2026-11-20".
[[nodiscard]] std::map<std::string, int> evenings_by_day(const EveningCards& evenings);

} // namespace consigliere::db
