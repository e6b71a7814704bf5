#include "tests/window/finger.h"

#include <chrono>
#include <thread>

namespace consigliere::test {

void Finger::press(ImVec2 point)
{
    // Longer than what a tap has brought stays asleep.
    constexpr std::chrono::milliseconds reaction{520};
    m_program->wait_for_rest();
    std::this_thread::sleep_until(m_released + reaction);
    m_display.move_to(point);
    m_display.press();
}

void Finger::release()
{
    m_display.release();
    m_released = std::chrono::steady_clock::now();
    m_display.move_to(corner_of_display());
}

} // namespace consigliere::test
