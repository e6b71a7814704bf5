#pragma once

#include "engine/cash_n_guns/position.h"
#include "engine/cash_n_guns/score.h"
#include "engine/ledger/message_template.h"

#include <optional>
#include <variant>
#include <vector>

/// What a position answers. What can be asked is listed in `questions.h`; “Why?” adds the entries
/// behind an answer (`explain.h`), what the table believes is compared with it (`beliefs.cpp`), and
/// reports write it down.
namespace consigliere::cash_n_guns {

/// A player's part in the answer: his place in the order, his diamonds, his total.
struct Standing {
    Player player{};
    int count = 0;
};

/// Out of the game, so that there is no character that could stand.
struct Out {
    [[nodiscard]] friend constexpr bool operator==(Out, Out) = default;
};

/// Somebody's power, and what can be done with it now.
struct PowerNow {
    enum class Use : std::uint8_t {
        by_itself, ///< Nobody has to call it.
        open, ///< It can be called now.
        used, ///< It was, in this round.
        declined, ///< Its owner has said that it is not used in this round.
        waits, ///< Its moment is not now.
        gone, ///< Its owner is out of the game.
    };
    Power power{};
    Use use = Use::by_itself;
    [[nodiscard]] friend constexpr bool operator==(const PowerNow&, const PowerNow&) = default;
};

/// What an answer is, where it is no player and no number: the running phase, how a character
/// stands, what became of a card, what the Dictator forbids to whoever takes the next share.
using State = std::variant<std::monostate, Out, Phase, Gangster::Aim, Gangster::Stance,
    Gangster::Card, PowerNow, LootType>;

struct Answer {
    ledger::RuleId rule{};
    /// The player whom the answer names, if it names one.
    std::optional<Player> answer{};
    /// Those who win together.
    PlayerList together{};
    /// The count that the answer is, where it is one: wounds, Bullet cards, loot cards, dollars.
    int amount = 0;
    /// The Bang! among the Bullet cards, or in the discard pile.
    Range bangs{};
    std::vector<Standing> standings{};
    /// The answer holds as it stands, and somebody may change it in this round yet: the desk can
    /// still be taken.
    bool can_change = false;
    /// Nobody may know the answer before the loot is counted.
    bool is_covered = false;
    State state{};
    /// With so many wounds he is out.
    int deadly = 0;
    /// The cards that lie in the middle, or have not come yet.
    Loot loot{};
    /// What the loot of a living player is worth, part by part.
    std::optional<Score::Seat> parts{};
};

/// The rule by which the desk stands where it stands.
[[nodiscard]] ledger::RuleId rule_of(DeskReason reason);
/// What makes the number of somebody's wounds what it is, as far as this round tells.
[[nodiscard]] const ledger::Forbids<Player, int>& why_wounds(
    const Position& position, Player player);

} // namespace consigliere::cash_n_guns
