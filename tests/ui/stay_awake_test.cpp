/// The display stays awake while an evening is open at the table, and only then.

#include "companion/app/stay_awake.h"
#include "tests/ui/house.h"
#include "tests/ui/private_bus.h"

#include <catch2/catch.hpp>

#include <cstdlib>

using namespace consigliere;
using namespace consigliere::test;

namespace {

using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::milliseconds;

/// What a frame can spare.
constexpr Milliseconds a_moment{50};

db::Record begun()
{
    db::Record record = test_record("corleone/evening-of-two");
    record.moves.resize(12);
    return record;
}

Milliseconds time_of(const std::function<void()>& work)
{
    const Clock::time_point begin = Clock::now();
    work();
    return std::chrono::duration_cast<Milliseconds>(Clock::now() - begin);
}

/// For a while there is no bus that the program could find.
class NoBus {
public:
    NoBus()
    {
        for (Variable& variable : m_variables) {
            if (const char* value = std::getenv(variable.name))
                variable.before = value;
            ::unsetenv(variable.name);
        }
    }
    ~NoBus()
    {
        for (const Variable& variable : m_variables) {
            if (variable.before)
                ::setenv(variable.name, variable.before->c_str(), 1);
        }
    }
    NoBus(const NoBus&) = delete;
    NoBus& operator=(const NoBus&) = delete;

private:
    struct Variable {
        const char* name;
        std::optional<std::string> before;
    };
    std::array<Variable, 2> m_variables{
        {{"DBUS_SESSION_BUS_ADDRESS", {}}, {"XDG_RUNTIME_DIR", {}}}};
};

} // namespace

TEST_CASE("the display stays awake while an evening is open, and may sleep once it is left")
{
    const PrivateBus bus;
    const ScreenSaver saver(bus);
    House house(begun());
    Stage& stage = house.stage();
    stage.frames(3);
    CHECK(saver.inhibited() == 0);

    stage.tap("session:" + house.session);
    CHECK(comes_true([&] { return saver.inhibited() == 1; }));
    // What lies over the table does not end the evening.
    stage.tap("rules");
    stage.tap("back");
    take_back(stage);
    CHECK(saver.is_held());

    stage.tap("home");
    CHECK(comes_true([&] { return !saver.is_held(); }));
    stage.tap("session:" + house.session);
    CHECK(comes_true([&] { return saver.inhibited() == 2 && saver.is_held(); }));
    stage.tap("home");
    CHECK(comes_true([&] { return saver.allowed() == 2; }));
    CHECK(comes_true([&] { return saver.left() == 2; }));
    CHECK(saver.is_in_order());
}

TEST_CASE("an evening that is over keeps no display awake, and one that is opened again does")
{
    const PrivateBus bus;
    const ScreenSaver saver(bus);
    House house(test_record("corleone/evening-of-two"));
    Stage& stage = house.stage();
    stage.tap("history");
    stage.tap("session:" + house.session);
    stage.tap("past:table");
    REQUIRE(stage.has("end:done"));
    // It would have come before this: nothing else has been asked of the bus since.
    std::this_thread::sleep_for(Milliseconds(200));
    CHECK(saver.inhibited() == 0);

    stage.tap("undo");
    stage.tap("reopening:done");
    CHECK(comes_true([&] { return saver.inhibited() == 1; }));
    stage.tap("redo");
    REQUIRE(stage.has("end:done"));
    CHECK(comes_true([&] { return saver.allowed() == 1; }));
    CHECK(saver.is_in_order());
}

TEST_CASE("the end of the program lets the display sleep")
{
    const PrivateBus bus;
    const ScreenSaver saver(bus);
    {
        House house(begun());
        house.stage().tap("session:" + house.session);
        REQUIRE(comes_true([&] { return saver.is_held(); }));
    }
    CHECK(comes_true([&] { return saver.allowed() == 1 && saver.left() == 1; }));
    CHECK(saver.is_in_order());
}

TEST_CASE("without a bus nothing happens, and nobody waits")
{
    const NoBus without;
    SECTION("there is none") { }
    SECTION("nobody listens where it should be")
    {
        ::setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere/at/all", 1);
    }
    SECTION("what is said of it is nonsense")
    {
        ::setenv("DBUS_SESSION_BUS_ADDRESS", "nonsense", 1);
    }
    CHECK(time_of([] {
        app::StayAwake awake;
        awake.keep_awake("An evening");
        awake.let_sleep();
        awake.keep_awake("An evening");
    }) < a_moment * 4);
    ::unsetenv("DBUS_SESSION_BUS_ADDRESS");
}

TEST_CASE("a bus without a screen saver is asked once, and then left alone")
{
    const PrivateBus bus;
    House house(begun());
    house.stage().tap("session:" + house.session);
    house.stage().frames(3);
    house.stage().tap("home");
    CHECK(house.stage().has("session:" + house.session));
}

TEST_CASE("a screen saver that answers nothing keeps nobody waiting")
{
    const PrivateBus bus;
    const ScreenSaver saver(bus, Manner::is_silent);
    auto awake = std::make_unique<app::StayAwake>();
    CHECK(time_of([&] { awake->keep_awake("An evening"); }) < a_moment);
    REQUIRE(comes_true([&] { return saver.inhibited() == 1; }));
    CHECK(time_of([&] { awake->let_sleep(); }) < a_moment);
    CHECK(comes_true([&] { return saver.left() == 1; }));
    CHECK(time_of([&] { awake->keep_awake("An evening"); }) < a_moment);
    REQUIRE(comes_true([&] { return saver.inhibited() == 2; }));
    CHECK(time_of([&] { awake.reset(); }) < a_moment * 4);
    CHECK(comes_true([&] { return saver.left() == 2; }));
}

TEST_CASE("a wish that is taken back and made again at once is heard again, whatever is going on")
{
    const PrivateBus bus;
    const ScreenSaver saver(bus, Manner::is_silent);
    app::StayAwake awake;
    awake.keep_awake("An evening");
    REQUIRE(comes_true([&] { return saver.inhibited() == 1; }));
    // At all moments of what follows when a wish is taken back.
    constexpr int moments = 40;
    for (int moment = 0; moment < moments; ++moment) {
        INFO("the moment " << moment);
        awake.let_sleep();
        std::this_thread::sleep_for(std::chrono::microseconds(700 * moment));
        awake.keep_awake("An evening");
        REQUIRE(comes_true([&] { return saver.inhibited() == moment + 2; }));
    }
}
