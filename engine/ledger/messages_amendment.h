#pragma once

#include "engine/ledger/message_template.h"

/// Why an entry cannot be amended, and nothing be tried from it.
namespace consigliere::ledger::message {

inline constexpr Contradicts<int> no_such_entry{
    to_translate("There is no entry {entry} in this evening.")};
inline constexpr Contradicts<int> amends_step{to_translate(
    "Entry {entry} takes back or restores others; what it did can be undone or redone, "
    "and not be amended.")};
inline constexpr Contradicts<int> amends_undone{
    to_translate("Entry {entry} does not count any more: it was undone. Only what counts can be "
                 "amended.")};
inline constexpr Contradicts<> amends_by_step{to_translate(
    "An entry is amended by what was done at the table, and not by an undo or a redo.")};
inline constexpr Contradicts<int> decides_stranger{to_translate(
    "Entry {entry} is none of those that follow from the amended one, so nothing is to "
    "be decided about it.")};

} // namespace consigliere::ledger::message
