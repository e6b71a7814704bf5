#include "db/merge.h"

#include "db/bounds.h"
#include "db/evening_branches.h"
#include "db/evening_set.h"
#include "db/hash_chain_rows.h"
#include "db/house_rule_rows.h"
#include "db/import_session.h"
#include "db/learned_box_rows.h"
#include "db/people_rows.h"
#include "db/photo_rows.h"
#include "db/rows.h"
#include "db/shared_settings.h"
#include "db/toml.h"
#include "engine/games/games.h"

#include <algorithm>
#include <filesystem>
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
        if (const std::optional<HashChainFault> fault = fault_in(*rows))
            return not_as_recorded(connection, *rows, *fault);
        // A result that does not verify is recomputed from the entries.
        StoredResults results =
            read_stored_results(connection, rows->key, rows->end.value_or(EndRow{}));
        if (results.state != StoredResults::State::current)
            results.rows.clear();
        return Contents::Session{std::move(*rows), std::move(results.rows)};
    });
}

Contents read_contents(Connection& connection)
{
    Contents contents;
    for (const SessionId& id : all_sessions(connection)) {
        auto session = read_one(connection, id);
        // A disk error says nothing about the evening.
        if (session.is_error() && session.error().kind != DatabaseError::Kind::damaged
            && session.error().kind != DatabaseError::Kind::not_as_recorded)
            throw session.error();
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
MergeReport::Session take_in(Connection& ours, const std::filesystem::path& theirs,
    const Contents& contents, std::size_t index)
{
    const auto& [id, read] = contents.sessions[index];
    if (read.is_error())
        return {id, {}, read.error()};
    Contents::Session session = read.value();
    mend_names(contents.changed_names, session.rows);
    const auto taken =
        import_foreign_session(ours, std::move(session.rows), session.results, theirs.string());
    return taken.is_error() ? MergeReport::Session{id, {}, taken.error()}
                            : MergeReport::Session{id, taken.value(), std::nullopt};
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
    auto marks = map_of<SessionId, std::string>(query(connection,
        "SELECT uuid, coalesce(branch_of, '') || ' ' || hex(beginning) || hex(seats)"
        " || hex(last_component) || hex(last_entry) || ' ' || components || ' ' || entries"
        " FROM session JOIN session_end ON session_end.session = session.id"));
    for (const auto& [id, edit] : rows_of<Row, std::string, std::string>(query(connection,
             "SELECT session.uuid, session_edit.uuid FROM session_edit"
             " JOIN session ON session.id = session_edit.session ORDER BY 1, 2")))
        marks[id] += " " + edit;
    return marks;
}

} // namespace

/// A merge on its way.
struct MergeWork {
    std::filesystem::path path;
    Contents contents;
    /// Of theirs; those that are the same here are left out. Empty: all are taken in.
    std::map<SessionId, std::string> marks{};
    PeopleAnswers answers{};
    MergeReport report{};
    bool has_begun = false;
    std::size_t evening = 0; ///< The next one.
    std::size_t photo = 0;

    void begin(Connection& connection)
    {
        const auto here = marks.empty() ? marks : marks_of(connection);
        std::erase_if(contents.sessions, [&](const auto& session) {
            const auto known = here.find(session.first);
            const auto mark = marks.find(session.first);
            return known != here.end() && mark != marks.end() && known->second == mark->second;
        });
        know_people(connection, contents.people);
        know_same_people(connection, contents.same_people);
        report.shared = take_shared_settings(connection, contents.shared);
        write_answers(connection, answers);
        has_begun = true;
    }

    void finish(Connection& connection)
    {
        settle_all(connection);
        for (const auto& [game, box] : contents.boxes)
            report.learned_components += take_box(connection, game, box);
        report.house_rules = take_house_rules(connection, contents.house_rules);
        report.damaged_photos = contents.photos.damaged;
    }

    /// Returns true while something is left.
    bool step(Connection& connection)
    {
        if (!has_begun) {
            begin(connection);
        } else if (evening < contents.sessions.size()) {
            report.sessions.push_back(take_in(connection, path, contents, evening++));
        } else if (photo < contents.photos.rows.size()) {
            report.photos += take_photos(connection, {contents.photos.rows[photo++]});
        } else {
            finish(connection);
            return false;
        }
        return true;
    }
};

ErrorOr<MergeReport, DatabaseError> merge(
    Database& ours, Database& theirs, const PeopleAnswers& answers)
{
    ErrorOr<Contents, DatabaseError> contents = catch_sqlite_errors(theirs, read_contents);
    if (contents.is_error())
        return contents.error();
    MergeWork work{theirs.path(), std::move(contents.value()), {}, answers};
    return in_transaction(ours, [&](Connection& connection) {
        ReturningEvenings returning(connection);
        while (work.step(connection)) { }
        returning.reconcile();
        return std::move(work.report);
    });
}

ErrorOr<MergeInSteps, DatabaseError> MergeInSteps::read(Database& theirs)
{
    return catch_sqlite_errors(theirs, [&](Connection& connection) {
        return MergeInSteps(std::unique_ptr<MergeWork>(
            new MergeWork{theirs.path(), read_contents(connection), marks_of(connection)}));
    });
}

MergeInSteps::MergeInSteps(std::unique_ptr<MergeWork> work)
    : m_work(std::move(work))
{
}

MergeInSteps::MergeInSteps(MergeInSteps&&) noexcept = default;
MergeInSteps& MergeInSteps::operator=(MergeInSteps&&) noexcept = default;
MergeInSteps::~MergeInSteps() = default;

ErrorOr<bool, DatabaseError> MergeInSteps::step(Database& ours)
{
    return catch_sqlite_errors(ours, [&](Connection& connection) {
        const HastyCommits hasty(connection);
        return in_transaction(connection, [&] {
            ReturningEvenings returning(connection);
            const bool goes_on = m_work->step(connection);
            returning.reconcile();
            return goes_on;
        });
    });
}

const MergeReport& MergeInSteps::report() const
{
    return m_work->report;
}

} // namespace consigliere::db
