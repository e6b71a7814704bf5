#include "tests/window/display.h"

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>

#include <stdexcept>
#include <utility>

namespace consigliere::test {

namespace {

std::string screen_of(int width, int height)
{
    return std::to_string(width) + "x" + std::to_string(height) + "x24";
}

std::vector<std::string> command_of(int width, int height, std::vector<std::string> options)
{
    std::vector<std::string> command{"Xvfb", "-displayfd", "3", "-screen", "0",
        screen_of(width, height), "-nolisten", "tcp", "-noreset"};
    for (std::string& option : options)
        command.push_back(std::move(option));
    return command;
}

/// Xvfb keeps a pixel of 24 bits in four bytes: blue, green, red and nothing.
Picture picture_of(const XImage& image)
{
    constexpr std::size_t pixel_bytes = 4;
    Picture picture{image.width, image.height, {}};
    picture.bytes.reserve(static_cast<std::size_t>(image.width * image.height) * 3);
    for (int y = 0; y < image.height; ++y) {
        const char* pixel = image.data + static_cast<std::ptrdiff_t>(y) * image.bytes_per_line;
        for (int x = 0; x < image.width; ++x, pixel += pixel_bytes) {
            for (const int part : {2, 1, 0})
                picture.bytes.push_back(static_cast<std::uint8_t>(pixel[part]));
        }
    }
    return picture;
}

} // namespace

struct Display::Connection {
    explicit Connection(const std::string& name)
        : display(XOpenDisplay(name.c_str()))
    {
        if (display == nullptr)
            throw std::runtime_error("nobody answers on display " + name);
        // A window that has just gone is no mistake of the test.
        XSetErrorHandler([](::Display*, XErrorEvent*) { return 0; });
    }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection() { XCloseDisplay(display); }

    /// The window that is seen, among those of the root.
    [[nodiscard]] std::optional<Window> window() const
    {
        Window root = 0;
        Window parent = 0;
        Window* children = nullptr;
        unsigned count = 0;
        if (XQueryTree(display, DefaultRootWindow(display), &root, &parent, &children, &count) == 0)
            return std::nullopt;
        std::optional<Window> found;
        for (unsigned i = 0; i < count; ++i) {
            if (attributes_of(children[i]).map_state == IsViewable)
                found = children[i];
        }
        if (children != nullptr)
            XFree(children);
        return found;
    }
    [[nodiscard]] XWindowAttributes attributes_of(Window window) const
    {
        XWindowAttributes attributes{};
        XGetWindowAttributes(display, window, &attributes);
        return attributes;
    }

    ::Display* display;
};

Display::Display(int width, int height, std::vector<std::string> options)
    : m_server(command_of(width, height, std::move(options)), {})
    , m_name(":" + m_server.line())
{
    if (m_name == ":")
        throw std::runtime_error("Xvfb does not start");
    m_connection = std::make_unique<Connection>(m_name);
}

Display::~Display() = default;

Picture Display::photograph()
{
    const std::optional<Window> window = m_connection->window();
    if (!window)
        return {};
    const ImVec2 size = window_size();
    XImage* image = XGetImage(m_connection->display, *window, 0, 0, static_cast<unsigned>(size.x),
        static_cast<unsigned>(size.y), AllPlanes, ZPixmap);
    if (image == nullptr)
        return {};
    Picture picture = picture_of(*image);
    XDestroyImage(image);
    return picture;
}

ImVec2 Display::window_size()
{
    const std::optional<Window> window = m_connection->window();
    if (!window)
        return {};
    const XWindowAttributes attributes = m_connection->attributes_of(*window);
    return {static_cast<float>(attributes.width), static_cast<float>(attributes.height)};
}

void Display::resize_window(int width, int height)
{
    if (const std::optional<Window> window = m_connection->window())
        XResizeWindow(m_connection->display, *window, static_cast<unsigned>(width),
            static_cast<unsigned>(height));
    XSync(m_connection->display, False);
}

void Display::cover_window()
{
    ::Display* const display = m_connection->display;
    const ImVec2 size = window_size();
    const Window cover = XCreateSimpleWindow(display, DefaultRootWindow(display), 0, 0,
        static_cast<unsigned>(size.x), static_cast<unsigned>(size.y), 0, 0, 0xffffff);
    XMapRaised(display, cover);
    XSync(display, False);
    XDestroyWindow(display, cover);
    XSync(display, False);
}

void Display::hide_window()
{
    const std::optional<Window> window = m_connection->window();
    if (!window)
        return;
    XUnmapWindow(m_connection->display, *window);
    XSync(m_connection->display, False);
    XMapWindow(m_connection->display, *window);
    XSync(m_connection->display, False);
}

void Display::close_window()
{
    const std::optional<Window> window = m_connection->window();
    if (!window)
        return;
    ::Display* const display = m_connection->display;
    XEvent wish{};
    wish.xclient.type = ClientMessage;
    wish.xclient.window = *window;
    wish.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", False);
    wish.xclient.format = 32;
    wish.xclient.data.l[0] = static_cast<long>(XInternAtom(display, "WM_DELETE_WINDOW", False));
    wish.xclient.data.l[1] = CurrentTime;
    XSendEvent(display, *window, False, NoEventMask, &wish);
    XSync(display, False);
}

void Display::move_to(ImVec2 point)
{
    XTestFakeMotionEvent(m_connection->display, -1, static_cast<int>(point.x),
        static_cast<int>(point.y), CurrentTime);
    XSync(m_connection->display, False);
}

void Display::press()
{
    XTestFakeButtonEvent(m_connection->display, 1, True, CurrentTime);
    XSync(m_connection->display, False);
}

void Display::release()
{
    XTestFakeButtonEvent(m_connection->display, 1, False, CurrentTime);
    XSync(m_connection->display, False);
}

void Display::press_full_screen_key()
{
    press_key("F11");
}

void Display::press_key(const std::string& name)
{
    ::Display* display = m_connection->display;
    const KeyCode key = XKeysymToKeycode(display, XStringToKeysym(name.c_str()));
    XTestFakeKeyEvent(display, key, True, CurrentTime);
    XTestFakeKeyEvent(display, key, False, CurrentTime);
    XSync(display, False);
}

void Display::set_dots_in_inch(int dots)
{
    ::Display* display = m_connection->display;
    const std::string text = "Xft.dpi:\t" + std::to_string(dots) + "\n";
    XChangeProperty(display, DefaultRootWindow(display), XA_RESOURCE_MANAGER, XA_STRING, 8,
        PropModeReplace, reinterpret_cast<const unsigned char*>(text.data()),
        static_cast<int>(text.size()));
    XSync(display, False);
}

void Display::tap(ImVec2 point)
{
    move_to(point);
    press();
    release();
}

} // namespace consigliere::test
