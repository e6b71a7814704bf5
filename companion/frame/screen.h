#pragma once

#include "companion/frame/room.h"
#include "companion/frame/settings.h"
#include "companion/telling/database_error.h"
#include "companion/telling/file_error.h"
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
struct Destination;

/// A screen, or the sentence that says why there is none.
using OpenedScreen = ledger::ErrorOr<std::unique_ptr<Screen>, std::string>;

/// The screens that lie on each other: the top one is seen. Changes take effect after the frame in
/// which they were asked for, so that no screen disappears while it draws.
class Navigator {
public:
    /// `make` turns a destination into its screen.
    explicit Navigator(std::function<OpenedScreen(Destination destination)> make)
        : m_make(std::move(make))
    {
    }
    /// Lays the screen of a destination on top. False when there is none: everything stays as it
    /// is, and `take_trouble` says why.
    bool open(Destination destination);
    /// Takes the top screen away.
    void back();
    /// Takes the top screen away and lays another there. False like `open`.
    bool replace(Destination destination);
    /// Takes all screens away and lays another there. False like `open`.
    bool start_over(Destination destination);
    void quit() { m_quits = true; }
    /// The window is being closed: quits, unless a screen has something to ask first. Then its
    /// question is seen, whatever lay over it.
    void close();

    [[nodiscard]] Screen* top() const;
    /// Why the last destination could not be reached, once; empty when it could.
    [[nodiscard]] std::string take_trouble() { return std::exchange(m_trouble, {}); }
    [[nodiscard]] bool quits() const { return m_quits; }
    /// Whether an evening is being played, whatever lies over its table.
    [[nodiscard]] bool is_evening_open() const;
    /// Does what was asked for since the last frame.
    void settle();

private:
    std::function<OpenedScreen(Destination destination)> m_make;
    std::string m_trouble;
    std::vector<std::unique_ptr<Screen>> m_screens;
    std::vector<std::unique_ptr<Screen>> m_opening;
    int m_closing = 0;
    bool m_quits = false;
};

/// What every screen works with.
struct Context {
    db::Database& database;
    Settings& settings;
    Navigator& navigator;
    DatabaseMaintenance& keeping;
    RuleBooks& books;
    Sounds& sounds;
};

class Screen : public ledger::Interface {
public:
    virtual void draw(Ui& ui, const Rect& rect) = 0;
    /// The screen is seen again after another one lay on it.
    virtual void on_resume() { }
    /// How far the picture should turn for whoever is next, in quarter turns.
    [[nodiscard]] virtual int seat_to_face() const { return 0; }
    /// Whether it is the table of an evening that is not over.
    [[nodiscard]] virtual bool is_evening_open() const { return false; }
    enum class CloseReply : std::uint8_t { goes, asks };
    /// The window is being closed: brings to an end what was begun here, or asks about it first.
    [[nodiscard]] virtual CloseReply on_close() { return CloseReply::goes; }
};

/// The bar at the top of a screen that can be left: a button back and a title. Takes its height off
/// the top of `rect`. Gives the place at its right end, so wide, for ways on.
Rect draw_screen_title(
    Ui& ui, Rect& rect, Navigator& navigator, std::string_view title, float ways = 0);

/// Draws a screen, and over it what covers it, if anything does: then nothing else answers.
void draw_covered(Ui& ui, bool is_covered, const std::function<void()>& draw_screen,
    const std::function<void()>& draw_cover);

/// One sentence for something that went wrong, over the screen, until it is put away.
class Notice {
public:
    void show(std::string sentence) { m_sentence = std::move(sentence); }
    /// Says what went wrong, if anything did.
    template <typename Result>
    [[nodiscard]] bool tells_failure(const Result& result)
    {
        if (result.is_error())
            show(telling::tell(result.error()));
        return result.is_error();
    }
    [[nodiscard]] bool is_shown() const { return !m_sentence.empty(); }
    void draw(Ui& ui);

private:
    std::string m_sentence;
};

/// How a button presents itself that writes something down.
[[nodiscard]] ControlState mood_of_writing(const Context& context);
/// Whether anything can be written down; says why not.
[[nodiscard]] bool may_write(const Context& context, Notice& notice);

} // namespace consigliere::screens
