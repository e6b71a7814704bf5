#pragma once

#include "engine/ledger/message_template.h"

// Why an entry cannot be amended or be the start of a what-if.
namespace consigliere::ledger::message {

inline constexpr Contradicts<int> no_such_entry{to_translate("This evening has no entry {entry}.")};
inline constexpr Contradicts<int> amends_step{
    to_translate("Entry {entry} is an undo or a redo. You can undo or redo it, but not amend it.")};
inline constexpr Contradicts<int> amends_undone{to_translate(
    "Entry {entry} no longer counts: it was undone. Only entries that count can be amended.")};
inline constexpr Contradicts<> amends_by_step{
    to_translate("Amend an entry with what happened at the table, not with an undo or a redo.")};
inline constexpr Contradicts<int> decides_stranger{to_translate(
    "Entry {entry} doesn’t follow from the amended one, so there is nothing to decide about it.")};

} // namespace consigliere::ledger::message
