#pragma once

#include "db/session_rows.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// People as they lie in the tables. Each has an id that stays when the name changes. Two ids may
/// be one person: that is said, and never taken back.
namespace consigliere::db {

struct PersonRow {
    std::string uuid;
    std::string name;
    /// How often the name was changed. Of two names of one id the one that was changed more often
    /// counts, and then the one that is later in the alphabet: no clock decides.
    std::int64_t renamed = 0;
    /// What stands in the file; whoever comes from elsewhere has none of it yet.
    Hash hash{};
};

[[nodiscard]] Hash hash_of_person(const PersonRow& person);
[[nodiscard]] bool is_as_recorded(const PersonRow& person);
/// The names that are not what was written.
[[nodiscard]] std::vector<std::string> changed_names(Connection& connection);

/// Two ids of one person, the smaller one first.
using SamePerson = std::pair<std::string, std::string>;

/// Whoever was known before people had ids gets one from the name, so that machines that give it
/// apart agree on it.
[[nodiscard]] std::string person_id_from_name(const std::string& name);

[[nodiscard]] std::vector<PersonRow> read_people(Connection& connection);
[[nodiscard]] std::vector<SamePerson> read_same_people(Connection& connection);
/// Takes in people that another database knows.
void know_people(Connection& connection, const std::vector<PersonRow>& people);
void know_same_people(Connection& connection, const std::vector<SamePerson>& same);

/// The number in this file of the person on a seat, who becomes known if new, and whose id is
/// written into the seat; nothing when nobody is named. If only the name is given, it is the
/// person of that name who was seen last.
std::optional<std::int64_t> remember_person(Connection& connection, SeatRow& seat);

/// Who is who, under the one id and the one name that all ids of a person share.
class Identities {
public:
    explicit Identities(Connection& connection);

    struct Identity {
        std::string uuid; ///< The smallest of the ids.
        std::string name;
        std::int64_t renamed = 0;
    };
    /// By an id; one that nobody has stands for itself.
    [[nodiscard]] Identity of(const std::string& uuid) const;
    [[nodiscard]] bool knows(const std::string& uuid) const;

private:
    [[nodiscard]] std::string first_of(std::string uuid) const;

    /// From an id to a smaller one of the same person.
    std::map<std::string, std::string> m_smaller;
    std::map<std::string, Identity> m_identities; ///< By the smallest id.
};

} // namespace consigliere::db
