#pragma once

#include "db/session_rows.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

// People as stored. Ids are stable.
// "One is the other" is a row, which stays. "They are two" is a shared setting, and counts over the
// row; saying again that they are one replaces it by a tombstone. Databases that know the same rows
// and settings so agree, whatever the order in which they came.
namespace consigliere::db {

struct PersonRow {
    std::string uuid;
    std::string name;
    /// Number of changes. Merging is last-writer-wins by this count, then by the name; no
    /// timestamps are compared.
    std::int64_t renamed = 0;
    /// As stored; not yet set for imported rows.
    Hash hash{};
};

[[nodiscard]] Hash hash_of_person(const PersonRow& person);
[[nodiscard]] bool is_as_recorded(const PersonRow& person);
/// Names that do not verify.
[[nodiscard]] std::vector<std::string> changed_names(Connection& connection);

/// Two ids of one person, smaller one first.
using SamePerson = std::pair<std::string, std::string>;

/// The id of a person from before version 2. Derived from the name, so that machines agree.
[[nodiscard]] std::string person_id_from_name(const std::string& name);

[[nodiscard]] std::vector<PersonRow> read_people(Connection& connection);
/// The pairs that are one person.
[[nodiscard]] std::vector<SamePerson> read_same_people(Connection& connection);
/// All pairs that were ever said to be one person, for merging.
[[nodiscard]] std::vector<SamePerson> read_rows_of_same_people(Connection& connection);
/// The pairs that are two people, as was said last.
[[nodiscard]] std::set<SamePerson> read_people_apart(Connection& connection);
/// Merges the people of another database.
void know_people(Connection& connection, const std::vector<PersonRow>& people);
void know_same_people(Connection& connection, const std::vector<SamePerson>& same);
/// Whether these ids were ever said to be two people.
[[nodiscard]] bool were_apart(Connection& connection, const SamePerson& pair);
/// Says something new of two ids, whatever was said before.
void declare_same(Connection& connection, const std::string& one, const std::string& other);
void declare_apart(Connection& connection, const std::string& one, const std::string& other);

/// Finds or adds the person on a seat, and writes the id into `seat`. Returns the row number;
/// nullopt if the seat has no name. A name without an id means the person of that name who was seen
/// last.
std::optional<std::int64_t> remember_person(Connection& connection, SeatRow& seat);

/// Union of merged ids: maps each id to the common id and name of the person.
class Identities {
public:
    explicit Identities(Connection& connection);

    struct Identity {
        std::string uuid; ///< The smallest of the ids.
        std::string name;
        std::int64_t renamed = 0;
    };
    /// An unknown id maps to itself.
    [[nodiscard]] Identity of(const std::string& uuid) const;
    [[nodiscard]] bool knows(const std::string& uuid) const;

private:
    [[nodiscard]] std::string first_of(std::string uuid) const;

    /// Parent links, from an id to a smaller one of the same person.
    std::map<std::string, std::string> m_smaller;
    std::map<std::string, Identity> m_identities; ///< By the smallest id.
};

} // namespace consigliere::db
