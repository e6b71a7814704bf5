#pragma once

#include "db/club/packed_evening.h"
#include "db/club/shared_things.h"
#include "db/database.h"
#include "db/people_rows.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// This tablet's side of the club's archive: what is to be sent, and taking in what was sent.
namespace consigliere::db {

/// A finished evening of this database.
struct LocalEvening {
    EveningKey key;
    std::vector<SessionId> courses; ///< Its finished courses. The others stay here.
};

/// All evenings whose score is final. What is covered during play is known to everybody then.
[[nodiscard]] ErrorOr<std::vector<LocalEvening>, DatabaseError> finished_evenings(
    Database& database);

/// Its courses, to be packed. Error: it does not verify, or cannot be read.
[[nodiscard]] ErrorOr<std::vector<ArchivedCourse>, DatabaseError> read_evening(
    Database& database, const LocalEvening& evening);

/// What was said last of two ids.
struct PairSaid {
    SamePerson pair;
    bool is_same = true;
    /// Another tablet said so after what this one has taken in: counts over what is here.
    bool is_news = false;
};
/// What is said of people who have sat in finished evenings.
struct PeopleSaid {
    std::vector<PersonRow> people;
    std::vector<PairSaid> pairs;
};
[[nodiscard]] ErrorOr<PeopleSaid, DatabaseError> people_of_finished(Database& database);

/// How far this database has taken in an archive. Stored with the evenings, so that a restored
/// backup asks again for what it lacks.
struct ArchivePosition {
    std::string club; ///< Its id.
    std::int64_t evenings = 0; ///< Arrival numbers.
    std::int64_t people = 0;
    std::int64_t same = 0;
    std::int64_t shared = 0;
    /// Key of the last evening, hexadecimal. Another one under that number means that the server
    /// was restored from an older backup.
    std::string last;
};
/// An empty position if there is none.
[[nodiscard]] ErrorOr<ArchivePosition, DatabaseError> archive_position(Database& database);

/// What came from the archive and where it stands then.
struct Arrivals {
    struct Evening {
        SessionId id;
        std::optional<std::vector<ArchivedCourse>> courses; ///< nullopt if it is damaged.
    };
    PeopleSaid said;
    std::vector<SharedThing> things;
    std::vector<Evening> evenings;
    ArchivePosition after;
};
struct Adopted {
    int added = 0;
    int extended = 0;
    int diverged = 0; ///< Both courses are kept.
    std::vector<SessionId> refused; ///< Damaged there or here.
    ThingsTaken things;

    [[nodiscard]] int evenings() const { return added + extended + diverged; }
    void add(const Adopted& other);
};
/// Takes in all of it, as `merge` does, or nothing. A damaged evening is refused by itself.
[[nodiscard]] ErrorOr<Adopted, DatabaseError> adopt(Database& database, const Arrivals& arrivals);

} // namespace consigliere::db
