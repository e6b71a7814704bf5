#pragma once

#include "db/archive/evening_card.h"
#include "db/archive/figures.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Statistics about people, from finished evenings.
// Pure functions of the cards; each number comes with its sample size.
namespace consigliere::db {

/// "2026" if the period of the filter is that year; otherwise empty.
[[nodiscard]] std::string year_of(const EveningFilter& filter);
/// Those that count.
[[nodiscard]] EveningCards counting(EveningCards evenings);
/// Evenings that count and match the filter, in their given order.
[[nodiscard]] EveningCards evenings_for(
    const std::vector<EveningCard>& evenings, const EveningFilter& filter);

/// Matching evenings that do not verify. Their result, and whether they were finished, is unknown.
[[nodiscard]] EveningCards broken_evenings_for(
    const std::vector<EveningCard>& evenings, const EveningFilter& filter);

/// Share of the victory of a seat, 0 to 1.
[[nodiscard]] double won_by(const EveningCard& card, std::size_t seat);
/// Place of a seat: its rank; below all ranked ones if it has none.
[[nodiscard]] int place_of(const EveningCard& card, std::size_t seat);
/// Number of seats with both a person and a result.
[[nodiscard]] std::size_t seats_in(const EveningCard& card);

/// One row of the list of people.
struct PersonFigures {
    std::string person; ///< `SessionSummary::Seat::person`
    std::string name;
    Rate wins;
    Mean place;
    Mean money; ///< Only with a game filter.

    [[nodiscard]] bool is_ranked() const { return wins.of >= least_evenings_for_rank; }
};
/// Ranked people first, by wins above chance; then the others by number of evenings. Sets
/// `Rate::tells` of their wins.
[[nodiscard]] std::vector<PersonFigures> people_of(const EveningCards& evenings);

/// Comparison of two people in the evenings that both played.
struct HeadToHead {
    std::string other;
    std::string name;
    int higher = 0;
    int lower = 0;
    int alike = 0;
    [[nodiscard]] int of() const { return higher + lower + alike; }
};

struct PersonPage {
    /// One evening of the chart.
    struct Evening {
        SessionId id;
        std::string day;
        std::string game;
        int players = 0;
        std::uint8_t rank = 0;
        ledger::PositionSummary::Money total;
        bool is_winner = false;
        bool is_elsewhere = false; ///< A result without entries.
    };
    /// Win rates by the index of a side or seat, or by the number of players.
    using Rates = std::map<int, Rate>;
    /// Money from one source: this person's, and that of the winners of the same evenings.
    struct Source {
        Mean own;
        Mean winners;
    };
    /// Mean of a counter per evening: this person's, and that of all seats.
    struct StatIncrement {
        Mean own;
        Mean table;
    };
    struct Rulings {
        int asked = 0; ///< Moves allowed against a rule.
        int stood = 0; ///< Those not undone.
        int refused = 0;
    };
    /// Turn times in milliseconds.
    struct Pace {
        std::int64_t time = 0;
        std::int64_t turns = 0;
        std::int64_t table_time = 0;
        std::int64_t table_turns = 0;
    };

    PersonFigures figures;
    std::vector<Evening> evenings; ///< Oldest first.
    std::optional<std::size_t> best; ///< Index in `evenings` of the most money; nullopt if none.
    int longest_run = 0; ///< Longest winning streak; shared wins count.
    Rates by_side; ///< Index in `GameInfo::sides`; only with a game filter.
    Rates by_seat; ///< From 0, clockwise as in the record.
    Rates by_players;
    Rate going_first; ///< Evenings in which this person had the first turn.
    std::vector<Source> sources; ///< Index in `GameInfo::sources`; only with a game filter.
    Mean winners_money;
    std::vector<StatIncrement>
        stat_increments; ///< Index in `GameInfo::stat_increments`; only with a game filter.
    std::vector<Mean> dominated; ///< Index in `GameInfo::places`: share of the evenings.
    Rulings rulings;
    Pace pace;
    std::vector<HeadToHead> others; ///< Most frequent first.
    /// Evenings tracked at board level only: money has no sources and no history.
    int by_board = 0;
    int elsewhere = 0; ///< Results without entries.
};
[[nodiscard]] PersonPage person_page(
    const EveningCards& evenings, const std::string& person, const EveningFilter& filter);

/// Compares the final ranks of `person` and `other`.
[[nodiscard]] HeadToHead head_to_head(
    const EveningCards& evenings, const std::string& person, const std::string& other);

/// Years with evenings, latest first.
[[nodiscard]] std::vector<std::string> years_of(const std::vector<EveningCard>& evenings);
/// Number of evenings on each day, by "2026-11-20".
[[nodiscard]] std::map<std::string, int> evenings_by_day(const EveningCards& evenings);

} // namespace consigliere::db
