#pragma once

#include "engine/ledger/verdict.h"
#include "engine/mafia/components.h"
#include "engine/mafia/position.h"

#include <optional>
#include <vector>

// Computes answers about a Position. `questions.h` lists the questions, `explain.h` adds the
// entries behind an answer, `beliefs.cpp` compares claims with it, and `report.cpp` prints it.
namespace consigliere::mafia {

/// One item of an answer: a figure, with an amount in donars if it has one.
struct AnswerCount {
    std::optional<Figure> figure;
    int amount = 0;
    std::optional<Why> why;

    [[nodiscard]] friend bool operator==(const AnswerCount&, const AnswerCount&) = default;
};

struct Answer {
    ledger::RuleId rule{};
    /// The figure named by the answer; nullopt if none.
    std::optional<Figure> answer{};
    /// The number asked for, if the answer is one.
    int amount = 0;
    int most = 0; ///< Upper bound of the steps; `amount` is the lower one.
    std::optional<Rank> rank{};
    std::vector<AnswerCount> parts{};
    Squares squares{};
    /// Further fields, included only if an undescribed home point is next to them.
    Squares possible{};
    std::vector<Field> fields{};
    Cards cards{};
    Phase phase{};
    Ending ending{};
};

/// The figure with the next turn. nullopt before the first roll, unless the lot was recorded.
[[nodiscard]] std::optional<Figure> next_player(const Position& position);
/// The figure that the table waits for: to pay, remove a piece, do what a field or card demands,
/// roll, or continue its turn. nullopt after the end, or if any figure may begin.
[[nodiscard]] std::optional<Figure> awaited_figure(const Position& position);
/// Total debt of the figure's purse in donars.
[[nodiscard]] int debt_of(const Position& position, Figure figure);
/// Number of the figure's pieces after the running vendetta (A16). The remover has the last word if
/// both have equally many pieces. Returns nullopt for figures not involved.
[[nodiscard]] std::optional<int> left_after_vendetta(const Position& position, Figure figure);
/// Range of steps allowed by the roll and the figure's rank (M-3.4).
struct Steps {
    int least = 1;
    int most = 6;
};
[[nodiscard]] Steps steps_of(const Position& position, Figure figure);

} // namespace consigliere::mafia
