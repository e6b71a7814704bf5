#pragma once

#include "tests/window/picture.h"
#include "tests/window/process.h"

#include <imgui.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::test {

/// A display that nobody sees (Xvfb, with more options of its own), with eyes that photograph the
/// one window on it and a hand that moves its pointer. There is no window manager: the window is
/// where it wants to be.
class Display {
public:
    Display(int width, int height, std::vector<std::string> options = {});
    Display(const Display&) = delete;
    Display& operator=(const Display&) = delete;
    ~Display();

    /// ":7", as programs want to know it.
    [[nodiscard]] const std::string& name() const { return m_name; }

    /// What the window shows; nothing while there is none.
    [[nodiscard]] Picture photograph();
    /// The size of the window, 0×0 while there is none.
    [[nodiscard]] ImVec2 window_size();
    /// Gives the window another size, as somebody does who drags its edge.
    void resize_window(int width, int height);

    /// Lays another window over all of it for a moment, or takes it from the display and gives it
    /// back, as people do who look at something else. What it showed is gone then.
    void cover_window();
    void hide_window();
    /// Asks the program to close its window, as the cross at its edge does.
    void close_window();

    void move_to(ImVec2 point);
    void press();
    void release();
    void tap(ImVec2 point);
    void press_full_screen_key();
    /// Presses the key of a letter, or of a name: "w", "Tab", "BackSpace", "space".
    void press_key(const std::string& name);
    /// Tells every program that starts from now on how dense its dots are, 96 in an inch of an
    /// ordinary display.
    void set_dots_in_inch(int dots);

private:
    struct Connection;

    Process m_server;
    std::string m_name;
    std::unique_ptr<Connection> m_connection;
};

} // namespace consigliere::test
