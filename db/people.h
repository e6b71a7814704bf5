#pragma once

#include "db/database.h"

#include <string>
#include <vector>

/// The people who sit at the table, the same in every evening and every game. A person has an id
/// that stays when the name changes; two of one name stay two until somebody says that they are
/// the same.
namespace consigliere::db {

struct Person {
    std::string name;
    /// When an evening was last begun with this person, in the form of `now()`: on the day that it
    /// was given, where it was given one.
    std::string last_seen;
    int sessions = 0;
    std::string id;
};

/// Everyone who ever had a seat, most recent first.
[[nodiscard]] ErrorOr<std::vector<Person>, DatabaseError> remembered_people(Database& database);

/// Says that two ids are one person, in all evenings of all games. It is not taken back.
[[nodiscard]] Status<DatabaseError> merge_people(
    Database& database, const std::string& one, const std::string& other);

/// Gives a person another name. Evenings that were begun under the old one still say it in their
/// records.
[[nodiscard]] Status<DatabaseError> rename_person(
    Database& database, const std::string& id, const std::string& name);

} // namespace consigliere::db
