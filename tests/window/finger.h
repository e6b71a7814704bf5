#pragma once

#include "tests/ui/stage.h"
#include "tests/window/display.h"

#include <chrono>
#include <memory>

namespace consigliere::test {

/// The finger of somebody in a hurry, on the window: it waits until the picture stands still, and
/// is just slow enough that a tap cannot be taken for a slip. How long a frame takes on the machine
/// that tests decides nothing then.
class Finger final : public Echo {
public:
    /// Both are the caller's, and outlive the finger; the program may be started anew.
    Finger(Display& display, const std::unique_ptr<Process>& program)
        : m_display(display)
        , m_program(program)
    {
    }

    void press(ImVec2 point) override;
    void move(ImVec2 point) override { m_display.move_to(point); }
    void release() override;

private:
    Display& m_display;
    const std::unique_ptr<Process>& m_program;
    std::chrono::steady_clock::time_point m_released;
};

/// Where the pointer is out of the way.
[[nodiscard]] inline ImVec2 corner_of_display()
{
    return {1, 1};
}

} // namespace consigliere::test
