#include "db/club/local_evenings.h"

#include "db/bounds.h"
#include "db/evening_set.h"
#include "db/hash_chain_rows.h"
#include "db/import_session.h"
#include "db/rows.h"
#include "db/setting_rows.h"
#include "db/shared_settings.h"
#include "db/tree_parts.h"

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

namespace consigliere::db {

namespace {

constexpr const char* position_key = "club:position";

/// Sessions whose result belongs to their last entry.
constexpr const char* finished_sessions =
    "SELECT session.id, uuid, coalesce(branch_of, uuid), last_entry, last_component, seats"
    " FROM session JOIN session_end ON session_end.session = session.id"
    " WHERE EXISTS (SELECT 1 FROM result WHERE result.session = session.id"
    " AND result.entries = session_end.entries) ORDER BY session.id";

std::map<std::int64_t, std::vector<std::string>> edits_by_session(Connection& connection)
{
    SQLite::Statement rows =
        query(connection, "SELECT session, uuid FROM session_edit ORDER BY uuid");
    std::map<std::int64_t, std::vector<std::string>> edits;
    while (rows.executeStep())
        edits[rows.getColumn(0).getInt64()].push_back(rows.getColumn(1).getString());
    return edits;
}

std::vector<LocalEvening> read_finished(Connection& connection)
{
    auto edits = edits_by_session(connection);
    struct Courses {
        std::vector<SessionId> ids;
        std::vector<Hash> hashes;
    };
    std::map<SessionId, Courses> by_evening;
    SQLite::Statement rows = query(connection, finished_sessions);
    while (rows.executeStep()) {
        EndRow end;
        end.last_entry = hash_in(rows.getColumn(3));
        end.last_component = hash_in(rows.getColumn(4));
        end.seats = hash_in(rows.getColumn(5));
        Courses& courses = by_evening[rows.getColumn(2).getString()];
        courses.ids.push_back(rows.getColumn(1).getString());
        courses.hashes.push_back(hash_of_course(end, edits[rows.getColumn(0).getInt64()]));
    }
    std::vector<LocalEvening> evenings;
    for (auto& [id, courses] : by_evening) {
        // A damaged id is reported by `verify`.
        if (session_id_from(id) == id)
            evenings.push_back({{id, hash_of_courses(courses.hashes)}, std::move(courses.ids)});
    }
    return evenings;
}

ArchivedCourse read_finished_course(Connection& connection, const SessionId& id)
{
    SessionRows rows = read_recorded(connection, id);
    StoredResults results = read_stored_results(connection, rows.key, *rows.end);
    if (results.state != StoredResults::State::current || results.rows.empty())
        throw not_as_recorded(connection, rows,
            {HashChainFault::Kind::end, static_cast<int>(rows.entries.size()), 0});
    return {std::move(rows), std::move(results.rows)};
}

/// Imports the courses of one evening. Damaged ones change nothing.
Adopted adopt_evening(Connection& connection, const Arrivals::Evening& evening)
{
    Adopted adopted;
    if (!evening.courses) {
        adopted.refused.push_back(evening.id);
        return adopted;
    }
    for (ArchivedCourse course : *evening.courses) {
        const auto taken =
            import_foreign_session(connection, std::move(course.rows), course.results, evening.id);
        if (taken.is_error()) {
            adopted.refused.push_back(evening.id);
            return adopted;
        }
        const ImportOutcome outcome = taken.value().adoption;
        adopted.added += outcome == ImportOutcome::added ? 1 : 0;
        adopted.extended += outcome == ImportOutcome::extended ? 1 : 0;
        adopted.diverged += outcome == ImportOutcome::branched ? 1 : 0;
    }
    return adopted;
}

std::vector<PersonRow> usable(std::vector<PersonRow> people)
{
    std::erase_if(people, [](const PersonRow& person) {
        return person.name.empty() || session_id_from(person.uuid) != person.uuid
            || check_bounds("player", person.name, person.uuid).is_error();
    });
    return people;
}

void write_position(Connection& connection, const ArchivePosition& position)
{
    std::ostringstream text;
    text << position.club << ' ' << position.evenings << ' ' << position.people << ' '
         << position.same << ' ' << (position.last.empty() ? "-" : position.last) << ' '
         << position.shared;
    write_setting_row(connection, position_key, text.str());
}

/// What is no news is taken in as from another database: it doesn't count over what was said here.
void know_pairs(Connection& connection, const std::vector<PairSaid>& pairs)
{
    for (const auto& [pair, is_same, is_news] : pairs) {
        const auto& [one, other] = pair;
        if (is_same && is_news)
            declare_same(connection, one, other);
        else if (is_same)
            know_same_people(connection, {pair});
        else if (is_news || !were_apart(connection, pair))
            declare_apart(connection, one, other);
    }
}

} // namespace

ErrorOr<std::vector<LocalEvening>, DatabaseError> finished_evenings(Database& database)
{
    return catch_sqlite_errors(
        database, [](Connection& connection) { return read_finished(connection); });
}

ErrorOr<std::vector<ArchivedCourse>, DatabaseError> read_evening(
    Database& database, const LocalEvening& evening)
{
    return catch_sqlite_errors(database, [&](Connection& connection) {
        std::vector<ArchivedCourse> courses;
        for (const SessionId& id : evening.courses)
            courses.push_back(read_finished_course(connection, id));
        return courses;
    });
}

ErrorOr<PeopleSaid, DatabaseError> people_of_finished(Database& database)
{
    return catch_sqlite_errors(database, [](Connection& connection) {
        // Who sat there or in a result without entries, who was put there by a later correction,
        // and who is the same as these.
        const std::vector<std::string> seated = rows_of<std::string, std::string>(query(connection,
            "SELECT DISTINCT person.uuid FROM person JOIN seat ON seat.person = person.id"
            " JOIN session_end ON session_end.session = seat.session"
            " WHERE EXISTS (SELECT 1 FROM result WHERE result.session = seat.session"
            " AND result.entries = session_end.entries)"));
        std::set<std::string> wanted(seated.begin(), seated.end());
        SQLite::Statement edits = query(connection,
            "SELECT session_edit.uuid, replaces, details FROM session_edit"
            " JOIN session_end USING (session) WHERE EXISTS (SELECT 1 FROM result"
            " WHERE result.session = session_edit.session"
            " AND result.entries = session_end.entries)");
        while (edits.executeStep()) {
            const EditRow edit{edits.getColumn(0).getString(), edits.getColumn(1).getString(),
                edits.getColumn(2).getString()};
            for (const std::string& person : corrected_seats_of({edit}))
                wanted.insert(person);
        }
        for (const auto& [id, play] : shared_settings_of(connection, play_setting)) {
            for (const Tree& seat : list_in(play, "seats"))
                wanted.insert(text_in(seat, "person"));
        }
        PeopleSaid said;
        const std::vector<SamePerson> pairs = read_same_people(connection);
        for (bool grows = true; grows;) {
            grows = false;
            for (const auto& [one, other] : pairs) {
                if (wanted.contains(one) != wanted.contains(other))
                    grows = wanted.insert(one).second || wanted.insert(other).second;
            }
        }
        for (const SamePerson& pair : pairs) {
            if (wanted.contains(pair.first))
                said.pairs.push_back({pair, true});
        }
        for (const SamePerson& pair : read_people_apart(connection)) {
            if (wanted.contains(pair.first) && wanted.contains(pair.second))
                said.pairs.push_back({pair, false});
        }
        for (PersonRow& person : read_people(connection)) {
            if (wanted.contains(person.uuid) && is_as_recorded(person) && !person.name.empty()
                && session_id_from(person.uuid) == person.uuid)
                said.people.push_back(std::move(person));
        }
        return said;
    });
}

ErrorOr<ArchivePosition, DatabaseError> archive_position(Database& database)
{
    return catch_sqlite_errors(database, [](Connection& connection) {
        ArchivePosition position;
        std::istringstream text(setting_row(connection, position_key).value_or(""));
        text >> position.club >> position.evenings >> position.people >> position.same
            >> position.last >> position.shared;
        return position;
    });
}

void Adopted::add(const Adopted& other)
{
    added += other.added;
    extended += other.extended;
    diverged += other.diverged;
    refused.insert(refused.end(), other.refused.begin(), other.refused.end());
    things.taken += other.things.taken;
    things.damaged += other.things.damaged;
}

ErrorOr<Adopted, DatabaseError> adopt(Database& database, const Arrivals& arrivals)
{
    return catch_sqlite_errors(database, [&](Connection& connection) {
        const HastyCommits hasty(connection);
        return in_transaction(connection, [&] {
            Adopted adopted;
            ReturningEvenings returning(connection);
            know_people(connection, usable(arrivals.said.people));
            know_pairs(connection, arrivals.said.pairs);
            adopted.things = take_things(connection, arrivals.things);
            for (const Arrivals::Evening& evening : arrivals.evenings)
                adopted.add(adopt_evening(connection, evening));
            returning.reconcile();
            if (!arrivals.after.club.empty())
                write_position(connection, arrivals.after);
            return adopted;
        });
    });
}

} // namespace consigliere::db
