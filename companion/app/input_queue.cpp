#include "companion/app/input_queue.h"

#include <algorithm>
#include <iterator>

namespace consigliere::app {

void InputQueue::tell(const Event& event, ImGuiIO& io)
{
    switch (event.kind) {
    case Kind::move:
        m_place = event.place;
        break;
    case Kind::button:
        if (event.code >= 0 && event.code < static_cast<int>(std::size(m_is_down)))
            m_is_down[event.code] = event.is_down;
        break;
    case Kind::wheel:
        io.MouseWheelH += event.place.x;
        io.MouseWheel += event.place.y;
        break;
    case Kind::key:
        if (event.code >= 0 && event.code < static_cast<int>(std::size(io.KeysDown)))
            io.KeysDown[event.code] = event.is_down;
        break;
    case Kind::letter:
        io.AddInputCharacter(static_cast<unsigned int>(event.code));
        break;
    }
}

std::optional<double> InputQueue::give(ImGuiIO& io)
{
    const auto bit = [](Kind kind) { return 1U << static_cast<unsigned>(kind); };
    // What an event may share a frame with, if that came before it.
    const auto may_precede = [bit](const Event& event) {
        const unsigned move = bit(Kind::move);
        if (event.kind == Kind::wheel)
            return move | bit(Kind::wheel);
        // Characters arrive with their key event.
        if (event.kind == Kind::letter)
            return move | bit(Kind::key) | bit(Kind::letter);
        const bool is_release = event.kind == Kind::button && !event.is_down;
        return is_release ? 0U : move;
    };
    unsigned seen = 0;
    std::optional<double> at;
    for (; !m_events.empty(); m_events.pop_front()) {
        const Event& event = m_events.front();
        if ((seen & ~may_precede(event)) != 0)
            break;
        seen |= bit(event.kind);
        if (event.kind == Kind::button || event.kind == Kind::key)
            at = event.at;
        tell(event, io);
    }
    io.MousePos = m_place;
    std::copy(std::begin(m_is_down), std::end(m_is_down), std::begin(io.MouseDown));
    return at;
}

} // namespace consigliere::app
