#include "db/people_matches.h"

#include "db/folding.h"
#include "db/rows.h"

#include <algorithm>
#include <optional>

namespace consigliere::db {

namespace {

std::string first_word(const std::string& text)
{
    return text.substr(0, text.find(' '));
}

/// True if one letter was changed, added or left out. Bytes will do: the names are folded.
bool differ_by_one(const std::string& left, const std::string& right)
{
    const auto& [shorter, longer] =
        std::minmax(left, right, [](const auto& a, const auto& b) { return a.size() < b.size(); });
    if (longer.size() - shorter.size() > 1)
        return false;
    const auto [one, other] = std::ranges::mismatch(shorter, longer);
    const auto skip = [](auto place, auto end) { return place == end ? place : place + 1; };
    const auto rest = longer.size() == shorter.size() ? skip(one, shorter.end()) : one;
    return std::equal(rest, shorter.end(), skip(other, longer.end()), longer.end());
}

/// A person and the name without accents and capitals.
struct Named {
    const Person* person = nullptr;
    std::string folded;
};

std::vector<Named> with_folded_names(const std::vector<Person>& people)
{
    std::vector<Named> named;
    for (const Person& person : people)
        named.push_back({&person, folded(person.name)});
    return named;
}

std::optional<PeopleMatch::Why> likeness(const Named& here, const Named& there)
{
    using Why = PeopleMatch::Why;
    constexpr std::size_t least_letters = 4;
    const std::string& left = here.folded;
    const std::string& right = there.folded;
    if (here.person->name == there.person->name)
        return Why::same_name;
    if (left == right)
        return Why::same_letters;
    const bool has_one_word = first_word(left) == left || first_word(right) == right;
    if (has_one_word && first_word(left) == first_word(right))
        return Why::same_first_name;
    if (std::min(left.size(), right.size()) >= least_letters && differ_by_one(left, right))
        return Why::one_letter;
    return std::nullopt;
}

std::vector<std::string> shared_names(
    const std::map<std::string, std::string>& here, const std::map<std::string, std::string>& there)
{
    std::vector<std::string> names;
    for (const auto& [id, name] : here) {
        if (there.contains(id))
            names.push_back(name);
    }
    return names;
}

/// Every pair that may be one, the likeliest first.
std::vector<PeopleMatch> candidates(const PeopleMeeting& meeting)
{
    std::vector<PeopleMatch> found;
    const std::vector<Named> all_here = with_folded_names(meeting.here);
    for (const Named& come : with_folded_names(meeting.come)) {
        for (const Named& here : all_here) {
            if (here.person->id == come.person->id)
                continue;
            const auto seats =
                meeting.common_seats.find(std::minmax(here.person->id, come.person->id));
            const int common = seats == meeting.common_seats.end() ? 0 : seats->second;
            const auto why =
                common > 0 ? std::optional(PeopleMatch::Why::same_seats) : likeness(here, come);
            if (why)
                found.push_back({*here.person, *come.person, *why, common, {}});
        }
    }
    std::ranges::stable_sort(found, {}, &PeopleMatch::why);
    return found;
}

} // namespace

Companions companions_in(const std::vector<SessionSummary>& evenings)
{
    Companions companions;
    for (const SessionSummary& evening : evenings) {
        for (const SessionSummary::Seat& one : evening.seats) {
            for (const SessionSummary::Seat& other : evening.seats) {
                if (!one.person.empty() && !other.person.empty() && one.person != other.person)
                    companions[one.person].emplace(other.person, other.player);
            }
        }
    }
    return companions;
}

std::set<SamePerson> read_apart(Connection& connection, const Identities& identities)
{
    std::set<SamePerson> apart;
    for (const auto& [one, other] : read_people_apart(connection))
        apart.insert(std::minmax(identities.of(one).uuid, identities.of(other).uuid));
    return apart;
}

std::map<SamePerson, int> common_seats(const std::vector<SessionSummary>& here,
    const std::vector<SessionSummary>& there, const Identities& identities)
{
    std::map<SessionId, const SessionSummary*> theirs;
    for (const SessionSummary& evening : there)
        theirs[evening.id] = &evening;
    std::map<SamePerson, int> common;
    for (const SessionSummary& evening : here) {
        const auto found = theirs.find(evening.id);
        if (found == theirs.end() || found->second->seats.size() != evening.seats.size())
            continue;
        for (std::size_t i = 0; i < evening.seats.size(); ++i) {
            const std::string& one = evening.seats[i].person;
            const std::string& other = found->second->seats[i].person;
            if (one.empty() || other.empty())
                continue;
            const SamePerson pair = std::minmax(identities.of(one).uuid, identities.of(other).uuid);
            if (pair.first != pair.second)
                ++common[pair];
        }
    }
    return common;
}

std::vector<PeopleMatch> matches_in(const PeopleMeeting& meeting)
{
    constexpr std::size_t most = 40;
    const auto companions_of = [&](const Person& person) {
        const auto found = meeting.companions.find(person.id);
        return found == meeting.companions.end() ? std::map<std::string, std::string>()
                                                 : found->second;
    };
    std::vector<PeopleMatch> matches;
    std::set<std::string> taken;
    for (PeopleMatch& match : candidates(meeting)) {
        const auto companions_here = companions_of(match.here);
        if (matches.size() == most || taken.contains(match.there.id)
            || taken.contains(match.here.id) || companions_here.contains(match.there.id)
            || meeting.apart.contains(std::minmax(match.here.id, match.there.id)))
            continue;
        taken.insert(match.there.id);
        taken.insert(match.here.id);
        match.companions = shared_names(companions_here, companions_of(match.there));
        matches.push_back(std::move(match));
    }
    return matches;
}

ErrorOr<std::vector<PeopleMatch>, DatabaseError> people_matches(
    Database& database, const std::vector<SessionSummary>& evenings)
{
    PeopleMeeting meeting;
    meeting.companions = companions_in(evenings);
    meeting.here = people_in(evenings);
    std::ranges::stable_sort(meeting.here, std::ranges::greater(), &Person::sessions);
    meeting.come.assign(meeting.here.rbegin(), meeting.here.rend());
    return catch_sqlite_errors(database, [&](Connection& connection) {
        meeting.apart = read_apart(connection, Identities(connection));
        return matches_in(meeting);
    });
}

} // namespace consigliere::db
