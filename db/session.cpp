#include "db/session.h"

#include "db/bounds.h"
#include "db/connection.h"
#include "db/hash_chain_rows.h"
#include "db/learned_box_rows.h"
#include "db/results.h"
#include "db/session_record.h"
#include "db/toml.h"
#include "db/unsaved.h"
#include "engine/games/games.h"

#include <utility>

namespace consigliere::db {

using ledger::Entry;

Session::Session(Database& database, SessionRows rows, std::unique_ptr<ledger::Evening> evening)
    : m_database(&database)
    , m_id(rows.id)
    , m_rows(std::make_unique<SessionRows>(std::move(rows)))
    , m_saved_entries(m_rows->entries.size())
    , m_saved_components(m_rows->components.size())
    , m_evening(std::move(evening))
{
}
Session::Session(Session&&) noexcept = default;
Session& Session::operator=(Session&&) noexcept = default;
Session::~Session() = default;

ErrorOr<Session, DatabaseError> Session::begin(
    Database& database, const Tree& head, const std::vector<Tree>& known)
{
    Connection& connection = database.connection();
    const std::string file = connection.path.string();
    Record record;
    record.head = head;
    if (const Status<FileError> too_long = check_bounds(head, file))
        return DatabaseError{DatabaseError::Kind::unusable_record, file, {}, too_long.error()};
    ErrorOr<std::unique_ptr<ledger::Evening>, FileError> evening = referee(record, file, known);
    if (evening.is_error())
        return DatabaseError{DatabaseError::Kind::unusable_record, file, {}, evening.error()};

    SessionRows rows = rows_of(record, *evening.value(), known);
    const Status<DatabaseError> failure =
        in_transaction(connection, [&] { insert_session(connection, rows); });
    if (failure.is_error())
        return failure.error();
    return Session(database, std::move(rows), std::move(evening.value()));
}

ErrorOr<Session, DatabaseError> Session::resume(Database& database, const SessionId& id)
{
    return catch_sqlite_errors(
        database, [&](Connection& connection) -> ErrorOr<Session, DatabaseError> {
            SessionRows rows = read_recorded(connection, id);
            auto evening = evening_of(rows, connection.path.string());
            if (evening.is_error())
                return evening.error();
            std::vector<Difference> found = db::differences(rows, *evening.value());
            Session session(database, std::move(rows), std::move(evening.value()));
            session.m_differences = std::move(found);
            session.compare_results();
            return session;
        });
}

void Session::compare_results()
{
    const StoredResults stored =
        read_stored_results(m_database->connection(), m_rows->key, *m_rows->end);
    m_has_results = !stored.rows.empty();
    const std::vector<ResultRow> found = results_of(*m_evening);
    // Power may have been lost between the last entry and its result.
    const bool is_missing = stored.rows.empty() || stored.state == StoredResults::State::older;
    if (is_missing && !found.empty())
        save_results();
    else if (const std::optional<Difference> difference = difference_of(*m_rows, stored, found))
        m_differences.push_back(*difference);
}

Status<DatabaseError> Session::check_room(const std::vector<std::string>& lines) const
{
    const std::string file = m_database->path().string();
    const auto refuse = [&file](FileError error) {
        return DatabaseError{DatabaseError::Kind::unusable_record, file, {}, std::move(error)};
    };
    if (m_rows->entries.size() + lines.size() > static_cast<std::size_t>(most_moves))
        return refuse({FileError::Kind::too_many_moves, file, 0, {}, {}});
    for (const std::string& line : lines) {
        if (const Status<FileError> too_long = check_bounds("moves", line, file))
            return refuse(too_long.error());
    }
    return {};
}

ErrorOr<Entry, DatabaseError> Session::record(std::string_view line)
{
    if (const Status<DatabaseError> no_room = check_room({std::string(line)}))
        return no_room.error();
    std::unique_ptr<ledger::PendingEntry> trial = m_evening->judge(line);
    if (!is_applied(trial->entry.verdict))
        return std::move(trial->entry);

    m_rows->entries.push_back(row_of(trial->entry, *m_evening));
    if (const Status<DatabaseError> failure = write_unsaved()) {
        m_rows->entries.pop_back();
        return failure.error();
    }
    // The evening is unchanged since the judgement, so the entry can be appended.
    const Entry& entry = *m_evening->append(std::move(trial));
    saved();
    return entry;
}

ErrorOr<std::vector<Entry>, DatabaseError> Session::record_all(
    const std::vector<std::string>& lines)
{
    if (const Status<DatabaseError> no_room = check_room(lines))
        return no_room.error();
    // Each line is judged after those before it, and the evening must not change before the commit;
    // so they are judged on a copy.
    const auto course = games::copying_of(*m_evening).copy(*m_evening);
    std::vector<Entry> entries;
    for (const std::string& line : lines) {
        std::unique_ptr<ledger::PendingEntry> trial = course->judge(line);
        if (!is_applied(trial->entry.verdict))
            return std::vector{std::move(trial->entry)};
        entries.push_back(*course->append(std::move(trial)));
    }
    if (entries.empty())
        return entries;

    std::vector<EntryRow> rows;
    for (const Entry& entry : entries)
        rows.push_back(row_of(entry, *course));
    const std::size_t before = m_rows->entries.size();
    m_rows->entries.insert(m_rows->entries.end(), rows.begin(), rows.end());
    if (const Status<DatabaseError> failure = write_unsaved()) {
        m_rows->entries.resize(before);
        return failure.error();
    }
    for (const Entry& entry : entries)
        m_evening->replay(entry.line, entry.verdict);
    saved();
    return entries;
}

ErrorOr<Entry, DatabaseError> Session::keep(std::string_view line)
{
    if (const Status<DatabaseError> no_room = check_room({std::string(line)}))
        return no_room.error();
    std::unique_ptr<ledger::PendingEntry> trial = m_evening->judge(line);
    if (!is_applied(trial->entry.verdict))
        return std::move(trial->entry);
    m_rows->entries.push_back(row_of(trial->entry, *m_evening));
    note_unsaved();
    return *m_evening->append(std::move(trial));
}

/// Writes all unsaved rows; all or nothing.
Status<DatabaseError> Session::write_unsaved()
{
    Connection& connection = m_database->connection();
    EndRow end = *m_rows->end;
    const auto insert = [&] {
        const std::string game(m_evening->game());
        for (std::size_t i = m_saved_components; i < m_rows->components.size(); ++i) {
            const ComponentRow& row = m_rows->components[i];
            insert_component(connection, m_rows->key, end, row);
            const auto told = read_toml_text(row.definition, connection.path.string());
            if (!told.is_error())
                learn_what_fits(
                    connection, game, components_of(game, told.value()), Precedence::described);
        }
        for (std::size_t i = m_saved_entries; i < m_rows->entries.size(); ++i)
            insert_entry(connection, m_rows->key, end, m_rows->entries[i]);
    };
    const bool is_one_entry = m_saved_components == m_rows->components.size()
        && m_saved_entries + 1 == m_rows->entries.size();
    // A single statement is a transaction: when it returns, the entry is on disk.
    Status<DatabaseError> failure =
        is_one_entry ? with_file_check(connection, insert) : in_transaction(connection, insert);
    if (!failure.is_error())
        m_rows->end = end;
    return failure;
}

/// Call when everything is on disk.
void Session::saved()
{
    m_saved_entries = m_rows->entries.size();
    m_saved_components = m_rows->components.size();
    if (std::exchange(m_has_note, false))
        forget_unsaved(*m_database);
    save_results();
}

void Session::note_unsaved()
{
    Unsaved unsaved{m_id, {}, {}};
    for (std::size_t i = m_saved_components; i < m_rows->components.size(); ++i)
        unsaved.descriptions.push_back({m_rows->components[i].definition});
    for (std::size_t i = m_saved_entries; i < m_rows->entries.size(); ++i)
        unsaved.entries.push_back({static_cast<int>(i + 1), m_rows->entries[i].line});
    db::note_unsaved(*m_database, unsaved);
    m_has_note = true;
}

std::vector<std::string> Session::times() const
{
    return times_of(*m_rows);
}

int Session::unsaved_entries() const
{
    return static_cast<int>(m_rows->entries.size() - m_saved_entries);
}

bool Session::has_unsaved() const
{
    return unsaved_entries() > 0 || m_saved_components < m_rows->components.size();
}

Status<DatabaseError> Session::retry_save()
{
    if (!has_unsaved())
        return {};
    Status<DatabaseError> failure = write_unsaved();
    if (!failure.is_error())
        saved();
    return failure;
}

ErrorOr<Record, DatabaseError> Session::as_record() const
{
    return record_of(*m_rows, Components::met, m_database->path().string());
}

Status<DatabaseError> Session::describe(const Tree& components)
{
    Status<DatabaseError> not_written;
    const Status<DatabaseError> refused = add_description(components, [&] {
        not_written = write_unsaved();
        return !not_written.is_error();
    });
    if (not_written.is_error())
        return not_written;
    // Only now is the evening modified; the score of a finished one may change.
    if (!refused.is_error())
        saved();
    return refused;
}

Status<DatabaseError> Session::keep_description(const Tree& components)
{
    Status<DatabaseError> refused = add_description(components, [] { return true; });
    if (!refused.is_error())
        note_unsaved();
    return refused;
}

Status<DatabaseError> Session::add_description(
    const Tree& components, const std::function<bool()>& keep)
{
    const std::string file = m_database->path().string();
    if (const Status<FileError> too_long = check_bounds(components, file))
        return DatabaseError{DatabaseError::Kind::unusable_record, file, {}, too_long.error()};
    const Status<ledger::RecordError> complaint = m_evening->describe(components, [&] {
        const std::int64_t since = m_evening->history().size() + 1;
        m_rows->components.push_back({since, write_toml(components)});
        const bool is_kept = keep();
        if (!is_kept)
            m_rows->components.pop_back();
        return is_kept;
    });
    if (complaint.is_error())
        return DatabaseError{DatabaseError::Kind::unusable_record, file, {},
            {FileError::Kind::bad_record, file, complaint.error().line, {},
                complaint.error().reason}};
    return {};
}

void Session::save_results()
{
    const std::vector<ResultRow> results = results_of(*m_evening);
    if (results.empty() && !m_has_results)
        return;
    Connection& connection = m_database->connection();
    const Status<DatabaseError> failure = in_transaction(
        connection, [&] { write_results(connection, m_rows->key, *m_rows->end, results); });
    // Failure is acceptable: the entries are saved, and the next entry or resume writes the derived
    // results.
    m_has_results = failure.is_error() || !results.empty();
}

} // namespace consigliere::db
