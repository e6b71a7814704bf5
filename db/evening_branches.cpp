#include "db/evening_branches.h"

#include "db/component_updates.h"
#include "db/evening_set.h"
#include "db/hash_chain_rows.h"
#include "db/people_rows.h"
#include "db/rows.h"
#include "db/session_record.h"
#include "db/toml.h"

#include <algorithm>
#include <map>
#include <set>

namespace consigliere::db {

namespace {

using Courses = std::vector<SessionRows*>;

std::vector<SessionId> ids_beside(Connection& connection, const SessionId& id)
{
    return rows_of<SessionId, std::string>(query(connection,
        "SELECT uuid FROM session WHERE uuid = ? OR branch_of = ? ORDER BY id", id, id));
}

/// True if all branches have the same entry at this index.
bool agree_at(const Courses& branches, std::size_t place)
{
    return std::ranges::all_of(branches, [&](const SessionRows* course) {
        return place < course->entries.size() && place < branches.front()->entries.size()
            && course->entries[place].line == branches.front()->entries[place].line;
    });
}

/// Assigns ids by the tree of common prefixes. At each fork, the branch with the alphabetically
/// first line keeps the id.
void give_ids(const Courses& branches, std::size_t place, const SessionId& id,
    std::map<const SessionRows*, SessionId>& ids)
{
    if (branches.size() == 1) {
        ids[branches.front()] = id;
        return;
    }
    while (agree_at(branches, place))
        ++place;
    std::map<std::string, Courses> by_line;
    int ended = 0;
    for (SessionRows* course : branches) {
        if (place < course->entries.size())
            by_line["1" + course->entries[place].line].push_back(course);
        else
            by_line["0" + std::to_string(ended++)].push_back(course);
    }
    bool is_first = true;
    for (const auto& [line, parted] : by_line) {
        const std::string difference = std::to_string(place + 1) + " " + line.substr(1);
        give_ids(parted, place, is_first ? id : make_derived_id(id, difference), ids);
        is_first = false;
    }
}

std::map<const SessionRows*, SessionId> ids_of(EveningBranches& family)
{
    Courses branches;
    for (SessionRows& course : family.branches)
        branches.push_back(&course);
    std::map<const SessionRows*, SessionId> ids;
    give_ids(branches, 0, family.root, ids);
    return ids;
}

/// Adds component updates of the other branch that precede common entries. They apply to every
/// branch from there on.
int add_components(Connection& connection, SessionRows& course, const SessionRows& other)
{
    const auto common = static_cast<std::int64_t>(common_entries(course, other));
    ComponentUpdates known(course.components);
    const ComponentUpdates theirs(other.components);
    int added = 0;
    for (const ComponentUpdate& told : theirs.all()) {
        const bool counts_here = told.since >= 1 && told.since <= common + 1;
        // An update that cannot be parsed would make ours unreadable.
        if (!counts_here || known.all().contains(told)
            || read_toml_text(told.definition, other.id).is_error())
            continue;
        const ComponentRow row = known.add(told);
        insert_component(connection, course.key, *course.end, row);
        course.components.push_back(row);
        ++added;
    }
    return added;
}

int add_edits(Connection& connection, SessionRows& course, const SessionRows& other)
{
    int added = 0;
    for (const EditRow& edit : other.edits) {
        // An edit changed here keeps its id and cannot be repaired by inserting another one.
        if (std::ranges::find(course.edits, edit.uuid, &EditRow::uuid) != course.edits.end())
            continue;
        insert_edit(connection, course.key, edit);
        course.edits.push_back(edit);
        ++added;
    }
    return added;
}

/// Of two ids for one person, both use the smaller one.
bool agree_on_seats(SessionRows& course, const SessionRows& other)
{
    bool has_changed = false;
    for (std::size_t i = 0; i < std::min(course.seats.size(), other.seats.size()); ++i) {
        SeatRow& seat = course.seats[i];
        const SeatRow& theirs = other.seats[i];
        if (theirs.person.empty() || seat.actor != theirs.actor)
            continue;
        if (seat.person.empty() || theirs.person < seat.person) {
            seat.person = theirs.person;
            seat.player = theirs.player;
            has_changed = true;
        }
    }
    return has_changed;
}

void write_seats(Connection& connection, SessionRows& course)
{
    std::int64_t number = 0;
    for (SeatRow& seat : course.seats)
        change_row(connection, "UPDATE seat SET person = ? WHERE session = ? AND seat = ?",
            remember_person(connection, seat), course.key, ++number);
}

void write_id(Connection& connection, const SessionRows& course)
{
    leave_evening(connection, course.key);
    change_row(connection, "UPDATE session SET uuid = ?, branch_of = ? WHERE id = ?", course.id,
        course.branch_of, course.key);
    enter_evening(connection, course.key);
}

void seal(Connection& connection, SessionRows& course)
{
    course.end->seats = hash_of_seats(course.end->beginning, course);
    change_row(connection, "UPDATE session_end SET seats = ? WHERE session = ?", course.end->seats,
        course.key);
}

/// Ids may be swapped, so a changed id is first replaced by a temporary one.
std::set<const SessionRows*> write_ids(Connection& connection, EveningBranches& family)
{
    const std::map<const SessionRows*, SessionId> ids = ids_of(family);
    std::set<const SessionRows*> changed;
    for (SessionRows& course : family.branches) {
        const SessionId& id = ids.at(&course);
        const std::optional<SessionId> branch_of =
            id == family.root ? std::nullopt : std::optional(family.root);
        if (course.id == id && course.branch_of == branch_of)
            continue;
        course.branch_of = branch_of;
        course.id = make_session_id();
        write_id(connection, course);
        course.id = id;
        changed.insert(&course);
    }
    for (const SessionRows& course : family.branches) {
        if (changed.contains(&course))
            write_id(connection, course);
    }
    return changed;
}

} // namespace

EveningBranches read_family(
    Connection& connection, const SessionId& id, const std::optional<SessionId>& branch_of)
{
    EveningBranches family;
    family.root = branch_of.value_or(id);
    std::vector<SessionId> open{id, family.root};
    std::set<SessionId> seen;
    std::set<SessionId> read;
    while (!open.empty()) {
        const SessionId next = open.back();
        open.pop_back();
        if (!seen.insert(next).second)
            continue;
        for (const SessionId& course : ids_beside(connection, next)) {
            std::optional<SessionRows> rows = read_session(connection, course);
            if (!rows || !read.insert(course).second)
                continue;
            open.push_back(rows->family());
            if (rows->branch_of)
                family.root = *rows->branch_of;
            family.branches.push_back(std::move(*rows));
        }
    }
    return family;
}

std::size_t common_entries(const SessionRows& left, const SessionRows& right)
{
    const auto parting = std::mismatch(left.entries.begin(), left.entries.end(),
        right.entries.begin(), right.entries.end(),
        [](const EntryRow& mine, const EntryRow& theirs) { return mine.line == theirs.line; });
    return static_cast<std::size_t>(parting.first - left.entries.begin());
}

ReconcileResult reconcile(Connection& connection, EveningBranches& family, const SessionRows* other)
{
    // Copies, so that only each branch's original contents are shared.
    std::vector<SessionRows> sources = family.branches;
    if (other != nullptr)
        sources.push_back(*other);
    ReconcileResult settled;
    std::set<const SessionRows*> changed = write_ids(connection, family);
    for (SessionRows& course : family.branches) {
        bool has_new_seats = false;
        for (const SessionRows& source : sources) {
            if (const int told = add_components(connection, course, source); told > 0) {
                settled.added += told;
                settled.told.insert(&course);
            }
            settled.added += add_edits(connection, course, source);
            has_new_seats = agree_on_seats(course, source) || has_new_seats;
        }
        if (has_new_seats)
            write_seats(connection, course);
        if (has_new_seats || changed.contains(&course))
            seal(connection, course);
    }
    return settled;
}

void count_results(Connection& connection, const SessionRows& course)
{
    const auto evening = evening_of(course, connection.path.string());
    write_results(connection, course.key, *course.end,
        evening.is_error() ? std::vector<ResultRow>() : results_of(*evening.value()));
}

void edit_evening(Connection& connection, const SessionRows& session, const EditRow& edit)
{
    for (const SessionRows& course :
        read_family(connection, session.id, session.branch_of).branches) {
        if (std::ranges::find(course.edits, edit.uuid, &EditRow::uuid) == course.edits.end())
            insert_edit(connection, course.key, edit);
    }
}

} // namespace consigliere::db
