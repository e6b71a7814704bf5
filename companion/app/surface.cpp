#include "companion/app/surface.h"

#include "companion/app/opengl.h"
#include "companion/app/window_icon.h"
#include "companion/language/language.h"

#include <backends/imgui_impl_glfw.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <thread>
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

/// How many pixels of a monitor a logical pixel is, at least 1.
float density_of(GLFWmonitor* monitor)
{
    float across = 1;
    float down = 1;
    if (monitor != nullptr)
        glfwGetMonitorContentScale(monitor, &across, &down);
    return std::max(1.0F, across);
}

int in_pixels(int logical, float density)
{
    return static_cast<int>(std::lround(static_cast<float>(logical) * density));
}

int in_logical_pixels(int pixels, float density)
{
    return static_cast<int>(std::lround(static_cast<float>(pixels) / density));
}

/// Fits `place` to the work area of the primary display.
WindowPlace fitted_to_display(WindowPlace place, float density)
{
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    if (GLFWmonitor* monitor = glfwGetPrimaryMonitor())
        glfwGetMonitorWorkarea(monitor, &x, &y, &width, &height);
    return width > 0 && height > 0
        ? fitted(place, in_logical_pixels(width, density), in_logical_pixels(height, density))
        : place;
}

/// A version of OpenGL to ask for.
struct OpenGlVersion {
    int interface;
    int context;
    int major;
    int minor;
    int profile;
};

/// The best first. Old graphics cards and small computers stop at the second; the third is also
/// offered without GLX.
constexpr std::array opengl_versions{
    OpenGlVersion{GLFW_OPENGL_API, GLFW_NATIVE_CONTEXT_API, 3, 3, GLFW_OPENGL_CORE_PROFILE},
    OpenGlVersion{GLFW_OPENGL_API, GLFW_NATIVE_CONTEXT_API, 2, 1, GLFW_OPENGL_ANY_PROFILE},
    OpenGlVersion{GLFW_OPENGL_ES_API, GLFW_EGL_CONTEXT_API, 2, 0, GLFW_OPENGL_ANY_PROFILE}};

GLFWwindow* open_window(const OpenGlVersion& version, int width, int height)
{
    glfwWindowHint(GLFW_CLIENT_API, version.interface);
    glfwWindowHint(GLFW_CONTEXT_CREATION_API, version.context);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, version.major);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, version.minor);
    glfwWindowHint(GLFW_OPENGL_PROFILE, version.profile);
    return glfwCreateWindow(width, height, "Consigliere", nullptr, nullptr);
}

} // namespace

Surface::Surface(WindowPlace place, const Preparation& prepare)
{
    glfwSetErrorCallback([](int, const char* text) { glfw_complaint() = text; });
    m_has_glfw = glfwInit() == GLFW_TRUE;
    if (!m_has_glfw)
        return;
    m_density = density_of(glfwGetPrimaryMonitor());
    m_place = fitted_to_display(place, m_density);
    ImGui::CreateContext();
    std::thread preparation(prepare, expected_size(), m_density);
    const std::optional<Painter::Backend> backend = open();
    preparation.join();
    if (!backend) {
        ImGui::DestroyContext();
        return;
    }
    glfwSwapInterval(1);
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    ImGui_ImplGlfw_InitForOpenGL(m_window, false);
    m_times.begin();
    watch_input();
    m_painter.emplace(*backend);
    if (m_place.shape == WindowShape::full_screen)
        toggle_full_screen();
}

ImVec2 Surface::expected_size() const
{
    const GLFWvidmode* mode = nullptr;
    if (m_place.shape != WindowShape::window && glfwGetPrimaryMonitor() != nullptr)
        mode = glfwGetVideoMode(glfwGetPrimaryMonitor());
    const int width = mode != nullptr ? mode->width : in_pixels(m_place.width, m_density);
    const int height = mode != nullptr ? mode->height : in_pixels(m_place.height, m_density);
    return {static_cast<float>(width), static_cast<float>(height)};
}

/// Opens the window with the best OpenGL there is. Returns what paints there; nullopt if there is
/// no OpenGL.
std::optional<Painter::Backend> Surface::open()
{
    // The window only receives finished pictures, and ImGui anti-aliases its edges itself.
    // Multisampling would be invisible and slow down software renderers several times.
    glfwWindowHint(GLFW_SAMPLES, 0);
    glfwWindowHint(GLFW_DEPTH_BITS, 0);
    glfwWindowHint(GLFW_STENCIL_BITS, 0);
    glfwWindowHint(
        GLFW_MAXIMIZED, m_place.shape == WindowShape::maximised ? GLFW_TRUE : GLFW_FALSE);
    for (const OpenGlVersion& version : opengl_versions) {
        m_window = open_window(
            version, in_pixels(m_place.width, m_density), in_pixels(m_place.height, m_density));
        if (m_window == nullptr)
            continue;
        set_window_icon(m_window);
        glfwMakeContextCurrent(m_window);
        return version.major >= 3 ? Painter::faster_backend()
                                  : Painter::Backend::processor_of_old_display;
    }
    return std::nullopt;
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
        return tr_fill("There is no screen to open a window on ({detail}). On a computer without a "
                       "desktop, install cage and xwayland and start “cage consigliere”; the "
                       "command line needs no screen: “consigliere --help”.",
            {{"detail", glfw_complaint()}});
    if (m_window == nullptr)
        return tr_fill("Graphics need OpenGL 2.1 or OpenGL ES 2, which this screen doesn’t offer "
                       "({detail}). Install Mesa’s drivers: libgl1-mesa-dri, libegl1 and libgles2.",
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
        of(window).m_is_active = has_focus == GLFW_TRUE;
        ImGui_ImplGlfw_WindowFocusCallback(window, has_focus);
    });
    glfwSetFramebufferSizeCallback(
        m_window, [](GLFWwindow* window, int, int) { of(window).m_is_exposed = true; });
    glfwSetWindowRefreshCallback(
        m_window, [](GLFWwindow* window) { of(window).m_is_exposed = true; });
    glfwSetWindowContentScaleCallback(m_window,
        [](GLFWwindow* window, float density, float) { of(window).change_density(density); });
    glfwSetWindowIconifyCallback(
        m_window, [](GLFWwindow* window, int) { of(window).m_is_exposed = true; });
}

/// Keeps the size that people see when the window comes to a monitor of another density.
void Surface::change_density(float density)
{
    const WindowPlace now = place();
    m_density = std::max(1.0F, density);
    if (now.shape == WindowShape::window)
        glfwSetWindowSize(
            m_window, in_pixels(now.width, m_density), in_pixels(now.height, m_density));
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
        const ImVec2 pixels = size();
        m_place.width = in_logical_pixels(static_cast<int>(pixels.x), m_density);
        m_place.height = in_logical_pixels(static_cast<int>(pixels.y), m_density);
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
        glfwSetWindowMonitor(m_window, nullptr, x, y, in_pixels(m_place.width, m_density),
            in_pixels(m_place.height, m_density), 0);
        return;
    }
    const GLFWvidmode* mode = glfwGetVideoMode(monitor);
    glfwSetWindowMonitor(m_window, monitor, 0, 0, mode->width, mode->height, mode->refreshRate);
}

bool Surface::listen(Patience patience, std::optional<double> at_most)
{
    if (m_times.are_known()) {
        m_times.note(patience == Patience::none ? std::optional(0.0) : at_most, m_wake_up->file());
        glfwPollEvents();
    } else if (patience == Patience::none) {
        glfwPollEvents();
    } else if (at_most) {
        glfwWaitEventsTimeout(*at_most);
    } else {
        glfwWaitEvents();
    }
    const bool is_called = m_wake_up->hear();
    return std::exchange(m_is_woken, false) || is_called;
}

void Surface::tap(ImVec2 place)
{
    m_input.move(place);
    m_input.press(ImGuiMouseButton_Left, now());
    m_input.release(ImGuiMouseButton_Left, now());
    m_input.move(nowhere());
}

std::function<void()> Surface::waker() const
{
    return [wake_up = m_wake_up] {
        wake_up->ring();
        // Without X11, GLFW does the waiting.
        glfwPostEmptyEvent();
    };
}

ImVec2 Surface::corner() const
{
    int left = 0;
    int top = 0;
    glfwGetWindowPos(m_window, &left, &top);
    return {static_cast<float>(left), static_cast<float>(top)};
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
