#pragma once

#include "db/club/club_archive.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

// Pushing and pulling. What is sent and taken in is whole evenings, so that a lost connection at
// any moment leaves nothing half.
namespace consigliere::db {

/// Runs `work` with this tablet's database, on the thread that owns it. False if the program is
/// ending. Pushing and pulling may be on another thread, because a server may be slow.
using WithDatabase = std::function<bool(const std::function<void(Database&)>& work)>;
/// For a database of the calling thread.
[[nodiscard]] WithDatabase at_once_with(Database& database);

struct Synchronized {
    int sent = 0; ///< Evenings that the archive did not have.
    Adopted adopted;
    int sent_things = 0; ///< Photos, house rules and other things of the group.
    std::vector<SessionId> not_sent; ///< Damaged here, or refused by the archive.
    int left_for_later = 0; ///< See Behind::waits.

    [[nodiscard]] bool is_nothing() const
    {
        return sent + sent_things + adopted.evenings() + adopted.things.taken == 0
            && adopted.things.damaged == 0 && adopted.refused.empty() && not_sent.empty();
    }
};

enum class Pull : std::uint8_t {
    news, ///< What arrived since the last time.
    everything, ///< All of it again, after damage at the server was repaired.
};
[[nodiscard]] ErrorOr<Synchronized, ClubError> pull(
    ClubArchive& archive, const WithDatabase& with, Pull what = Pull::news);
/// What happens to an evening of which the archive has another state.
enum class Behind : std::uint8_t {
    takes_in, ///< That is taken in first.
    waits, ///< It is sent another time: nothing may be taken in while an evening is played.
};
/// Sends every finished evening that the archive lacks.
[[nodiscard]] ErrorOr<Synchronized, ClubError> push(
    ClubArchive& archive, const WithDatabase& with, Behind when_behind = Behind::takes_in);

// The tablet's connection, in a file beside the database that only its owner may read. It is not
// in the database, whose copies go to other tablets.

struct ClubConnection {
    std::string code;
    std::string club; ///< Names, as they were when the tablet was paired.
    std::string tablet;
};
/// nullopt if this tablet isn't paired.
[[nodiscard]] ErrorOr<std::optional<ClubConnection>, ClubError> club_connection(
    const std::filesystem::path& database);
/// Connects, checks that the code is that of a tablet, and keeps it. Returns what the archive says.
[[nodiscard]] ErrorOr<ClubArchive::State, ClubError> join_club(
    const std::filesystem::path& database, const std::string& code);
/// Forgets the connection. The evenings stay on both sides.
[[nodiscard]] Status<ClubError> leave_club(const std::filesystem::path& database);
/// Opens the archive that this tablet is paired with.
[[nodiscard]] ErrorOr<ClubArchive, ClubError> open_club(const std::filesystem::path& database);

/// When this tablet last pushed and pulled successfully, in the form of `now()`, and how many
/// evenings went over.
struct LastTime {
    std::string at; ///< Empty: never.
    int evenings = 0;
};
struct LastTimes {
    LastTime push;
    LastTime pull;
};
[[nodiscard]] ErrorOr<LastTimes, DatabaseError> last_times(Database& database);

} // namespace consigliere::db
