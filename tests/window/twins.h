#pragma once

#include "db/record_file.h"
#include "tests/db/temporary_folder.h"
#include "tests/ui/stage.h"
#include "tests/window/display.h"
#include "tests/window/finger.h"

#include <array>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace consigliere::test {

/// The real program in a real window, and beside it the same program on a stage, which knows where
/// everything is and what should be seen. Whatever is done is done to both.
class Twins {
public:
    using Settings = std::vector<std::pair<std::string, std::string>>;

    /// The window has these variables in its environment, beside its own.
    explicit Twins(ImVec2 display_size, Process::Variables variables = {},
        std::vector<std::string> options_of_display = {});
    /// With an evening that has been begun, and so many entries of the record; both programs find
    /// these settings in their databases: {"covers-hands", "no"}.
    Twins(ImVec2 display_size, const db::Record& record, std::size_t entries = 0,
        Process::Variables variables = {}, const Settings& settings = {});
    Twins(const Twins&) = delete;
    Twins& operator=(const Twins&) = delete;
    ~Twins();

    [[nodiscard]] Display& display() { return m_display; }
    [[nodiscard]] Stage& stage() { return *m_stage; }
    [[nodiscard]] Process& program() { return *m_program; }

    /// Kills both and starts them again.
    void restart();
    void resize(ImVec2 size);
    /// The window of its own takes this size, now or soon.
    void expect_size(ImVec2 size);
    void tap(std::string_view id);
    /// Presses keys of a physical keyboard: letters, or "Tab", "BackSpace", "space", "Return".
    void press_keys(const std::vector<std::string>& names);
    /// Whatever is tapped or dragged on the stage from now on, the pointer on the window does too.
    void tap_together();
    /// The evening that was begun.
    [[nodiscard]] const std::string& session() const { return m_session; }
    /// The databases of both: the stage's, and that of the program in the window.
    [[nodiscard]] std::array<std::filesystem::path, 2> databases() const;
    /// Waits until the program in the window has ended by itself.
    void wait_for_end();
    /// Kills the program in the window, and gives the database that it leaves.
    [[nodiscard]] std::filesystem::path end_window();
    /// Clicks on a thing in the window alone, and again when so much time has passed.
    void click_twice(std::string_view id, std::chrono::milliseconds apart);
    /// Taps the same place again and again while the window draws nothing, as when a frame takes
    /// longer than the fingers.
    void tap_while_halted(std::string_view id, int times);
    /// Puts a finger on a place, moves it and lifts it, all of it while the window draws nothing.
    void drag_while_halted(ImVec2 from, ImVec2 to);

    /// Waits until the window shows what it should. Gives an empty text, or what it shows instead,
    /// with the place of two pictures.
    [[nodiscard]] std::string quarrel() { return quarrel_in(m_stage->ui().whole_display()); }
    /// The same for the place of one thing alone, where every letter counts.
    [[nodiscard]] std::string quarrel_about(std::string_view id);

private:
    void start();
    [[nodiscard]] std::string quarrel_in(const widgets::Rect& rect);
    [[nodiscard]] Picture expected();
    void wait_for(const std::string& what, const std::function<bool()>& condition);

    TemporaryFolder m_folder;
    Display m_display;
    Finger m_finger;
    Process::Variables m_variables;
    Inspector m_inspector;
    std::string m_session;
    bool m_tap_together = false;
    /// OpenGL and the stage smooth an edge here and there differently.
    double m_tolerance = 0.001;
    std::unique_ptr<Stage> m_stage;
    std::unique_ptr<Process> m_program;
};

} // namespace consigliere::test
