#pragma once

#include "engine/ledger/verdict.h"
#include "engine/mafia/components.h"
#include "engine/mafia/position.h"

#include <optional>
#include <vector>

/// The one way to ask about a position. “Why?” adds the entries behind an answer (`explain.h`),
/// what the table believes is compared with it (`beliefs.cpp`), and reports write it down.
namespace consigliere::mafia {

/// What can be asked.
struct Question {
    enum class About : std::uint8_t {
        turn, ///< Who plays, and who next (M-3.1, A4).
        steps, ///< How far `figure` may move with the roll (M-3.4).
        rank, ///< Which rank `figure` has (M-3.4, A17).
        purse, ///< What is in the purse of `figure` (M-8.3).
        payment, ///< What the last line brought `figure`, or cost it.
        debt, ///< What `figure` owes (M-5.1.3).
        due, ///< What has to be paid before anything else (M-5.1).
        watched, ///< Whether the Federal agent watches the family of `figure` (M-4.9, A20).
        business, ///< Who holds `field` (M-4.1).
        square, ///< Whose `square` is, and whether it is protected (M-3.5.5).
        winner, ///< Who wins, or would win now (M-7.1).
    };
    About about = About::turn;
    Figure figure{};
    Field field;
    Square square;
};

/// A figure's part in the answer, with an amount where it has one.
struct Part {
    std::optional<Figure> figure;
    int amount = 0;
    std::optional<Why> why;
};

struct Answer {
    ledger::RuleId rule{};
    /// The figure that the answer names, if it names one.
    std::optional<Figure> answer{};
    /// The number that the answer is, where it is one.
    int amount = 0;
    int most = 0; ///< Of steps: the range goes from `amount` to this.
    std::optional<Rank> rank{};
    std::vector<Part> parts{};
};

[[nodiscard]] Answer answer(const Position& position, const Question& question);

/// Who plays the next turn; nobody knows before the first roll, unless the lot was told.
[[nodiscard]] std::optional<Figure> next_player(const Position& position);
/// All that a figure's purse owes.
[[nodiscard]] int debt_of(const Position& position, Figure figure);
/// How many pieces a figure keeps when the vendetta that goes on is over (A16): the one who removes
/// now has the last word if he has as many pieces as the other. Nothing for those who have no part
/// in it.
[[nodiscard]] std::optional<int> left_after_vendetta(const Position& position, Figure figure);
/// The steps that a figure may take with the roll, from the fewest to the most (M-3.4).
struct Steps {
    int least = 1;
    int most = 6;
};
[[nodiscard]] Steps steps_of(const Position& position, Figure figure);

} // namespace consigliere::mafia
