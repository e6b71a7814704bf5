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
        awaited, ///< Which step of the turn runs, and for whom the table waits (M-3.3).
        phase, ///< Which step of a turn comes after `phase` (M-3.3).
        steps, ///< How far `figure` may move with the roll, and where to (M-3.2, M-3.4).
        payment, ///< What the last line brought `figure`, or cost it, and by which rule.
        due, ///< What has to be paid before anything else (M-5.1).
        vendetta, ///< Who removes a piece now, and what will be left of both (M-3.5.6, A16).
        tax, ///< What everybody would pay if the bank ran dry now (M-5.2, A29).
        winner, ///< Who wins, or would win now (M-7.1).
        end, ///< What has ended the game, or how far the next end is away (M-7.1).
        protection, ///< Which fields of the map a killer protects (M-3.5.5).
        rank, ///< Which rank `figure` has (M-3.4, A17).
        pieces, ///< Which fields of the map `figure` holds (M-3.5a).
        killers, ///< How many killers `figure` has, and where they stand (M-3.5.3).
        holdings, ///< Which businesses `figure` holds (M-8.2, A19).
        cards, ///< Which cards lie with `figure` (M-6.1).
        purse, ///< What is in the purse of `figure` (M-8.3).
        debt, ///< What `figure` owes (M-5.1.3).
        watched, ///< Whether the Federal agent watches the family of `figure` (M-4.9, A20).
        enclosed, ///< Which spaces of the map the family of `figure` has closed (M-3.5c, A10).
        business, ///< Who holds `field` (M-4.1).
        stop, ///< What `field` would bring each figure that stopped there now (M-4).
        square, ///< Whose `square` is, and whether it is protected (M-3.5.5).
    };
    About about = About::turn;
    Figure figure{};
    Field field{};
    Square square{};
    Phase phase{};
};
inline constexpr Question::About last_about = Question::About::square;

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

[[nodiscard]] Answer answer(
    const Position& position, const Components& components, const Question& question);

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
