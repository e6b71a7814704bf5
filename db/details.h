#pragma once

#include "db/file_error.h"
#include "db/session_id.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// What may be said about an evening: name, date, place, notes and tags, when it paused, and notes
/// on its entries (`entry_notes.h`). It is kept as edits that are only ever added; each says which
/// ones it replaces. Files are merged by having all edits of both, and no clock decides anything:
/// where two machines have edited apart, both edits stand side by side until somebody edits again.
namespace consigliere::db {

/// All of it may be empty.
struct SessionDetails {
    std::string date; ///< "2026-11-20"
    std::string place;
    std::string notes;
    std::string name = {}; ///< "Ana’s birthday"
    /// Single words by which evenings are found together.
    std::set<std::string> tags = {};
    /// It is out of the list until somebody asks for it. It still counts.
    bool is_archived = false;

    [[nodiscard]] friend bool operator==(const SessionDetails&, const SessionDetails&) = default;
};

/// A time for which the table said that it did not play.
struct Pause {
    std::string begun; ///< In the form of `now()`.
    /// Empty until somebody says that it goes on; it lasts no longer than until the next entry.
    std::string ended;

    [[nodiscard]] friend bool operator==(const Pause&, const Pause&) = default;
};
using Pauses = std::vector<Pause>;

struct EditRow {
    /// Made from all the rest, so that the same edit has the same id on all machines.
    std::string uuid;
    std::string replaces; ///< The ids of the edits in whose place it stands, joined by spaces.
    std::string details; ///< TOML; it may say more than this program knows.

    [[nodiscard]] friend bool operator==(const EditRow&, const EditRow&) = default;
};

/// What an edit says; an empty table when it cannot be read.
[[nodiscard]] Tree tree_of(const EditRow& edit);

/// A pause as ISO 8601 writes a stretch of time, and back;
/// "2026-11-20T19:30:00.000Z/2026-11-20T19:40:00.000Z". One that goes on ends with the slash; one
/// that is no pause has no beginning.
[[nodiscard]] std::string text_of(const Pause& pause);
[[nodiscard]] Pause pause_from(std::string_view text);

/// The edits that count: those that no other one replaces, by their ids. One that is not what was
/// written does not count and replaces nothing.
[[nodiscard]] std::vector<EditRow> heads_of(const std::vector<EditRow>& edits);
/// Whether one is not what was written, and no later edit stands in its place.
[[nodiscard]] bool has_changed_edit(const std::vector<EditRow>& edits);

/// Tags as people write them, with commas or spaces between them, and back.
[[nodiscard]] std::set<std::string> tags_in(std::string_view text);
[[nodiscard]] std::string text_of(const std::set<std::string>& tags);

/// What the edits come to. Of several that stand side by side, names, places and notes are joined,
/// and so are the tags; the date is the earliest, and the others are told in the notes. It is
/// archived when one of them says so.
[[nodiscard]] SessionDetails details_of(const std::vector<EditRow>& edits);

/// The next edit of an evening: it replaces those that count now, and says all that they say as
/// `change` changes it. What was said apart may be longer together than it may be: that is
/// shortened, and stays whole in the edits before.
[[nodiscard]] EditRow next_edit(
    const std::vector<EditRow>& edits, const std::function<void(Tree&)>& change);

/// The same edits without those that are longer than another database takes (`bounds.h`): in their
/// place stands one that says, shortened, what all of them come to.
[[nodiscard]] std::vector<EditRow> within_bounds(std::vector<EditRow> edits);

/// The edit of an evening that makes these its details; nothing when they are so already.
[[nodiscard]] std::optional<EditRow> edit_for(
    const std::vector<EditRow>& edits, const SessionDetails& details);

/// The pauses that the edits tell of, in their order. Those of several that stand side by side come
/// together; one that has ended on any machine has ended.
[[nodiscard]] Pauses pauses_of(const std::vector<EditRow>& edits);

/// The edit of an evening that makes these its pauses; nothing when they are so already.
[[nodiscard]] std::optional<EditRow> edit_for(
    const std::vector<EditRow>& edits, const Pauses& pauses);

/// Who sat where, put right after the evening began: by seat, clockwise, the id of the person;
/// empty where it is as it was begun.
using SeatedPeople = std::vector<std::string>;
[[nodiscard]] SeatedPeople corrected_seats_of(const std::vector<EditRow>& edits);
/// Makes these the corrections in what an edit says.
void set_corrected_seats(Tree& text, const SeatedPeople& seats);

/// Whether the edit is the one that its id was made from.
[[nodiscard]] bool is_as_recorded(const EditRow& edit);

} // namespace consigliere::db
