#pragma once

#include "companion/screens/room.h"
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
    [[nodiscard]] Answer draw(Ui& ui, const ledger::History& history);

private:
    std::string m_reason;
};

} // namespace consigliere::screens
