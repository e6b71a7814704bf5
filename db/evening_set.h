#pragma once

#include "db/connection.h"

#include <cstdint>

// Detects missing evenings.
// The file stores the ids of all evenings, their number, and an order-independent hash of the ids,
// so that an evening is missed even if all its rows and its id are gone. A missing evening stays
// known and is recognized when it is imported again.
namespace consigliere::db {

struct EveningSet {
    std::int64_t sessions = 0;
    Hash hash{};

    [[nodiscard]] friend bool operator==(const EveningSet&, const EveningSet&) = default;
};

/// Computed from the sessions in the file.
[[nodiscard]] EveningSet evenings_there(Connection& connection);
/// As stored.
[[nodiscard]] EveningSet recorded_evenings(Connection& connection);
void record_evenings(Connection& connection, const EveningSet& evenings);
/// Stores `evenings_there` as the recorded set.
void record_evenings_there(Connection& connection);
/// Number of missing evenings. Files before version 4 only know those that left other rows behind.
[[nodiscard]] std::int64_t missing_evenings(Connection& connection);

/// Call when a session is added, removed, or gets another id.
void enter_evening(Connection& connection, std::int64_t session);
void leave_evening(Connection& connection, std::int64_t session);

/// Scope of an import: afterwards, imported evenings that were missing are no longer missing.
class ReturningEvenings {
public:
    explicit ReturningEvenings(Connection& connection);
    /// Call after the import.
    void reconcile();

private:
    Connection& m_connection;
    EveningSet m_recorded;
};

} // namespace consigliere::db
