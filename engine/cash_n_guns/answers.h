#pragma once

#include "engine/cash_n_guns/position.h"
#include "engine/cash_n_guns/score.h"
#include "engine/ledger/message_template.h"

#include <optional>
#include <variant>
#include <vector>

// Computes answers about a Position. `questions.h` lists the questions, `explain.h` adds the
// entries behind an answer, `beliefs.cpp` compares claims with it, and `report.cpp` prints it.
namespace consigliere::cash_n_guns {

/// A player with a count: rank, number of diamonds, or total in dollars.
struct AnswerCount {
    Player player{};
    int count = 0;
};

/// The player is eliminated and has no stance.
struct Out {
    [[nodiscard]] friend constexpr bool operator==(Out, Out) = default;
};

/// A player's power and whether it can be used now.
struct PowerNow {
    enum class Use : std::uint8_t {
        by_itself, ///< Acts automatically.
        open, ///< Can be called now.
        used,
        declined,
        waits, ///< Cannot be called in this step.
        gone, ///< Its owner is eliminated.
    };
    Power power{};
    Use use = Use::by_itself;
    [[nodiscard]] friend constexpr bool operator==(const PowerNow&, const PowerNow&) = default;
};

/// The answer, if it is neither a player nor a number. LootType: the type that the Dictator forbids
/// to the player with the next share.
using State = std::variant<std::monostate, Out, Phase, Gangster::Aim, Gangster::Stance,
    Gangster::Card, PowerNow, LootType>;

struct Answer {
    ledger::RuleId rule{};
    /// The player named by the answer; nullopt if none.
    std::optional<Player> answer{};
    /// Players who win together.
    PlayerList together{};
    /// Count of wounds, Bullet cards or loot cards, or dollars.
    int amount = 0;
    /// Bounds on the number of Bang! in the hand or in the discard pile.
    Range bangs{};
    std::vector<AnswerCount> standings{};
    /// True if a player can still change the answer in this round by taking the desk.
    bool can_change = false;
    /// True if the answer is redacted until the loot is counted (CG-7.5).
    bool is_covered = false;
    State state{};
    /// Number of wounds that eliminates the player.
    int deadly = 0;
    /// Cards in the middle, or not revealed yet.
    Loot loot{};
    /// Itemized value of a living player's loot.
    std::optional<Score::Seat> parts{};
};

/// The rule behind the present position of the desk.
[[nodiscard]] ledger::RuleId rule_of(DeskReason reason);
/// Returns the message that explains the player's number of wounds from the events of this round.
[[nodiscard]] const ledger::Forbids<Player, int>& why_wounds(
    const Position& position, Player player);

} // namespace consigliere::cash_n_guns
