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

/// What one line of a record says, and its words. `play.h` judges it. `db/RECORD.md` tells the
/// lines to those who write them.
namespace consigliere::cash_n_guns {

using ledger::actor;
using ledger::if_there;
using ledger::line;
using ledger::operator==;

// What the table does. ---------------------------------------------------------------------------

/// The cards of the round.
struct RevealLoot {
    Loot loot;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., "table", "loots", &RevealLoot::loot);
    }
};
/// Who lies down when the Godfather counts again; everybody else stands.
struct TakeCover {
    PlayerSet lying;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., "table", ledger::either("stands", "ducks", &TakeCover::lying));
    }
};
struct Correct {
    std::vector<Act> acts;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., "table", "corrects:", &Correct::acts);
    }
};
/// Settles what is so by asking the referee. It changes nothing; it is legal if
/// the ledger agrees and illegal, with the rule and the facts, if it does not.
struct Believe {
    enum class Claim : std::uint8_t {
        godfather,
        next, ///< The next share is his.
        wounds,
        out, ///< Is eliminated.
        bangs, ///< So many Bang! are not spent.
        holds, ///< Exactly this loot.
        bills, ///< Dollars in bills.
        diamonds, ///< Dollars in diamonds.
        paintings, ///< What his collection is worth.
        bonus, ///< Gets the Diamond Bonus.
        totals, ///< The score as it would be now.
        wins,
        desk_is_open, ///< The New Godfather token can be taken.
        desk_is_taken,
    };
    /// What comes with a claim.
    enum class Form : std::uint8_t {
        player, ///< `NAME CLAIM`
        number, ///< `NAME CLAIM NUMBER`
        loot, ///< `NAME CLAIM CARDS`
        desk, ///< `desk CLAIM`
    };
    struct Belief {
        Claim claim = Claim::godfather;
        Player player{}; ///< Not for the claims about the desk.
        int number = 0;
        Loot loot;
        [[nodiscard]] friend bool operator==(const Belief&, const Belief&) = default;
    };
    Belief belief;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., "table", "believes", &Believe::belief);
    }
};
using Belief = Believe::Belief;

// What a player does. ----------------------------------------------------------------------------

struct TakeAim {
    Player target;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "aims", &TakeAim::target);
    }
};
struct BeSlow {
    static constexpr auto grammar(auto... lazy) { return line(lazy..., actor, "slow"); }
};
/// The Godfather orders, and the ordered player picks the target.
struct Redirect {
    Player player;
    Player target;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "redirects", &Redirect::player, "to", &Redirect::target);
    }
};
struct ShowBullet {
    Bullet bullet;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "shows", &ShowBullet::bullet);
    }
};
/// Tells what he has discarded face down.
struct TellDiscard {
    /// Nothing for an audience that does not know it; every line says it.
    std::optional<Bullet> bullet;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "discards", &TellDiscard::bullet);
    }
};
struct TakeShare {
    /// The Junk Dealer's: what she draws for the share, and from whom.
    struct Trade {
        LootCard card;
        Player from;
        static constexpr auto grammar(auto... lazy)
        {
            return line(lazy..., &Trade::card, "from", &Trade::from);
        }
    };
    /// What the table found in the discard pile for a Clip.
    enum class Found : std::uint8_t { bang, nothing };

    ledger::FixedList<Share, 2> shares;
    std::optional<Found> found;
    std::optional<Trade> trade;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "takes", &TakeShare::shares,
            if_there("gets", &TakeShare::found), if_there("trades", &TakeShare::trade));
    }
};
/// Nothing else is left, and he does not want it (A6).
struct LeaveDesk {
    static constexpr auto grammar(auto... lazy) { return line(lazy..., actor, "leaves", "desk"); }
};
/// The Dictator.
struct ForbidLoot {
    Player player;
    LootType type;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "forbids", &ForbidLoot::player, &ForbidLoot::type);
    }
};
struct UseHustler {
    /// The cards are nothing for an audience that does not know them; every line says both.
    struct Swap {
        std::optional<Bullet> takes;
        std::optional<Bullet> gives;
        static constexpr auto grammar(auto... lazy)
        {
            return line(lazy..., &Swap::takes, "gives", &Swap::gives);
        }
    };
    Player other;
    std::optional<Swap> swap;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "uses", "hustler", &UseHustler::other,
            if_there("takes", &UseHustler::swap));
    }
};
/// What he steals from the player whom he aims at.
struct UseProfessional {
    LootCard card;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "uses", "professional", &UseProfessional::card);
    }
};
/// What he draws from the loot of an eliminated player.
struct UseVulture {
    Player victim;
    Loot loot;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "uses", "vulture", &UseVulture::victim, &UseVulture::loot);
    }
};
/// The Cunning, the Doctor and the Smart, whose power needs no more than that.
struct UsePower {
    Power power;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "uses", &UsePower::power);
    }
};
/// Says that he does not use it, where the table would wait for it.
struct DeclinePower {
    Power power;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "declines", &DeclinePower::power);
    }
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
    /// Who does it; nothing stands for the table.
    std::optional<Player> player;
    Action action;
    /// Why the table lets it stand although a rule forbids it; empty when it has not ruled.
    std::string ruling;

    [[nodiscard]] friend bool operator==(const Move&, const Move&) = default;
};

/// Reads a line. Only players of this evening can be named.
[[nodiscard]] ledger::ErrorOr<Move> parse(std::string_view line, const Components& components);

/// The line of a move, in the one form in which the program itself writes it.
[[nodiscard]] std::string format(const Move& move, const Components& components);
[[nodiscard]] std::string format(const Act& act, const Components& components);
/// `$5000,$20000x2,painting`, or `nothing`.
[[nodiscard]] std::string format(const Loot& loot);

} // namespace consigliere::cash_n_guns
