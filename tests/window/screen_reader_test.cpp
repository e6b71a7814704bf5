/// The real program, and a client of AT-SPI that plays by what it is told.

#include "tests/db/temporary_folder.h"
#include "tests/window/display.h"

#include <catch2/catch.hpp>

using namespace consigliere::test;

TEST_CASE("somebody who does not see sets up a table, plays, hears a refusal, undoes and is told "
          "the score")
{
    // Which announcements the reader knows.
    const std::string age = GENERATE("--newer", "--older");
    INFO(age);
    const Display display(1280, 800);
    const TemporaryFolder folder;
    const Process client({"dbus-run-session", "--", "/usr/bin/python3",
                             CONSIGLIERE_SOURCE "/tests/window/blind_client.py",
                             CONSIGLIERE_PROGRAM, (folder / "evening.db").string(), age},
        {{"DISPLAY", display.name()}, {"LIBGL_ALWAYS_SOFTWARE", "1"}, {"LC_ALL", "C.UTF-8"},
            {"XDG_RUNTIME_DIR", (folder / ".").string()}, {"NO_AT_BRIDGE", "1"}});
    CHECK(client.line() == "done");
}
