#pragma once

#include "engine/cash_n_guns/act.h"
#include "engine/cash_n_guns/components.h"
#include "engine/cash_n_guns/enums.h"
#include "engine/cash_n_guns/loot.h"
#include "engine/ledger/error_or.h"
#include "engine/ledger/fixed_list.h"
#include "engine/ledger/grammar.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// The moves: content and grammar of each record line. `play.h` judges them; `db/RECORD.md`
// documents them for users.
namespace consigliere::cash_n_guns {

using ledger::actor;
using ledger::if_there;
using ledger::line;
using ledger::operator==;

// Lines of the table. -----------------------------------------------------------------------------

struct RevealLoot {
    Loot loot;
    static constexpr auto grammar = line("table", "loots", &RevealLoot::loot);
};
/// Lists who lies down at the second count; all others stand.
struct TakeCover {
    PlayerSet lying;
    static constexpr auto grammar =
        line("table", ledger::either("stands", "ducks", &TakeCover::lying));
};
struct Correct {
    std::vector<Act> acts;
    static constexpr auto grammar = line("table", "corrects:", &Correct::acts);
};
/// A claim for the referee to check. Never changes the position. Legal if the ledger agrees;
/// otherwise illegal, with rule and facts.
struct Believe {
    enum class Claim : std::uint8_t {
        godfather,
        next, ///< The next share is this player's.
        wounds,
        out, ///< The player is eliminated.
        bangs, ///< Number of unspent Bang!.
        holds, ///< Exactly this loot.
        bills, ///< Dollars in bills.
        diamonds, ///< Dollars in diamonds.
        paintings, ///< Value of the collection, in dollars.
        bonus, ///< Gets the Diamond Bonus (CG-K.2).
        totals, ///< The total as it would be now, in dollars.
        wins,
        desk_is_open, ///< The New Godfather token is available.
        desk_is_taken,
    };
    /// Operands of a claim.
    enum class Form : std::uint8_t {
        player, ///< `NAME CLAIM`
        number, ///< `NAME CLAIM NUMBER`
        loot, ///< `NAME CLAIM CARDS`
        desk, ///< `desk CLAIM`
    };
    struct Belief {
        Claim claim = Claim::godfather;
        Player player{}; ///< Unused for claims about the desk.
        int number = 0;
        Loot loot;
        [[nodiscard]] friend bool operator==(const Belief&, const Belief&) = default;
    };
    Belief belief;
    static constexpr auto grammar = line("table", "believes", &Believe::belief);
};
using Belief = Believe::Belief;

// Lines of a player. ------------------------------------------------------------------------------

struct TakeAim {
    Player target;
    static constexpr auto grammar = line(actor, "aims", &TakeAim::target);
};
struct BeSlow {
    static constexpr auto grammar = line(actor, "slow");
};
/// The Godfather's order; the redirected player chooses the target.
struct Redirect {
    Player player;
    Player target;
    static constexpr auto grammar =
        line(actor, "redirects", &Redirect::player, "to", &Redirect::target);
};
struct ShowBullet {
    Bullet bullet;
    static constexpr auto grammar = line(actor, "shows", &ShowBullet::bullet);
};
/// Records the face of a card discarded face down.
struct TellDiscard {
    /// Always set in a line; nullopt if redacted.
    std::optional<Bullet> bullet;
    static constexpr auto grammar = line(actor, "discards", &TellDiscard::bullet);
};
struct TakeShare {
    /// The Junk Dealer's trade: the card drawn, and from whom (T-JUN).
    struct Trade {
        LootCard card;
        Player from;
        static constexpr auto grammar = line(&Trade::card, "from", &Trade::from);
    };
    /// What the search of the discard pile for a Clip found.
    enum class Found : std::uint8_t { bang, nothing };

    ledger::FixedList<Share, 2> shares;
    std::optional<Found> found;
    std::optional<Trade> trade;
    static constexpr auto grammar = line(actor, "takes", &TakeShare::shares,
        if_there("gets", &TakeShare::found), if_there("trades", &TakeShare::trade));
};
/// Leaves the desk, the last item, on the table (A6).
struct LeaveDesk {
    static constexpr auto grammar = line(actor, "leaves", "desk");
};
/// The Dictator forbids a type of loot (T-DIC).
struct ForbidLoot {
    Player player;
    LootType type;
    static constexpr auto grammar = line(actor, "forbids", &ForbidLoot::player, &ForbidLoot::type);
};
struct UseHustler {
    /// Both faces are set in a line; nullopt if redacted.
    struct Swap {
        std::optional<Bullet> takes;
        std::optional<Bullet> gives;
        static constexpr auto grammar = line(&Swap::takes, "gives", &Swap::gives);
    };
    Player other;
    std::optional<Swap> swap;
    static constexpr auto grammar =
        line(actor, "uses", "hustler", &UseHustler::other, if_there("takes", &UseHustler::swap));
};
/// The card stolen from the player's target (T-PRO).
struct UseProfessional {
    LootCard card;
    static constexpr auto grammar = line(actor, "uses", "professional", &UseProfessional::card);
};
/// The cards drawn from an eliminated player's loot (T-VUL).
struct UseVulture {
    Player victim;
    Loot loot;
    static constexpr auto grammar =
        line(actor, "uses", "vulture", &UseVulture::victim, &UseVulture::loot);
};
/// Powers without arguments: the Cunning, the Doctor and the Smart.
struct UsePower {
    Power power;
    static constexpr auto grammar = line(actor, "uses", &UsePower::power);
};
/// Declines a power that the table waits for.
struct DeclinePower {
    Power power;
    static constexpr auto grammar = line(actor, "declines", &DeclinePower::power);
};

using Action = std::variant<RevealLoot, TakeCover, Correct, Believe, TakeAim, BeSlow, Redirect,
    ShowBullet, TellDiscard, TakeShare, LeaveDesk, ForbidLoot, UseHustler, UseProfessional,
    UseVulture, UsePower, DeclinePower>;

} // namespace consigliere::cash_n_guns

namespace consigliere::ledger {

struct ClaimRow {
    cash_n_guns::Believe::Claim value;
    std::string_view word;
    cash_n_guns::Believe::Form form;
};

template <>
inline constexpr auto rows_of<cash_n_guns::Believe::Claim> = [] {
    using enum cash_n_guns::Believe::Claim;
    using Form = cash_n_guns::Believe::Form;
    return Enumeration<cash_n_guns::Believe::Claim, 14, ClaimRow>{{{
        {godfather, "godfather", Form::player},
        {next, "next", Form::player},
        {wounds, "wounds", Form::number},
        {out, "out", Form::player},
        {bangs, "bangs", Form::number},
        {holds, "holds", Form::loot},
        {bills, "bills", Form::number},
        {diamonds, "diamonds", Form::number},
        {paintings, "paintings", Form::number},
        {bonus, "bonus", Form::player},
        {totals, "totals", Form::number},
        {wins, "wins", Form::player},
        {desk_is_open, "open", Form::desk},
        {desk_is_taken, "taken", Form::desk},
    }}};
}();

template <>
inline constexpr auto rows_of<cash_n_guns::TakeShare::Found> = [] {
    using Found = cash_n_guns::TakeShare::Found;
    return Enumeration<Found, 2>{{{{Found::bang, "bang"}, {Found::nothing, "nothing"}}}};
}();

} // namespace consigliere::ledger

namespace consigliere::cash_n_guns {

[[nodiscard]] constexpr Believe::Form form_of(Believe::Claim claim)
{
    return ledger::rows_of<Believe::Claim>.row(claim).form;
}

struct Move {
    /// The acting player; nullopt for the table.
    std::optional<Player> player;
    Action action;
    /// The reason of a ruling that permits an illegal move; empty without a ruling.
    std::string ruling;

    [[nodiscard]] friend bool operator==(const Move&, const Move&) = default;
};

/// Parses a line. Fails if it names a player who is not in `components`.
[[nodiscard]] ledger::ErrorOr<Move> parse(std::string_view line, const Components& components);

/// Writes the canonical line of a move.
[[nodiscard]] std::string format(const Move& move, const Components& components);
[[nodiscard]] std::string format(const Act& act, const Components& components);
/// `$5000,$20000x2,painting`, or `nothing`.
[[nodiscard]] std::string format(const Loot& loot);

} // namespace consigliere::cash_n_guns
