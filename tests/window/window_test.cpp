/// The real program in a real window: what OpenGL draws, and what fingers that are faster than it
/// come to.

#include "db/backups.h"
#include "db/session_list.h"
#include "tests/db/databases.h"
#include "tests/pictures/made_pictures.h"
#include "tests/ui/evening.h"
#include "tests/window/twins.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <thread>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// Takes the last entry back, in the window and on the stage.
void take_back(Twins& twins)
{
    twins.tap("undo");
    if (twins.stage().has("undo:done"))
        twins.tap("undo:done");
}

} // namespace

TEST_CASE("every size, light and language can be chosen while the window is open")
{
    Twins twins({1280, 800});
    REQUIRE(twins.quarrel() == "");
    twins.tap("settings");
    REQUIRE(twins.quarrel() == "");
    for (const char* language : {"language:1", "language:0"}) {
        twins.tap(language);
        for (const char* light : {"theme:1", "theme:0"}) {
            twins.tap(light);
            for (const char* size : {"scale:0", "scale:2", "scale:3", "scale:1"}) {
                twins.tap(size);
                INFO(language << " " << light << " " << size);
                REQUIRE(twins.quarrel() == "");
            }
        }
    }
}

TEST_CASE("the window starts again as it was left")
{
    Twins twins({1280, 800});
    twins.tap("settings");
    for (const char* choice : {"language:1", "theme:1", "scale:3"})
        twins.tap(choice);
    REQUIRE(twins.quarrel() == "");
    twins.restart();
    REQUIRE(twins.quarrel() == "");
}

TEST_CASE("the window can have any size")
{
    Twins twins({1920, 1920});
    for (const ImVec2 size :
        {ImVec2(1024, 600), ImVec2(1280, 800), ImVec2(1366, 768), ImVec2(1920, 1080),
            ImVec2(800, 1280), ImVec2(600, 1024), ImVec2(1080, 1920), ImVec2(1600, 900)}) {
        twins.resize(size);
        INFO(size.x << "x" << size.y);
        REQUIRE(twins.quarrel() == "");
    }
}

TEST_CASE("what was covered or hidden is there again")
{
    Twins twins({1280, 800});
    REQUIRE(twins.quarrel() == "");
    twins.display().cover_window();
    REQUIRE(twins.quarrel() == "");
    twins.display().hide_window();
    REQUIRE(twins.quarrel() == "");
    // Also where only a part of it is painted at that moment.
    twins.tap("settings");
    twins.display().cover_window();
    twins.tap("theme:1");
    REQUIRE(twins.quarrel() == "");
}

TEST_CASE("a graphics card is told to draw the same")
{
    // Mesa's renderer says that it is another one.
    Twins twins({1280, 800}, {{"force_gl_renderer", "a graphics card"}});
    REQUIRE(twins.quarrel() == "");
    twins.tap("settings");
    REQUIRE(twins.quarrel() == "");
    for (const char* choice : {"theme:1", "language:1", "scale:3"}) {
        twins.tap(choice);
        INFO(choice);
        REQUIRE(twins.quarrel() == "");
    }
    twins.resize({1024, 700});
    REQUIRE(twins.quarrel() == "");
    twins.display().cover_window();
    REQUIRE(twins.quarrel() == "");
}

namespace {

/// What a display offers, as Mesa and the X server are told to pretend.
struct Offer {
    const char* name;
    Process::Variables variables;
    std::vector<std::string> options_of_display;
};

} // namespace

TEST_CASE("the same pictures come with every version of OpenGL")
{
    const auto offer = GENERATE(values<Offer>({
        {"OpenGL 3.3 of a card",
            {{"MESA_GL_VERSION_OVERRIDE", "3.3"}, {"force_gl_renderer", "a graphics card"}}, {}},
        {"OpenGL 3.3 of the processor", {{"MESA_GL_VERSION_OVERRIDE", "3.3"}}, {}},
        {"OpenGL 2.1", {{"MESA_GL_VERSION_OVERRIDE", "2.1"}}, {}},
        {"OpenGL ES 2 alone", {{"MESA_GLES_VERSION_OVERRIDE", "2.0"}}, {"-extension", "GLX"}},
    }));
    INFO(offer.name);
    Twins twins({1280, 800}, offer.variables, offer.options_of_display);
    REQUIRE(twins.quarrel() == "");
    twins.tap("settings");
    REQUIRE(twins.quarrel() == "");
    for (const char* choice : {"theme:1", "language:1", "scale:3"}) {
        twins.tap(choice);
        INFO(choice);
        REQUIRE(twins.quarrel() == "");
    }
    // A width that is no multiple of anything.
    twins.resize({1021, 701});
    REQUIRE(twins.quarrel() == "");
    twins.display().cover_window();
    REQUIRE(twins.quarrel() == "");
}

namespace {

/// What the program says when it is started so: `DISPLAY=:1`.
std::string said_with(const std::string& environment)
{
    const TemporaryFolder folder;
    const std::string command = "env -u DISPLAY -u WAYLAND_DISPLAY LC_ALL=C " + environment
        + " '" CONSIGLIERE_PROGRAM "' --db '" + (folder / "evening.db").string() + "' 2>&1";
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(::popen(command.c_str(), "r"), ::pclose);
    std::string said;
    for (int letter = std::fgetc(pipe.get()); letter != EOF; letter = std::fgetc(pipe.get()))
        said += static_cast<char>(letter);
    return said;
}

} // namespace

TEST_CASE("without a display or without OpenGL one sentence says what to install")
{
    const std::string nowhere = said_with("");
    INFO(nowhere);
    CHECK(nowhere.find("There is no screen to open a window on") != std::string::npos);
    CHECK(nowhere.find("install cage and xwayland") != std::string::npos);
    CHECK(std::ranges::count(nowhere, '\n') == 1);

    const Display bare(1280, 800, {"-extension", "GLX"});
    const std::string without_opengl =
        said_with("DISPLAY=" + bare.name() + " __EGL_VENDOR_LIBRARY_FILENAMES=/nothing");
    INFO(without_opengl);
    CHECK(without_opengl.find("libgl1-mesa-dri, libegl1 and libgles2") != std::string::npos);
    CHECK(std::ranges::count(without_opengl, '\n') == 1);
}

TEST_CASE("a window is as large on a dense display as on another")
{
    Twins twins({1920, 1300});
    twins.expect_size({1280, 800});
    twins.display().set_dots_in_inch(144);
    twins.restart();
    twins.expect_size({1920, 1200});
    REQUIRE(twins.quarrel() == "");
    twins.display().press_full_screen_key();
    twins.expect_size({1920, 1300});
    twins.display().press_full_screen_key();
    twins.expect_size({1920, 1200});
    REQUIRE(twins.quarrel() == "");
    twins.display().set_dots_in_inch(96);
    twins.restart();
    twins.expect_size({1280, 800});
    REQUIRE(twins.quarrel() == "");
}

TEST_CASE("a physical keyboard types while the keyboard on the screen is out")
{
    Twins twins({1280, 800});
    twins.tap("new-table");
    for (const char* id : {"family:marzullo", "family:caccamo", "seat:0:name:keys", "key:e"})
        twins.tap(id);
    // Fingers and keys by turns, and from name to name.
    twins.press_keys({"w", "x", "BackSpace", "space", "l"});
    twins.tap("key:i");
    REQUIRE(twins.quarrel() == "");
    twins.press_keys({"Tab", "j", "a"});
    REQUIRE(twins.stage().has("key:n"));
    twins.tap("key:n");
    REQUIRE(twins.quarrel() == "");
    // The keys lie where the button is.
    twins.tap("seat:1:name:keys");
    twins.tap("begin");
    REQUIRE(twins.quarrel() == "");
    const auto seats_in = [](const std::filesystem::path& path) {
        db::Database database = open_database(path);
        std::vector<std::string> names;
        for (const db::SessionSummary::Seat& seat :
            db::list_sessions(database).value().front().seats)
            names.push_back(seat.player);
        return names;
    };
    const std::vector<std::string> expected{"Ew li", "jan"};
    CHECK(seats_in(twins.end_window()) == expected);
}

TEST_CASE("taps count, however slow the display is")
{
    Twins twins({1280, 800});
    twins.tap("rules:corleone");
    twins.tap("search:keys");
    REQUIRE(twins.quarrel() == "");
    twins.tap_while_halted("key:w", 6);
    REQUIRE(twins.quarrel_about("search:field") == "");
}

namespace {

/// How much time is between two clicks of one finger.
std::chrono::milliseconds apart()
{
    return std::chrono::milliseconds(GENERATE(60, 120, 250, 400));
}

/// A moment of a game, and the thing that is clicked twice there.
struct Click {
    const char* record;
    /// The first line of the record that the table has not entered yet; its beginning is enough.
    const char* before;
    /// What is tapped, in this order, until the thing is on the screen.
    std::vector<const char*> ways;
    const char* thing;
    /// How the line begins that the first click writes down.
    const char* writes;
    Twins::Settings settings{};
};

std::size_t entries_before(const Click& click)
{
    const std::vector<std::string> moves = test_record(click.record).moves;
    const auto found = std::ranges::find_if(
        moves, [&click](const std::string& move) { return move.starts_with(click.before); });
    REQUIRE(found != moves.end());
    return static_cast<std::size_t>(found - moves.begin());
}

/// The moment of a click on a display where a frame takes 80 ms.
struct SlowTable {
    explicit SlowTable(const Click& click)
        : before(entries_before(click))
        , twins({1280, 800}, test_record(click.record), before,
              {{"LD_PRELOAD", CONSIGLIERE_SLOW_DISPLAY}}, click.settings)
    {
        twins.tap("session:" + twins.session());
        for (const char* way : click.ways)
            twins.tap(way);
    }
    /// Two clicks on the window, of which the stage hears one: then both look alike, also when the
    /// window has answered whatever came before another tap.
    void click_twice(std::string_view id)
    {
        twins.click_twice(id, apart());
        twins.stage().tap(id);
        CHECK(twins.quarrel() == "");
        twins.tap("more");
        CHECK(twins.quarrel() == "");
    }
    /// The lines that the stage, which heard one click, has written down since then.
    [[nodiscard]] std::vector<std::string> expected()
    {
        return since(kept_in_open(twins.stage(), twins.session()));
    }
    /// The lines that the window has written down since then.
    [[nodiscard]] std::vector<std::string> written()
    {
        return since(kept_in(twins.end_window(), twins.session()));
    }

    std::size_t before;
    Twins twins;

private:
    [[nodiscard]] std::vector<std::string> since(const Kept& kept) const
    {
        return {kept.entries.begin() + static_cast<std::ptrdiff_t>(before), kept.entries.end()};
    }
};

/// A double click writes down what one click does, and nothing for anybody else.
void check_double_click(const Click& click)
{
    INFO(click.record << ", " << click.thing);
    SlowTable table(click);
    table.click_twice(click.thing);
    const std::vector<std::string> expected = table.expected();
    const std::vector<std::string> written = table.written();
    REQUIRE_FALSE(written.empty());
    CHECK(written.front().find(click.writes) != std::string::npos);
    CHECK(written == expected);
}

const Twins::Settings hands_are_shown{{"covers-hands", "no"}};

} // namespace

// What would discard for everybody else lies where “Discard” was.

TEST_CASE("a double click discards one hand in the last Tribute, however slow the display is")
{
    check_double_click({"corleone/evening-of-two", "marzullo discards job:test-protection",
        {"tribute:marzullo", "cover:open:marzullo"}, "picker:done", "marzullo discards"});
}

TEST_CASE("a double click discards one hand in the last Tribute where hands are not covered")
{
    check_double_click({"corleone/evening-of-two", "marzullo discards job:test-protection",
        {"tribute:marzullo"}, "picker:done", "marzullo discards", hands_are_shown});
}

TEST_CASE("a double click on a shopfront places one Thug, and says nothing of another")
{
    check_double_click({"corleone/evening-of-two", "pizzino thug test-station", {},
        "business:test-station", "pizzino thug test-station"});
}

TEST_CASE("a double click on the table of Ca$h ’n Guns is one click, however slow the display is")
{
    SECTION("an aim")
    {
        check_double_click(
            {"cash-n-guns/game-4-players", "piotr aims", {}, "aim:piotr:ala", "piotr aims ala"});
    }
    SECTION("a share of the loot")
    {
        check_double_click({"cash-n-guns/game-4-players", "iwo takes diamond-1000", {},
            "share:$10000", "iwo takes $10000"});
    }
    SECTION("a Bullet card")
    {
        check_double_click({"cash-n-guns/game-4-players", "ana shows bang", {}, "show:ana:bang",
            "ana shows bang"});
    }
}

TEST_CASE("a double click on the table of MAFIA is one click, however slow the display is")
{
    SECTION("where a figure stops")
    {
        check_double_click(
            {"mafia/game-4-players", "antonio moves 5", {}, "stop:arms-1", "antonio moves 5"});
    }
    SECTION("a business")
    {
        check_double_click({"mafia/game-4-players", "antonio buys arms-1", {}, "price:arms-1",
            "antonio buys arms-1"});
    }
    SECTION("a field that a killer reaches")
    {
        check_double_click({"mafia/game-4-players", "paolo sends home to i5", {"ask:i5"},
            "asked:paolo:home", "paolo sends home to i5"});
    }
}

TEST_CASE("drags count, however slow the display is")
{
    Twins twins({1280, 800});
    twins.tap("settings");
    const widgets::Rect list = twins.stage().ui().lists().at(0).rect;
    const ImVec2 from{list.left + 4, list.bottom - 40};
    twins.drag_while_halted(from, {from.x, list.top + 40});
    CHECK(twins.stage().program().ui().scroll_state("settings").offset > 100);
    REQUIRE(twins.quarrel() == "");
}

TEST_CASE("the window fits the display, and comes back as it was")
{
    Twins twins({1024, 600});
    REQUIRE(twins.display().window_size().x == 1024);
    REQUIRE(twins.display().window_size().y == 600);
    REQUIRE(twins.quarrel() == "");
    twins.resize({900, 580});
    REQUIRE(twins.quarrel() == "");
    twins.restart();
    twins.expect_size({900, 580});
    twins.display().press_full_screen_key();
    twins.expect_size({1024, 600});
    REQUIRE(twins.quarrel() == "");
    twins.restart();
    twins.expect_size({1024, 600});
    twins.display().press_full_screen_key();
    twins.expect_size({900, 580});
    REQUIRE(twins.quarrel() == "");
    // A tablet has no such key.
    twins.tap("settings");
    twins.tap("window:1");
    twins.expect_size({1024, 600});
    REQUIRE(twins.quarrel() == "");
    twins.tap("window:0");
    twins.expect_size({900, 580});
    REQUIRE(twins.quarrel() == "");
}

TEST_CASE("a photo looks in the window as it was taken, until another has its place")
{
    const TemporaryFolder home;
    ::setenv("HOME", (home / ".").c_str(), 1);
    write_text(home / "first.png", png_of(four_quarters(400, 300)));
    write_text(home / "second.jpg", held_so(jpeg_of(four_quarters(400, 300)), 6));
    Twins twins({1280, 800});
    for (const char* id : {"box:corleone", "kind:2", "photo:jobs:extortion"})
        twins.tap(id);
    REQUIRE(twins.quarrel() == "");
    for (const char* name : {"first.png", "second.jpg"}) {
        twins.tap("photo:choose");
        twins.tap("file:" + (home / "." / name).string());
        twins.tap("files:take");
        INFO(name);
        REQUIRE(twins.quarrel() == "");
        twins.tap("photo:close");
        REQUIRE(twins.quarrel_about("photo:jobs:extortion") == "");
        twins.tap("photo:jobs:extortion");
    }
    twins.tap("photo:remove");
    // What a question brings to the place of a tap is asleep for a moment.
    REQUIRE(twins.quarrel() == "");
    twins.tap("photo-away:done");
    twins.tap("photo:close");
    REQUIRE(twins.quarrel() == "");
}

TEST_CASE("the window that is closed at the table leaves a backup of the evening")
{
    Twins twins({1280, 800}, test_record("corleone/evening-of-two"), 12);
    twins.tap("session:" + twins.session());
    REQUIRE(twins.quarrel() == "");
    take_back(twins);
    REQUIRE(twins.quarrel() == "");
    twins.display().close_window();
    twins.wait_for_end();
    const auto backups = db::backups_of(twins.databases().back());
    REQUIRE(backups.size() == 2);
    db::Database copy = open_database(backups.front().file);
    CHECK(db::list_sessions(copy).value().front().entries == 13);
}

TEST_CASE("the window stays when it is closed on what is not saved, and goes when that is answered")
{
    Twins twins({1280, 800}, test_record("corleone/evening-of-two"), 12);
    twins.tap("session:" + twins.session());
    REQUIRE(twins.quarrel() == "");
    for (const std::filesystem::path& file : twins.databases())
        std::filesystem::rename(file, file.string() + ".moved");
    take_back(twins);
    twins.tap("unsaved:close");
    REQUIRE(twins.quarrel_about("undo") == "");
    twins.display().close_window();
    twins.stage().program().close();
    twins.stage().frames(4);
    twins.program().wait_for_rest();
    REQUIRE(twins.program().is_running());
    SECTION("by a finger")
    {
        twins.tap("unsaved:leave");
    }
    SECTION("by closing it again")
    {
        std::this_thread::sleep_for(std::chrono::milliseconds(1500));
        twins.display().close_window();
    }
    twins.wait_for_end();
}
