#pragma once

#include "engine/ledger/verdict.h"
#include "engine/mafia/components.h"
#include "engine/mafia/position.h"

#include <optional>
#include <vector>

/// What a position answers. What can be asked is listed in `questions.h`; “Why?” adds the entries
/// behind an answer (`explain.h`), what the table believes is compared with it (`beliefs.cpp`), and
/// reports write it down.
namespace consigliere::mafia {

/// A figure's part in the answer, with an amount where it has one.
struct Part {
    std::optional<Figure> figure;
    int amount = 0;
    std::optional<Why> why;

    [[nodiscard]] friend bool operator==(const Part&, const Part&) = default;
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
    /// The fields of the map that the answer names.
    Squares squares{};
    /// Beside these: those that are meant only if a home point lies there that nobody described.
    Squares possible{};
    /// The fields of the circuit that the answer names.
    std::vector<Field> fields{};
    Cards cards{};
    Phase phase{};
    Ending ending{};
};

/// Who plays the next turn; nobody knows before the first roll, unless the lot was told.
[[nodiscard]] std::optional<Figure> next_player(const Position& position);
/// For whom the table waits: who has to pay, to remove a piece, to do what a field or card says, to
/// roll, or to go on with his turn. Nobody when the game is over, or when anybody may begin.
[[nodiscard]] std::optional<Figure> awaited_figure(const Position& position);
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
