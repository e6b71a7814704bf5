#pragma once

#include "db/people.h"
#include "db/people_rows.h"
#include "db/session_list.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

// People of two ids who may be one person.
namespace consigliere::db {

/// One of them is here, the other comes with a merge. Within one database, `here` is the one with
/// more evenings.
struct PeopleMatch {
    enum class Why : std::uint8_t {
        same_seats, ///< Both tablets have an evening in which each has the same seat.
        same_name,
        same_letters, ///< Only accents or capitals differ.
        same_first_name,
        one_letter, ///< One letter differs.
    };
    Person here;
    Person there;
    Why why = Why::same_name;
    int common_seats = 0; ///< For `same_seats`: the number of evenings.
    /// Names of people with whom both have played.
    std::vector<std::string> companions;
};

/// Who has played with whom: names by ids, by ids.
using Companions = std::map<std::string, std::map<std::string, std::string>>;
[[nodiscard]] Companions companions_in(const std::vector<SessionSummary>& evenings);

/// Two groups of people to be compared, with the ids of their identities.
struct PeopleMeeting {
    std::vector<Person> here;
    std::vector<Person> come;
    Companions companions;
    std::set<SamePerson> apart; ///< Said to be two.
    std::map<SamePerson, int> common_seats;
};
/// Pairs that were said to be two people.
[[nodiscard]] std::set<SamePerson> read_apart(Connection& connection, const Identities& identities);
/// Seats of evenings in both lists that have different people.
[[nodiscard]] std::map<SamePerson, int> common_seats(const std::vector<SessionSummary>& here,
    const std::vector<SessionSummary>& there, const Identities& identities);
/// The likeliest first; each person at most once, and at most 40 pairs. Who has sat at one table is
/// two people.
[[nodiscard]] std::vector<PeopleMatch> matches_in(const PeopleMeeting& meeting);

/// Pairs within a database, whose evenings these are, about which nothing was decided.
[[nodiscard]] ErrorOr<std::vector<PeopleMatch>, DatabaseError> people_matches(
    Database& database, const std::vector<SessionSummary>& evenings);

} // namespace consigliere::db
