#pragma once

#include "engine/ledger/message_template.h"

// Messages of the ledger for all games; they cite no rule of a book.
namespace consigliere::ledger::message {

inline constexpr Contradicts<> empty_line{to_translate("This line is empty.")};
inline constexpr Contradicts<> ruling_without_reason{
    to_translate("A ruling needs a reason. Write it after the exclamation mark.")};
/// Quotes what was expected.
inline constexpr Contradicts<Quoted> missing_word{
    to_translate("Something is missing or misspelt in this line. Expected: {quoted}.")};
inline constexpr Contradicts<Quoted> trailing_words{
    to_translate("The line is complete before “{quoted}”. Only a ruling may follow: an exclamation "
                 "mark and the reason.")};
inline constexpr Contradicts<Quoted> bad_number{
    to_translate("“{quoted}” needs a whole number that can occur in the game.")};
inline constexpr Contradicts<Quoted> not_an_entry{to_translate(
    "“{quoted}” isn’t an entry. Write “table undoes to N” with the number of an earlier entry.")};
inline constexpr Contradicts<int> not_undone_here{to_translate(
    "Entry {entry} can’t be redone from here: it wasn’t undone on this line of play.")};

/// Replaces a reason that the audience may not see. Keeps only rule and severity.
[[nodiscard]] inline Reason covered(RuleId rule, Severity gravity)
{
    return {{rule, gravity, to_translate("This depends on something hidden.")}, {}, {}};
}

} // namespace consigliere::ledger::message
