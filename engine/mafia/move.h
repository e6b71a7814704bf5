#pragma once

#include "engine/ledger/error_or.h"
#include "engine/ledger/grammar.h"
#include "engine/mafia/act.h"
#include "engine/mafia/components.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// The moves: content and grammar of each record line. `play.h` judges them; `db/RECORD.md`
// documents them for users.
namespace consigliere::mafia {

using ledger::actor;
using ledger::as;
using ledger::if_there;
using ledger::line;
using ledger::operator==;

/// Formats a figure as its colour on the colour die.
struct ByColour { };

/// What can be traded: a field with its piece, a business, or a card.
using Property = std::variant<Square, Field, Card>;

// Lines of a figure's player. ---------------------------------------------------------------------

inline constexpr int sides_of_die = 6;

/// Both dice: the steps, and the figure with the next turn (M-3.1).
struct Roll {
    int number;
    Figure next;
    static constexpr auto grammar = line(actor, "rolls", &Roll::number, as<ByColour>(&Roll::next));
};
/// Moves along the circuit. The target is part of the line only if the circuit is not described.
struct Walk {
    /// Passed the own family's start; only on an undescribed circuit.
    enum class Over : std::uint8_t { start };
    int steps;
    std::optional<Field> to;
    std::optional<Over> over;
    static constexpr auto grammar = line(
        actor, "moves", &Walk::steps, if_there("to", &Walk::to), if_there("over", &Walk::over));
};
struct Toss {
    Coin coin;
    static constexpr auto grammar = line(actor, "tosses", &Toss::coin);
};
struct Bet {
    int stake;
    int number;
    Coin coin;
    static constexpr auto grammar =
        line(actor, "bets", &Bet::stake, "rolls", &Bet::number, &Bet::coin);
};
/// Draws a card. Acts done by hand because of it may follow.
struct Draw {
    Card card;
    std::vector<Act> does;
    static constexpr auto grammar =
        line(actor, "draws", &Draw::card, if_there("doing:", &Draw::does));
};
struct UseCard {
    /// The card taken with a red card (12 to 15).
    struct Taken {
        Card card;
        Figure from;
        static constexpr auto grammar = line(&Taken::card, "from", &Taken::from);
    };
    Card card;
    std::optional<Field> on;
    std::optional<Taken> takes;
    std::vector<Act> does;
    static constexpr auto grammar =
        line(actor, "uses", &UseCard::card, if_there("on", &UseCard::on),
            if_there("takes", &UseCard::takes), if_there("doing:", &UseCard::does));
};
/// Completes a lasting black card (M-6.1b).
struct Fulfil {
    Card card;
    std::vector<Act> does;
    static constexpr auto grammar =
        line(actor, "fulfils", &Fulfil::card, if_there("doing:", &Fulfil::does));
};
/// Buys from the city or the bank, or from another figure.
struct Buy {
    struct Deal {
        Figure seller;
        int price;
        static constexpr auto grammar = line(&Deal::seller, "for", &Deal::price);
    };
    Property thing;
    std::optional<Deal> deal;
    static constexpr auto grammar = line(actor, "buys", &Buy::thing, if_there("from", &Buy::deal));
};
/// Sells to the city, in distress (M-5.1).
struct Sell {
    Property thing;
    static constexpr auto grammar = line(actor, "sells", &Sell::thing);
};
/// Gives money to a relative at the Exchange.
struct Give {
    int amount;
    Figure to;
    static constexpr auto grammar = line(actor, "gives", &Give::amount, "to", &Give::to);
};
/// Repays a debt before the Exchange demands it.
struct Repay {
    int amount;
    Figure to;
    static constexpr auto grammar = line(actor, "repays", &Repay::amount, "to", &Repay::to);
};
/// Borrows what is missing for the payment due, from the richest of the family (M-5.1).
struct Borrow {
    static constexpr auto grammar = line(actor, "borrows");
};
/// Neither the figure nor its family can pay (M-7.1.3).
struct Fail {
    static constexpr auto grammar = line(actor, "fails");
};
struct Hire {
    enum class Where : std::uint8_t { club };
    std::optional<Where> at;
    static constexpr auto grammar = line(actor, "hires", if_there("at", &Hire::at));
};
/// Moves a killer one step: onto an own piece, a free field, or another figure's piece.
struct Send {
    Post from;
    Square to;
    static constexpr auto grammar = line(actor, "sends", &Send::from, "to", &Send::to);
};
/// Removes a piece in a vendetta.
struct Remove {
    Square square;
    static constexpr auto grammar = line(actor, "removes", &Remove::square);
};

// Lines of the table. -----------------------------------------------------------------------------

/// Levies the tax because the bank has no money left (M-5.2).
struct Tax {
    static constexpr auto grammar = line("table", "taxes");
};
/// Ends the game because no figure can or wants to fill the free fields (A32).
struct Stop {
    static constexpr auto grammar = line("table", "stops");
};
/// Names the figure whose player spat farthest (M-7.1).
struct Spit {
    Figure figure;
    static constexpr auto grammar = line("table", "spits", &Spit::figure);
};
struct Correct {
    std::vector<Act> acts;
    static constexpr auto grammar = line("table", "corrects:", &Correct::acts);
};
/// A claim for the referee to check. Never changes the position. Legal if the ledger agrees;
/// otherwise illegal, with rule and facts.
struct Believe {
    enum class Claim : std::uint8_t {
        has, ///< Money in the figure's purse.
        got, ///< Collected by the last line.
        paid, ///< Paid by the last line.
        pieces,
        killers,
        rank,
        owes,
        left, ///< Pieces left after the vendetta.
        next, ///< Has the next turn.
        leads,
        wins,
        guarded,
        unguarded,
    };
    /// Operands of a claim.
    enum class Form : std::uint8_t {
        figure, ///< `FIGURE CLAIM`
        number, ///< `FIGURE CLAIM NUMBER`
        rank, ///< `FIGURE CLAIM RANK`
        square, ///< `SQUARE CLAIM`
    };
    struct Belief {
        Claim claim = Claim::has;
        Figure figure{}; ///< Unused for claims about a square.
        int number = 0;
        Rank rank{};
        Square square;
        [[nodiscard]] friend bool operator==(const Belief&, const Belief&) = default;
    };
    Belief belief;
    static constexpr auto grammar = line("table", "believes", &Believe::belief);
};
using Belief = Believe::Belief;

using Action = std::variant<Roll, Walk, Toss, Bet, Draw, UseCard, Fulfil, Buy, Sell, Give, Repay,
    Borrow, Fail, Hire, Send, Remove, Tax, Stop, Spit, Correct, Believe>;

} // namespace consigliere::mafia

namespace consigliere::ledger {

struct MafiaClaimRow {
    mafia::Believe::Claim value;
    std::string_view word;
    mafia::Believe::Form form;
};

template <>
inline constexpr auto rows_of<mafia::Believe::Claim> = [] {
    using enum mafia::Believe::Claim;
    using Form = mafia::Believe::Form;
    return Enumeration<mafia::Believe::Claim, 13, MafiaClaimRow>{{{
        {has, "has", Form::number},
        {got, "got", Form::number},
        {paid, "paid", Form::number},
        {pieces, "pieces", Form::number},
        {killers, "killers", Form::number},
        {rank, "rank", Form::rank},
        {owes, "owes", Form::number},
        {left, "left", Form::number},
        {next, "next", Form::figure},
        {leads, "leads", Form::figure},
        {wins, "wins", Form::figure},
        {guarded, "guarded", Form::square},
        {unguarded, "unguarded", Form::square},
    }}};
}();

template <>
inline constexpr Enumeration<mafia::Walk::Over, 1> rows_of<mafia::Walk::Over>{
    {{{mafia::Walk::Over::start, "start"}}}};
template <>
inline constexpr Enumeration<mafia::Hire::Where, 1> rows_of<mafia::Hire::Where>{
    {{{mafia::Hire::Where::club, "club"}}}};

} // namespace consigliere::ledger

namespace consigliere::mafia {

[[nodiscard]] constexpr Believe::Form form_of(Believe::Claim claim)
{
    return ledger::rows_of<Believe::Claim>.row(claim).form;
}

struct Move {
    /// The acting figure; nullopt for the table.
    std::optional<Figure> figure;
    Action action;
    /// The reason of a ruling that permits an illegal move; empty without a ruling.
    std::string ruling;

    [[nodiscard]] friend bool operator==(const Move&, const Move&) = default;
};

[[nodiscard]] ledger::ErrorOr<Move> parse(std::string_view line, const Components& components);

/// Writes the canonical line of a move.
[[nodiscard]] std::string format(const Move& move, const Components& components);
[[nodiscard]] std::string format(const Act& act, const Components& components);
[[nodiscard]] std::string word_of(const Property& property);

} // namespace consigliere::mafia
