#include "db/hash_chain.h"

#include "db/evening_set.h"
#include "db/hash_chain_rows.h"
#include "db/on_threads.h"

#include <sqlite3.h>

#include <algorithm>

namespace consigliere::db {

Hash hash_of_beginning(const SessionRows& session)
{
    return Digest("session")
        .add(session.game)
        .add(session.head)
        .add(session.rules_version)
        .add(session.created)
        .hash();
}

Hash hash_of_seats(const Hash& beginning, const SessionRows& session)
{
    Digest digest("seats");
    digest.add(beginning).add(session.id).add(session.branch_of);
    for (const SeatRow& seat : session.seats)
        digest.add(seat.actor).add(seat.person);
    return digest.hash();
}

Hash hash_of_component(const Hash& before, std::int64_t number, const ComponentRow& component)
{
    return Digest("component")
        .add(before)
        .add(number)
        .add(component.since)
        .add(component.definition)
        .hash();
}

Hash hash_of_entry(const Hash& before, std::int64_t number, const EntryRow& entry)
{
    return Digest("entry")
        .add(before)
        .add(number)
        .add(entry.at)
        .add(entry.line)
        .add(entry.verdict)
        .add(entry.rules)
        .add(entry.ruling)
        .hash();
}

Hash hash_of_result(const Hash& last_entry, std::int64_t seat, const ResultRow& result)
{
    return Digest("result")
        .add(last_entry)
        .add(seat)
        .add(result.rank)
        .add(result.total)
        .add(result.winner)
        .add(result.parts)
        .hash();
}

namespace {

using FaultKind = HashChainFault::Kind;

/// First component update that does not verify, and the earliest entry that it may affect.
struct FirstBroken {
    std::size_t component = 0;
    std::int64_t since = 1;
};

std::optional<FirstBroken> broken_component(const SessionRows& session)
{
    const EndRow& end = *session.end;
    Hash hash = end.beginning;
    std::int64_t since = 1;
    std::size_t number = 0;
    for (const ComponentRow& row : session.components) {
        hash = hash_of_component(hash, static_cast<std::int64_t>(number), row);
        if (row.number != static_cast<std::int64_t>(number) || row.hash != hash)
            return FirstBroken{number, std::min(since, row.since)};
        since = row.since;
        ++number;
    }
    if (static_cast<std::int64_t>(number) != end.components || hash != end.last_component)
        return FirstBroken{number, since};
    return std::nullopt;
}

/// Number of leading entries that verify.
std::size_t whole_entries(const SessionRows& session)
{
    Hash hash = session.end->beginning;
    std::int64_t number = 0;
    for (const EntryRow& row : session.entries) {
        hash = hash_of_entry(hash, ++number, row);
        if (row.number != number || row.hash != hash)
            return static_cast<std::size_t>(number - 1);
    }
    return session.entries.size();
}

std::optional<HashChainFault> fault_in_entries(const SessionRows& session)
{
    const std::size_t whole = whole_entries(session);
    const auto number = static_cast<int>(whole);
    if (whole < session.entries.size())
        return HashChainFault{FaultKind::entry, number + 1, number};
    const EndRow& end = *session.end;
    const Hash& last = session.entries.empty() ? end.beginning : session.entries.back().hash;
    if (end.entries != number || end.last_entry != last)
        return HashChainFault{FaultKind::end, number, number};
    return std::nullopt;
}

} // namespace

std::optional<HashChainFault> fault_in(const SessionRows& session)
{
    if (!session.end || session.end->beginning != hash_of_beginning(session))
        return HashChainFault{FaultKind::beginning, 0, 0};
    std::optional<HashChainFault> fault = fault_in_entries(session);
    if (const std::optional<FirstBroken> broken = broken_component(session)) {
        const int entries = fault ? fault->whole : static_cast<int>(session.entries.size());
        const int judged_with_it = static_cast<int>(std::max<std::int64_t>(broken->since, 1)) - 1;
        // An earlier corrupt entry is the first fault.
        if (!fault || judged_with_it < fault->whole)
            fault = HashChainFault{FaultKind::component, static_cast<int>(broken->component) + 1,
                std::min(entries, judged_with_it)};
    }
    if (fault)
        return fault;
    if (session.end->seats != hash_of_seats(session.end->beginning, session))
        return HashChainFault{FaultKind::seats, 0, static_cast<int>(session.entries.size())};
    return std::nullopt;
}

void keep_whole_part(SessionRows& session, const HashChainFault& fault)
{
    session.entries.resize(static_cast<std::size_t>(fault.whole));
    const std::size_t told = fault.kind == FaultKind::component
        ? static_cast<std::size_t>(fault.number - 1)
        : session.components.size();
    std::vector<ComponentRow>& rows = session.components;
    const auto is_later = [&](const ComponentRow& row) { return row.since > fault.whole + 1; };
    rows.resize(std::min(told, rows.size()));
    rows.erase(std::remove_if(rows.begin(), rows.end(), is_later), rows.end());
}

DatabaseError not_as_recorded(
    const Connection& connection, const SessionRows& session, const HashChainFault& fault)
{
    return {DatabaseError::Kind::not_as_recorded, connection.path.string(), session.id, {}, fault};
}

SessionRows read_recorded(Connection& connection, const SessionId& id)
{
    SessionRows rows = stored_session(connection, id);
    if (const std::optional<HashChainFault> fault = fault_in(rows))
        throw not_as_recorded(connection, rows, *fault);
    return rows;
}

namespace {

struct ReadEvening {
    SessionId id;
    std::optional<SessionRows> rows;
    std::string detail;
};

ReadEvening read_evening(Connection& connection, SessionReader& reader, const SessionId& id)
{
    try {
        return {id, reader.read(id), lost_session(connection, id).detail};
    } catch (const SQLite::Exception& exception) {
        // A disk error says nothing about the evening.
        if (error_of(exception, connection.path).kind != DatabaseError::Kind::damaged)
            throw;
        return {id, std::nullopt, exception.what()};
    }
}

/// The fault of an evening, which may be that its rows are unreadable.
std::optional<CorruptEvening> broken_evening(const ReadEvening& evening)
{
    if (!evening.rows)
        return CorruptEvening{evening.id, std::nullopt, evening.detail};
    const std::optional<HashChainFault> fault = fault_in(*evening.rows);
    return fault ? std::optional(CorruptEvening{evening.id, fault, {}}) : std::nullopt;
}

} // namespace

ErrorOr<std::vector<CorruptEvening>, DatabaseError> broken_evenings(Database& database)
{
    return broken_evenings(database.connection());
}

ErrorOr<std::vector<CorruptEvening>, DatabaseError> broken_evenings(Connection& connection)
{
    return catch_sqlite_errors(connection, [&connection] {
        std::vector<CorruptEvening> broken;
        SessionReader reader(connection);
        auto found = worked_on_threads(
            all_sessions(connection),
            [&](const SessionId& id) { return read_evening(connection, reader, id); },
            broken_evening);
        for (std::optional<CorruptEvening>& evening : found) {
            if (evening)
                broken.push_back(std::move(*evening));
        }
        for (std::int64_t lost = missing_evenings(connection); lost > 0; --lost)
            broken.push_back({{}, HashChainFault{FaultKind::beginning, 0, 0}, {}});
        return broken;
    });
}

ErrorOr<std::optional<HashChainFault>, DatabaseError> fault_of(
    Database& database, const SessionId& id)
{
    return catch_sqlite_errors(
        database, [&](Connection& connection) { return fault_in(stored_session(connection, id)); });
}

} // namespace consigliere::db
