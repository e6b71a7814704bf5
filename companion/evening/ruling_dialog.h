#pragma once

#include "companion/frame/room.h"
#include "engine/ledger/timeline.h"

#include <string>

namespace consigliere::screens {

/// Asks for the reason of a ruling; offers the reasons used before.
class RulingDialog {
public:
    struct Answer {
        bool closes = false;
        /// Reason of the ruling; empty until confirmed, and when cancelled.
        std::string reason{};
    };

    /// `move` is the ruled move in words; empty if the screen behind shows it.
    [[nodiscard]] Answer draw(Ui& ui, const ledger::History& history, const std::string& move);

private:
    std::string m_reason;
};

} // namespace consigliere::screens
