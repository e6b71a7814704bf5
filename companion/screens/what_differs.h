#pragma once

#include "companion/desk/desk.h"
#include "engine/ledger/progress.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// One of two courses of an evening that are compared, as a table tells of it.
struct Course {
    const ledger::Evening& evening;
    const desk::GameTable& table;
    ledger::Audience audience = ledger::Audience::everybody();
};

/// What a trial differs in from the evening, in words: what everybody would have, and every
/// question under “Why?” that has another answer now.
struct WhatDiffers {
    struct Score {
        std::string actor;
        ledger::Progress::Money evening;
        ledger::Progress::Money trial;
        ledger::Outline::Unit unit = ledger::Outline::Unit::dollars;

        /// Nothing where one of both is not known.
        [[nodiscard]] std::optional<int> difference() const;
    };
    struct Because {
        std::string question; ///< "Who dominates Midtown?"
        std::string trial; ///< The answer, empty where the question does not arise.
        std::string evening;
        std::string rule; ///< The id of the rule that decides.
    };
    std::vector<Score> scores; ///< Clockwise.
    std::vector<Because> because;
};
/// What everybody has in both, clockwise, as the audience of each may know it.
[[nodiscard]] std::vector<WhatDiffers::Score> compare_scores(
    const Course& evening, const Course& trial);
[[nodiscard]] WhatDiffers what_differs(const Course& evening, const Course& trial);

/// "$31", or a sign for what nobody may know yet.
[[nodiscard]] std::string tell(ledger::Outline::Unit unit, const ledger::Progress::Money& money);
/// "+$5", "−$3", "="; empty where it is not known.
[[nodiscard]] std::string tell_difference(const WhatDiffers::Score& score);

} // namespace consigliere::screens
