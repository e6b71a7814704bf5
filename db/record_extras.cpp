#include "db/record_extras.h"

#include "db/archive/entry_times.h"
#include "db/date.h"
#include "db/entry_notes.h"
#include "db/tree_parts.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <optional>

namespace consigliere::db {

namespace {

constexpr const char* begun_key = "begun";
constexpr const char* paused_key = "pauses";
constexpr const char* course_key = "course_of";
constexpr const char* times_key = "times";
constexpr const char* notes_key = "entry_notes";

/// Parses "12 Text of the note" (entry number, text); nullopt if invalid.
std::optional<EntryNote> note_from(std::string_view text)
{
    const std::size_t space = std::min(text.find(' '), text.size());
    const std::optional<int> entry = ledger::number_of(text.substr(0, space));
    if (!entry || *entry < 1 || space + 1 >= text.size())
        return std::nullopt;
    return EntryNote{*entry, {}, std::string(text.substr(space + 1))};
}

bool is_pause(const std::string& text)
{
    const Pause pause = pause_from(text);
    return is_time(pause.begun) && (pause.ended.empty() || is_time(pause.ended));
}

/// Refuses the first element that is not a string or fails `is_good`.
template <typename IsGood>
Status<FileError> check_list(const Tree& head, const char* key, FileError::Kind kind,
    const std::string& file, const IsGood& is_good)
{
    const Tree* list = head.find(key);
    if (list == nullptr)
        return {};
    if (!list->is_list())
        return FileError{FileError::Kind::no_list, file, list->line(), key, {}};
    for (const Tree& element : list->elements()) {
        if (element.text() == nullptr)
            return FileError{FileError::Kind::no_list, file, element.line(), key, {}};
        if (!is_good(*element.text()))
            return FileError{kind, file, element.line(), *element.text(), {}};
    }
    return {};
}

/// True if the entries have distinct times, not only the time of an import.
bool has_times(const SessionRows& session)
{
    constexpr std::int64_t moment = 1000;
    const auto begun = milliseconds_of(session.created);
    if (session.entries.empty() || !begun)
        return false;
    for (const EntryRow& entry : session.entries) {
        if (!is_time(entry.at))
            return false;
    }
    return *milliseconds_of(session.entries.back().at) - *begun >= moment;
}

} // namespace

Status<FileError> check_extras(const Tree& head, std::size_t moves, const std::string& file)
{
    using Kind = FileError::Kind;
    for (const char* key : {begun_key, course_key}) {
        const Tree* value = head.find(key);
        if (value != nullptr && value->text() == nullptr)
            return FileError{Kind::no_text, file, value->line(), key, {}};
    }
    const Tree* begun = head.find(begun_key);
    if (begun != nullptr && !is_time(*begun->text()))
        return FileError{Kind::bad_time, file, begun->line(), *begun->text(), {}};
    const Tree* course = head.find(course_key);
    if (course != nullptr && session_id_from(*course->text()).empty())
        return FileError{Kind::bad_id, file, course->line(), *course->text(), {}};
    Status<FileError> failure = check_list(head, paused_key, Kind::bad_time, file, is_pause);
    if (!failure.is_error())
        failure = check_list(head, times_key, Kind::bad_time, file, is_time);
    if (!failure.is_error())
        failure = check_list(
            head, notes_key, Kind::bad_entry_note, file, [moves](const std::string& text) {
                const std::optional<EntryNote> note = note_from(text);
                return note && static_cast<std::size_t>(note->entry) <= moves;
            });
    const Tree* times = head.find(times_key);
    if (!failure.is_error() && times != nullptr && times->elements().size() > moves)
        return FileError{Kind::too_many_times, file, times->line(), {}, {}};
    return failure;
}

void write_extras(const SessionRows& session, Tree& head)
{
    for (const std::string_view key : extra_keys)
        head.remove(key);
    if (is_time(session.created))
        head.set(begun_key, session.created);
    std::vector<std::string> pauses;
    for (const Pause& pause : pauses_of(session.edits))
        pauses.push_back(text_of(pause));
    if (!pauses.empty())
        head.set(paused_key, Tree::list_of(pauses));
    if (session.branch_of)
        head.set(course_key, *session.branch_of);
    if (has_times(session))
        head.set(times_key, Tree::list_of(times_of(session)));
    std::vector<std::string> notes;
    for (const EntryNote& note : entry_notes_of(session))
        notes.push_back(std::to_string(note.entry) + " " + note.text);
    if (!notes.empty())
        head.set(notes_key, Tree::list_of(notes));
}

void read_extras(const Tree& head, SessionRows& session)
{
    const Tree* begun = head.find(begun_key);
    const std::vector<std::string> times = texts_in(head, times_key);
    if (begun != nullptr && begun->text() != nullptr)
        session.created = *begun->text();
    else if (!times.empty())
        session.created = times.front();
    std::string at = session.created;
    for (std::size_t i = 0; i < session.entries.size(); ++i)
        session.entries[i].at = at = i < times.size() ? times[i] : at;

    const SessionId root = session_id_from(text_in(head, course_key));
    if (!root.empty() && root != session.id)
        session.branch_of = root;

    Pauses pauses;
    for (const std::string& text : texts_in(head, paused_key))
        pauses.push_back(pause_from(text));
    if (const std::optional<EditRow> edit = edit_for(session.edits, pauses))
        session.edits.push_back(*edit);
    std::vector<EntryNote> notes;
    for (const std::string& text : texts_in(head, notes_key)) {
        std::optional<EntryNote> note = note_from(text);
        if (!note || static_cast<std::size_t>(note->entry) > session.entries.size())
            continue;
        note->line = session.entries[static_cast<std::size_t>(note->entry - 1)].line;
        notes.push_back(std::move(*note));
    }
    if (!notes.empty())
        session.edits.push_back(
            next_edit(session.edits, [&notes](Tree& text) { set_entry_notes(text, notes); }));
}

} // namespace consigliere::db
