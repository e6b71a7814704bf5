#include "db/session_list.h"

#include "db/bounds.h"
#include "db/date.h"
#include "db/evening_branches.h"
#include "db/people_rows.h"
#include "db/results.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <map>

namespace consigliere::db {

namespace {

/// Summaries with their session keys, in list order.
std::vector<std::pair<std::int64_t, SessionSummary>> read_summaries(Connection& connection)
{
    // Entries are numbered without gaps, so the last number is their count. NOT INDEXED: a damaged
    // index may lack rows.
    SQLite::Statement rows = query(connection,
        "SELECT session.id, uuid, game, created, coalesce(at, created), coalesce(seq, 0), "
        "branch_of,"
        " rules_version, coalesce(lower(hex(entry.hash)), ''),"
        " coalesce(lower(hex(last_component)), '')"
        " FROM session NOT INDEXED LEFT JOIN session_end ON session_end.session = session.id"
        " LEFT JOIN entry ON entry.session = session.id"
        " AND seq = (SELECT max(seq) FROM entry WHERE session = session.id)"
        " ORDER BY coalesce(at, created) DESC, session.id DESC");
    std::vector<std::pair<std::int64_t, SessionSummary>> summaries;
    while (rows.executeStep()) {
        SessionSummary summary;
        summary.id = rows.getColumn(1).getString();
        summary.game = rows.getColumn(2).getString();
        summary.created = rows.getColumn(3).getString();
        summary.updated = rows.getColumn(4).getString();
        summary.entries = rows.getColumn(5).getInt();
        summary.branch_of = text_or_nothing(rows.getColumn(6));
        summary.rules_version = rows.getColumn(7).getInt64();
        summary.last_hash = rows.getColumn(8).getString();
        summary.told_hash = rows.getColumn(9).getString();
        summaries.emplace_back(rows.getColumn(0).getInt64(), std::move(summary));
    }
    return summaries;
}

void seat_person(const Identities& identities, const std::string& id, SessionSummary::Seat& seat)
{
    const Identities::Identity person = identities.of(id);
    seat.player = shortened(person.name, most_bytes("player"));
    seat.person = person.uuid;
}

std::map<std::int64_t, std::vector<SessionSummary::Seat>> read_seats(
    Connection& connection, const Identities& identities)
{
    SQLite::Statement rows = query(connection,
        "SELECT session, actor, uuid FROM seat LEFT JOIN person ON person.id = seat.person"
        " ORDER BY session, seat");
    std::map<std::int64_t, std::vector<SessionSummary::Seat>> seats;
    while (rows.executeStep()) {
        SessionSummary::Seat seat;
        seat.actor = rows.getColumn(1).getString();
        if (!rows.getColumn(2).isNull())
            seat_person(identities, rows.getColumn(2).getString(), seat);
        seats[rows.getColumn(0).getInt64()].push_back(std::move(seat));
    }
    return seats;
}

void correct_seats(
    const Identities& identities, const SeatedPeople& corrected, SessionSummary& summary)
{
    for (std::size_t i = 0; i < std::min(corrected.size(), summary.seats.size()); ++i) {
        if (identities.knows(corrected[i]))
            seat_person(identities, corrected[i], summary.seats[i]);
    }
}

/// Adds the result only if it verifies and belongs to the last entry.
void add_results(const StoredResults& stored, SessionSummary& summary)
{
    using State = StoredResults::State;
    summary.has_changed_result = stored.state == State::changed;
    if (stored.state != State::current)
        return;
    const std::vector<ResultRow>& results = stored.rows;
    summary.is_finished = !results.empty();
    for (std::size_t i = 0; i < std::min(results.size(), summary.seats.size()); ++i) {
        summary.seats[i].rank = results[i].rank;
        summary.seats[i].total = results[i].total;
        summary.seats[i].is_winner = results[i].winner == 1;
    }
}

/// Adds the edit that sets these details or pauses.
template <typename Said>
Status<DatabaseError> say(Database& database, const SessionId& id, const Said& said)
{
    return in_transaction(database, [&](Connection& connection) {
        const SessionRows session = stored_session(connection, id);
        if (const std::optional<EditRow> edit = edit_for(session.edits, said))
            edit_evening(connection, session, *edit);
    });
}

} // namespace

ErrorOr<std::vector<SessionSummary>, DatabaseError> list_sessions(Database& database)
{
    return catch_sqlite_errors(database, [](Connection& connection) {
        const Identities identities(connection);
        auto seats = read_seats(connection, identities);
        auto edits = read_all_edits(connection);
        auto results = read_all_results(connection);
        std::vector<SessionSummary> list;
        for (auto& [key, summary] : read_summaries(connection)) {
            summary.details = details_of(edits[key]);
            for (std::string* text : {&summary.details.name, &summary.details.place})
                *text = shortened(std::move(*text), most_bytes("place"));
            summary.details.notes =
                shortened(std::move(summary.details.notes), most_bytes("notes"));
            summary.pauses = pauses_of(edits[key]);
            summary.seats = std::move(seats[key]);
            correct_seats(identities, corrected_seats_of(edits[key]), summary);
            add_results(results[key], summary);
            list.push_back(std::move(summary));
        }
        return list;
    });
}

Status<DatabaseError> change_details(
    Database& database, const SessionId& id, const SessionDetails& details)
{
    const std::string file = database.path().string();
    if (!details.date.empty() && !is_date(details.date))
        return DatabaseError{DatabaseError::Kind::unusable_record, file, {},
            {FileError::Kind::bad_date, file, 0, details.date, {}}};
    std::vector<Status<FileError>> bounds{check_bounds("name", details.name, file),
        check_bounds("place", details.place, file), check_bounds("notes", details.notes, file)};
    for (const std::string& tag : details.tags)
        bounds.push_back(check_bounds("tags", tag, file));
    if (details.tags.size() > most_tags)
        bounds.emplace_back(FileError{FileError::Kind::too_large, file, 0, {}, {}});
    for (const Status<FileError>& bound : bounds) {
        if (bound.is_error())
            return DatabaseError{DatabaseError::Kind::unusable_record, file, {}, bound.error()};
    }
    return say(database, id, details);
}

Status<DatabaseError> change_shown_details(
    Database& database, const SessionId& id, const SessionDetails& shown, SessionDetails details)
{
    const ErrorOr<SessionDetails, DatabaseError> whole = read_details(database, id);
    if (whole.is_error())
        return whole.error();
    for (const auto text :
        {&SessionDetails::name, &SessionDetails::place, &SessionDetails::notes}) {
        if (details.*text == ledger::trim(shown.*text))
            details.*text = whole.value().*text;
    }
    return change_details(database, id, details);
}

Status<DatabaseError> change_seats(
    Database& database, const SessionId& id, const std::vector<std::string>& names)
{
    const std::string file = database.path().string();
    for (const std::string& name : names) {
        if (const Status<FileError> too_long = check_bounds("player", name, file))
            return DatabaseError{DatabaseError::Kind::unusable_record, file, {}, too_long.error()};
    }
    return in_transaction(database, [&](Connection& connection) {
        const SessionRows session = stored_session(connection, id);
        const Identities identities(connection);
        const SeatedPeople before = corrected_seats_of(session.edits);
        SeatedPeople seated = before;
        seated.resize(session.seats.size());
        for (std::size_t i = 0; i < std::min(names.size(), seated.size()); ++i) {
            SeatRow sits = session.seats[i];
            const std::string& person = seated[i].empty() ? sits.person : seated[i];
            const std::string name(ledger::trim(names[i]));
            if (name.empty() || (!person.empty() && identities.of(person).name == name))
                continue;
            sits = {sits.actor, name};
            static_cast<void>(remember_person(connection, sits));
            seated[i] = sits.person;
        }
        if (std::ranges::any_of(seated, [](const std::string& person) { return !person.empty(); })
            && seated != before)
            edit_evening(connection, session, next_edit(session.edits, [&seated](Tree& text) {
                set_corrected_seats(text, seated);
            }));
    });
}

ErrorOr<SessionDetails, DatabaseError> read_details(Database& database, const SessionId& id)
{
    return catch_sqlite_errors(database,
        [&](Connection& connection) { return details_of(stored_session(connection, id).edits); });
}

ErrorOr<Pauses, DatabaseError> read_pauses(Database& database, const SessionId& id)
{
    return catch_sqlite_errors(database,
        [&](Connection& connection) { return pauses_of(stored_session(connection, id).edits); });
}

Status<DatabaseError> change_pauses(Database& database, const SessionId& id, const Pauses& pauses)
{
    return say(database, id, pauses);
}

} // namespace consigliere::db
