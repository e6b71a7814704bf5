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
    std::vector<Score> scores; ///< Clockwise.
    std::vector<desk::OtherAnswer> because; ///< Before: in the evening; after: in the trial.
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
