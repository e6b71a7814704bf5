#pragma once

#include "engine/ledger/interface.h"

#include <cstdint>

namespace consigliere::screens {

/// Sounds at the table: a knock on wood.
enum class Knock : std::uint8_t {
    recorded,
    refused, ///< A move was refused; lower.
};

/// Plays the outcome of a tap, if enabled. Undo, redo, amendments, what-if drafts and unsaved
/// entries are silent.
class Sounds : public ledger::Interface {
public:
    enum class Device : std::uint8_t {
        off,
        being_opened,
        open,
        missing, ///< Enabled, but no sound device works.
    };

    /// Returns at once; playback is asynchronous.
    virtual void knock(Knock knock) = 0;
    [[nodiscard]] virtual Device device() const = 0;
};

} // namespace consigliere::screens
