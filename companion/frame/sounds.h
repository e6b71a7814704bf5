#pragma once

#include "engine/ledger/interface.h"

#include <cstdint>

namespace consigliere::screens {

/// All that can be heard at a table: a knock on wood.
enum class Knock : std::uint8_t {
    recorded, ///< What somebody did is written down.
    refused, ///< The referee says why it is not; this one is lower.
};

/// Lets the table hear what became of a tap, when it wants that. What is taken back or comes again,
/// what is put right and what is only tried makes no sound, nor does what is not saved.
class Sounds : public ledger::Interface {
public:
    enum class Device : std::uint8_t {
        off,
        being_opened,
        open,
        missing, ///< Nothing is heard although the table wants it.
    };

    /// Nobody waits for it.
    virtual void knock(Knock knock) = 0;
    [[nodiscard]] virtual Device device() const = 0;
};

} // namespace consigliere::screens
