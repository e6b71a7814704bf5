#pragma once

#include "db/database.h"
#include "engine/ledger/error_or.h"

#include <string>
#include <vector>

/// The people who sit at the table, the same in every evening and every game. A person is known
/// by the name that was given with a seat.
namespace consigliere::db {

struct Person {
    std::string name;
    /// When an evening was last begun with this person, in the form of `now()`.
    std::string last_seen;
    int sessions = 0;
};

/// Everyone who ever had a seat, most recent first.
[[nodiscard]] ledger::ErrorOr<std::vector<Person>, DatabaseError> remembered_people(
    Database& database);

} // namespace consigliere::db
