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

/// What one line of a record says, and its words. `play.h` judges it. `db/RECORD.md` tells the
/// lines to those who write them.
namespace consigliere::mafia {

using ledger::actor;
using ledger::as;
using ledger::if_there;
using ledger::line;
using ledger::operator==;

/// A figure as the colour die shows it.
struct ByColour { };

/// What can change hands: a field of the map with its piece, a business, a card.
using Property = std::variant<Square, Field, Card>;

// What the player of a figure does. ---------------------------------------------------------------

inline constexpr int sides_of_die = 6;

/// Both dice together: the steps, and whose turn is next (M-3.1).
struct Roll {
    int number;
    Figure next;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "rolls", &Roll::number, as<ByColour>(&Roll::next));
    }
};
/// So many steps; where they lead is said while the circuit is not described.
struct Walk {
    /// He has passed his family's start on the way; only said on an undescribed circuit.
    enum class Over : std::uint8_t { start };
    int steps;
    std::optional<Field> to;
    std::optional<Over> over;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "moves", &Walk::steps, if_there("to", &Walk::to),
            if_there("over", &Walk::over));
    }
};
/// The coin, at a Fortuna.
struct Toss {
    Coin coin;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "tosses", &Toss::coin);
    }
};
/// A game in the casino.
struct Bet {
    int stake;
    int number;
    Coin coin;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "bets", &Bet::stake, "rolls", &Bet::number, &Bet::coin);
    }
};
/// A card of a deck. What the table did by hand because of it may follow.
struct Draw {
    Card card;
    std::vector<Act> does;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "draws", &Draw::card, if_there("doing:", &Draw::does));
    }
};
struct UseCard {
    /// A card that another one is taken with (red 12 to 15).
    struct Taken {
        Card card;
        Figure from;
        static constexpr auto grammar(auto... lazy)
        {
            return line(lazy..., &Taken::card, "from", &Taken::from);
        }
    };
    Card card;
    std::optional<Field> on;
    std::optional<Taken> takes;
    std::vector<Act> does;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "uses", &UseCard::card, if_there("on", &UseCard::on),
            if_there("takes", &UseCard::takes), if_there("doing:", &UseCard::does));
    }
};
/// A lasting black card has been fulfilled.
struct Fulfil {
    Card card;
    std::vector<Act> does;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "fulfils", &Fulfil::card, if_there("doing:", &Fulfil::does));
    }
};
/// From the city or the bank; or from another figure, in the words of the buyer.
struct Buy {
    struct Deal {
        Figure seller;
        int price;
        static constexpr auto grammar(auto... lazy)
        {
            return line(lazy..., &Deal::seller, "for", &Deal::price);
        }
    };
    Property thing;
    std::optional<Deal> deal;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "buys", &Buy::thing, if_there("from", &Buy::deal));
    }
};
/// To the city, in distress.
struct Sell {
    Property thing;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "sells", &Sell::thing);
    }
};
/// Own money to a relative, at the Exchange.
struct Give {
    int amount;
    Figure to;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "gives", &Give::amount, "to", &Give::to);
    }
};
/// A debt, earlier than the Exchange demands it.
struct Repay {
    int amount;
    Figure to;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "repays", &Repay::amount, "to", &Repay::to);
    }
};
/// What is missing for the payment that is due, from the richest of the family.
struct Borrow {
    static constexpr auto grammar(auto... lazy) { return line(lazy..., actor, "borrows"); }
};
/// Neither he nor his family can pay.
struct Fail {
    static constexpr auto grammar(auto... lazy) { return line(lazy..., actor, "fails"); }
};
struct Hire {
    enum class Where : std::uint8_t { club };
    std::optional<Where> at;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "hires", if_there("at", &Hire::at));
    }
};
/// One step of a killer: onto an own piece, a free field, or somebody's piece.
struct Send {
    Post from;
    Square to;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "sends", &Send::from, "to", &Send::to);
    }
};
/// In a vendetta.
struct Remove {
    Square square;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "removes", &Remove::square);
    }
};

// What the table does. ---------------------------------------------------------------------------

/// The bank has run out of money (M-5.2).
struct Tax {
    static constexpr auto grammar(auto... lazy) { return line(lazy..., "table", "taxes"); }
};
/// Nobody can or wants to fill what is still free (A32).
struct Stop {
    static constexpr auto grammar(auto... lazy) { return line(lazy..., "table", "stops"); }
};
/// He has spat farthest (M-7.1).
struct Spit {
    Figure figure;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., "table", "spits", &Spit::figure);
    }
};
struct Correct {
    std::vector<Act> acts;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., "table", "corrects:", &Correct::acts);
    }
};
/// Settles what is so by asking the referee. It changes nothing; it is legal if the ledger agrees
/// and illegal, with the rule and the facts, if it does not.
struct Believe {
    enum class Claim : std::uint8_t {
        has, ///< So much money is in the purse that he pays from.
        got, ///< By the last line.
        paid, ///< By the last line.
        pieces,
        killers,
        rank,
        owes,
        left, ///< So many pieces will be left when the vendetta is over.
        next, ///< Plays the next turn.
        leads,
        wins,
        guarded,
        unguarded,
    };
    /// What comes with a claim.
    enum class Form : std::uint8_t {
        figure, ///< `FIGURE CLAIM`
        number, ///< `FIGURE CLAIM NUMBER`
        rank, ///< `FIGURE CLAIM RANK`
        square, ///< `SQUARE CLAIM`
    };
    struct Belief {
        Claim claim = Claim::has;
        Figure figure{}; ///< Not for the claims about a square.
        int number = 0;
        Rank rank{};
        Square square;
        [[nodiscard]] friend bool operator==(const Belief&, const Belief&) = default;
    };
    Belief belief;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., "table", "believes", &Believe::belief);
    }
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
    /// Whose figure does it; nothing stands for the table.
    std::optional<Figure> figure;
    Action action;
    /// Why the table lets it stand although a rule forbids it; empty when it has not ruled.
    std::string ruling;

    [[nodiscard]] friend bool operator==(const Move&, const Move&) = default;
};

/// Reads a line.
[[nodiscard]] ledger::ErrorOr<Move> parse(std::string_view line, const Components& components);

/// The line of a move, in the one form in which the program itself writes it.
[[nodiscard]] std::string format(const Move& move, const Components& components);
[[nodiscard]] std::string format(const Act& act, const Components& components);
[[nodiscard]] std::string word_of(const Property& property);

} // namespace consigliere::mafia
