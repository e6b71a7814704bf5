#pragma once

#include "companion/frame/room.h"
#include "engine/ledger/evening.h"

#include <optional>

namespace consigliere::screens {

/// Tells the `Ui` when a tap has handed the table on to somebody else, whatever its game: when what
/// it wrote down was done by another than for whom the table waits now.
class HandingOver {
public:
    /// Before anything is touched in a frame.
    void follow(Ui& ui, const ledger::Evening& evening);

private:
    /// How many entries there were a frame ago, and for whom the table waited.
    std::optional<int> m_entries;
    std::optional<ledger::PositionSummary::Seat> m_awaited;
};

} // namespace consigliere::screens
