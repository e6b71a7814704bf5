#pragma once

#include "companion/frame/room.h"
#include "engine/ledger/evening.h"

#include <optional>

namespace consigliere::screens {

/// Tells the `Ui` when the acting player has changed. That is when the last tap recorded an entry
/// of another player than the one whose turn it is now.
class HandingOver {
public:
    /// Call before any target is touched in a frame.
    void follow(Ui& ui, const ledger::Evening& evening);

private:
    /// Number of entries, and the seat to move, in the previous frame.
    std::optional<int> m_entries;
    std::optional<ledger::PositionSummary::Seat> m_awaited;
};

} // namespace consigliere::screens
