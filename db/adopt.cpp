#include "db/adopt.h"

#include <algorithm>

namespace consigliere::db {

namespace {

/// The first entry at which two courses of an evening differ, as a text that names theirs; nothing
/// when one is the beginning of the other. Only lines count: the same file may have been imported
/// on two machines, at different times.
std::optional<std::string> first_difference(const SessionRows& ours, const SessionRows& theirs)
{
    const std::size_t common = std::min(ours.entries.size(), theirs.entries.size());
    for (std::size_t i = 0; i < common; ++i) {
        if (ours.entries[i].line != theirs.entries[i].line)
            return std::to_string(i + 1) + " " + theirs.entries[i].line;
    }
    return std::nullopt;
}

/// Adds the entries that ours has not yet.
int add_entries(Connection& connection, const SessionRows& ours, const SessionRows& theirs)
{
    int added = 0;
    for (std::size_t i = ours.entries.size(); i < theirs.entries.size(); ++i, ++added)
        insert_entry(connection, ours.key, static_cast<std::int64_t>(i + 1), theirs.entries[i]);
    return added;
}

/// Adds what only theirs was told about components. It cannot count for entries that ours has
/// judged without it.
int add_components(Connection& connection, const SessionRows& ours, const SessionRows& theirs)
{
    const auto next_entry = static_cast<std::int64_t>(ours.entries.size()) + 1;
    auto number = static_cast<std::int64_t>(ours.components.size());
    int added = 0;
    for (std::size_t i = 1; i < theirs.components.size(); ++i) {
        const ComponentRow& row = theirs.components[i];
        const bool is_known = std::any_of(ours.components.begin(), ours.components.end(),
            [&row](const ComponentRow& mine) { return mine.definition == row.definition; });
        if (is_known)
            continue;
        insert_component(
            connection, ours.key, number++, {std::max(row.since, next_entry), row.definition});
        ++added;
    }
    return added;
}

void take_newer_details(Connection& connection, const SessionRows& ours, const SessionRows& theirs)
{
    if (theirs.edited > ours.edited)
        execute(connection,
            "UPDATE session SET date = ?, place = ?, notes = ?, edited = ? WHERE id = ?",
            theirs.date, theirs.place, theirs.notes, theirs.edited, ours.key);
}

Adopted join(Connection& connection, const SessionRows& ours, const SessionRows& theirs,
    const std::vector<ResultRow>& their_results)
{
    take_newer_details(connection, ours, theirs);
    const int components = add_components(connection, ours, theirs);
    const int entries = add_entries(connection, ours, theirs);
    if (entries > 0)
        write_results(connection, ours.key, their_results);
    const bool is_new = entries + components > 0;
    return {ours.id, is_new ? Adoption::extended : Adoption::unchanged, entries};
}

} // namespace

Adopted adopt(
    Connection& connection, SessionRows theirs, const std::vector<ResultRow>& their_results)
{
    const SessionId their_id = theirs.id;
    // What is another course over there may be the main course here.
    if (theirs.branch_of) {
        const std::optional<SessionRows> main = read_session(connection, *theirs.branch_of);
        if (main && !first_difference(*main, theirs))
            return join(connection, *main, theirs, their_results);
    }
    while (const std::optional<SessionRows> ours = read_session(connection, theirs.id)) {
        const std::optional<std::string> difference = first_difference(*ours, theirs);
        if (!difference)
            return join(connection, *ours, theirs, their_results);
        if (!theirs.branch_of)
            theirs.branch_of = theirs.id;
        theirs.id = make_branch_id(theirs.id, *difference);
    }
    write_results(connection, insert_session(connection, theirs), their_results);
    const bool is_branch = theirs.id != their_id;
    return {theirs.id, is_branch ? Adoption::branched : Adoption::added,
        static_cast<int>(theirs.entries.size())};
}

} // namespace consigliere::db
