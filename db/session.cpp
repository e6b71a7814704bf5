#include "db/session.h"

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
    Database& database, SessionId id, std::int64_t key, std::unique_ptr<ledger::Evening> evening)
    : m_database(&database)
    , m_id(std::move(id))
    , m_key(key)
    , m_evening(std::move(evening))
{
}

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

    const SessionRows rows = rows_of(record, *evening.value(), known);
    ErrorOr<std::int64_t, DatabaseError> key =
        in_transaction(connection, [&] { return insert_session(connection, rows); });
    if (key.is_error())
        return key.error();
    Session session(database, rows.id, key.value(), std::move(evening.value()));
    session.m_descriptions = static_cast<std::int64_t>(rows.components.size());
    return session;
}

ErrorOr<Session, DatabaseError> Session::resume(Database& database, const SessionId& id)
{
    Connection& connection = database.connection();
    return attempt(connection, [&]() -> ErrorOr<Session, DatabaseError> {
        const std::string file = connection.path.string();
        const std::optional<SessionRows> rows = read_session(connection, id);
        if (!rows)
            return DatabaseError{DatabaseError::Kind::no_session, file, id, {}};
        ErrorOr<std::unique_ptr<ledger::Evening>, DatabaseError> evening = evening_of(*rows, file);
        if (evening.is_error())
            return evening.error();
        Session session(database, rows->id, rows->key, std::move(evening.value()));
        session.m_differences = db::differences(*rows, *session.m_evening);
        session.m_descriptions = static_cast<std::int64_t>(rows->components.size());
        session.m_has_results = !read_results(connection, rows->key).empty();
        // The power may have gone out between the last entry and its result.
        const bool is_final = !results_of(*session.m_evening).empty();
        if (is_final != session.m_has_results)
            session.save_results();
        return session;
    });
}

ErrorOr<Entry, DatabaseError> Session::record(std::string_view line)
{
    std::unique_ptr<ledger::Trial> trial = m_evening->judge(line);
    if (!is_applied(trial->entry.verdict))
        return std::move(trial->entry);

    Connection& connection = m_database->connection();
    const std::int64_t number = m_evening->history().size() + 1;
    // One statement is one transaction: when it returns, the entry is on disk.
    const Failure<DatabaseError> failure = attempt(connection, [&]() -> Failure<DatabaseError> {
        Failure<DatabaseError> not_in_place = connection.check_in_place();
        if (!not_in_place.is_error())
            insert_entry(connection, m_key, number, row_of(trial->entry, *m_evening));
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
    const Failure<ledger::Complaint> complaint = m_evening->describe(components, [&] {
        const std::int64_t since = m_evening->history().size() + 1;
        not_written = in_transaction(connection, [&] {
            insert_component(connection, m_key, m_descriptions, {since, write_toml(components)});
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
        ++m_descriptions;
    return not_written;
}

void Session::save_results()
{
    const std::vector<ResultRow> results = results_of(*m_evening);
    if (results.empty() && !m_has_results)
        return;
    Connection& connection = m_database->connection();
    const Failure<DatabaseError> failure =
        in_transaction(connection, [&] { write_results(connection, m_key, results); });
    // The entries are safe, and the results follow from them: if there was no room to write them
    // down, the next entry or the next resume does it.
    m_has_results = failure.is_error() || !results.empty();
}

} // namespace consigliere::db
