#pragma once

#include "db/connection.h"

#include <cstdint>

/// Which evenings lie in the file. An evening that is gone with all its rows leaves nothing that
/// could tell of it; so the file keeps their ids, how many there should be, and a hash that follows
/// from the ids: an id that is gone with its evening is missed, too. It is the same in whichever
/// order they came. An evening that is missing is still known, and comes back as what it was.
namespace consigliere::db {

struct EveningSet {
    std::int64_t sessions = 0;
    Hash hash{};

    [[nodiscard]] friend bool operator==(const EveningSet&, const EveningSet&) = default;
};

/// The evenings that are there.
[[nodiscard]] EveningSet evenings_there(Connection& connection);
/// Those that were recorded.
[[nodiscard]] EveningSet recorded_evenings(Connection& connection);
void record_evenings(Connection& connection, const EveningSet& evenings);
/// Those that are there become the ones that were recorded.
void record_evenings_there(Connection& connection);
/// How many evenings are gone. A file of before version 4 knows only of those that have left
/// something.
[[nodiscard]] std::int64_t missing_evenings(Connection& connection);

/// A session comes into the file or under another id, or leaves it.
void enter_evening(Connection& connection, std::int64_t session);
void leave_evening(Connection& connection, std::int64_t session);

/// While something is taken in: where what comes is what was missing before, nothing is missing
/// afterwards.
class ReturningEvenings {
public:
    explicit ReturningEvenings(Connection& connection);
    /// Called when all has come.
    void reconcile();

private:
    Connection& m_connection;
    EveningSet m_recorded;
};

} // namespace consigliere::db
