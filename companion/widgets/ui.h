#pragma once

#include "companion/widgets/fonts.h"
#include "companion/widgets/key_pages.h"
#include "companion/widgets/rect.h"
#include "companion/widgets/theme.h"
#include "companion/widgets/units.h"

#include <imgui.h>

#include <algorithm>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a screen draws on and listens to. A screen is a function that is called for every frame
/// with a `Ui`; it draws rectangles, texts and shapes, and asks of each thing that can be tapped
/// whether it just was.
namespace consigliere::widgets {

/// How a thing that can be tapped presents itself.
enum class Mood : std::uint8_t {
    ready, ///< A tap does something.
    refused, ///< A tap explains why it cannot be done now: its screen does that.
    off, ///< It cannot be done now: a tap says what is missing, and does nothing else.
};

/// How a thing presents itself and, where it is off, the sentence that says what is missing.
struct Readiness {
    Mood mood = Mood::ready;
    std::string missing;

    Readiness() = default;
    // NOLINTBEGIN(google-explicit-constructor): most things need no sentence.
    Readiness(Mood how)
        : mood(how)
    {
    }
    operator Mood() const { return mood; }
    // NOLINTEND(google-explicit-constructor)
};
[[nodiscard]] inline Readiness ready_if(bool is_ready, std::string_view missing)
{
    Readiness readiness(is_ready ? Mood::ready : Mood::off);
    if (!is_ready)
        readiness.missing = missing;
    return readiness;
}

/// Something that can be tapped, as this frame published it. Tests find things by their ids.
struct Target {
    std::string id;
    Rect rect;
    Mood mood = Mood::ready;
    /// What a tap says while it is off.
    std::string missing;
    /// A tap has just brought it where the finger still is: until nobody can mean that tap any
    /// more, another one there does nothing.
    bool is_asleep = false;
};

/// What fingers and keys do to a target in this frame.
struct Touch {
    bool tapped = false; ///< Pressed and released on it, or chosen by the keyboard.
    bool held = false;
    bool focused = false; ///< The keyboard is on it.
    bool reached = false; ///< Tab has just led the keyboard to it.
    [[nodiscard]] explicit operator bool() const { return tapped; }
};

/// Where a scrolled list is, and what the finger on it does.
struct ScrollState {
    float offset = 0;
    /// While a finger is on the list, where it was a frame ago.
    std::optional<float> finger;
    /// How far the finger has gone; beyond a little it drags, and taps nothing.
    float travelled = 0;
    bool is_drag = false;
    /// The list is to show this place of itself as soon as its length is known.
    std::optional<float> goal;
    /// How long it was a frame ago.
    float length = 0;
    /// It was longer than its place a frame ago.
    bool is_longer = false;
};

/// A list that this frame showed through a window of the screen. Tests drag it to find what they
/// look for.
struct ScrolledList {
    std::string id;
    Rect rect;
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

struct TextStyle {
    Font font = Font::body;
    Colour colour;
    /// 0 is the left or top edge, 0.5 the middle, 1 the right or bottom edge.
    float align_x = 0;
    float align_y = 0.5F;
    /// Whether the text may take more than one line.
    bool wraps = false;
};

/// How round the corners of a rectangle can be: not at all where a pixel has no room for them.
/// ImGui 1.86 divides by zero when less than a millionth of a pixel is left.
[[nodiscard]] float rounding_for(ImVec2 size, float wanted);

/// Four rows of keys.
[[nodiscard]] float keys_height();

class Ui {
public:
    Ui(const Theme& theme, Fonts& fonts)
        : m_theme(&theme)
        , m_fonts(&fonts)
    {
    }

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
    void set_theme(const Theme& theme) { m_theme = &theme; }
    [[nodiscard]] const Theme& theme() const { return *m_theme; }
    [[nodiscard]] Fonts& fonts() const { return *m_fonts; }

    /// Whether something still moves or lacks its letters, so that another frame is needed without
    /// any input.
    [[nodiscard]] bool is_moving() const { return m_is_moving || m_fonts->wants_more(); }
    void keep_moving() { m_is_moving = true; }
    /// What is drawn changes by itself after so many seconds, and has to be drawn again then.
    void wake_in(double seconds) { m_wakes_in = std::min(m_wakes_in.value_or(seconds), seconds); }
    /// When the next frame is needed without any input, if at all.
    [[nodiscard]] std::optional<double> wakes_in() const { return m_wakes_in; }
    /// Whether things glide to their places or jump there.
    void set_motion(bool is_on) { m_has_motion = is_on; }
    [[nodiscard]] bool has_motion() const { return m_has_motion; }

    // Touch. -------------------------------------------------------------------------------------

    /// Publishes a target and says what happens to it. A finger that taps twice means one thing:
    /// where the first tap put something else under it, the second does nothing. What is off says
    /// what is missing.
    Touch touch(std::string_view id, const Rect& rect, const Readiness& readiness = {});
    /// Somebody else acts now than before the last tap, so that whatever follows it at once,
    /// wherever it is, does nothing: two quick taps never act for two. Said by whoever knows who
    /// acts, before anything is touched in a frame.
    void hand_over() { m_handed_over_at = m_acted_at; }
    /// What the next frame is told of fingers and keys was done so many seconds ago. Quick taps are
    /// told from slow ones by when they were made, not by when the program got to them.
    void expect_late_input(double seconds_ago) { m_input_age = seconds_ago; }
    /// The targets of the frame that was drawn last.
    [[nodiscard]] const std::vector<Target>& targets() const { return m_targets; }
    [[nodiscard]] const Target* find_target(std::string_view id) const;

    /// Where a finger has tapped in this frame if none of the targets so far lies there: for what
    /// has no shape that a target could have. Below what covers the screen nothing was tapped.
    [[nodiscard]] std::optional<ImVec2> tap_on_bare_ground() const;

    /// A finger drags something by a handle, so no list moves under it in this and the next frame.
    void keep_lists_still() { m_lists_kept_still = 2; }
    [[nodiscard]] bool are_lists_kept_still() const { return m_lists_kept_still > 0; }
    /// Where the keyboard is, while somebody moves about with it.
    [[nodiscard]] const std::optional<Rect>& focus() const { return m_focus; }

    /// While something lies over the screen, what is below it is drawn but cannot be tapped.
    void begin_covered() { ++m_covered; }
    void end_covered() { --m_covered; }
    [[nodiscard]] bool is_covered() const { return m_covered > 0; }

    /// Something will lie over this place: until another is given or the frame ends, lists end
    /// above it, and what it hides is drawn but is no target.
    void lay_over(const Rect& place) { m_overlaid = place; }
    /// What can be seen of a rectangle above what lies over its end.
    [[nodiscard]] Rect above_overlaid(Rect rect) const;

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

    /// Inside a list that is scrolled, only what can be seen is a target.
    void begin_view(std::string_view id, const Rect& rect)
    {
        m_views.push_back({std::string(id), rect});
        if (m_covered == 0 && !rect.is_empty())
            m_lists.push_back(m_views.back());
    }
    void end_view() { m_views.pop_back(); }

    [[nodiscard]] ScrollState& scroll_state(std::string_view id)
    {
        return m_scrolls[std::string(id)];
    }
    /// The lists of the frame that was drawn last.
    [[nodiscard]] const std::vector<ScrolledList>& lists() const { return m_lists; }

    // Keys on the screen. ------------------------------------------------------------------------

    [[nodiscard]] Typing& typing() { return m_typing; }
    [[nodiscard]] const Typing& typing() const { return m_typing; }
    /// The place of the keys; empty while none are shown.
    [[nodiscard]] Rect keys_place() const { return m_keys_place; }

    // Drawing. -----------------------------------------------------------------------------------

    [[nodiscard]] ImDrawList& draw() const { return *ImGui::GetWindowDrawList(); }
    void fill(const Rect& rect, Colour colour, float rounding = 0);
    void outline(const Rect& rect, Colour colour, float thickness, float rounding = 0);
    void line(ImVec2 from, ImVec2 to, Colour colour, float thickness);
    void disc(ImVec2 centre, float radius, Colour colour);
    void ring(ImVec2 centre, float radius, Colour colour, float thickness);

    /// Draws a text into a rectangle. Letters that are larger than what is drawn round them
    /// (`scale_of_letters`) go back towards its size as far as their place asks for. A text that
    /// does not fit even then is shortened with an ellipsis and remembered, so that a test can name
    /// it.
    void text(const Rect& rect, std::string_view text, const TextStyle& style);
    /// The same for a text that may be of any length, as people write them: it is shortened without
    /// remark, and can be read in full elsewhere.
    void text_in_view(const Rect& rect, std::string_view text, const TextStyle& style);
    /// A short text as a part of a drawing: where that is small, its letters are small too, down to
    /// half of their size, before any is lost.
    void sign(const Rect& rect, std::string_view text, const TextStyle& style);
    /// How large a text is; with a width it is wrapped at, in several lines.
    [[nodiscard]] ImVec2 measure(std::string_view text, Font font, float wrap_width = 0) const;
    /// The lines, as parts of the text, into which a width breaks it, in letters of which a `part`
    /// of the size is left.
    [[nodiscard]] std::vector<std::string_view> wrap(
        std::string_view text, Font font, float width, float part = 1) const;
    /// The first of some fonts, largest first, in which a text fits a width; the last if none does.
    [[nodiscard]] Font fitting(
        std::string_view text, float width, std::initializer_list<Font> fonts) const;
    [[nodiscard]] const std::vector<std::string>& shortened_texts() const { return m_shortened; }
    /// Tests read what the frame that was drawn last says; nobody else wants it remembered.
    void remember_texts() { m_remembers_texts = true; }
    [[nodiscard]] const std::vector<std::string>& texts() const { return m_texts; }

    /// Says what this frame tells people who do not look at it, should they want it read aloud; of
    /// several, the most urgent.
    enum class Urgency : std::uint8_t { turn, objection };
    void announce(Urgency urgency, std::string_view text);
    /// Empty when there is nothing to say.
    [[nodiscard]] const std::string& announcement() const { return m_announcement; }

    /// A point on its way to `target`: the first call for a key starts there, later ones glide.
    [[nodiscard]] ImVec2 glide(std::string_view key, ImVec2 target);
    /// Forgets where a thing was, so that it appears at its next place instead of gliding there.
    void forget_place(std::string_view key) { m_glides.erase(std::string(key)); }

private:
    void draw_line(
        const Rect& rect, float top, std::string_view line, const TextStyle& style, float part = 1);
    void listen_to_keys();
    void draw_focus();
    /// Which way Tab leads: with Shift, back.
    enum class Way : std::uint8_t { on, back };
    void walk(Way way);
    void stand_on_last_item();
    void forget_lost_stop();
    void draw_one_line(const Rect& rect, std::string_view text, const TextStyle& style);
    void draw_lines(const Rect& rect, std::string_view text, const TextStyle& style);

    /// What the last tap did, to know a second one at the same place; `at` is when the finger was
    /// lifted.
    struct LastTap {
        std::string id;
        ImVec2 place;
        double at = 0;
    };
    [[nodiscard]] bool is_stray(std::string_view id, ImVec2 place, double pressed_at) const;
    [[nodiscard]] bool is_too_soon(double at) const;
    void note_times();
    [[nodiscard]] bool takes(std::string_view id);
    [[nodiscard]] bool is_let_go_on(const Rect& rect) const;
    void draw_missing();

    /// What the keyboard can stand on, seen or hidden by the end of a list.
    struct Stop {
        std::string id;
        Rect rect;
        std::string list;
    };

    struct Glide {
        ImVec2 from;
        ImVec2 to;
        double started = 0;
    };

    const Theme* m_theme;
    Fonts* m_fonts;
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
    std::optional<LastTap> m_last_tap;
    /// When the finger came down last, and when it was lifted or a key was pressed, by the clock of
    /// ImGui; and when one of these handed the screen over.
    double m_pressed_at = 0;
    double m_acted_at = 0;
    double m_input_age = 0;
    std::optional<double> m_handed_over_at;
    /// The target that was tapped although something is missing for it.
    struct Missing {
        std::string id;
        double since = 0;
    };
    std::optional<Missing> m_missing;
    int m_lists_kept_still = 0;
    std::vector<Target> m_targets;
    std::vector<std::string> m_shortened;
    std::vector<std::string> m_texts;
    bool m_remembers_texts = false;
    std::map<std::string, Glide> m_glides;
    std::map<std::string, ScrollState> m_scrolls;
    std::vector<ScrolledList> m_views;
    std::vector<ScrolledList> m_lists;
    int m_covered = 0;
    /// Empty while nothing lies over what is drawn.
    Rect m_overlaid;
    bool m_is_moving = false;
    std::optional<double> m_wakes_in;
    bool m_has_motion = true;
};

} // namespace consigliere::widgets
