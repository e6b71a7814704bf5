#include "db/session.h"

#include "db/chain_rows.h"
#include "db/connection.h"
#include "db/learned_box_rows.h"
#include "db/results.h"
#include "db/session_record.h"

#include <utility>

namespace consigliere::db {

using ledger::Entry;
using ledger::ErrorOr;
using ledger::Failure;
using ledger::Tree;

Session::Session(
    Database& database, const SessionRows& rows, std::unique_ptr<ledger::Evening> evening)
    : m_database(&database)
    , m_id(rows.id)
    , m_key(rows.key)
    , m_evening(std::move(evening))
    , m_end(std::make_unique<EndRow>(*rows.end))
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
    ErrorOr<std::unique_ptr<ledger::Evening>, FileError> evening = referee(record, file, known);
    if (evening.is_error())
        return DatabaseError{DatabaseError::Kind::unusable_record, file, {}, evening.error()};

    SessionRows rows = rows_of(record, *evening.value(), known);
    const Failure<DatabaseError> failure =
        in_transaction(connection, [&] { insert_session(connection, rows); });
    if (failure.is_error())
        return failure.error();
    return Session(database, rows, std::move(evening.value()));
}

ErrorOr<Session, DatabaseError> Session::resume(Database& database, const SessionId& id)
{
    Connection& connection = database.connection();
    return attempt(connection, [&]() -> ErrorOr<Session, DatabaseError> {
        const std::string file = connection.path.string();
        const ErrorOr<SessionRows, DatabaseError> read = read_recorded(connection, id);
        if (read.is_error())
            return read.error();
        const SessionRows& rows = read.value();
        ErrorOr<std::unique_ptr<ledger::Evening>, DatabaseError> evening = evening_of(rows, file);
        if (evening.is_error())
            return evening.error();
        Session session(database, rows, std::move(evening.value()));
        session.m_differences = db::differences(rows, *session.m_evening);
        session.compare_results();
        return session;
    });
}

void Session::compare_results()
{
    const StoredResults stored = read_stored_results(m_database->connection(), m_key, *m_end);
    m_has_results = !stored.rows.empty();
    const std::vector<ResultRow> found = results_of(*m_evening);
    if (const std::optional<Difference> difference = difference_of(stored, found))
        m_differences.push_back(*difference);
    // The power may have gone out between the last entry and its result.
    const bool is_missing = stored.rows.empty() || stored.state == StoredResults::State::older;
    if (is_missing && !found.empty())
        save_results();
}

ErrorOr<Entry, DatabaseError> Session::record(std::string_view line)
{
    std::unique_ptr<ledger::Trial> trial = m_evening->judge(line);
    if (!is_applied(trial->entry.verdict))
        return std::move(trial->entry);

    Connection& connection = m_database->connection();
    // One statement is one transaction: when it returns, the entry is on disk.
    const Failure<DatabaseError> failure = attempt(connection, [&]() -> Failure<DatabaseError> {
        Failure<DatabaseError> not_in_place = connection.check_in_place();
        if (!not_in_place.is_error())
            insert_entry(connection, m_key, *m_end, row_of(trial->entry, *m_evening));
        return not_in_place;
    });
    if (failure.is_error())
        return failure.error();
    // Nothing else has happened to the evening meanwhile, so it is taken.
    const Entry& entry = *m_evening->adopt(std::move(trial));
    save_results();
    return entry;
}

Failure<DatabaseError> Session::describe(const Tree& components)
{
    Connection& connection = m_database->connection();
    const std::string file = connection.path.string();
    const std::string game(m_evening->game());
    Failure<DatabaseError> not_written;
    EndRow end = *m_end;
    const Failure<ledger::Complaint> complaint = m_evening->describe(components, [&] {
        const std::int64_t since = m_evening->history().size() + 1;
        not_written = in_transaction(connection, [&] {
            insert_component(connection, m_key, end, {since, write_toml(components)});
            learn_what_fits(
                connection, game, components_of(game, components), Precedence::described);
        });
        return !not_written.is_error();
    });
    if (complaint.is_error())
        return DatabaseError{DatabaseError::Kind::unusable_record, file, {},
            {FileError::Kind::bad_record, file, complaint.error().line, {},
                complaint.error().reason}};
    if (!not_written.is_error())
        *m_end = end;
    return not_written;
}

void Session::save_results()
{
    const std::vector<ResultRow> results = results_of(*m_evening);
    if (results.empty() && !m_has_results)
        return;
    Connection& connection = m_database->connection();
    const Failure<DatabaseError> failure =
        in_transaction(connection, [&] { write_results(connection, m_key, *m_end, results); });
    // The entries are safe, and the results follow from them: if there was no room to write them
    // down, the next entry or the next resume does it.
    m_has_results = failure.is_error() || !results.empty();
}

} // namespace consigliere::db
