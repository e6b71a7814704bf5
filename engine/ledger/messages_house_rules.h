#pragma once

#include "engine/ledger/house_rules.h"
#include "engine/ledger/message_template.h"

// Messages about house rules, for all games.
namespace consigliere::ledger::message {

/// An offer, shown for a refused line. Its severity equals that of the reasons it could waive.
inline constexpr Forbids<Quoted> house_rule_may_be_invoked{
    to_translate("Your house rule “{quoted}” can allow this move.")};
inline constexpr Contradicts<Quoted> no_such_house_rule{
    to_translate("This table has no house rule called “{quoted}”. See the head of the record for "
                 "those it has.")};

inline constexpr Contradicts<> bad_house_rules{
    to_translate("“house_rules” must be a list of tables, each with a name, a text and rules.")};
inline constexpr Contradicts<Quoted> too_many_house_rules{
    to_translate("{quoted} house rules are too many. A table can have 24.")};
inline constexpr Contradicts<Quoted> bad_house_rule_name{
    to_translate("“{quoted}” can’t be the name of a house rule. Use at most 48 lower-case letters "
                 "and digits, words joined by “-”.")};
inline constexpr Contradicts<Quoted> house_rule_twice{
    to_translate("Two house rules are called “{quoted}”.")};
inline constexpr Contradicts<Quoted> bad_house_rule_text{
    to_translate("The house rule “{quoted}” needs a text that says what it allows: one line, at "
                 "most 400 bytes.")};
inline constexpr Contradicts<Quoted> bad_waived_rules{to_translate(
    "The house rule “{quoted}” needs “rules”: a list of 1 to 16 ids of rules it overrides.")};
inline constexpr Contradicts<Quoted> no_rule_to_waive{
    to_translate("No rule of this game is called “{quoted}”, so no house rule can override it. Run "
                 "“consigliere rules” to see them.")};

} // namespace consigliere::ledger::message
