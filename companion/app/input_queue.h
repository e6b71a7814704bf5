#pragma once

#include <imgui.h>

#include <deque>
#include <optional>
#include <variant>

namespace consigliere::app {

/// What fingers and keys do, in the order in which it came. ImGui 1.86 looks at them once a frame,
/// so two taps within one slow frame would be one, and a quick drag none at all: here everything
/// waits until it has a frame of its own.
class InputQueue {
public:
    /// The pointer is at a place of the display, or nowhere (`ImGui::IsMousePosValid`).
    void move(ImVec2 place) { m_events.emplace_back(Move{place}); }
    /// `at` is when that was done, in seconds by any clock.
    void press(int button, double at = 0) { m_events.emplace_back(Button{button, true, at}); }
    void release(int button, double at = 0) { m_events.emplace_back(Button{button, false, at}); }
    void turn_wheel(ImVec2 steps) { m_events.emplace_back(Wheel{steps}); }
    /// Keys have the numbers that ImGui's `KeyMap` knows.
    void press_key(int key, double at = 0) { m_events.emplace_back(Key{key, true, at}); }
    void release_key(int key, double at = 0) { m_events.emplace_back(Key{key, false, at}); }
    void type(unsigned int letter) { m_events.emplace_back(Letter{letter}); }

    [[nodiscard]] bool is_empty() const { return m_events.empty(); }
    /// Tells ImGui as much as it can understand in one frame: at most one press or release, and no
    /// way of a pressed finger together with its release. Places are places of the display. Gives
    /// when the press or the release was made, if there is one.
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

    /// What one frame has been told so far.
    struct Frame {
        bool has_move = false;
        bool has_button = false;
        bool has_wheel = false;
        bool has_key = false;
        bool has_letter = false;
        std::optional<double> at;
    };
    // Whether an event can share a frame with what came before it.
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
