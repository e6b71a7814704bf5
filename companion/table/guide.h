#pragma once

#include "companion/frame/room.h"

#include <cstddef>
#include <string>

namespace consigliere::screens {

/// Shows somebody round a table that he sees for the first time: where he taps, how cards become
/// known, what comes next, how a wrong tap is taken back, what the referee says and how an argument
/// is settled. Each stands beside the part of the screen that it is about; nothing is written down,
/// and it can be left at any time.
class Guide {
public:
    /// Where the buttons of the table are that it points at.
    struct Buttons {
        Rect undo;
        Rect why;
    };

    /// Draws one step over the table; true when it was the last, or was left. `on_describing` says
    /// how cards of this game are described; empty where none has to be.
    [[nodiscard]] bool draw(Ui& ui, const Buttons& buttons, const std::string& on_describing);

private:
    std::size_t m_step = 0;
};

} // namespace consigliere::screens
