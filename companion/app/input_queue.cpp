#include "companion/app/input_queue.h"

#include <algorithm>
#include <iterator>

namespace consigliere::app {

bool InputQueue::fits(const Move& /*move*/, const Frame& frame)
{
    return !frame.has_button && !frame.has_wheel && !frame.has_key && !frame.has_letter;
}

bool InputQueue::fits(const Button& button, const Frame& frame)
{
    const bool is_end_of_way = !button.is_down && frame.has_move;
    return !frame.has_button && !frame.has_wheel && !frame.has_key && !frame.has_letter
        && !is_end_of_way;
}

bool InputQueue::fits(const Wheel& /*wheel*/, const Frame& frame)
{
    return !frame.has_button && !frame.has_key && !frame.has_letter;
}

bool InputQueue::fits(const Key& /*key*/, const Frame& frame)
{
    return !frame.has_button && !frame.has_wheel && !frame.has_key && !frame.has_letter;
}

/// Characters arrive with their key event.
bool InputQueue::fits(const Letter& /*letter*/, const Frame& frame)
{
    return !frame.has_button && !frame.has_wheel;
}

void InputQueue::tell(const Move& move, Frame& frame, ImGuiIO& /*io*/)
{
    frame.has_move = true;
    m_place = move.place;
}

void InputQueue::tell(const Button& button, Frame& frame, ImGuiIO& /*io*/)
{
    frame.has_button = true;
    frame.at = button.at;
    if (button.button >= 0 && button.button < static_cast<int>(std::size(m_is_down)))
        m_is_down[button.button] = button.is_down;
}

void InputQueue::tell(const Wheel& wheel, Frame& frame, ImGuiIO& io)
{
    frame.has_wheel = true;
    io.MouseWheelH += wheel.steps.x;
    io.MouseWheel += wheel.steps.y;
}

void InputQueue::tell(const Key& key, Frame& frame, ImGuiIO& io)
{
    frame.has_key = true;
    frame.at = key.at;
    if (key.key >= 0 && key.key < static_cast<int>(std::size(io.KeysDown)))
        io.KeysDown[key.key] = key.is_down;
}

void InputQueue::tell(const Letter& letter, Frame& frame, ImGuiIO& io)
{
    frame.has_letter = true;
    io.AddInputCharacter(letter.letter);
}

std::optional<double> InputQueue::give(ImGuiIO& io)
{
    Frame frame;
    while (!m_events.empty()) {
        const bool is_told = std::visit(
            [&](const auto& event) {
                if (!fits(event, frame))
                    return false;
                tell(event, frame, io);
                return true;
            },
            m_events.front());
        if (!is_told)
            break;
        m_events.pop_front();
    }
    io.MousePos = m_place;
    std::copy(std::begin(m_is_down), std::end(m_is_down), std::begin(io.MouseDown));
    return frame.at;
}

} // namespace consigliere::app
