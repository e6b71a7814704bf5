#pragma once

#include "engine/ledger/verdict.h"

/// What the ledger itself has to say, in every game alike: lines that cannot be read and steps
/// through the timeline that do not exist. No rule of a book stands behind them.
namespace consigliere::ledger::message {

inline constexpr Message empty_line{RuleId{}, Gravity::contradiction, "empty-line"};
inline constexpr Message ruling_without_reason{
    RuleId{}, Gravity::contradiction, "ruling-without-reason"};
/// The kind of word that is missing, in `quoted`.
inline constexpr Message missing_word{RuleId{}, Gravity::contradiction, "missing-word"};
inline constexpr Message trailing_words{RuleId{}, Gravity::contradiction, "trailing-words"};
inline constexpr Message bad_number{RuleId{}, Gravity::contradiction, "bad-number"};
inline constexpr Message not_an_entry{RuleId{}, Gravity::contradiction, "not-an-entry"};
/// entry
inline constexpr Message not_undone_here{RuleId{}, Gravity::contradiction, "not-undone-here"};

/// Stands for a reason that not everybody may hear: only the rule and the gravity are its own.
[[nodiscard]] constexpr Message covered(RuleId rule, Gravity gravity)
{
    return {rule, gravity, "covered"};
}

inline constexpr Message all[] = {empty_line, ruling_without_reason, missing_word, trailing_words,
    bad_number, not_an_entry, not_undone_here};

} // namespace consigliere::ledger::message
