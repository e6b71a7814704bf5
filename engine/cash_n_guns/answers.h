#pragma once

#include "engine/cash_n_guns/position.h"
#include "engine/ledger/audience.h"
#include "engine/ledger/verdict.h"

#include <optional>
#include <vector>

/// The one way to ask about a position: who takes the next share, how many wounds somebody has, who
/// wins. “Why?” adds the entries behind an answer (`explain.h`), what the table believes is
/// compared with it (`beliefs.cpp`), and reports write it down. The parts of the score carry their
/// rules themselves; see `score.h`.
namespace consigliere::cash_n_guns {

/// What can be asked.
struct Question {
    enum class About : std::uint8_t {
        godfather, ///< Who has the desk (CG-0.4, CG-7.4, A8).
        awaited, ///< Who has to do something before the round goes on (CG-0.6).
        next_share, ///< Who takes the next share, and who after him (CG-7.1, CG-7.2).
        wounds, ///< How many wounds `player` has (CG-6.3, CG-6.5, T-LUC).
        bullets, ///< How many Bullet cards, and Bang!, `player` can have left (CG-2.2).
        loot, ///< What lies in front of `player` (CG-7.1).
        diamond_bonus, ///< Who gets the Diamond Bonus (CG-K.2, A15).
        winner, ///< Who wins, or would win now (CG-K.3 to CG-K.5, A13).
    };
    About about = About::godfather;
    Player player{};
};

/// A player's part in the answer: his place in the order, his diamonds, his total.
struct Standing {
    Player player{};
    int count = 0;
};

struct Answer {
    ledger::RuleId rule{};
    /// The player whom the answer names, if it names one.
    std::optional<Player> answer{};
    /// The count that the answer is, where it is one: wounds, Bullet cards, loot cards.
    int amount = 0;
    /// The Bang! among the Bullet cards.
    Range bangs{};
    std::vector<Standing> standings{};
    /// Nobody may know the answer before the loot is counted.
    bool is_covered = false;
};

/// The answer as the audience may hear it.
[[nodiscard]] Answer answer(const Position& position, const Question& question,
    ledger::Audience audience = ledger::Audience::scribe());

} // namespace consigliere::cash_n_guns
