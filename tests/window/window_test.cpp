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
#include <cstdlib>
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
