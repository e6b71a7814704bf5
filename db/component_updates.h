#pragma once

#include "db/session_rows.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

// Component definitions that were added during an evening, as a grow-only set (CRDT).
// They have a total order; the later definition of a card wins. Two machines that merge may store
// the rows in different orders, so the order depends only on their contents: `since`, then a
// Lamport clock, then the text. No timestamps are compared.
namespace consigliere::db {

struct ComponentUpdate {
    std::int64_t since = 1; ///< The first entry that is judged by it.
    /// Lamport clock among updates with equal `since`, from 1. Concurrent updates may tie.
    std::int64_t turn = 1;
    std::string definition; ///< TOML.

    [[nodiscard]] friend auto operator<=>(const ComponentUpdate&, const ComponentUpdate&) = default;
};

/// All component updates of an evening. Without merges, the order is that of insertion.
class ComponentUpdates {
public:
    /// `rows`: those of a session. The first is skipped: it is the copy made at the start.
    explicit ComponentUpdates(const std::vector<ComponentRow>& rows);

    /// In the order in which they apply; equal sets have equal orders.
    [[nodiscard]] const std::set<ComponentUpdate>& all() const& { return m_all; }
    [[nodiscard]] std::set<ComponentUpdate> all() && { return std::move(m_all); }
    /// Adds `told`. Returns the row to append to the session.
    ComponentRow add(const ComponentUpdate& told);

private:
    /// Clock value of the next update at `since`.
    [[nodiscard]] std::int64_t next_turn(std::int64_t since) const;
    void put(const ComponentUpdate& told);

    std::set<ComponentUpdate> m_all;
    std::map<std::int64_t, std::int64_t> m_last_turns;
};

} // namespace consigliere::db
