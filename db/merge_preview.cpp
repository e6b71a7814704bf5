#include "db/merge_preview.h"

#include "db/connection.h"
#include "db/entry_notes.h"
#include "db/evening_branches.h"
#include "db/people_matches.h"
#include "db/people_rows.h"
#include "db/photo_rows.h"
#include "db/restore_losses.h"
#include "db/rows.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <set>

namespace consigliere::db {

namespace {

int sum_of(const std::map<std::string, int>& counts)
{
    return std::accumulate(counts.begin(), counts.end(), 0,
        [](int sum, const auto& count) { return sum + count.second; });
}

template <typename Element>
std::vector<Element> only_in(const std::set<Element>& after, const std::set<Element>& before)
{
    std::vector<Element> elements;
    std::ranges::set_difference(after, before, std::back_inserter(elements));
    return elements;
}

int count_only_in(const std::set<SamePerson>& after, const std::set<SamePerson>& before)
{
    return static_cast<int>(only_in(after, before).size());
}

// What comes. ------------------------------------------------------------------------------------

/// Everything that is compared.
struct State {
    std::vector<SessionSummary> evenings;
    std::vector<Person> people;
    std::map<std::string, std::string> names; ///< By the ids of people.
    std::set<SamePerson> same_people;
    std::set<std::vector<std::string>> components; ///< Game, kind, name, definition.
    std::map<std::pair<std::vector<std::string>, Hash>, std::uintmax_t> photos; ///< Sizes.
    /// Evening and text of a note; the number of its entry, 0 for the evening's own.
    std::set<std::pair<SessionId, std::pair<int, std::string>>> notes;
};

void read_notes(Connection& connection, State& state)
{
    std::map<std::int64_t, SessionId> families;
    for (const auto& [key, id] :
        rows_of<std::pair<std::int64_t, SessionId>, std::int64_t, std::string>(
            query(connection, "SELECT id, coalesce(branch_of, uuid) FROM session")))
        families[key] = id;
    for (const auto& [key, edits] : read_all_edits(connection)) {
        for (const EntryNote& note : entry_notes_of(edits))
            state.notes.insert({families[key], {note.entry, note.text}});
        const std::string text = details_of(edits).notes;
        if (!text.empty())
            state.notes.insert({families[key], {0, text}});
    }
}

void read_rest(Connection& connection, State& state)
{
    for (const PersonRow& person : read_people(connection))
        state.names[person.uuid] = person.name;
    for (const SamePerson& pair : read_same_people(connection))
        state.same_people.insert(pair);
    using Texts = std::vector<std::string>;
    for (Texts& row : rows_of<Texts, std::string, std::string, std::string, std::string>(
             query(connection, "SELECT game, kind, name, definition FROM component_learned")))
        state.components.insert(std::move(row));
    for (const PhotoRow& photo : read_photos(connection).rows) {
        if (!photo.image.empty())
            state.photos[{{photo.key.game, photo.key.kind, photo.key.name}, photo.hash}] =
                photo.image.size();
    }
    read_notes(connection, state);
}

ErrorOr<State, DatabaseError> state_of(Database& database)
{
    State state;
    auto evenings = list_sessions(database);
    if (evenings.is_error())
        return evenings.error();
    auto people = remembered_people(database);
    if (people.is_error())
        return people.error();
    state.evenings = std::move(evenings.value());
    state.people = std::move(people.value());
    Connection& connection = database.connection();
    const Status<DatabaseError> failure =
        catch_sqlite_errors(connection, [&] { read_rest(connection, state); });
    if (failure.is_error())
        return failure.error();
    return state;
}

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
        const SessionSummary* summary = summary_of(here.evenings, course.id);
        if (summary != nullptr && (!found || common > found->common))
            found = MergePreview::Diverged{*summary, there, common};
    }
    return found;
}

/// Evenings and people of the other database, counted there.
struct Theirs {
    std::vector<SessionSummary> evenings;
    std::vector<Person> people;
};

class Comparison {
public:
    Comparison(Database& before, Database& merged, State here, State after)
        : m_before(before)
        , m_merged(merged)
        , m_here(std::move(here))
        , m_after(std::move(after))
    {
    }

    void count_evenings(const MergeReport& report, MergePreview& preview)
    {
        preview.evenings_here = static_cast<int>(m_here.evenings.size());
        preview.evenings_there = static_cast<int>(report.sessions.size());
        for (const MergeReport::Session& session : report.sessions) {
            preview.entries += session.adopted.new_entries;
            if (session.refused) {
                preview.refused.push_back(session);
                continue;
            }
            const SessionSummary* const come = summary_of(m_after.evenings, session.adopted.id);
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
        for (const auto& component : only_in(m_after.components, m_here.components))
            ++preview.learned[component.front()];
        for (const auto& [photo, bytes] : m_after.photos) {
            if (m_here.photos.contains(photo))
                continue;
            ++preview.photos;
            preview.bytes_of_photos += bytes;
        }
        preview.combined = count_only_in(m_after.same_people, m_here.same_people);
        preview.separated = count_only_in(m_here.same_people, m_after.same_people);
        for (const auto& [id, name] : m_after.names) {
            const auto known = m_here.names.find(id);
            if (known != m_here.names.end() && known->second != name)
                ++preview.renamed;
        }
    }

    /// People who have had a seat here are compared with those who have not.
    void compare_people(const Theirs& theirs, MergePreview& preview)
    {
        const Identities identities(m_merged.connection());
        const auto with_id = [&](const std::vector<Person>& people, const std::string& id) {
            // Merging may give a person a smaller id.
            return std::ranges::find_if(people, [&](const Person& other) {
                return identities.of(other.id).uuid == identities.of(id).uuid;
            });
        };
        PeopleMeeting meeting;
        meeting.companions = companions_in(m_after.evenings);
        meeting.apart = read_apart(m_merged.connection(), identities);
        meeting.common_seats = common_seats(m_here.evenings, theirs.evenings, identities);
        for (const Person& person : m_after.people) {
            const bool is_here = with_id(m_here.people, person.id) != m_here.people.end();
            const std::vector<Person>& counted = is_here ? m_here.people : theirs.people;
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
    auto before = copy_in_memory(ours, pace);
    if (before.is_error())
        return before.error();
    auto merged = copy_in_memory(before.value());
    if (merged.is_error())
        return merged.error();
    const auto report = merge(merged.value(), theirs);
    if (report.is_error())
        return report.error();
    auto here = state_of(before.value());
    if (here.is_error())
        return here.error();
    auto after = state_of(merged.value());
    if (after.is_error())
        return after.error();
    auto evenings = list_sessions(theirs);
    if (evenings.is_error())
        return evenings.error();
    auto people = remembered_people(theirs);
    if (people.is_error())
        return people.error();
    const auto compared = losses(merged.value(), before.value());
    if (compared.is_error())
        return compared.error().error;
    MergePreview preview;
    preview.details = compared.value().details;
    preview.house_rules = report.value().house_rules.come_over;
    preview.forgotten_house_rules = report.value().house_rules.forgotten;
    preview.shared = report.value().shared;
    Comparison comparison(
        before.value(), merged.value(), std::move(here.value()), std::move(after.value()));
    const Status<DatabaseError> failure = catch_sqlite_errors(merged.value().connection(), [&] {
        comparison.count_evenings(report.value(), preview);
        comparison.count_rest(preview);
        comparison.compare_people(
            {std::move(evenings.value()), std::move(people.value())}, preview);
    });
    if (failure.is_error())
        return failure.error();
    return preview;
}

} // namespace consigliere::db
