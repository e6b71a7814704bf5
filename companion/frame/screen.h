#pragma once

#include "companion/frame/overlay.h"
#include "companion/frame/settings.h"
#include "db/database.h"
#include "engine/ledger/error_or.h"
#include "engine/ledger/interface.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace consigliere::screens {

class DatabaseMaintenance;
class RuleBooks;
class Screen;
class Sounds;
class Waker;
struct Destination;

/// A screen, or a sentence on why it could not be opened.
using OpenedScreen = ledger::ErrorOr<std::unique_ptr<Screen>, std::string>;

/// Stack of screens; the top one is visible. Changes take effect after the current frame, so no
/// screen is destroyed while it draws.
class Navigator {
public:
    /// Creates the screen of a destination. Its overlay outlives it.
    using Make = std::function<OpenedScreen(Destination destination, Overlay& overlay)>;
    explicit Navigator(Make make)
        : m_make(std::move(make))
    {
    }
    /// Pushes a screen. Returns false on failure: the stack is unchanged, and take_trouble()
    /// returns the reason.
    bool open(Destination destination);
    void back();
    /// Replaces the top screen. Returns false like open().
    bool replace(Destination destination);
    /// Replaces all screens. Returns false like open().
    bool start_over(Destination destination);
    void quit() { m_quits = true; }
    /// Quits, unless a screen vetoes with a question (on_close), which is then made visible. Call
    /// when the window is closed.
    void close();

    [[nodiscard]] Screen* top() const;
    /// Returns why the last destination failed to open, once; empty if it succeeded.
    [[nodiscard]] std::string take_trouble() { return std::exchange(m_trouble, {}); }
    [[nodiscard]] bool quits() const { return m_quits; }
    /// True if an evening is in progress, even if its table is covered.
    [[nodiscard]] bool is_evening_open() const;
    /// Applies the changes requested since the last frame.
    void settle();
    /// Lets every screen attend to what came from outside. Call before each frame is drawn.
    void attend(Ui& ui);
    /// Draws the top screen and its overlay.
    void draw(Ui& ui);
    /// True if a screen above needs the evening to stay as it is.
    [[nodiscard]] bool holds_evening() const;

private:
    struct Opened {
        std::unique_ptr<Overlay> overlay;
        std::unique_ptr<Screen> screen;
    };
    Make m_make;
    std::string m_trouble;
    std::vector<Opened> m_screens;
    std::vector<Opened> m_opening;
    int m_closing = 0;
    bool m_quits = false;
};

/// Services of a screen: its overlay with the message in it, and what all screens share.
struct Context {
    db::Database& database;
    Settings& settings;
    Navigator& navigator;
    DatabaseMaintenance& keeping;
    RuleBooks& books;
    Sounds& sounds;
    Waker& waker;
    Overlay& overlay;
    Notice& notice;
};

class Screen : public ledger::Interface {
public:
    virtual void draw(Ui& ui, const Rect& rect) = 0;
    /// Called when the screen is visible again after another was above it.
    virtual void on_resume() { }
    /// Quarter turns by which to rotate the display for the next player.
    [[nodiscard]] virtual int seat_to_face() const { return 0; }
    /// True for the table of an evening in progress.
    [[nodiscard]] virtual bool is_evening_open() const { return false; }
    /// Called before each frame, even below other screens or in a hidden window: takes in what came
    /// from outside.
    virtual void attend(Ui& /*ui*/) { }
    /// True while the evening at the table below must not change.
    [[nodiscard]] virtual bool holds_evening() const { return false; }
    enum class CloseReply : std::uint8_t { goes, asks };
    /// Called when the window is closed: finishes pending work (`goes`), or asks a question first
    /// (`asks`).
    [[nodiscard]] virtual CloseReply on_close() { return CloseReply::goes; }
};

/// Draws the top bar: back button and title; shrinks `rect` by its height. Returns the rectangle at
/// its right end, `ways` pixels wide, for further buttons.
Rect draw_screen_title(
    Ui& ui, Rect& rect, Navigator& navigator, std::string_view title, float ways = 0);

/// Control state for buttons that record something.
[[nodiscard]] ControlState mood_of_writing(const Context& context);
/// True if recording is possible; otherwise shows why not.
[[nodiscard]] bool may_write(const Context& context);

} // namespace consigliere::screens
