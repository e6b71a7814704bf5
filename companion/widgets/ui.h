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

/// What a screen draws on and listens to. A screen is a function that is called for every frame
/// with a `Ui`; it draws rectangles, texts and shapes, and asks of each thing that can be tapped
/// whether it just was.
namespace consigliere::widgets {

/// How a thing that can be tapped presents itself.
enum class ControlState : std::uint8_t {
    enabled, ///< A tap does something.
    explains, ///< A tap explains why it cannot be done now: its screen does that.
    disabled, ///< It cannot be done now: a tap says what is missing, and does nothing else.
};

/// How a thing presents itself and, where it is off, the sentence that says what is missing.
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

/// Something that can be tapped, as this frame published it. Tests find things by their ids.
struct Target {
    std::string id;
    Rect rect;
    ControlState mood = ControlState::enabled;
    /// What a tap says while it is off.
    std::string missing;
    /// A tap has just brought it where the finger still is: until nobody can mean that tap any
    /// more, another one there does nothing.
    bool ignores_taps = false;
};

/// What fingers and keys do to a target in this frame.
struct Interaction {
    bool tapped = false; ///< Pressed and released on it, or chosen by the keyboard.
    bool held = false;
    bool focused = false; ///< The keyboard is on it.
    bool reached = false; ///< Tab has just led the keyboard to it.
    [[nodiscard]] explicit operator bool() const { return tapped; }
};

/// The keys on the screen, and the text field that they write into.
struct Typing {
    /// Whether the table wants keys at all.
    bool is_wanted = false;
    /// The field that was touched last, for as long as it is on the screen.
    std::string field;
    bool is_field_seen = false;
    /// The fields of the frame that was drawn last, and of this one so far, in their order.
    std::vector<std::string> fields;
    std::vector<std::string> fields_so_far;
    /// Letters that the field has not taken yet; a backspace takes its last letter away.
    std::string letters;
    bool is_shifted = false;
    /// What stands on the keys, and which page of it is shown.
    std::vector<KeyPage> pages;
    std::size_t page = 0;

    static constexpr char backspace = '\b';
    [[nodiscard]] bool is_shown() const { return is_wanted && !field.empty(); }
    /// The field that follows the one that is written into; empty after the last.
    [[nodiscard]] std::string next_field() const;
};

/// How somebody wants to be rid of what lies over the screen.
enum class Dismissal : std::uint8_t {
    none,
    beside, ///< A tap beside it: only where nothing is lost.
    escape, ///< The key.
};

/// Four rows of keys.
[[nodiscard]] float keys_height();

class Ui : public Canvas, public Motion, public TapGuard {
public:
    using Canvas::Canvas;

    // Frames. ------------------------------------------------------------------------------------

    /// Starts a frame: opens the one window that covers the display.
    void begin();
    void end();
    /// What a screen has for itself: the display without the keys on it.
    [[nodiscard]] Rect display() const { return m_display; }
    [[nodiscard]] Rect whole_display() const
    {
        return {m_display.left, m_display.top, m_display.right,
            m_display.bottom + m_keys_place.height()};
    }
    /// Whether something still moves or lacks its letters, so that another frame is needed without
    /// any input.
    [[nodiscard]] bool needs_frame() const { return is_anything_moving() || fonts().wants_more(); }

    // Touch. -------------------------------------------------------------------------------------

    /// Publishes a target and says what happens to it. A finger that taps twice means one thing:
    /// where the first tap put something else under it, the second does nothing. What is off says
    /// what is missing.
    Interaction touch(std::string_view id, const Rect& rect, const Readiness& readiness = {});
    /// The targets of the frame that was drawn last.
    [[nodiscard]] const std::vector<Target>& targets() const { return m_targets; }
    [[nodiscard]] const Target* find_target(std::string_view id) const;

    /// Where a finger has tapped in this frame if none of the targets so far lies there: for what
    /// has no shape that a target could have. Below what covers the screen nothing was tapped.
    [[nodiscard]] std::optional<ImVec2> tap_on_bare_ground() const;

    /// Where the keyboard is, while somebody moves about with it.
    [[nodiscard]] const std::optional<Rect>& focus() const { return m_focus; }

    /// A dialog lies in this place: from now on, a tap beside it asks to be rid of it.
    void watch_dialog(const Rect& place);
    /// How somebody wants to be rid of what is drawn now; whoever obeys takes the wish.
    [[nodiscard]] Dismissal dismissal() const
    {
        return is_covered() ? Dismissal::none : m_dismissal;
    }
    void take_dismissal() { m_dismissal = Dismissal::none; }
    /// Whether Enter was pressed for the thing that is next; it is pressed once.
    [[nodiscard]] bool take_enter();

    /// Whether a key was pressed that means something to the whole screen, and nothing to a text
    /// field or to a thing that the keyboard is on, but for the target `owner`, for which it means
    /// the same. The keyboard then does not move on, too.
    [[nodiscard]] bool take_key(ImGuiKey key, std::string_view owner = {});
    /// The keyboard goes to this target, as if Tab had led there.
    void lead_keys_to(std::string_view id);

    // Keys on the screen. ------------------------------------------------------------------------

    [[nodiscard]] Typing& typing() { return m_typing; }
    [[nodiscard]] const Typing& typing() const { return m_typing; }
    /// The place of the keys; empty while none are shown.
    [[nodiscard]] Rect keys_place() const { return m_keys_place; }

    /// Says what this frame tells people who do not look at it, should they want it read aloud; of
    /// several, the most urgent.
    enum class Urgency : std::uint8_t { turn, objection };
    void announce(Urgency urgency, std::string_view text);
    /// Empty when there is nothing to say.
    [[nodiscard]] const std::string& announcement() const { return m_announcement; }

private:
    void listen_to_keys();
    void draw_focus();
    /// Which way Tab leads: with Shift, back.
    enum class Way : std::uint8_t { on, back };
    void walk(Way way);
    void stand_on_last_item();
    void forget_lost_stop();
    [[nodiscard]] bool is_let_go_on(const Rect& rect) const;
    void draw_missing();

    /// What the keyboard can stand on, seen or hidden by the end of a list.
    struct Stop {
        std::string id;
        Rect rect;
        std::string list;
    };

    Dismissal m_dismissal = Dismissal::none;
    bool m_has_enter = false;
    /// The dialog of the last frame, and when it came.
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
    /// The stops of this frame so far, and of the one that was drawn last.
    std::vector<Stop> m_stops;
    std::vector<Stop> m_walk;
    /// The target that the keyboard was on or that was tapped last, and the one that Tab leads to.
    std::string m_stop;
    std::optional<std::string> m_wanted_stop;
    int m_frames_for_stop = 0;
    /// The target that was tapped although something is missing for it.
    struct Missing {
        std::string id;
        double since = 0;
    };
    std::optional<Missing> m_missing;
    std::vector<Target> m_targets;
};

} // namespace consigliere::widgets
