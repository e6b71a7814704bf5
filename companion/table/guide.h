#pragma once

#include "companion/frame/room.h"

#include <cstddef>
#include <string>

namespace consigliere::screens {

/// Guided tour for a first-time table: tapping, describing cards, next step, undo, verdicts,
/// questions. Each step points at a part of the screen. Records nothing; can be left at any time.
class Guide {
public:
    /// Rectangles of the buttons it points at.
    struct Buttons {
        Rect undo;
        Rect why;
    };

    /// Draws a step above the table. Returns true after the last step, or when left.
    /// `on_describing` explains how cards of this game are described; empty if not needed.
    [[nodiscard]] bool draw(Ui& ui, const Buttons& buttons, const std::string& on_describing);

private:
    std::size_t m_step = 0;
};

} // namespace consigliere::screens
