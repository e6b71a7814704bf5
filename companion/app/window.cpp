#include "companion/app/window.h"

#include "companion/app/pacing.h"
#include "companion/app/turned.h"
#include "companion/language/language.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"

#include <backends/imgui_impl_glfw.h>
#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include <utility>

// The OpenGL header of GLFW has all that a window needs beside ImGui's own renderer.
#include <GLFW/glfw3.h>

namespace consigliere::app {

using language::tr;
using language::tr_fill;
using widgets::operator""_dp;

namespace {

constexpr int start_width = 1280;
constexpr int start_height = 800;

std::string& glfw_complaint()
{
    static std::string text;
    return text;
}

/// Whether a finger, a key or the window itself has done anything since this was last asked.
bool& has_input()
{
    static bool came = false;
    return came;
}

/// Notes all input. ImGui's own callbacks come later and call these.
void watch_input(GLFWwindow* window)
{
    glfwSetCursorPosCallback(window, [](GLFWwindow*, double, double) { has_input() = true; });
    glfwSetMouseButtonCallback(window, [](GLFWwindow*, int, int, int) { has_input() = true; });
    glfwSetScrollCallback(window, [](GLFWwindow*, double, double) { has_input() = true; });
    glfwSetKeyCallback(window, [](GLFWwindow*, int, int, int, int) { has_input() = true; });
    glfwSetCharCallback(window, [](GLFWwindow*, unsigned int) { has_input() = true; });
    glfwSetWindowFocusCallback(window, [](GLFWwindow*, int) { has_input() = true; });
    glfwSetCursorEnterCallback(window, [](GLFWwindow*, int) { has_input() = true; });
    glfwSetFramebufferSizeCallback(window, [](GLFWwindow*, int, int) { has_input() = true; });
    glfwSetWindowRefreshCallback(window, [](GLFWwindow*) { has_input() = true; });
}

/// The window, its OpenGL context and ImGui's, in the order in which they need each other.
class Surface {
public:
    Surface()
    {
        glfwSetErrorCallback([](int, const char* text) { glfw_complaint() = text; });
        m_has_glfw = glfwInit() == GLFW_TRUE;
        if (!m_has_glfw)
            return;
        glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
        glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
        glfwWindowHint(GLFW_SAMPLES, 4);
        m_window = glfwCreateWindow(start_width, start_height, "Consigliere", nullptr, nullptr);
        if (m_window == nullptr)
            return;
        glfwMakeContextCurrent(m_window);
        glfwSwapInterval(1);
        ImGui::CreateContext();
        ImGuiIO& io = ImGui::GetIO();
        io.IniFilename = nullptr;
        io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
        watch_input(m_window);
        ImGui_ImplGlfw_InitForOpenGL(m_window, true);
        ImGui_ImplOpenGL3_Init("#version 330 core");
    }
    Surface(const Surface&) = delete;
    Surface& operator=(const Surface&) = delete;
    ~Surface()
    {
        if (m_window != nullptr) {
            ImGui_ImplOpenGL3_Shutdown();
            ImGui_ImplGlfw_Shutdown();
            ImGui::DestroyContext();
            glfwDestroyWindow(m_window);
        }
        if (m_has_glfw)
            glfwTerminate();
    }

    /// Why there is no window, in one sentence; empty when there is one.
    [[nodiscard]] std::string problem() const
    {
        if (!m_has_glfw)
            return tr_fill("There is no display to open a window on ({detail}). The command line "
                           "works without one: try consigliere --help.",
                {{"detail", glfw_complaint()}});
        if (m_window == nullptr)
            return tr_fill("The display cannot draw with OpenGL 3.3 ({detail}). A newer graphics "
                           "driver, or Mesa’s software renderer, is needed.",
                {{"detail", glfw_complaint()}});
        return {};
    }
    [[nodiscard]] GLFWwindow* window() const { return m_window; }

private:
    bool m_has_glfw = false;
    GLFWwindow* m_window = nullptr;
};

/// Draws what ImGui has prepared, turned by quarters.
void present(GLFWwindow* window, ImVec2 display, int quarter_turns)
{
    ImGui::Render();
    ImDrawData& drawing = *ImGui::GetDrawData();
    turn_drawing(drawing, display, quarter_turns);
    int width = 0;
    int height = 0;
    glfwGetFramebufferSize(window, &width, &height);
    glViewport(0, 0, width, height);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(&drawing);
    glfwSwapBuffers(window);
}

/// Tells ImGui of an upright picture, and of where the finger is on it.
void turn_input(ImVec2 display, int quarter_turns)
{
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = picture_size(display, quarter_turns);
    if (ImGui::IsMousePosValid(&io.MousePos))
        io.MousePos = point_in_picture(io.MousePos, display, quarter_turns);
}

ImVec2 size_of(GLFWwindow* window)
{
    int width = 0;
    int height = 0;
    glfwGetWindowSize(window, &width, &height);
    return {static_cast<float>(width), static_cast<float>(height)};
}

/// What is to be done after a frame.
enum class FrameEnd : std::uint8_t {
    sleep, ///< Until there is input.
    again, ///< Something moves.
    over,
};

/// Runs frames until the window is closed or `frame` says that it is over.
template <typename Frame>
void run(GLFWwindow* window, const Frame& frame)
{
    Pacing pacing;
    while (glfwWindowShouldClose(window) == GLFW_FALSE) {
        if (pacing.sleeps())
            glfwWaitEvents();
        else
            glfwPollEvents();
        if (std::exchange(has_input(), false))
            pacing.wake();
        const ImVec2 display = size_of(window);
        const bool is_hidden = display.x < 1 || display.y < 1
            || glfwGetWindowAttrib(window, GLFW_ICONIFIED) == GLFW_TRUE;
        const FrameEnd end = is_hidden ? FrameEnd::sleep : frame(display);
        if (end == FrameEnd::over)
            return;
        pacing.drawn(end == FrameEnd::again);
    }
}

} // namespace

std::string run_in_window(Program& program)
{
    const Surface surface;
    std::string problem = surface.problem();
    if (!problem.empty())
        return problem;
    GLFWwindow* window = surface.window();
    run(window, [&](ImVec2 display) {
        const int turns = program.quarter_turns();
        if (program.fit(picture_size(display, turns)))
            ImGui_ImplOpenGL3_DestroyFontsTexture();
        ImGui_ImplOpenGL3_NewFrame();
        ImGui_ImplGlfw_NewFrame();
        turn_input(display, turns);
        ImGui::NewFrame();
        program.frame();
        present(window, display, turns);
        if (program.quits())
            return FrameEnd::over;
        const bool goes_on = program.is_moving() || program.quarter_turns() != turns;
        return goes_on ? FrameEnd::again : FrameEnd::sleep;
    });
    return {};
}

std::string show_in_window(const std::string& sentence)
{
    const Surface surface;
    std::string problem = surface.problem();
    if (!problem.empty())
        return problem;
    widgets::Fonts fonts;
    widgets::set_scale(1);
    if (fonts.load(1))
        ImGui_ImplOpenGL3_DestroyFontsTexture();
    widgets::Ui ui(widgets::theme_called(widgets::ThemeName::dark), fonts);
    GLFWwindow* window = surface.window();
    run(window, [&](ImVec2 display) {
        ImGui_ImplOpenGL3_NewFrame();
        ImGui_ImplGlfw_NewFrame();
        ImGui::NewFrame();
        ui.begin();
        widgets::Rect rest = widgets::dialog(ui, 680_dp, 360_dp);
        widgets::title(ui, rest, "Consigliere");
        const bool quits = widgets::button(
            ui, "quit", rest.cut_bottom(60_dp, 12_dp), tr("Quit"), {widgets::ButtonKind::next});
        ui.text(rest, sentence, {widgets::Font::body, ui.theme().text, 0, 0, true});
        ui.end();
        present(window, display, 0);
        return quits ? FrameEnd::over : FrameEnd::sleep;
    });
    return {};
}

} // namespace consigliere::app
