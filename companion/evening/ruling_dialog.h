#pragma once

#include "companion/frame/room.h"
#include "engine/ledger/timeline.h"

#include <string>

namespace consigliere::screens {

/// Asks why something stands although a rule forbids it. The reasons with which the table has ruled
/// before are offered again.
class RulingDialog {
public:
    struct Answer {
        bool closes = false;
        /// Why it stands; empty while nothing is said, and when nothing is to stand.
        std::string reason{};
    };

    void open() { m_reason.clear(); }
    /// `move` is what will stand, in words; empty where the screen behind says it.
    [[nodiscard]] Answer draw(Ui& ui, const ledger::History& history, const std::string& move);

private:
    std::string m_reason;
};

} // namespace consigliere::screens
