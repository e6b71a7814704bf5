#pragma once

#include <imgui.h>

#include <deque>
#include <optional>
#include <variant>

namespace consigliere::app {

/// Queue of input events. ImGui 1.86 samples input once per frame, so two taps within one slow
/// frame would merge and a fast drag would be lost. The queue spreads events over frames.
class InputQueue {
public:
    /// `place` is in display coordinates, or invalid (`ImGui::IsMousePosValid`) if there is no
    /// pointer.
    void move(ImVec2 place) { m_events.emplace_back(Move{place}); }
    /// `at` is a time in seconds, by any clock.
    void press(int button, double at = 0) { m_events.emplace_back(Button{button, true, at}); }
    void release(int button, double at = 0) { m_events.emplace_back(Button{button, false, at}); }
    void turn_wheel(ImVec2 steps) { m_events.emplace_back(Wheel{steps}); }
    /// Keys are ImGui `KeyMap` numbers.
    void press_key(int key, double at = 0) { m_events.emplace_back(Key{key, true, at}); }
    void release_key(int key, double at = 0) { m_events.emplace_back(Key{key, false, at}); }
    void type(unsigned int letter) { m_events.emplace_back(Letter{letter}); }

    [[nodiscard]] bool is_empty() const { return m_events.empty(); }
    /// Passes ImGui the events that fit in one frame: at most one press or release, and no
    /// movement of a pressed pointer together with its release. Returns the time of that press or
    /// release; nullopt if there was none.
    std::optional<double> give(ImGuiIO& io);

private:
    struct Move {
        ImVec2 place;
    };
    struct Button {
        int button;
        bool is_down;
        double at;
    };
    struct Wheel {
        ImVec2 steps;
    };
    struct Key {
        int key;
        bool is_down;
        double at;
    };
    struct Letter {
        unsigned int letter;
    };
    using Event = std::variant<Move, Button, Wheel, Key, Letter>;

    struct Frame {
        bool has_move = false;
        bool has_button = false;
        bool has_wheel = false;
        bool has_key = false;
        bool has_letter = false;
        std::optional<double> at;
    };
    // True if an event may share a frame with the events before it.
    [[nodiscard]] static bool fits(const Move& move, const Frame& frame);
    [[nodiscard]] static bool fits(const Button& button, const Frame& frame);
    [[nodiscard]] static bool fits(const Wheel& wheel, const Frame& frame);
    [[nodiscard]] static bool fits(const Key& key, const Frame& frame);
    [[nodiscard]] static bool fits(const Letter& letter, const Frame& frame);
    void tell(const Move& move, Frame& frame, ImGuiIO& io);
    void tell(const Button& button, Frame& frame, ImGuiIO& io);
    static void tell(const Wheel& wheel, Frame& frame, ImGuiIO& io);
    static void tell(const Key& key, Frame& frame, ImGuiIO& io);
    static void tell(const Letter& letter, Frame& frame, ImGuiIO& io);

    std::deque<Event> m_events;
    ImVec2 m_place{-FLT_MAX, -FLT_MAX};
    bool m_is_down[ImGuiMouseButton_COUNT] = {};
};

} // namespace consigliere::app
