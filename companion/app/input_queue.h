#pragma once

#include <imgui.h>

#include <cstdint>
#include <deque>
#include <optional>

namespace consigliere::app {

/// Queue of input events. ImGui 1.86 samples input once per frame, so two taps within one slow
/// frame would merge and a fast drag would be lost. The queue spreads events over frames.
class InputQueue {
public:
    /// `place` is in display coordinates, or invalid (`ImGui::IsMousePosValid`) if there is no
    /// pointer.
    void move(ImVec2 place) { add({Kind::move, place}); }
    /// `at` is a time in seconds, by any clock.
    void press(int button, double at = 0) { add({Kind::button, {}, button, true, at}); }
    void release(int button, double at = 0) { add({Kind::button, {}, button, false, at}); }
    void turn_wheel(ImVec2 steps) { add({Kind::wheel, steps}); }
    /// Keys are ImGui `KeyMap` numbers.
    void press_key(int key, double at = 0) { add({Kind::key, {}, key, true, at}); }
    void release_key(int key, double at = 0) { add({Kind::key, {}, key, false, at}); }
    void type(unsigned int letter) { add({Kind::letter, {}, static_cast<int>(letter)}); }
    [[nodiscard]] bool is_empty() const { return m_events.empty(); }
    /// Passes ImGui the events that fit in one frame: at most one press or release, and no
    /// movement of a pressed pointer together with its release. Returns the time of that press or
    /// release; nullopt if there was none.
    std::optional<double> give(ImGuiIO& io);

private:
    enum class Kind : std::uint8_t { move, button, wheel, key, letter };
    struct Event {
        Kind kind = Kind::move;
        ImVec2 place{}; ///< Of the pointer, or steps of the wheel.
        int code = 0; ///< Button, key or letter.
        bool is_down = false;
        double at = 0;
    };
    void add(const Event& event) { m_events.push_back(event); }
    void tell(const Event& event, ImGuiIO& io);

    std::deque<Event> m_events;
    ImVec2 m_place{-FLT_MAX, -FLT_MAX};
    bool m_is_down[ImGuiMouseButton_COUNT] = {};
};

} // namespace consigliere::app
