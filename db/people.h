#pragma once

#include "db/database.h"
#include "db/session_list.h"

#include <string>
#include <utility>
#include <vector>

// The people at the table, common to all evenings and games.
// The id is stable when the name changes; two people of one name stay separate until merged.
namespace consigliere::db {

struct Person {
    std::string name;
    /// Start of the latest evening with this person, in the form of `now()`; on its entered date,
    /// if there is one.
    std::string last_seen;
    int sessions = 0; ///< The courses of a diverged evening count as one.
    std::string id;
};

/// All people with a seat in these evenings, most recent first.
[[nodiscard]] std::vector<Person> people_in(const std::vector<SessionSummary>& evenings);
/// All people who ever had a seat, most recent first.
[[nodiscard]] ErrorOr<std::vector<Person>, DatabaseError> remembered_people(Database& database);

/// Declares two ids to be one person, everywhere.
[[nodiscard]] Status<DatabaseError> merge_people(
    Database& database, const std::string& one, const std::string& other);

/// Ids of two people.
using TwoPeople = std::pair<std::string, std::string>;

/// The ids that are one person with `id`, each with its own name and evenings. Empty if there is
/// only one.
[[nodiscard]] ErrorOr<std::vector<Person>, DatabaseError> merged_people(
    Database& database, const std::string& id);
/// Undoes merging for one id: it is somebody else than all the others of that person, everywhere.
[[nodiscard]] Status<DatabaseError> separate_person(Database& database, const std::string& id);
/// What was answered about people who may be one.
struct PeopleAnswers {
    std::vector<TwoPeople> same;
    std::vector<TwoPeople> apart; ///< Two people everywhere; nobody is asked again.
};
/// Precondition: a transaction is open.
void write_answers(Connection& connection, const PeopleAnswers& answers);
/// All or nothing.
[[nodiscard]] Status<DatabaseError> answer(Database& database, const PeopleAnswers& answers);

/// Renames a person. The records of earlier evenings keep the old name.
[[nodiscard]] Status<DatabaseError> rename_person(
    Database& database, const std::string& id, const std::string& name);

} // namespace consigliere::db
