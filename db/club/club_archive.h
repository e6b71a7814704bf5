#pragma once

#include "db/archive/figures.h"
#include "db/club/local_evenings.h"
#include "db/club/server.h"
#include "db/club/shared_things.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

// The club's archive on its server: statements, and what they mean. No tablet's database here.
namespace consigliere::db {

/// Makes the archive if there is none, brings an older one up to date, and makes a club in it if it
/// has a name. Returns the owner's connection, with which tablets are paired.
[[nodiscard]] ErrorOr<std::string, ClubError> found_club(
    const std::string& connection, const std::string& name);
/// Makes a role for a tablet. `owner`: the owner's connection. Returns the tablet's, its code.
[[nodiscard]] ErrorOr<std::string, ClubError> make_tablet(
    const std::string& owner, const std::string& label);

class ClubArchive {
public:
    /// Connects and checks the version and that the role has a club.
    [[nodiscard]] static ErrorOr<ClubArchive, ClubError> open(const std::string& connection);

    struct State {
        std::string id; ///< Of the club.
        std::string club;
        std::string tablet; ///< Its label; empty for the owner.
        std::int64_t evenings = 0; ///< Last arrival numbers.
        std::int64_t people = 0;
        std::int64_t same = 0;
        std::int64_t shared = 0;
        /// False if the archive has another past than the position: another club, or a server
        /// restored from an older backup.
        bool knows_position = false;
    };
    /// One round trip.
    [[nodiscard]] ErrorOr<State, ClubError> state(const ArchivePosition& position);

    struct Tablet {
        std::string label;
        std::int64_t evenings = 0;
        std::string last; ///< When it last brought one, in the server's words; may be empty.
    };
    struct Overview {
        std::int64_t evenings = 0; ///< Without their earlier states.
        std::int64_t bytes = 0; ///< Of all states, compressed.
        std::vector<Tablet> tablets;
    };
    [[nodiscard]] ErrorOr<Overview, ClubError> overview();

    /// Which of these states the archive lacks, as indices.
    [[nodiscard]] ErrorOr<std::vector<std::size_t>, ClubError> lacking(
        const std::vector<EveningKey>& keys);
    /// The next `most` states after an arrival number, without their contents.
    [[nodiscard]] ErrorOr<std::vector<PackedEvening>, ClubError> keys_after(
        std::int64_t arrival, int most);
    /// The states of one evening after an arrival number, without their contents.
    [[nodiscard]] ErrorOr<std::vector<PackedEvening>, ClubError> keys_of(
        const SessionId& evening, std::int64_t after);
    [[nodiscard]] Status<ClubError> fetch_contents(std::vector<PackedEvening>& evenings);
    /// The same for what a group has beside its evenings. Earlier states are left out.
    [[nodiscard]] ErrorOr<std::vector<std::size_t>, ClubError> lacking(
        const std::vector<SharedThing>& things);
    [[nodiscard]] ErrorOr<std::vector<SharedThing>, ClubError> things_after(
        std::int64_t arrival, std::int64_t until);
    [[nodiscard]] Status<ClubError> fetch_contents(std::vector<SharedThing>& things);
    [[nodiscard]] Status<ClubError> bring(const std::vector<SharedThing>& things);

    /// Brings one evening, all or nothing. `follows`: the last arrival that this tablet has taken
    /// in; ClubError::outdated if the archive has a newer state of this evening.
    [[nodiscard]] Status<ClubError> bring(const PackedEvening& packed, std::int64_t follows);

    /// `seen`: the last statement about people that this tablet has taken in. What others have said
    /// of a pair since isn't contradicted.
    [[nodiscard]] Status<ClubError> bring_people(const PeopleSaid& said, std::int64_t seen);
    [[nodiscard]] ErrorOr<PeopleSaid, ClubError> people_after(
        const ArchivePosition& position, const State& state);
    /// Withdraws "one is the other". False if nobody said so.
    [[nodiscard]] ErrorOr<bool, ClubError> withdraw_same(
        const std::string& one, const std::string& other);

    struct Standing {
        std::string person; ///< The smallest of the ids.
        std::string name;
        Rate wins; ///< As in the statistics; evenings are `wins.of`.
        std::int64_t ranks = 0; ///< Sum of the ranks of `ranked` evenings.
        std::int64_t ranked = 0;
    };
    /// Of one year or all of them, and of one game or all (empty). Most wins first, then the better
    /// mean rank, then the name.
    [[nodiscard]] ErrorOr<std::vector<Standing>, ClubError> standings(
        std::optional<int> year, const std::string& game);

    [[nodiscard]] Server& server() { return m_server; }

private:
    explicit ClubArchive(Server server)
        : m_server(std::move(server))
    {
    }
    [[nodiscard]] AnswerOrError insert_seats(const PackedEvening& packed, std::int64_t arrival);

    Server m_server;
};

} // namespace consigliere::db
