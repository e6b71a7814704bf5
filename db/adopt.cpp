#include "db/adopt.h"

#include "db/chain_rows.h"
#include "db/family.h"
#include "db/told.h"

#include <algorithm>

namespace consigliere::db {

namespace {

/// Nothing is added to a course that is not what was recorded: it would then look as if it were.
Failure<DatabaseError> check(const Connection& connection, const Family& family)
{
    for (const SessionRows& course : family.courses) {
        if (const std::optional<ChainFault> fault = fault_in(course))
            return not_as_recorded(connection, course, *fault);
    }
    return {};
}

/// The course that has all of theirs, or of which theirs has all; nothing when theirs is another.
SessionRows* course_of(Family& family, const SessionRows& theirs)
{
    SessionRows* found = nullptr;
    for (SessionRows& course : family.courses) {
        const std::size_t common = common_entries(course, theirs);
        const bool is_same = common == std::min(course.entries.size(), theirs.entries.size());
        if (is_same && (found == nullptr || course.entries.size() > found->entries.size()))
            found = &course;
    }
    return found;
}

/// Adds the entries that ours has not yet.
int add_entries(Connection& connection, SessionRows& ours, const SessionRows& theirs)
{
    int added = 0;
    for (std::size_t i = ours.entries.size(); i < theirs.entries.size(); ++i, ++added) {
        insert_entry(connection, ours.key, *ours.end, theirs.entries[i]);
        ours.entries.push_back(theirs.entries[i]);
    }
    return added;
}

/// Whether the same follows from both.
bool says_the_same(const SessionRows& ours, const SessionRows& theirs)
{
    return ours.entries.size() == theirs.entries.size()
        && ToldList(ours.components).all() == ToldList(theirs.components).all();
}

} // namespace

ErrorOr<Adopted, DatabaseError> adopt(
    Connection& connection, SessionRows theirs, const std::vector<ResultRow>& their_results)
{
    Family family = read_family(connection, theirs.id, theirs.branch_of);
    if (const Failure<DatabaseError> failure = check(connection, family))
        return failure.error();

    Adopted adopted;
    SessionRows* course = course_of(family, theirs);
    if (course != nullptr) {
        adopted.new_entries = add_entries(connection, *course, theirs);
        adopted.adoption = Adoption::unchanged;
    } else {
        adopted.adoption = family.courses.empty() ? Adoption::added : Adoption::branched;
        adopted.new_entries = static_cast<int>(theirs.entries.size());
        SessionRows rows = theirs;
        rows.branch_of = family.root;
        // It gets its own as soon as it is known beside which others it stands.
        rows.id = make_session_id();
        insert_session(connection, rows);
        course = &family.courses.emplace_back(std::move(rows));
    }
    const Settled settled = settle(connection, family, &theirs);
    std::set<const SessionRows*> changed = settled.told;
    if (adopted.new_entries > 0)
        changed.insert(course);
    for (const SessionRows* each : changed) {
        if (each == course && says_the_same(*each, theirs))
            write_results(connection, each->key, *each->end, their_results);
        else
            count_results(connection, *each);
    }
    if (adopted.adoption == Adoption::unchanged && adopted.new_entries + settled.added > 0)
        adopted.adoption = Adoption::extended;
    adopted.id = course->id;
    return adopted;
}

} // namespace consigliere::db
