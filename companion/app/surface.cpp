#include "companion/app/surface.h"

#include "companion/app/window_icon.h"
#include "companion/language/language.h"

#include <GLFW/glfw3.h>
#include <backends/imgui_impl_glfw.h>

#include <algorithm>
#include <utility>

namespace consigliere::app {

using language::tr_fill;

namespace {

std::string& glfw_complaint()
{
    static std::string text;
    return text;
}

ImVec2 nowhere()
{
    return {-FLT_MAX, -FLT_MAX};
}

bool is_down(const ImGuiIO& io, int left, int right)
{
    return io.KeysDown[left] || io.KeysDown[right];
}

/// Fits `place` to the work area of the primary display.
WindowPlace fitted_to_display(WindowPlace place)
{
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    if (GLFWmonitor* monitor = glfwGetPrimaryMonitor())
        glfwGetMonitorWorkarea(monitor, &x, &y, &width, &height);
    return width > 0 && height > 0 ? fitted(place, width, height) : place;
}

} // namespace

Surface::Surface(WindowPlace place)
{
    glfwSetErrorCallback([](int, const char* text) { glfw_complaint() = text; });
    m_has_glfw = glfwInit() == GLFW_TRUE;
    if (!m_has_glfw)
        return;
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
    glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
    // The window only receives finished pictures, and ImGui anti-aliases its edges itself.
    // Multisampling would be invisible and slow down software renderers several times.
    glfwWindowHint(GLFW_SAMPLES, 0);
    glfwWindowHint(GLFW_DEPTH_BITS, 0);
    glfwWindowHint(GLFW_STENCIL_BITS, 0);
    m_place = fitted_to_display(place);
    glfwWindowHint(
        GLFW_MAXIMIZED, m_place.shape == WindowShape::maximised ? GLFW_TRUE : GLFW_FALSE);
    m_window = glfwCreateWindow(m_place.width, m_place.height, "Consigliere", nullptr, nullptr);
    if (m_window == nullptr)
        return;
    set_window_icon(m_window);
    glfwMakeContextCurrent(m_window);
    glfwSwapInterval(1);
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    ImGui_ImplGlfw_InitForOpenGL(m_window, false);
    m_times.begin();
    watch_input();
    m_painter.emplace(Painter::faster_backend());
    if (m_place.shape == WindowShape::full_screen)
        toggle_full_screen();
}

Surface::~Surface()
{
    if (m_window != nullptr) {
        m_painter.reset();
        ImGui_ImplGlfw_Shutdown();
        ImGui::DestroyContext();
        glfwDestroyWindow(m_window);
    }
    if (m_has_glfw)
        glfwTerminate();
}

std::string Surface::problem() const
{
    if (!m_has_glfw)
        return tr_fill("There is no screen to open a window on ({detail}). The command line works "
                       "without one: try “consigliere --help”.",
            {{"detail", glfw_complaint()}});
    if (m_window == nullptr)
        return tr_fill("Graphics need OpenGL 3.3, which this screen doesn’t offer ({detail}). "
                       "Install a newer graphics driver, or Mesa’s software renderer.",
            {{"detail", glfw_complaint()}});
    return {};
}

Surface& Surface::of(GLFWwindow* window)
{
    Surface& surface = *static_cast<Surface*>(glfwGetWindowUserPointer(window));
    surface.m_is_woken = true;
    return surface;
}

void Surface::watch_input()
{
    glfwSetWindowUserPointer(m_window, this);
    glfwSetCursorPosCallback(m_window, [](GLFWwindow* window, double x, double y) {
        of(window).m_input.move({static_cast<float>(x), static_cast<float>(y)});
    });
    glfwSetCursorEnterCallback(m_window, [](GLFWwindow* window, int enters) {
        Surface& surface = of(window);
        if (enters == GLFW_FALSE)
            surface.m_input.move(nowhere());
        ImGui_ImplGlfw_CursorEnterCallback(window, enters);
    });
    glfwSetMouseButtonCallback(m_window, [](GLFWwindow* window, int button, int action, int) {
        Surface& surface = of(window);
        const double at = now() - surface.m_times.age_of_button(button);
        action == GLFW_PRESS ? surface.m_input.press(button, at)
                             : surface.m_input.release(button, at);
    });
    glfwSetScrollCallback(m_window, [](GLFWwindow* window, double x, double y) {
        of(window).m_input.turn_wheel({static_cast<float>(x), static_cast<float>(y)});
    });
    glfwSetKeyCallback(m_window, [](GLFWwindow* window, int key, int code, int action, int) {
        InputQueue& input = of(window).m_input;
        const double at = now() - of(window).m_times.age_of_key(code);
        if (key == GLFW_KEY_F11 && action == GLFW_PRESS)
            of(window).toggle_full_screen();
        // ImGui repeats held keys itself.
        if (action == GLFW_PRESS)
            input.press_key(key, at);
        else if (action == GLFW_RELEASE)
            input.release_key(key, at);
    });
    glfwSetCharCallback(
        m_window, [](GLFWwindow* window, unsigned int letter) { of(window).m_input.type(letter); });
    glfwSetWindowFocusCallback(m_window, [](GLFWwindow* window, int has_focus) {
        of(window);
        ImGui_ImplGlfw_WindowFocusCallback(window, has_focus);
    });
    glfwSetFramebufferSizeCallback(
        m_window, [](GLFWwindow* window, int, int) { of(window).m_is_exposed = true; });
    glfwSetWindowRefreshCallback(
        m_window, [](GLFWwindow* window) { of(window).m_is_exposed = true; });
    glfwSetWindowIconifyCallback(
        m_window, [](GLFWwindow* window, int) { of(window).m_is_exposed = true; });
}

bool Surface::is_closed() const
{
    return glfwWindowShouldClose(m_window) != GLFW_FALSE;
}

void Surface::stay_open()
{
    glfwSetWindowShouldClose(m_window, GLFW_FALSE);
    if (glfwGetWindowAttrib(m_window, GLFW_ICONIFIED) == GLFW_TRUE)
        glfwRestoreWindow(m_window);
}

bool Surface::is_hidden() const
{
    const ImVec2 display = size();
    return display.x < 1 || display.y < 1
        || glfwGetWindowAttrib(m_window, GLFW_ICONIFIED) == GLFW_TRUE;
}

ImVec2 Surface::size() const
{
    int width = 0;
    int height = 0;
    glfwGetWindowSize(m_window, &width, &height);
    return {static_cast<float>(width), static_cast<float>(height)};
}

bool Surface::is_full_screen() const
{
    return glfwGetWindowMonitor(m_window) != nullptr;
}

WindowPlace Surface::place()
{
    if (is_full_screen()) {
        m_place.shape = WindowShape::full_screen;
    } else if (glfwGetWindowAttrib(m_window, GLFW_MAXIMIZED) == GLFW_TRUE) {
        m_place.shape = WindowShape::maximised;
    } else {
        m_place.shape = WindowShape::window;
        glfwGetWindowSize(m_window, &m_place.width, &m_place.height);
    }
    return m_place;
}

void Surface::toggle_full_screen()
{
    GLFWmonitor* monitor = glfwGetPrimaryMonitor();
    if (monitor == nullptr)
        return;
    if (is_full_screen()) {
        int x = 0;
        int y = 0;
        glfwGetMonitorWorkarea(monitor, &x, &y, nullptr, nullptr);
        glfwSetWindowMonitor(m_window, nullptr, x, y, m_place.width, m_place.height, 0);
        return;
    }
    const GLFWvidmode* mode = glfwGetVideoMode(monitor);
    glfwSetWindowMonitor(m_window, monitor, 0, 0, mode->width, mode->height, mode->refreshRate);
}

bool Surface::listen(Patience patience, std::optional<double> at_most)
{
    if (m_times.are_known()) {
        m_times.note(patience == Patience::none ? std::optional(0.0) : at_most);
        glfwPollEvents();
    } else if (patience == Patience::none) {
        glfwPollEvents();
    } else if (at_most) {
        glfwWaitEventsTimeout(*at_most);
    } else {
        glfwWaitEvents();
    }
    return std::exchange(m_is_woken, false);
}

void Surface::wake() const
{
    if (m_times.are_known())
        m_times.wake();
    else
        glfwPostEmptyEvent();
}

double Surface::now()
{
    return glfwGetTime();
}

double Surface::begin_frame(bool fonts_are_new)
{
    ImGuiIO& io = ImGui::GetIO();
    if (fonts_are_new)
        m_painter->load_letters();
    ImGui_ImplGlfw_NewFrame();
    const std::optional<double> at = m_input.give(io);
    io.KeyCtrl = is_down(io, GLFW_KEY_LEFT_CONTROL, GLFW_KEY_RIGHT_CONTROL);
    io.KeyShift = is_down(io, GLFW_KEY_LEFT_SHIFT, GLFW_KEY_RIGHT_SHIFT);
    io.KeyAlt = is_down(io, GLFW_KEY_LEFT_ALT, GLFW_KEY_RIGHT_ALT);
    io.KeySuper = is_down(io, GLFW_KEY_LEFT_SUPER, GLFW_KEY_RIGHT_SUPER);
    return at ? std::max(0.0, now() - *at) : 0;
}

void Surface::present(const ImDrawData& drawing)
{
    const bool has_changed = m_painter->paint(drawing);
    const bool is_exposed = std::exchange(m_is_exposed, false);
    if (!has_changed && !is_exposed)
        return;
    int width = 0;
    int height = 0;
    glfwGetFramebufferSize(m_window, &width, &height);
    m_painter->show(width, height);
    glfwSwapBuffers(m_window);
}

} // namespace consigliere::app
