#pragma once

#include "db/file_error.h"
#include "db/session_id.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

// Details of an evening: name, date, place, notes, tags, pauses, and notes on entries
// (`entry_notes.h`).
// Stored as an append-only set of edits; each names the edits that it replaces. Merging is the
// union of both sets, without comparing timestamps. Concurrent edits are combined until the next
// edit replaces them.
namespace consigliere::db {

/// Every member may be empty.
struct SessionDetails {
    std::string date; ///< "2026-11-20"
    std::string place;
    std::string notes;
    std::string name = {}; ///< "Ana’s birthday"
    /// Single words for grouping evenings.
    std::set<std::string> tags = {};
    /// Hidden from the list by default; still in the statistics.
    bool is_archived = false;

    [[nodiscard]] friend bool operator==(const SessionDetails&, const SessionDetails&) = default;
};

/// An interval in which the table announced that it did not play.
struct Pause {
    std::string begun; ///< In the form of `now()`.
    /// Empty while the pause lasts. The next entry ends it in any case.
    std::string ended;

    [[nodiscard]] friend bool operator==(const Pause&, const Pause&) = default;
};
using Pauses = std::vector<Pause>;

struct EditRow {
    /// Derived from the other members: equal edits have equal ids on all machines.
    std::string uuid;
    std::string replaces; ///< Ids of the edits that it replaces, separated by spaces.
    std::string details; ///< TOML; may have keys that this program does not know.

    [[nodiscard]] friend bool operator==(const EditRow&, const EditRow&) = default;
};

/// The contents of an edit; an empty table if it cannot be parsed.
[[nodiscard]] Tree tree_of(const EditRow& edit);

/// Converts a pause to and from an ISO 8601 interval,
/// "2026-11-20T19:30:00.000Z/2026-11-20T19:40:00.000Z". An open pause ends with the slash.
/// `pause_from` returns an empty `begun` if the text is invalid.
[[nodiscard]] std::string text_of(const Pause& pause);
[[nodiscard]] Pause pause_from(std::string_view text);

/// The edits in effect, by id: those not replaced by others. Edits that do not verify are ignored,
/// also as replacements.
[[nodiscard]] std::vector<EditRow> heads_of(const std::vector<EditRow>& edits);
/// True if an edit does not verify and has not been replaced.
[[nodiscard]] bool has_changed_edit(const std::vector<EditRow>& edits);

/// Converts tags to and from a text with commas or spaces between them.
[[nodiscard]] std::set<std::string> tags_in(std::string_view text);
[[nodiscard]] std::string text_of(const std::set<std::string>& tags);

/// Combines the edits. Of concurrent edits, names, places, notes and tags are joined; the earliest
/// date is used, and the others are added to the notes. Archived if any edit says so.
[[nodiscard]] SessionDetails details_of(const std::vector<EditRow>& edits);

/// The next edit: replaces all edits in effect, with their combined contents modified by `change`.
/// A combined text that is too long is elided; its full text stays in the replaced edits.
[[nodiscard]] EditRow next_edit(
    const std::vector<EditRow>& edits, const std::function<void(Tree&)>& change);

/// Replaces edits that are too long for another database (`bounds.h`). One edit with their
/// combined, elided contents takes their place.
[[nodiscard]] std::vector<EditRow> within_bounds(std::vector<EditRow> edits);

/// The edit that sets these details; nullopt if they are set already.
[[nodiscard]] std::optional<EditRow> edit_for(
    const std::vector<EditRow>& edits, const SessionDetails& details);

/// The combined pauses, in order. A pause that has ended in any edit has ended.
[[nodiscard]] Pauses pauses_of(const std::vector<EditRow>& edits);

/// The edit that sets these pauses; nullopt if they are set already.
[[nodiscard]] std::optional<EditRow> edit_for(
    const std::vector<EditRow>& edits, const Pauses& pauses);

/// Corrections of the seating after the start: the person's id for each seat, clockwise; empty if
/// not corrected.
using SeatedPeople = std::vector<std::string>;
[[nodiscard]] SeatedPeople corrected_seats_of(const std::vector<EditRow>& edits);
/// Stores the corrections in the contents of an edit.
void set_corrected_seats(Tree& text, const SeatedPeople& seats);

/// True if the id is the hash of the contents.
[[nodiscard]] bool is_as_recorded(const EditRow& edit);

} // namespace consigliere::db
