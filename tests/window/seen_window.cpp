#include "tests/window/seen_window.h"

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>

#include <limits>
#include <stdexcept>

namespace consigliere::test {

namespace {

std::vector<unsigned long> icons_of(::Display* display, Window window)
{
    Atom type = 0;
    int format = 0;
    unsigned long items = 0;
    unsigned long left = 0;
    unsigned char* data = nullptr;
    XGetWindowProperty(display, window, XInternAtom(display, "_NET_WM_ICON", False), 0,
        std::numeric_limits<int>::max(), False, XA_CARDINAL, &type, &format, &items, &left, &data);
    const auto* numbers = reinterpret_cast<const unsigned long*>(data);
    std::vector<unsigned long> icons(numbers, numbers + items);
    if (data != nullptr)
        XFree(data);
    return icons;
}

} // namespace

SeenWindow look_at_window(const std::string& name)
{
    ::Display* display = XOpenDisplay(name.c_str());
    if (display == nullptr)
        throw std::runtime_error("nobody answers on display " + name);
    Window root = 0;
    Window parent = 0;
    Window* children = nullptr;
    unsigned count = 0;
    XQueryTree(display, DefaultRootWindow(display), &root, &parent, &children, &count);
    SeenWindow seen;
    for (unsigned i = 0; i < count; ++i) {
        XClassHint hint{};
        if (XGetClassHint(display, children[i], &hint) != 0)
            seen = {hint.res_class, icons_of(display, children[i])};
    }
    if (children != nullptr)
        XFree(children);
    XCloseDisplay(display);
    return seen;
}

} // namespace consigliere::test
