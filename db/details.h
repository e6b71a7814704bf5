#pragma once

#include "db/session_id.h"
#include "engine/ledger/tree.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

/// What may be said about an evening: date, place and notes, and notes on its entries
/// (`entry_notes.h`). It is kept as edits that are only
/// ever added; each says which ones it replaces. Files are merged by having all edits of both, and
/// no clock decides anything: where two machines have edited apart, both edits stand side by side
/// until somebody edits again.
namespace consigliere::db {

/// All of it may be empty.
struct SessionDetails {
    std::string date; ///< "2026-11-20"
    std::string place;
    std::string notes;

    [[nodiscard]] friend bool operator==(const SessionDetails&, const SessionDetails&) = default;
};

struct EditRow {
    /// Made from all the rest, so that the same edit has the same id on all machines.
    std::string uuid;
    std::string replaces; ///< The ids of the edits in whose place it stands, joined by spaces.
    std::string details; ///< TOML; it may say more than this program knows.

    [[nodiscard]] friend bool operator==(const EditRow&, const EditRow&) = default;
};

/// What an edit says; an empty table when it cannot be read.
[[nodiscard]] ledger::Tree tree_of(const EditRow& edit);

/// The edits that no other one replaces, by their ids.
[[nodiscard]] std::vector<EditRow> heads_of(const std::vector<EditRow>& edits);

/// What the edits come to. Of several that stand side by side, places and notes are joined; the
/// date is the earliest, and the others are told in the notes.
[[nodiscard]] SessionDetails details_of(const std::vector<EditRow>& edits);

/// The next edit of an evening: it replaces those that count now, and says all that they say as
/// `change` changes it.
[[nodiscard]] EditRow next_edit(
    const std::vector<EditRow>& edits, const std::function<void(ledger::Tree&)>& change);

/// The edit of an evening that makes these its details; nothing when they are so already.
[[nodiscard]] std::optional<EditRow> edit_for(
    const std::vector<EditRow>& edits, const SessionDetails& details);

/// Whether the edit is the one that its id was made from.
[[nodiscard]] bool is_as_recorded(const EditRow& edit);

} // namespace consigliere::db
