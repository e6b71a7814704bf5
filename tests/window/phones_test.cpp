/// Phones and the real program in a real window.

#include "tests/server/client.h"
#include "tests/ui/evening.h"
#include "tests/window/twins.h"

#include <catch2/catch.hpp>

#include <chrono>
#include <fstream>
#include <thread>

using namespace consigliere;
using namespace consigliere::test;

TEST_CASE("a phone's request wakes a window that rests")
{
    Twins twins({1280, 800}, test_record("corleone/evening-of-two"), 40, {},
        {{"phones:address", "127.0.0.1"}, {"motion", "no"}});
    twins.tap("session:" + twins.session());
    for (const char* button : {"more", "menu:phones", "phones:on", "phones:close"})
        twins.tap(button);
    // What brings phones back after a restart begins with the port.
    std::uint16_t port = 0;
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(10);
    while (port == 0 && std::chrono::steady_clock::now() < until) {
        std::ifstream(twins.databases()[1].string() + ".phones") >> port;
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    twins.program().wait_for_rest();
    REQUIRE(port != 0);
    PhoneClient phone(port);
    REQUIRE(phone.join("").status == 200);
    // Nothing but the phone asks for a view.
    CHECK(phone.get("/view?after=0").status == 200);
    twins.program().wait_for_rest();
    CHECK(phone.get("/ask?q=why").status == 403); // Switched off: the program says so.
}
