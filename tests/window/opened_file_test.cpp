/// The real program in a real window, started with a record, as a file manager starts it.

#include "companion/frame/destinations.h"
#include "db/session_list.h"
#include "tests/db/databases.h"
#include "tests/db/temporary_folder.h"
#include "tests/ui/canvas.h"
#include "tests/ui/evening.h"
#include "tests/ui/stage.h"
#include "tests/window/display.h"
#include "tests/window/seen_window.h"

#include <catch2/catch.hpp>

#include <chrono>
#include <functional>
#include <limits>
#include <thread>

using namespace consigliere;
using namespace consigliere::test;

namespace {

const ImVec2 display_size{1280, 800};

bool becomes_true(const std::function<bool()>& is_so)
{
    constexpr int most_looks = 600;
    for (int looks = 0; looks < most_looks; ++looks) {
        if (is_so())
            return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    return false;
}

Picture picture_of_stage(Stage& stage)
{
    stage.frames(30);
    Canvas canvas(static_cast<int>(display_size.x), static_cast<int>(display_size.y));
    canvas.paint(*ImGui::GetDrawData(), [](const Canvas::Glyph&) {});
    return {static_cast<int>(display_size.x), static_cast<int>(display_size.y), canvas.bytes()};
}

bool shows_the_same(Display& display, Stage& stage)
{
    constexpr double tolerance = 0.01;
    const Picture expected = picture_of_stage(stage);
    return becomes_true([&] { return difference_of(display.photograph(), expected) <= tolerance; });
}

/// The program beside the test, started with these arguments.
Process start_program(const Display& display, std::vector<std::string> arguments)
{
    arguments.insert(arguments.begin(), CONSIGLIERE_PROGRAM);
    return Process(
        arguments, {{"DISPLAY", display.name()}, {"LIBGL_ALWAYS_SOFTWARE", "1"}, {"LC_ALL", "C"}});
}

} // namespace

TEST_CASE("a record that the program is started with is taken in by a click, and shown")
{
    const TemporaryFolder folder;
    const db::Record record = test_record("corleone/evening-of-two");
    const std::string file = (folder / "evening.game.toml").string();
    REQUIRE_FALSE(db::write_record(record, file, db::IfExists::refuse).is_error());
    for (const char* database : {"stage.db", "window.db"})
        know_the_way(folder / database);

    Display display(static_cast<int>(display_size.x), static_cast<int>(display_size.y));
    Inspector inspector;
    inspector.paint_each(std::numeric_limits<int>::max());
    {
        const Process program =
            start_program(display, {"--db", (folder / "window.db").string(), file});
        Stage stage(folder / "stage.db", std::nullopt, inspector);
        ImGui::GetIO().DisplaySize = display_size;
        stage.program().navigator().open(screens::to::Evenings{.file = file});
        REQUIRE(shows_the_same(display, stage));
        const widgets::Target take = stage.find("import:done").value();
        stage.tap("import:done");
        display.tap(take.rect.centre());
        CHECK(shows_the_same(display, stage));
    }
    db::Database database = open_database(folder / "window.db");
    const auto sessions = db::list_sessions(database).value();
    REQUIRE(sessions.size() == 1);
    CHECK(sessions.front().entries == static_cast<int>(record.moves.size()));
}

TEST_CASE("the window tells the desktop its name and its icon")
{
    const TemporaryFolder folder;
    Display display(static_cast<int>(display_size.x), static_cast<int>(display_size.y));
    const Process program = start_program(display, {"--db", (folder / "window.db").string()});
    REQUIRE(becomes_true([&display] { return display.window_size().x > 0; }));
    const SeenWindow seen = look_at_window(display.name());
    // As the desktop entry says in StartupWMClass.
    CHECK(seen.name_of_class == "Consigliere");
    REQUIRE(seen.icons.size() == 2 + 48 * 48 + 2 + 128 * 128);
    CHECK(seen.icons.front() == 48);
    // A corner is transparent, the middle is not.
    CHECK((seen.icons[2] >> 24 & 0xff) == 0);
    CHECK((seen.icons[2 + 24 * 48 + 24] >> 24 & 0xff) == 0xff);
}
