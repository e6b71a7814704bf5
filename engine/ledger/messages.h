#pragma once

#include "engine/ledger/message_template.h"

/// What the ledger itself has to say, in every game alike: lines that cannot be read and steps
/// through the timeline that do not exist. No rule of a book stands behind them.
namespace consigliere::ledger::message {

inline constexpr Contradicts<> empty_line{to_translate("There is nothing on this line.")};
inline constexpr Contradicts<> ruling_without_reason{
    to_translate("A ruling needs a reason: write it behind the exclamation mark.")};
/// What kind of word was expected is quoted.
inline constexpr Contradicts<Quoted> missing_word{
    to_translate("Something is missing or misspelt in this line. Expected: {quoted}.")};
inline constexpr Contradicts<Quoted> trailing_words{
    to_translate("The line is complete before “{quoted}”. Behind it there may only be a "
                 "ruling of the table: an exclamation mark and the reason.")};
inline constexpr Contradicts<Quoted> bad_number{
    to_translate("In “{quoted}” a whole number was expected, and one that can occur in the game.")};
inline constexpr Contradicts<Quoted> not_an_entry{
    to_translate("“{quoted}” names no entry: say “table undoes to N” with the number of an "
                 "earlier entry.")};
inline constexpr Contradicts<int> not_undone_here{
    to_translate("Entry {entry} cannot be restored from here: it was not undone on this line of "
                 "play.")};

/// Stands for a reason that not everybody may hear: only the rule and the gravity are its own.
[[nodiscard]] inline Reason covered(RuleId rule, Severity gravity)
{
    return {{rule, gravity, to_translate("What this rests on is covered.")}, {}, {}};
}

} // namespace consigliere::ledger::message
