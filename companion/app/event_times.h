#pragma once

#include <memory>
#include <optional>

namespace consigliere::app {

/// When fingers and keys did what GLFW tells, which keeps no times: a display of X11 stamps every
/// event, so its events are looked at before GLFW takes them. Elsewhere nothing is known, and what
/// is told counts as done at that moment.
class EventTimes {
public:
    EventTimes();
    ~EventTimes();
    EventTimes(const EventTimes&) = delete;
    EventTimes& operator=(const EventTimes&) = delete;

    /// Finds the display of GLFW, which has a window by then.
    void begin();
    [[nodiscard]] bool are_known() const { return m_display != nullptr; }
    /// Sleeps until something comes, so many seconds at the most, and notes the times of all that
    /// lies there. GLFW is to be told right after.
    void note(std::optional<double> at_most);

    /// How many seconds ago the press or release was made that GLFW tells now; `button` is GLFW's
    /// number, `code` the code of the key.
    [[nodiscard]] double age_of_button(int button);
    [[nodiscard]] double age_of_key(int code);

private:
    struct Noted;
    [[nodiscard]] double age_of(int kind, int code);

    void* m_display = nullptr;
    std::unique_ptr<Noted> m_noted;
};

} // namespace consigliere::app
