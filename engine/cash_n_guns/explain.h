#pragma once

#include "engine/cash_n_guns/game.h"

#include <optional>
#include <vector>

/// "Why?" as data: for everything that the referee derives, the rule that decides, the players of
/// the case, and the entries whose acts made it so. Whoever shows it puts it into words. The parts
/// of the score carry their rules themselves; see `score.h`.
namespace consigliere::cash_n_guns {

/// What can be asked.
struct Question {
    enum class About : std::uint8_t {
        godfather, ///< Who has the desk (CG-0.4, CG-7.4, A8).
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

/// An act that still has its effect, and the entry that it belongs to.
struct Cause {
    int entry = 0;
    Act act;
};

/// A player's part in the answer: his place in the order, his diamonds, his total.
struct Standing {
    Player player{};
    int count = 0;
};

struct Explanation {
    Question question;
    ledger::RuleId rule;
    /// The player whom the answer names, if it names one.
    std::optional<Player> answer;
    /// The count that the answer is, where it is one: wounds, Bullet cards, loot cards.
    int amount = 0;
    /// The Bang! among the Bullet cards.
    Range bangs;
    std::vector<Standing> standings;
    std::vector<Cause> causes;
    /// Nobody may know the answer before the loot is counted.
    bool is_covered = false;
};

/// The answer as it stands now, for whoever sees the evening like this.
[[nodiscard]] Explanation explain(const Sight& sight, const Question& question);

} // namespace consigliere::cash_n_guns
