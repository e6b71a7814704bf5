#include "companion/app/event_times.h"

#include <X11/Xlib.h>
#include <poll.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <vector>

/// Weak: defined only if GLFW was built for X11.
extern "C" __attribute__((weak)) Display* glfwGetX11Display();

namespace consigliere::app {

namespace {

/// Event kinds; press and release are not distinguished.
constexpr int button_events = 0;
constexpr int key_events = 1;

/// X11 buttons 4 to 7 are the wheel; GLFW reports them as scrolling.
constexpr unsigned first_wheel = 4;
constexpr unsigned last_wheel = 7;

int button_of(unsigned button)
{
    if (button < first_wheel) {
        // GLFW order: left, right, middle.
        constexpr int numbers[] = {0, 0, 2, 1};
        return numbers[button];
    }
    return static_cast<int>(button - last_wheel + 2);
}

} // namespace

struct EventTimes::Noted {
    struct Event {
        int kind = 0;
        int code = 0;
        std::uint32_t time = 0; ///< X server time, in milliseconds.
    };
    std::vector<Event> events;

    static Bool look_at(Display* /*display*/, XEvent* event, XPointer self)
    {
        auto& events = reinterpret_cast<Noted*>(self)->events;
        if (event->type == ButtonPress || event->type == ButtonRelease) {
            const unsigned button = event->xbutton.button;
            if (button < first_wheel || button > last_wheel)
                events.push_back({button_events, button_of(button),
                    static_cast<std::uint32_t>(event->xbutton.time)});
        } else if (event->type == KeyPress || event->type == KeyRelease) {
            events.push_back({key_events, static_cast<int>(event->xkey.keycode),
                static_cast<std::uint32_t>(event->xkey.time)});
        }
        return False;
    }
};

EventTimes::EventTimes()
    : m_noted(std::make_unique<Noted>())
{
}

EventTimes::~EventTimes() = default;

void EventTimes::begin()
{
    if (glfwGetX11Display != nullptr)
        m_display = glfwGetX11Display();
}

void EventTimes::note(std::optional<double> at_most, int other)
{
    auto* display = static_cast<Display*>(m_display);
    if (XPending(display) == 0 && at_most != 0) {
        std::array<pollfd, 2> sources{{{ConnectionNumber(display), POLLIN, 0}, {other, POLLIN, 0}}};
        constexpr double milliseconds = 1000;
        static_cast<void>(::poll(sources.data(), sources.size(),
            at_most ? static_cast<int>(std::ceil(*at_most * milliseconds)) : -1));
        static_cast<void>(XPending(display));
    }
    m_noted->events.clear();
    XEvent none;
    // The predicate always returns false, so it sees every queued event and removes none.
    XCheckIfEvent(display, &none, &Noted::look_at, reinterpret_cast<XPointer>(m_noted.get()));
}

double EventTimes::age_of_button(int button)
{
    return age_of(button_events, button);
}

double EventTimes::age_of_key(int code)
{
    return age_of(key_events, code);
}

/// X servers on this machine use its monotonic clock; times of remote displays are not comparable.
double EventTimes::age_of(int kind, int code)
{
    auto& events = m_noted->events;
    const auto found = std::ranges::find_if(events,
        [&](const Noted::Event& event) { return event.kind == kind && event.code == code; });
    if (found == events.end())
        return 0;
    const auto now =
        static_cast<std::uint32_t>(std::chrono::duration_cast<std::chrono::milliseconds>(
            std::chrono::steady_clock::now().time_since_epoch())
                                       .count());
    const auto age = static_cast<std::int32_t>(now - found->time);
    events.erase(events.begin(), found + 1);
    constexpr std::int32_t longest = 60'000;
    constexpr double milliseconds = 1000;
    return age > 0 && age < longest ? age / milliseconds : 0;
}

} // namespace consigliere::app
