#include "db/merge_preview.h"

#include "db/connection.h"
#include "db/entry_notes.h"
#include "db/evening_branches.h"
#include "db/holdings.h"
#include "db/people_matches.h"
#include "db/rows.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace consigliere::db {

namespace {

int sum_of(const std::map<std::string, int>& counts)
{
    return std::accumulate(counts.begin(), counts.end(), 0,
        [](int sum, const auto& count) { return sum + count.second; });
}

/// Evening and text of a note; the number of its entry, 0 for the evening's own.
using Notes = std::set<std::pair<SessionId, std::pair<int, std::string>>>;

Notes read_notes(Connection& connection)
{
    Notes notes;
    auto families = map_of<std::int64_t, SessionId>(
        query(connection, "SELECT id, coalesce(branch_of, uuid) FROM session"));
    for (const auto& [key, edits] : read_all_edits(connection)) {
        for (const EntryNote& note : entry_notes_of(edits))
            notes.insert({families[key], {note.entry, note.text}});
        const std::string text = details_of(edits).notes;
        if (!text.empty())
            notes.insert({families[key], {0, text}});
    }
    return notes;
}

struct State {
    explicit State(Database& database)
        : held(value_of(holdings_of(database)))
        , people(value_of(remembered_people(database)))
        , notes(read_notes(database.connection()))
    {
    }

    Holdings held;
    std::vector<Person> people;
    Notes notes;
};

const SessionSummary* summary_of(const std::vector<SessionSummary>& evenings, const SessionId& id)
{
    const auto found = std::ranges::find(evenings, id, &SessionSummary::id);
    return found == evenings.end() ? nullptr : &*found;
}

/// The course here that has most entries in common with theirs, which has come as `there`.
std::optional<MergePreview::Diverged> diverged(
    Connection& before, Connection& merged, const State& here, const SessionSummary& there)
{
    const std::optional<SessionRows> theirs = read_session(merged, there.id);
    if (!theirs)
        return std::nullopt;
    std::optional<MergePreview::Diverged> found;
    for (const SessionRows& course :
        read_family(before, there.branch_of.value_or(there.id), std::nullopt).branches) {
        const int common = static_cast<int>(common_entries(course, *theirs));
        const SessionSummary* summary = summary_of(here.held.evenings, course.id);
        if (summary != nullptr && (!found || common > found->common))
            found = MergePreview::Diverged{*summary, there, common};
    }
    return found;
}

class Comparison {
public:
    Comparison(Database& before, Database& merged)
        : m_before(before)
        , m_merged(merged)
        , m_here(before)
        , m_after(merged)
    {
    }

    void count_evenings(const MergeReport& report, MergePreview& preview)
    {
        preview.evenings_here = static_cast<int>(m_here.held.evenings.size());
        preview.evenings_there = static_cast<int>(report.sessions.size());
        for (const MergeReport::Session& session : report.sessions) {
            preview.entries += session.adopted.new_entries;
            if (session.refused) {
                preview.refused.push_back(session);
                continue;
            }
            const SessionSummary* const come =
                summary_of(m_after.held.evenings, session.adopted.id);
            if (session.adopted.adoption == ImportOutcome::added && come != nullptr)
                ++preview.evenings[come->game];
            else if (session.adopted.adoption == ImportOutcome::branched && come != nullptr)
                add_diverged(*come, preview);
            else if (session.adopted.new_entries > 0)
                ++preview.extended;
            else
                ++preview.unchanged;
        }
    }

    void count_rest(MergePreview& preview)
    {
        std::set<SessionId> evenings;
        for (const auto& note : only_in(m_after.notes, m_here.notes)) {
            ++preview.notes;
            evenings.insert(note.first);
        }
        preview.evenings_with_notes = static_cast<int>(evenings.size());
        for (const auto& component :
            only_in(m_after.held.learned_components, m_here.held.learned_components))
            ++preview.learned[component.front()];
        for (const auto& [photo, bytes] : only_in(m_after.held.photos, m_here.held.photos)) {
            ++preview.photos;
            preview.bytes_of_photos += bytes;
        }
        preview.details = count_other_details(m_after.held, m_here.held);
        preview.combined = count_only_in(m_after.held.same_people, m_here.held.same_people);
        preview.separated = count_only_in(m_here.held.same_people, m_after.held.same_people);
        for (const auto& [id, name] : only_in(m_after.held.people, m_here.held.people))
            preview.renamed += m_here.held.people.contains(id) ? 1 : 0;
    }

    /// People who have had a seat here are compared with those who have not. Those of the other
    /// database are counted there.
    void compare_people(Database& other, MergePreview& preview)
    {
        const auto evenings = value_of(list_sessions(other));
        const auto people = value_of(remembered_people(other));
        const Identities identities(m_merged.connection());
        const auto with_id = [&](const std::vector<Person>& among, const std::string& id) {
            // Merging may give a person a smaller id.
            return std::ranges::find_if(among, [&](const Person& each) {
                return identities.of(each.id).uuid == identities.of(id).uuid;
            });
        };
        PeopleMeeting meeting;
        meeting.companions = companions_in(m_after.held.evenings);
        meeting.apart = read_apart(m_merged.connection(), identities);
        meeting.common_seats = common_seats(m_here.held.evenings, evenings, identities);
        for (const Person& person : m_after.people) {
            const bool is_here = with_id(m_here.people, person.id) != m_here.people.end();
            const std::vector<Person>& counted = is_here ? m_here.people : people;
            const auto found = with_id(counted, person.id);
            Person told = found == counted.end() ? person : *found;
            told.id = person.id;
            (is_here ? meeting.here : meeting.come).push_back(std::move(told));
        }
        preview.people = static_cast<int>(meeting.come.size());
        preview.matches = matches_in(meeting);
    }

private:
    void add_diverged(const SessionSummary& come, MergePreview& preview)
    {
        const auto found = diverged(m_before.connection(), m_merged.connection(), m_here, come);
        if (found)
            preview.diverged.push_back(*found);
    }

    Database& m_before;
    Database& m_merged;
    State m_here;
    State m_after;
};

} // namespace

int MergePreview::new_evenings() const
{
    return sum_of(evenings);
}

int MergePreview::new_components() const
{
    return sum_of(learned);
}

bool MergePreview::is_nothing() const
{
    return new_evenings() + new_components() + extended + entries + details + notes + people
            + renamed + combined + separated + house_rules + forgotten_house_rules + photos
        == 0
        && diverged.empty() && shared.empty();
}

ErrorOr<MergePreview, DatabaseError> preview_merge(Database& ours, Database& theirs, CopyMode pace)
{
    return catch_sqlite_errors(ours.connection(), [&] {
        Database before = value_of(copy_in_memory(ours, pace));
        Database merged = value_of(copy_in_memory(before));
        const MergeReport report = value_of(merge(merged, theirs));
        MergePreview preview;
        preview.house_rules = report.house_rules.come_over;
        preview.forgotten_house_rules = report.house_rules.forgotten;
        preview.shared = report.shared;
        Comparison comparison(before, merged);
        comparison.count_evenings(report, preview);
        comparison.count_rest(preview);
        comparison.compare_people(theirs, preview);
        return preview;
    });
}

} // namespace consigliere::db
