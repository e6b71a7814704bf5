#include "db/import_session.h"

#include "db/bounds.h"
#include "db/component_updates.h"
#include "db/evening_branches.h"
#include "db/hash_chain_rows.h"

#include <algorithm>

namespace consigliere::db {

namespace {

/// Refuses to extend a corrupt branch, which would then seem to verify.
Status<DatabaseError> check(const Connection& connection, const EveningBranches& family)
{
    for (const SessionRows& course : family.branches) {
        if (const std::optional<HashChainFault> fault = fault_in(course))
            return not_as_recorded(connection, course, *fault);
    }
    return {};
}

/// The branch that is a prefix of theirs or has theirs as a prefix; nullptr if theirs diverges.
SessionRows* course_of(EveningBranches& family, const SessionRows& theirs)
{
    SessionRows* found = nullptr;
    for (SessionRows& course : family.branches) {
        const std::size_t common = common_entries(course, theirs);
        const bool is_same = common == std::min(course.entries.size(), theirs.entries.size());
        if (is_same && (found == nullptr || course.entries.size() > found->entries.size()))
            found = &course;
    }
    return found;
}

int add_entries(Connection& connection, SessionRows& ours, const SessionRows& theirs)
{
    int added = 0;
    for (std::size_t i = ours.entries.size(); i < theirs.entries.size(); ++i, ++added) {
        insert_entry(connection, ours.key, *ours.end, theirs.entries[i]);
        ours.entries.push_back(theirs.entries[i]);
    }
    return added;
}

/// Removes edits that do not verify or are too long.
void leave_unusable(std::vector<EditRow>& edits)
{
    std::erase_if(edits, [](const EditRow& edit) { return !is_as_recorded(edit); });
    if (std::ranges::all_of(edits, is_within_bounds))
        return;
    std::vector<EditRow> heads = heads_of(edits);
    // Removing only the long one would put the edits that it replaces into effect again.
    if (std::ranges::all_of(heads, is_within_bounds))
        edits = std::move(heads);
    else
        std::erase_if(edits, [](const EditRow& edit) { return !is_within_bounds(edit); });
}

/// True if the results are equal: same entries and component updates.
bool says_the_same(const SessionRows& ours, const SessionRows& theirs)
{
    return ours.entries.size() == theirs.entries.size()
        && ComponentUpdates(ours.components).all() == ComponentUpdates(theirs.components).all();
}

} // namespace

ErrorOr<ImportResult, DatabaseError> import_session(
    Connection& connection, SessionRows theirs, const std::vector<ResultRow>& their_results)
{
    EveningBranches family = read_family(connection, theirs.id, theirs.branch_of);
    if (const Status<DatabaseError> failure = check(connection, family))
        return failure.error();

    ImportResult adopted;
    SessionRows* course = course_of(family, theirs);
    if (course != nullptr) {
        adopted.new_entries = add_entries(connection, *course, theirs);
        adopted.adoption = ImportOutcome::unchanged;
    } else {
        adopted.adoption = family.branches.empty() ? ImportOutcome::added : ImportOutcome::branched;
        adopted.new_entries = static_cast<int>(theirs.entries.size());
        SessionRows rows = theirs;
        rows.branch_of = family.root;
        // `reconcile` assigns the final id.
        rows.id = make_session_id();
        insert_session(connection, rows);
        course = &family.branches.emplace_back(std::move(rows));
    }
    const ReconcileResult settled = reconcile(connection, family, &theirs);
    std::set<const SessionRows*> changed = settled.told;
    if (adopted.new_entries > 0)
        changed.insert(course);
    for (const SessionRows* each : changed) {
        if (each == course && says_the_same(*each, theirs))
            write_results(connection, each->key, *each->end, their_results);
        else
            count_results(connection, *each);
    }
    if (adopted.adoption == ImportOutcome::unchanged && adopted.new_entries + settled.added > 0)
        adopted.adoption = ImportOutcome::extended;
    adopted.id = course->id;
    return adopted;
}

ErrorOr<ImportResult, DatabaseError> import_foreign_session(Connection& connection,
    SessionRows theirs, const std::vector<ResultRow>& their_results, const std::string& file)
{
    if (const Status<FileError> too_long = check_bounds(theirs, file))
        return DatabaseError{DatabaseError::Kind::unusable_record, file, {}, too_long.error()};
    leave_unusable(theirs.edits);
    return import_session(connection, std::move(theirs), their_results);
}

} // namespace consigliere::db
