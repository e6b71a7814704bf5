#include "db/merge.h"

#include "db/bounds.h"
#include "db/evening_branches.h"
#include "db/evening_set.h"
#include "db/hash_chain_rows.h"
#include "db/house_rule_rows.h"
#include "db/import_session.h"
#include "db/learned_box_rows.h"
#include "db/merge_new.h"
#include "db/people_rows.h"
#include "db/photo_rows.h"
#include "db/rows.h"
#include "db/shared_settings.h"
#include "db/toml.h"
#include "engine/games/games.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace consigliere::db {

namespace {

struct Contents {
    struct Session {
        SessionRows rows;
        std::vector<ResultRow> results;
    };
    /// In their order; an error for an unreadable session.
    std::vector<std::pair<SessionId, ErrorOr<Session, DatabaseError>>> sessions;
    std::vector<PersonRow> people; ///< People whose names verify.
    std::set<std::string> changed_names; ///< Ids of the others.
    std::vector<SamePerson> same_people;
    std::map<std::string, LearnedBox> boxes; ///< By game.
    HouseRuleRows house_rules;
    PhotoRows photos;
    std::vector<SharedSetting> shared;
};

ErrorOr<Contents::Session, DatabaseError> read_one(Connection& connection, const SessionId& id)
{
    return catch_sqlite_errors(connection, [&]() -> ErrorOr<Contents::Session, DatabaseError> {
        std::optional<SessionRows> rows = read_session(connection, id);
        // An invalid id could not have branches either.
        if (!rows || session_id_from(id) != id)
            return lost_session(connection, id);
        // A result that does not verify is recomputed from the entries.
        StoredResults results =
            read_stored_results(connection, rows->key, rows->end.value_or(EndRow{}));
        if (results.state != StoredResults::State::current)
            results.rows.clear();
        return Contents::Session{std::move(*rows), std::move(results.rows)};
    });
}

ErrorOr<Contents, DatabaseError> read_contents(
    Connection& connection, const std::set<SessionId>& left_out)
{
    Contents contents;
    for (const SessionId& id : all_sessions(connection)) {
        if (left_out.contains(id))
            continue;
        auto session = read_one(connection, id);
        // A disk error says nothing about the evening.
        if (session.is_error() && session.error().kind != DatabaseError::Kind::damaged)
            return session.error();
        contents.sessions.emplace_back(id, std::move(session));
    }
    for (PersonRow& person : read_people(connection)) {
        const bool is_good =
            is_as_recorded(person) && !check_bounds("player", person.name, person.uuid).is_error();
        if (is_good)
            contents.people.push_back(std::move(person));
        else
            contents.changed_names.insert(person.uuid);
    }
    contents.same_people = read_rows_of_same_people(connection);
    for (const games::Game& game : games::all()) {
        const std::string name(game.name);
        contents.boxes[name] = read_box(connection, name);
    }
    contents.house_rules = read_house_rules(connection);
    contents.photos = read_photos(connection);
    contents.shared = read_shared_settings(connection);
    return contents;
}

/// If a person's current name does not verify, uses the name in the evening's head.
void mend_names(const std::set<std::string>& changed, SessionRows& session)
{
    const auto head = read_toml_text(session.head, session.id);
    const Tree* seats = head.is_error() ? nullptr : head.value().find("seats");
    for (std::size_t i = 0; i < session.seats.size(); ++i) {
        SeatRow& seat = session.seats[i];
        if (!changed.contains(seat.person))
            continue;
        const Tree* player = seats != nullptr && i < seats->elements().size()
            ? seats->elements()[i].find("player")
            : nullptr;
        if (player != nullptr && player->text() != nullptr)
            seat.player = *player->text();
    }
}

/// Imports one evening, unless it is corrupt here or there.
ErrorOr<ImportResult, DatabaseError> take_in(Connection& ours, const Connection& theirs,
    const std::set<std::string>& changed_names,
    const ErrorOr<Contents::Session, DatabaseError>& read)
{
    if (read.is_error())
        return read.error();
    Contents::Session session = read.value();
    if (const std::optional<HashChainFault> fault = fault_in(session.rows))
        return not_as_recorded(theirs, session.rows, *fault);
    mend_names(changed_names, session.rows);
    return import_foreign_session(
        ours, std::move(session.rows), session.results, theirs.path.string());
}

/// Restores the common ids of branches that are alone because another branch was removed.
void settle_all(Connection& connection)
{
    const std::vector<SessionId> roots = rows_of<SessionId, std::string>(
        query(connection, "SELECT DISTINCT branch_of FROM session WHERE branch_of IS NOT NULL"));
    for (const SessionId& root : roots) {
        EveningBranches family = read_family(connection, root, std::nullopt);
        const bool is_whole = std::ranges::none_of(family.branches,
            [](const SessionRows& course) { return fault_in(course).has_value(); });
        if (!is_whole)
            continue;
        for (const SessionRows* told : reconcile(connection, family, nullptr).told)
            count_results(connection, *told);
    }
}

/// Hashes of all parts of each evening, and the ids of its edits.
std::map<SessionId, std::string> marks_of(Connection& connection)
{
    using Row = std::pair<SessionId, std::string>;
    std::map<SessionId, std::string> marks;
    for (const auto& [id, mark] : rows_of<Row, std::string, std::string>(query(connection,
             "SELECT uuid, coalesce(branch_of, '') || ' ' || hex(beginning) || hex(seats)"
             " || hex(last_component) || hex(last_entry) || ' ' || components || ' ' || entries"
             " FROM session JOIN session_end ON session_end.session = session.id")))
        marks[id] = mark;
    for (const auto& [id, edit] : rows_of<Row, std::string, std::string>(query(connection,
             "SELECT session.uuid, session_edit.uuid FROM session_edit"
             " JOIN session ON session.id = session_edit.session ORDER BY 1, 2")))
        marks[id] += " " + edit;
    return marks;
}

std::set<SessionId> alike(Connection& ours, Connection& theirs)
{
    const std::map<SessionId, std::string> here = marks_of(ours);
    std::set<SessionId> ids;
    for (const auto& [id, mark] : marks_of(theirs)) {
        const auto known = here.find(id);
        if (known != here.end() && known->second == mark)
            ids.insert(id);
    }
    return ids;
}

ErrorOr<MergeReport, DatabaseError> merge_but(Database& ours, Database& theirs,
    const PeopleAnswers& answers, const std::set<SessionId>& left_out)
{
    const ErrorOr<Contents, DatabaseError> read = catch_sqlite_errors(
        theirs.connection(), [&] { return read_contents(theirs.connection(), left_out); });
    if (read.is_error())
        return read.error();
    const Contents& contents = read.value();
    Connection& connection = ours.connection();
    return in_transaction(connection, [&]() -> ErrorOr<MergeReport, DatabaseError> {
        MergeReport report;
        ReturningEvenings returning(connection);
        know_people(connection, contents.people);
        know_same_people(connection, contents.same_people);
        take_shared_settings(connection, contents.shared);
        write_answers(connection, answers);
        for (const auto& [id, session] : contents.sessions) {
            const auto taken =
                take_in(connection, theirs.connection(), contents.changed_names, session);
            report.sessions.push_back(taken.is_error()
                    ? MergeReport::Session{id, {}, taken.error()}
                    : MergeReport::Session{id, taken.value(), std::nullopt});
        }
        settle_all(connection);
        returning.reconcile();
        for (const auto& [game, box] : contents.boxes)
            report.learned_components += take_box(connection, game, box);
        report.house_rules = take_house_rules(connection, contents.house_rules);
        report.photos = take_photos(connection, contents.photos.rows);
        report.damaged_photos = contents.photos.damaged;
        return report;
    });
}

} // namespace

ErrorOr<MergeReport, DatabaseError> merge(
    Database& ours, Database& theirs, const PeopleAnswers& answers)
{
    return merge_but(ours, theirs, answers, {});
}

ErrorOr<MergeReport, DatabaseError> merge_new(Database& ours, Database& theirs)
{
    const auto left_out = catch_sqlite_errors(
        ours.connection(), [&] { return alike(ours.connection(), theirs.connection()); });
    if (left_out.is_error())
        return left_out.error();
    return merge_but(ours, theirs, {}, left_out.value());
}

} // namespace consigliere::db
