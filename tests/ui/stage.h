#pragma once

#include "companion/app/program.h"
#include "companion/language/language.h"
#include "tests/ui/inspector.h"

#include <imgui.h>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace consigliere::test {

/// How the program is shown.
struct Scenery {
    ImVec2 display{1280, 800};
    language::Language language;
    widgets::ThemeName theme = widgets::ThemeName::dark;
    int scale_percent = 100;

    /// "1280x800 pl light 130"
    [[nodiscard]] std::string name() const;
};
/// All languages, orientations, themes and sizes. English is seen in both lights in all of them,
/// another language in one or the other.
[[nodiscard]] const std::vector<Scenery>& all_sceneries();
/// A third of them: each size of display and letters in two languages. Three turns are all of them.
[[nodiscard]] std::vector<Scenery> sceneries_of_turn(std::size_t turn);
/// The button that chooses a language in the settings.
[[nodiscard]] std::string language_choice(std::string_view code);

/// A hand elsewhere that does what the finger on the stage does, a moment before.
class Echo {
public:
    Echo() = default;
    Echo(const Echo&) = delete;
    Echo& operator=(const Echo&) = delete;
    virtual ~Echo() = default;

    virtual void press(ImVec2 point) = 0;
    virtual void move(ImVec2 point) = 0;
    virtual void release() = 0;
};

/// The whole program without a window: real screens, a real database, fingers and keys that a test
/// moves. Every frame goes past the inspector.
class Stage {
public:
    Stage(const std::filesystem::path& database, const Scenery& scenery, Inspector& inspector);
    /// The same as the program remembers its language, light and size.
    Stage(const std::filesystem::path& database, std::nullopt_t, Inspector& inspector);
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;
    /// The program ends without ceremony, as when a tablet's battery dies.
    ~Stage();

    [[nodiscard]] app::Program& program() { return *m_program; }
    [[nodiscard]] const widgets::Ui& ui() const { return m_program->ui(); }
    /// Changes language, light, size or display while the program runs.
    void set(const Scenery& scenery);

    void frame();
    void frames(int count);
    /// How many milliseconds of processor time the program took for the dearest frame since this
    /// was asked last. What the inspector takes to look at it is not the program’s.
    [[nodiscard]] double dearest_frame() { return std::exchange(m_dearest_frame, 0); }

    // Fingers. -----------------------------------------------------------------------------------

    /// Whether a target is there and answers.
    [[nodiscard]] bool has(std::string_view id) const;
    /// Whether a text on the screen contains this one.
    [[nodiscard]] bool shows(std::string_view part) const;
    /// The target, after lists have been dragged until it is seen; nothing if it is nowhere.
    [[nodiscard]] std::optional<widgets::Target> find(std::string_view id);
    /// Taps a target that must be there.
    void tap(std::string_view id);
    void tap_at(ImVec2 point);
    /// Taps a target and, before anybody could have looked, the same place again.
    void tap_twice(std::string_view id);
    /// Taps a place, and so many seconds later again, while a frame takes 80 ms: what fingers do is
    /// noticed late. `between` is called when the first tap has been answered, and the second not
    /// been told yet.
    void tap_again(ImVec2 point, double apart, const std::function<void()>& between);
    void press_down(ImVec2 point);
    void lift();
    void drag(ImVec2 from, ImVec2 to);
    [[nodiscard]] int taps() const { return m_taps; }
    /// From now on another hand does the same. It must outlive the stage.
    void let_follow(Echo& echo) { m_echo = &echo; }

    // Keys. --------------------------------------------------------------------------------------

    void type(std::string_view text);
    void press_key(ImGuiKey key);

private:
    void drag_along(ImVec2 from, ImVec2 to);
    [[nodiscard]] widgets::Target find_or_throw(std::string_view id);
    /// Drags every list that is on the screen to its start, and then on step by step.
    bool scroll_to(std::string_view id);

    Inspector& m_inspector;
    Scenery m_scenery;
    ImGuiContext* m_context;
    std::unique_ptr<app::Program> m_program;
    Echo* m_echo = nullptr;
    int m_taps = 0;
    double m_dearest_frame = 0;
    /// The next frame comes only after a finger has been away for a while.
    bool m_rests = false;
    float m_frame_seconds = 1.0F / 60;
};

} // namespace consigliere::test
