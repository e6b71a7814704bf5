#pragma once

#include "engine/cash_n_guns/position.h"
#include "engine/cash_n_guns/score.h"
#include "engine/ledger/audience.h"
#include "engine/ledger/sentence.h"

#include <optional>
#include <variant>
#include <vector>

/// The one way to ask about a position: who takes the next share, how many wounds somebody has,
/// what his loot is worth, who wins. “Why?” adds the entries behind an answer (`explain.h`), what
/// the table believes is compared with it (`beliefs.cpp`), and reports write it down.
namespace consigliere::cash_n_guns {

/// What can be asked.
struct Question {
    enum class About : std::uint8_t {
        godfather, ///< Who has the desk (CG-0.4, CG-7.4, A8).
        next_godfather, ///< Who has it in the next round, as it stands now (CG-7.4, A8).
        awaited, ///< Which phase runs, and who has to do something in it (CG-0.6).
        round, ///< Which round it is (CG-K.1).
        phase, ///< Which phase comes after `phase` (CG-0.6).
        next_share, ///< Who takes the next share, and who after him (CG-7.1, CG-7.2).
        table_loot, ///< What lies in the middle (CG-1.1, CG-7.3).
        worth, ///< What `share` is worth, or does (CG-W).
        deck, ///< What loot has not come yet (CG-0.2).
        pile, ///< How many Bang! lie in the discard pile (CG-W.5).
        diamond_bonus, ///< Who gets the Diamond Bonus (CG-K.2, A15).
        winner, ///< Who wins, or would win now (CG-K.3 to CG-K.5, A13).
        aim, ///< At whom `player` aims (CG-3.1, CG-4.1, A1).
        threats, ///< Who aims at `player` (CG-3.1).
        stance, ///< Whether the character of `player` stands (CG-5, CG-6.3, CG-6.6).
        card, ///< What became of the Bullet card of `player` in this round (CG-5, CG-6).
        power, ///< What power `player` has, and whether it can be used now (CG-T).
        wounds, ///< How many wounds `player` has (CG-6.3, CG-6.5, T-LUC).
        bullets, ///< How many Bullet cards, and Bang!, `player` can have left (CG-2.2).
        loot, ///< How many cards lie in front of `player` (CG-7.1).
        value, ///< What they are worth, part by part (CG-K.3, CG-W).
    };
    About about = About::godfather;
    Player player{};
    Share share{};
    Phase phase{};
};
/// From here on questions are asked of each player.
inline constexpr Question::About first_about_player = Question::About::aim;
inline constexpr Question::About last_about = Question::About::value;

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

/// The answer as the audience may hear it.
[[nodiscard]] Answer answer(const Position& position, const Question& question,
    ledger::Audience audience = ledger::Audience::scribe());

/// What makes the number of somebody's wounds what it is, as far as this round tells.
[[nodiscard]] const ledger::Forbids<Player, int>& why_wounds(
    const Position& position, Player player);

} // namespace consigliere::cash_n_guns
