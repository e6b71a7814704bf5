#include "tests/window/twins.h"

#include "db/settings.h"
#include "tests/db/databases.h"
#include "tests/ui/canvas.h"
#include "tests/ui/evening.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <stdexcept>
#include <thread>

namespace consigliere::test {

namespace {

using Clock = std::chrono::steady_clock;

/// Far longer than anything takes, also on a slow and busy machine.
constexpr std::chrono::seconds patience{60};
/// Lists that were dragged may stand between two points of the screen, and OpenGL rounds there.
constexpr double tolerance_after_drags = 0.01;

void set_in(const std::filesystem::path& path, const Twins::Settings& settings)
{
    if (settings.empty())
        return;
    db::Database database = open_database(path);
    for (const auto& [name, value] : settings) {
        if (db::set_setting(database, name, value).is_error())
            throw std::runtime_error("cannot set " + name);
    }
}

} // namespace

Twins::Twins(
    ImVec2 display_size, Process::Variables variables, std::vector<std::string> options_of_display)
    : m_display(static_cast<int>(display_size.x), static_cast<int>(display_size.y),
        std::move(options_of_display))
    , m_finger(m_display, m_program)
    , m_variables(std::move(variables))
{
    // Painting for the inspector's eye is the business of another suite.
    m_inspector.paint_each(std::numeric_limits<int>::max());
    know_the_way(m_folder / "stage.db");
    know_the_way(m_folder / "window.db");
    start();
}

Twins::Twins(ImVec2 display_size, const db::Record& record, std::size_t entries,
    Process::Variables variables, const Settings& settings)
    : m_display(static_cast<int>(display_size.x), static_cast<int>(display_size.y))
    , m_finger(m_display, m_program)
    , m_variables(std::move(variables))
{
    m_inspector.paint_each(std::numeric_limits<int>::max());
    m_session = begin_in(m_folder / "stage.db", record, entries);
    set_in(m_folder / "stage.db", settings);
    std::filesystem::copy_file(m_folder / "stage.db", m_folder / "window.db");
    start();
}

Twins::~Twins()
{
    language::choose(language::Language::english);
}

void Twins::start()
{
    Process::Variables variables = m_variables;
    variables.insert(variables.end(),
        {{"DISPLAY", m_display.name()}, {"LIBGL_ALWAYS_SOFTWARE", "1"}, {"LC_ALL", "C"}});
    m_program = std::make_unique<Process>(
        std::vector<std::string>{CONSIGLIERE_PROGRAM, "--db", m_folder / "window.db"}, variables);
    m_stage = std::make_unique<Stage>(m_folder / "stage.db", std::nullopt, m_inspector);
    wait_for("a window", [this] { return m_display.window_size().x > 0; });
    const ImVec2 size = m_display.window_size();
    ImGui::GetIO().DisplaySize = size;
    m_stage->frames(2);
    m_display.move_to(corner_of_display());
    if (m_tap_together)
        m_stage->let_follow(m_finger);
}

void Twins::tap_together()
{
    m_tap_together = true;
    m_tolerance = tolerance_after_drags;
    m_stage->let_follow(m_finger);
}

std::array<std::filesystem::path, 2> Twins::databases() const
{
    return {m_folder / "stage.db", m_folder / "window.db"};
}

void Twins::wait_for_end()
{
    const auto end = Clock::now() + patience;
    while (m_program->is_running()) {
        if (Clock::now() > end)
            throw std::runtime_error("waited in vain for the end of the program");
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
}

std::filesystem::path Twins::end_window()
{
    m_program.reset();
    wait_for("the window to go", [this] { return m_display.window_size().x == 0; });
    return databases().back();
}

void Twins::restart()
{
    m_program.reset();
    m_stage.reset();
    wait_for("the window to go", [this] { return m_display.window_size().x == 0; });
    start();
}

void Twins::wait_for(const std::string& what, const std::function<bool()>& condition)
{
    const auto end = Clock::now() + patience;
    while (!condition()) {
        if (m_program && !m_program->is_running())
            throw std::runtime_error("the program ended, waiting for " + what);
        if (Clock::now() > end)
            throw std::runtime_error("waited in vain for " + what);
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
}

void Twins::resize(ImVec2 size)
{
    m_display.resize_window(static_cast<int>(size.x), static_cast<int>(size.y));
    expect_size(size);
}

void Twins::expect_size(ImVec2 size)
{
    wait_for("the size of the window", [&] {
        const ImVec2 now = m_display.window_size();
        return now.x == size.x && now.y == size.y;
    });
    ImGui::GetIO().DisplaySize = size;
    m_stage->frames(2);
}

void Twins::tap(std::string_view id)
{
    const auto target = m_stage->find(id);
    if (!target)
        throw std::runtime_error("no target " + std::string(id));
    const ImVec2 place = target->rect.centre();
    // A stage that is followed taps the window by itself.
    if (!m_tap_together) {
        m_finger.press(place);
        m_finger.release();
    }
    m_stage->tap_at(place);
}

void Twins::press_keys(const std::vector<std::string>& names)
{
    const std::map<std::string, ImGuiKey> keys{{"Tab", ImGuiKey_Tab},
        {"BackSpace", ImGuiKey_Backspace}, {"Return", ImGuiKey_Enter}, {"space", ImGuiKey_Space}};
    for (const std::string& name : names) {
        m_program->wait_for_rest();
        m_display.press_key(name);
        const auto key = keys.find(name);
        if (key == keys.end() || name == "space")
            m_stage->type(name == "space" ? " " : name);
        if (key != keys.end())
            m_stage->press_key(key->second);
    }
}

void Twins::click_twice(std::string_view id, std::chrono::milliseconds apart)
{
    const ImVec2 place = m_stage->find(id).value().rect.centre();
    m_finger.press(place);
    const auto begin = Clock::now();
    m_display.release();
    std::this_thread::sleep_until(begin + apart);
    m_display.press();
    m_finger.release();
}

void Twins::tap_while_halted(std::string_view id, int times)
{
    const ImVec2 place = m_stage->find(id).value().rect.centre();
    m_program->halt();
    for (int i = 0; i < times; ++i) {
        m_display.tap(place);
        m_stage->tap_at(place);
    }
    m_display.move_to(corner_of_display());
    m_program->go_on();
}

void Twins::drag_while_halted(ImVec2 from, ImVec2 to)
{
    m_program->halt();
    m_display.move_to(from);
    m_display.press();
    m_display.move_to(to);
    m_display.release();
    m_display.move_to(corner_of_display());
    m_program->go_on();
    m_stage->drag(from, to);
}

Picture Twins::expected()
{
    constexpr int still = 30;
    m_stage->frames(still);
    // What other threads count is on the screen when nothing moves any more.
    constexpr int most_frames = 2000;
    for (int i = 0; i < most_frames && m_stage->ui().needs_frame(); ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
        m_stage->frame();
    }
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    Canvas canvas(static_cast<int>(size.x), static_cast<int>(size.y));
    canvas.paint(*ImGui::GetDrawData(), [](const Canvas::Glyph&) {});
    return {static_cast<int>(size.x), static_cast<int>(size.y), canvas.bytes()};
}

std::string Twins::quarrel_about(std::string_view id)
{
    return quarrel_in(m_stage->find(id).value().rect);
}

std::string Twins::quarrel_in(const widgets::Rect& rect)
{
    const Picture wanted = expected().part(rect);
    Picture seen;
    double difference = 1;
    try {
        wait_for("the right picture", [&] {
            seen = m_display.photograph().part(rect);
            difference = difference_of(seen, wanted);
            return difference <= m_tolerance;
        });
    } catch (const std::runtime_error& error) {
        const std::filesystem::path place = std::filesystem::temp_directory_path();
        seen.write(place / "window-seen.png");
        wanted.write(place / "window-wanted.png");
        return std::string(error.what()) + ": " + std::to_string(colours_of(seen))
            + " colours, a part of " + std::to_string(difference) + " is different; see "
            + (place / "window-seen.png").string() + " and window-wanted.png";
    }
    return {};
}

} // namespace consigliere::test
