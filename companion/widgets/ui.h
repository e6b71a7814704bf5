#pragma once

#include "companion/widgets/canvas.h"
#include "companion/widgets/key_pages.h"
#include "companion/widgets/motion.h"
#include "companion/widgets/tap_guard.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Immediate-mode UI. A screen is a function called in every frame with a `Ui`: it draws, and asks
// each target whether it was just tapped.
namespace consigliere::widgets {

/// State of a control.
enum class ControlState : std::uint8_t {
    enabled, ///< A tap acts.
    explains, ///< A tap is returned to the screen, which explains why it is not possible now.
    disabled, ///< A tap only shows the missing condition.
};

/// State of a control and, if disabled, the sentence to show on a tap.
struct Readiness {
    ControlState mood = ControlState::enabled;
    std::string missing;

    Readiness() = default;
    // NOLINTBEGIN(google-explicit-constructor): most things need no sentence.
    Readiness(ControlState how)
        : mood(how)
    {
    }
    operator ControlState() const { return mood; }
    // NOLINTEND(google-explicit-constructor)
};
[[nodiscard]] inline Readiness ready_if(bool is_ready, std::string_view missing)
{
    Readiness readiness(is_ready ? ControlState::enabled : ControlState::disabled);
    if (!is_ready)
        readiness.missing = missing;
    return readiness;
}

/// What a target is to people who hear it.
enum class TargetRole : std::uint8_t {
    button,
    option, ///< Is chosen or not.
    field, ///< Text is typed into it.
};

/// A control that can be tapped, as published in this frame. Tests find it by its id.
struct Target {
    std::string id;
    Rect rect;
    ControlState mood = ControlState::enabled;
    /// Sentence that a tap shows while disabled.
    std::string missing;
    /// True while taps are ignored by the double-tap guard (TapGuard).
    bool ignores_taps = false;
    TargetRole role = TargetRole::button;
    bool is_chosen = false;
    bool is_focused = false;
    /// With what is scrolled out of sight.
    Rect whole{};
    /// Only for screen readers, where no text on it says it.
    std::string name{};
    /// Only for screen readers: what was typed.
    std::string value{};
};

/// State of fingers and keyboard on a target in this frame.
struct Interaction {
    bool tapped = false; ///< Pressed and released on it, or activated by the keyboard.
    bool held = false;
    bool focused = false;
    bool reached = false; ///< Has just received the focus by Tab.
    [[nodiscard]] explicit operator bool() const { return tapped; }
};

/// On-screen keyboard and the text field it writes to.
struct Typing {
    /// True if the settings ask for an on-screen keyboard.
    bool is_wanted = false;
    /// Id of the field touched last, while it is on the screen; otherwise empty.
    std::string field;
    bool is_field_seen = false;
    /// True once the field was tapped or written into: Tab then goes from field to field.
    bool is_writing = false;
    /// Fields of the last frame drawn, and of this one so far, in order.
    std::vector<std::string> fields;
    std::vector<std::string> fields_so_far;
    /// Characters not yet taken by the field; `backspace` deletes its last one.
    std::string letters;
    bool is_shifted = false;
    /// Layouts of the keys, and the index of the one shown.
    std::vector<KeyPage> pages;
    std::size_t page = 0;

    /// Takes what a physical keyboard has typed in this frame.
    void take_physical_keys();
    static constexpr char backspace = '\b';
    [[nodiscard]] bool is_shown() const { return is_wanted && !field.empty(); }
    /// Id of the field after the active one; empty after the last.
    [[nodiscard]] std::string next_field() const { return field_beside(1); }
    /// Id of the field before it; empty before the first.
    [[nodiscard]] std::string previous_field() const { return field_beside(-1); }

private:
    [[nodiscard]] std::string field_beside(int distance) const;
};

/// A request to close a dialog or menu.
enum class Dismissal : std::uint8_t {
    none,
    beside, ///< A tap outside it; only where nothing is lost.
    escape,
};

/// Height of the on-screen keyboard (four rows), in pixels.
[[nodiscard]] float keys_height();

class Ui : public Canvas, public Motion, public TapGuard {
public:
    using Canvas::Canvas;

    // Frames. ------------------------------------------------------------------------------------

    /// Opens the one ImGui window, which covers the display.
    void begin();
    void end();
    /// The display without the on-screen keyboard.
    [[nodiscard]] Rect display() const { return m_display; }
    [[nodiscard]] Rect whole_display() const
    {
        return {m_display.left, m_display.top, m_display.right,
            m_display.bottom + m_keys_place.height()};
    }
    /// True if another frame is needed without input: an animation runs or glyphs are missing.
    [[nodiscard]] bool needs_frame() const { return is_anything_moving() || fonts().wants_more(); }

    // Touch. -------------------------------------------------------------------------------------

    /// Publishes a target and returns the interaction with it. The second tap of a double tap is
    /// ignored if the first changed what is there. If disabled, a tap shows `missing` and
    /// the returned Interaction is empty.
    Interaction touch(std::string_view id, const Rect& rect, const Readiness& readiness = {});
    /// Targets of the last frame drawn.
    [[nodiscard]] const std::vector<Target>& targets() const { return m_targets; }
    [[nodiscard]] const Target* find_target(std::string_view id) const;
    /// For screen readers: targets that lists have scrolled out of sight.
    [[nodiscard]] const std::vector<Target>& hidden_targets() const { return m_hidden_targets; }
    /// For screen readers: tells more of the target `id`, which was touched last: `tell(Target&)`.
    /// Does nothing if it is covered, or if no screen reader asks.
    template <typename Tell>
    void describe(std::string_view id, Tell tell)
    {
        if (!remembers_places())
            return;
        if (!m_targets.empty() && m_targets.back().id == id)
            tell(m_targets.back());
        else if (!m_hidden_targets.empty() && m_hidden_targets.back().id == id)
            tell(m_hidden_targets.back());
    }
    /// Names the target touched last, where no text on it does: `name()` gives it.
    template <typename Name>
    void call(std::string_view id, Name name)
    {
        describe(id, [&](Target& target) { target.name = name(); });
    }

    /// Position of a tap in this frame outside all targets published so far. For shapes that are
    /// not rectangles. nullopt if none, or below a modal layer.
    [[nodiscard]] std::optional<ImVec2> tap_on_bare_ground() const;

    /// Rectangle with the keyboard focus; nullopt while the keyboard is not used for navigation.
    [[nodiscard]] const std::optional<Rect>& focus() const { return m_focus; }

    /// Declares a dialog: from now on a tap outside `place` requests its dismissal.
    void watch_dialog(const Rect& place);
    /// Dismissal requested for what is drawn now. The dialog that handles it calls
    /// take_dismissal().
    [[nodiscard]] Dismissal dismissal() const
    {
        return is_covered() ? Dismissal::none : m_dismissal;
    }
    void take_dismissal() { m_dismissal = Dismissal::none; }
    /// True if Enter was pressed for the primary action. Consumes the key press.
    [[nodiscard]] bool take_enter();

    /// True if a key for the whole screen was pressed. Ignored while a text field is active or
    /// another target than `owner` has the focus. The focus then does not move.
    [[nodiscard]] bool take_key(ImGuiKey key, std::string_view owner = {});
    /// Moves the keyboard focus to this target, as Tab would.
    void lead_keys_to(std::string_view id);
    /// The same for one that a list has perhaps scrolled out of sight. False if it is not there.
    bool walk_to(std::string_view id);

    // Keys on the screen. ------------------------------------------------------------------------

    [[nodiscard]] Typing& typing() { return m_typing; }
    [[nodiscard]] const Typing& typing() const { return m_typing; }
    /// Rectangle of the on-screen keyboard; empty while hidden.
    [[nodiscard]] Rect keys_place() const { return m_keys_place; }

    /// Sets the text that speech output may read aloud in this frame. The most urgent one wins.
    enum class Urgency : std::uint8_t { turn, score, objection };
    void announce(Urgency urgency, std::string_view text);
    /// Empty if there is no announcement.
    [[nodiscard]] const std::string& announcement() const { return m_announcement; }
    [[nodiscard]] Urgency urgency() const { return m_urgency; }

private:
    void listen_to_keys();
    void draw_focus();
    /// Direction of Tab; Shift+Tab goes back.
    enum class Way : std::uint8_t { on, back };
    void walk(Way way);
    [[nodiscard]] std::string field_to_walk_to(Way way) const;
    void stand_on_last_item();
    void forget_lost_stop();
    [[nodiscard]] bool is_let_go_on(const Rect& rect) const;
    void draw_missing();

    /// A stop for the keyboard focus, visible or scrolled out of sight.
    struct Stop {
        std::string id;
        Rect rect;
        std::string list;
    };
    void go_to(const Stop& stop);

    Dismissal m_dismissal = Dismissal::none;
    bool m_has_enter = false;
    /// Dialog of the last frame, and when it opened.
    Rect m_dialog;
    double m_dialog_since = 0;
    int m_dialog_frame = 0;
    std::string m_announcement;
    Urgency m_urgency = Urgency::turn;
    Rect m_display;
    Rect m_keys_place;
    Typing m_typing;
    std::optional<Rect> m_focus;
    bool m_had_focus = false;
    /// Stops of this frame so far, and of the last frame drawn.
    std::vector<Stop> m_stops;
    std::vector<Stop> m_walk;
    /// Target that has the focus or was tapped last, and the one that Tab moves to.
    std::string m_stop;
    std::optional<std::string> m_wanted_stop;
    int m_frames_for_stop = 0;
    /// A disabled target that was tapped.
    struct Missing {
        std::string id;
        double since = 0;
    };
    std::optional<Missing> m_missing;
    std::vector<Target> m_targets;
    std::vector<Target> m_hidden_targets;
};

} // namespace consigliere::widgets
