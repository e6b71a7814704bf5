#include "db/restore_losses.h"

#include "db/connection.h"
#include "db/house_rule_rows.h"
#include "db/people_rows.h"
#include "db/photo_rows.h"
#include "db/rows.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <tuple>

namespace consigliere::db {

namespace {

using Texts = std::vector<std::string>;

/// Everything that is compared: one set per kind. What is missing from the backup's set is lost or
/// different.
struct Holdings {
    std::vector<SessionSummary> evenings;
    /// Hash chain of each evening.
    std::map<SessionId, std::vector<Hash>> entries;
    std::set<Texts> edits; ///< Evening and edit.
    std::set<Texts> people;
    std::set<SamePerson> same_people;
    std::set<Texts> learned_components;
    std::map<std::string, HouseRuleRow> house_rules;
    std::set<std::pair<Texts, Hash>> photos;
};

std::map<SessionId, std::vector<Hash>> read_entries(Connection& connection)
{
    using Row = std::pair<SessionId, Hash>;
    std::map<SessionId, std::vector<Hash>> entries;
    for (const auto& [evening, hash] : rows_of<Row, std::string, Hash>(query(connection,
             "SELECT uuid, hash FROM session JOIN entry ON entry.session = session.id"
             " ORDER BY session.id, seq")))
        entries[evening].push_back(hash);
    return entries;
}

std::set<Texts> set_of(std::vector<Texts> rows)
{
    return {std::make_move_iterator(rows.begin()), std::make_move_iterator(rows.end())};
}

void read_rest(Connection& connection, Holdings& holdings)
{
    holdings.entries = read_entries(connection);
    holdings.edits = set_of(rows_of<Texts, std::string, std::string>(query(connection,
        "SELECT session.uuid, session_edit.uuid FROM session_edit"
        " JOIN session ON session.id = session_edit.session")));
    for (const PersonRow& person : read_people(connection))
        holdings.people.insert({person.uuid, person.name});
    for (const SamePerson& same : read_same_people(connection))
        holdings.same_people.insert(same);
    holdings.learned_components =
        set_of(rows_of<Texts, std::string, std::string, std::string, std::string>(
            query(connection, "SELECT game, kind, name, definition FROM component_learned")));
    for (HouseRuleRow& rule : read_house_rules(connection).rows)
        holdings.house_rules.emplace(rule.id, std::move(rule));
    for (const PhotoRow& photo : read_photos(connection).rows)
        if (!photo.image.empty())
            holdings.photos.insert({{photo.key.game, photo.key.kind, photo.key.name}, photo.hash});
}

ErrorOr<Holdings, NotCompared> holdings_of(Database& database, NotCompared::Whose whose)
{
    auto evenings = list_sessions(database);
    if (evenings.is_error())
        return NotCompared{whose, evenings.error()};
    Holdings holdings;
    holdings.evenings = std::move(evenings.value());
    Connection& connection = database.connection();
    const auto rest = catch_sqlite_errors(connection, [&] { read_rest(connection, holdings); });
    if (rest.is_error())
        return NotCompared{whose, rest.error()};
    return holdings;
}

template <typename Element>
std::vector<Element> missing(const std::set<Element>& present, const std::set<Element>& backup)
{
    std::vector<Element> elements;
    std::ranges::set_difference(present, backup, std::back_inserter(elements));
    return elements;
}

template <typename Element>
int count_of_missing(const std::set<Element>& present, const std::set<Element>& backup)
{
    return static_cast<int>(missing(present, backup).size());
}

/// Number of entries from the first one that is missing or different in the backup.
int missing_entries(const Holdings& present, const Holdings& backup, const SessionId& evening)
{
    const auto ours = present.entries.find(evening);
    if (ours == present.entries.end())
        return 0;
    const auto theirs = backup.entries.find(evening);
    if (theirs == backup.entries.end())
        return static_cast<int>(ours->second.size());
    const auto first = std::ranges::mismatch(ours->second, theirs->second).in1;
    return static_cast<int>(ours->second.end() - first);
}

std::vector<RestoreLosses::Evening> missing_evenings(
    const Holdings& present, const Holdings& backup)
{
    std::vector<RestoreLosses::Evening> evenings;
    for (const SessionSummary& evening : present.evenings) {
        const bool is_there = std::ranges::find(backup.evenings, evening.id, &SessionSummary::id)
            != backup.evenings.end();
        const int entries = missing_entries(present, backup, evening.id);
        if (!is_there || entries > 0)
            evenings.push_back({evening, entries, !is_there});
    }
    return evenings;
}

/// Number of evenings in both with different details.
int missing_details(const Holdings& present, const Holdings& backup)
{
    std::set<SessionId> evenings;
    for (const Texts& edit : missing(present.edits, backup.edits))
        if (std::ranges::find(backup.evenings, edit.front(), &SessionSummary::id)
            != backup.evenings.end())
            evenings.insert(edit.front());
    return static_cast<int>(evenings.size());
}

/// A tombstone is only lost if the backup still has the rule.
int missing_house_rules(const Holdings& present, const Holdings& backup)
{
    return static_cast<int>(std::ranges::count_if(present.house_rules, [&](const auto& rule) {
        const auto there = backup.house_rules.find(rule.first);
        if (there == backup.house_rules.end() || there->second.is_forgotten)
            return !rule.second.is_forgotten;
        return there->second.text != rule.second.text;
    }));
}

} // namespace

ErrorOr<RestoreLosses, NotCompared> losses(Database& present, Database& backup)
{
    const auto theirs = holdings_of(backup, NotCompared::Whose::backup);
    if (theirs.is_error())
        return theirs.error();
    const auto ours = holdings_of(present, NotCompared::Whose::present);
    if (ours.is_error())
        return ours.error();
    const Holdings& here = ours.value();
    const Holdings& there = theirs.value();
    return RestoreLosses{missing_evenings(here, there), missing_details(here, there),
        count_of_missing(here.people, there.people),
        count_of_missing(here.same_people, there.same_people),
        count_of_missing(here.learned_components, there.learned_components),
        missing_house_rules(here, there), count_of_missing(here.photos, there.photos)};
}

} // namespace consigliere::db
