#pragma once

#include "engine/cash_n_guns/act.h"
#include "engine/cash_n_guns/components.h"
#include "engine/cash_n_guns/loot.h"
#include "engine/cash_n_guns/words.h"
#include "engine/ledger/error_or.h"
#include "engine/ledger/fixed_list.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// What one line of a record says. `play.h` judges it. `db/RECORD.md` tells the lines to those
/// who write them.
namespace consigliere::cash_n_guns {

// What the table does. ---------------------------------------------------------------------------

/// `table loots CARDS`: the cards of the round.
struct RevealLoot {
    Loot loot;
    [[nodiscard]] friend bool operator==(const RevealLoot&, const RevealLoot&) = default;
};
/// `table ducks NAMES` or `table stands`: who lies down when the Godfather counts again; everybody
/// else stands.
struct TakeCover {
    PlayerSet lying;
    [[nodiscard]] friend bool operator==(const TakeCover&, const TakeCover&) = default;
};
/// `table corrects: ACT; ACT`
struct Correct {
    std::vector<Act> acts;
    [[nodiscard]] friend bool operator==(const Correct&, const Correct&) = default;
};
/// `table believes …`: settles what is so by asking the referee. It changes nothing; it is legal if
/// the ledger agrees and illegal, with the rule and the facts, if it does not.
struct Believe {
    enum class Claim : std::uint8_t {
        godfather, ///< `NAME godfather`
        next, ///< `NAME next`: the next share is his
        wounds, ///< `NAME wounds NUMBER`
        out, ///< `NAME out`: is eliminated
        bangs, ///< `NAME bangs NUMBER`: so many Bang! are not spent
        holds, ///< `NAME holds CARDS`: exactly this loot
        bills, ///< `NAME bills NUMBER`: dollars in bills
        diamonds, ///< `NAME diamonds NUMBER`: dollars in diamonds
        paintings, ///< `NAME paintings NUMBER`: what his collection is worth
        bonus, ///< `NAME bonus`: gets the Diamond Bonus
        totals, ///< `NAME totals NUMBER`: the score as it would be now
        wins, ///< `NAME wins`
        desk_is_open, ///< `desk open`: the New Godfather token can be taken
        desk_is_taken, ///< `desk taken`
    };
    Claim claim = Claim::godfather;
    Player player{}; ///< Not for the claims about the desk.
    int number = 0;
    Loot loot;
    [[nodiscard]] friend bool operator==(const Believe&, const Believe&) = default;
};

// What a player does. ----------------------------------------------------------------------------

/// `NAME aims NAME`
struct TakeAim {
    Player target;
    [[nodiscard]] friend bool operator==(const TakeAim&, const TakeAim&) = default;
};
/// `NAME slow`
struct BeSlow {
    [[nodiscard]] friend bool operator==(const BeSlow&, const BeSlow&) = default;
};
/// `NAME redirects NAME to NAME`: the Godfather orders, and the ordered player picks the target.
struct Redirect {
    Player player;
    Player target;
    [[nodiscard]] friend bool operator==(const Redirect&, const Redirect&) = default;
};
/// `NAME shows bang|click`
struct ShowBullet {
    Bullet bullet;
    [[nodiscard]] friend bool operator==(const ShowBullet&, const ShowBullet&) = default;
};
/// `NAME discards bang|click`: tells what he has discarded face down.
struct TellDiscard {
    /// Nothing for an audience that does not know it; every line says it.
    std::optional<Bullet> bullet;
    [[nodiscard]] friend bool operator==(const TellDiscard&, const TellDiscard&) = default;
};
/// `NAME takes SHARE[,SHARE] [gets bang|nothing] [trades CARD from NAME]`
struct TakeShare {
    /// The Junk Dealer's: what she draws for the share, and from whom.
    struct Trade {
        LootCard card;
        Player from;
        [[nodiscard]] friend bool operator==(const Trade&, const Trade&) = default;
    };
    /// What the table found in the discard pile for a Clip.
    enum class Found : std::uint8_t { untold, bang, nothing };

    ledger::FixedList<Share, 2> shares;
    Found found = Found::untold;
    std::optional<Trade> trade;
    [[nodiscard]] friend bool operator==(const TakeShare&, const TakeShare&) = default;
};
/// `NAME leaves desk`: nothing else is left, and he does not want it (A6).
struct LeaveDesk {
    [[nodiscard]] friend bool operator==(const LeaveDesk&, const LeaveDesk&) = default;
};
/// `NAME forbids NAME TYPE`: the Dictator.
struct ForbidLoot {
    Player player;
    LootType type;
    [[nodiscard]] friend bool operator==(const ForbidLoot&, const ForbidLoot&) = default;
};
/// `NAME uses hustler NAME [takes bang|click gives bang|click]`
struct UseHustler {
    Player other;
    std::optional<Bullet> takes;
    std::optional<Bullet> gives; ///< Told when `takes` is.
    /// They were told, and this audience does not know them; no line says it.
    bool is_covered = false;
    [[nodiscard]] friend bool operator==(const UseHustler&, const UseHustler&) = default;
};
/// `NAME uses professional CARD`: what he steals from the player whom he aims at.
struct UseProfessional {
    LootCard card;
    [[nodiscard]] friend bool operator==(const UseProfessional&, const UseProfessional&) = default;
};
/// `NAME uses vulture NAME CARDS`: what he draws from the loot of an eliminated player.
struct UseVulture {
    Player victim;
    Loot loot;
    [[nodiscard]] friend bool operator==(const UseVulture&, const UseVulture&) = default;
};
/// `NAME uses cunning|doctor|smart`
struct UsePower {
    Power power;
    [[nodiscard]] friend bool operator==(const UsePower&, const UsePower&) = default;
};
/// `NAME declines POWER`: says that he does not use it, where the table would wait for it.
struct DeclinePower {
    Power power;
    [[nodiscard]] friend bool operator==(const DeclinePower&, const DeclinePower&) = default;
};

using Action = std::variant<RevealLoot, TakeCover, Correct, Believe, TakeAim, BeSlow, Redirect,
    ShowBullet, TellDiscard, TakeShare, LeaveDesk, ForbidLoot, UseHustler, UseProfessional,
    UseVulture, UsePower, DeclinePower>;

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
