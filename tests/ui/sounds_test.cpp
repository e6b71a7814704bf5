/// The knocks that a table can hear: how they sound, for what, and where no sound card is.

#include "companion/app/knock_sound.h"
#include "companion/app/sound_player.h"
#include "companion/frame/sounds.h"
#include "tests/ui/house.h"
#include "tests/ui/laid_table.h"
#include "tests/ui/private_bus.h"
#include "tests/ui/wave_card.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <numeric>
#include <span>
#include <thread>
#include <utility>

using namespace consigliere;
using namespace consigliere::test;

namespace {

using app::SoundPlayer;
using screens::Knock;
using Device = screens::Sounds::Device;
using Knocks = std::vector<Knock>;
using Samples = std::vector<std::int16_t>;

constexpr int loudest_possible = 32767;
/// What a frame can spare.
constexpr std::chrono::milliseconds a_moment{50};
/// Longer than a knock: half a second of the card’s samples.
constexpr std::uintmax_t bytes_of_a_while = 48000;
constexpr const char* no_device = "No sound: there is no sound device.";

int loudest(std::span<const std::int16_t> samples)
{
    int most = 0;
    for (const std::int16_t sample : samples)
        most = std::max(most, std::abs(static_cast<int>(sample)));
    return most;
}

double energy(std::span<const std::int16_t> samples)
{
    return std::accumulate(samples.begin(), samples.end(), 0.0,
        [](double sum, std::int16_t sample) { return sum + static_cast<double>(sample) * sample; });
}

/// How often it goes through zero upwards in a second, once the noise of the blow is gone.
double pitch(std::span<const std::int16_t> samples)
{
    const auto part = samples.subspan(samples.size() / 4, samples.size() / 2);
    int count = 0;
    for (std::size_t i = 1; i < part.size(); ++i)
        count += part[i - 1] < 0 && part[i] >= 0 ? 1 : 0;
    return count * static_cast<double>(app::samples_in_second) / static_cast<double>(part.size());
}

std::chrono::milliseconds time_of(const std::function<void()>& work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now() - begin);
}

Device device_of(Stage& stage)
{
    return stage.program().context().sounds.device();
}

/// Lets the card play for a while, in which a knock comes to its end.
void listen(Stage& stage)
{
    const std::uintmax_t end = WaveCard::played() + bytes_of_a_while;
    REQUIRE(comes_true(stage, [end] { return WaveCard::played() >= end; }));
}

/// An evening at Marzullo’s first turn: the depot is free, and Pizzino’s Thug on the station.
class Table : public LaidTable {
public:
    Table()
        : LaidTable("corleone/evening-of-two", "pizzino collects")
    {
    }

    void let_hear()
    {
        choose("sound:0");
        REQUIRE(comes_true(stage, [this] { return device_of(stage) == Device::open; }));
    }
    /// What was heard until now, when the sound is switched off.
    Knocks heard()
    {
        choose("sound:1");
        REQUIRE(comes_true(stage, [this] { return device_of(stage) == Device::off; }));
        return WaveCard::heard();
    }

private:
    void choose(const std::string& id)
    {
        stage.tap("home");
        choose_setting(stage, id);
        stage.tap("session:" + session());
    }
};

/// What a test of this program writes to standard error in an environment.
std::string written_in(const std::string& environment, const std::string& test)
{
    const std::string command = "env -u ALSOFT_CONF -u ALSOFT_LOGLEVEL " + environment + " '"
        + std::filesystem::read_symlink("/proc/self/exe").string() + "' '" + test
        + "' 2>&1 >/dev/null || echo failed";
    std::unique_ptr<FILE, int (*)(FILE*)> pipe(::popen(command.c_str(), "r"), ::pclose);
    REQUIRE(pipe);
    std::string written;
    for (int letter = 0; (letter = std::fgetc(pipe.get())) != EOF;)
        written += static_cast<char>(letter);
    return written;
}

} // namespace

TEST_CASE("sounds: a knock is short, has room to spare, and begins and ends in silence")
{
    const Knock knock = GENERATE(Knock::recorded, Knock::refused);
    const Samples sound = app::sound_of(knock);
    const double seconds = static_cast<double>(sound.size()) / app::samples_in_second;
    CHECK(seconds > 0.05);
    CHECK(seconds < 0.15);
    CHECK(loudest(sound) > loudest_possible * 0.3);
    CHECK(loudest(sound) < loudest_possible * 0.6);

    CHECK(sound.front() == 0);
    CHECK(sound.back() == 0);
    constexpr std::size_t millisecond = app::samples_in_second / 1000;
    const std::span all(sound);
    CHECK(loudest(all.first(millisecond / 10)) < loudest_possible / 50);
    CHECK(loudest(all.last(millisecond)) < loudest_possible / 500);
    // It is struck, and rings no longer than wood does.
    CHECK(energy(all.first(sound.size() / 3)) > 0.9 * energy(all));
    // No cone is held away from its place.
    const double mean =
        std::accumulate(sound.begin(), sound.end(), 0.0) / static_cast<double>(sound.size());
    CHECK(std::abs(mean) < loudest_possible / 200.0);
    CHECK(app::sound_of(knock) == sound);
}

TEST_CASE("sounds: both knocks at once have room, and a refusal is the lower one")
{
    const Samples recorded = app::sound_of(Knock::recorded);
    const Samples refused = app::sound_of(Knock::refused);
    CHECK(loudest(recorded) + loudest(refused) <= loudest_possible);
    CHECK(pitch(recorded) > 800);
    CHECK(pitch(refused) < 400);
}

TEST_CASE("sounds: what is recorded and what is refused is heard")
{
    const WaveCard card;
    Table table;
    table.let_hear();
    table.stage.tap("business:test-station");
    REQUIRE(table.stage.has("verdict:close"));
    listen(table.stage);
    table.stage.tap("verdict:close");
    table.stage.tap("business:test-depot");
    listen(table.stage);
    // What the program collected by itself came with the same tap.
    REQUIRE(table.last_line() == "marzullo collects");
    CHECK(table.heard() == Knocks{Knock::refused, Knock::recorded});
}

TEST_CASE("sounds: what is taken back, comes again or is only tried makes no sound")
{
    const WaveCard card;
    Table table;
    table.let_hear();
    take_back(table.stage);
    listen(table.stage);
    table.stage.tap("redo");
    listen(table.stage);
    REQUIRE(table.last_line().starts_with("table redoes to"));
    table.stage.tap("more");
    table.stage.tap("menu:what-if");
    table.stage.tap("business:test-depot");
    listen(table.stage);
    table.stage.tap("business:test-depot");
    listen(table.stage);
    table.stage.tap("what-if:back");
    CHECK(table.heard().empty());
}

TEST_CASE("sounds: what is not saved is not said to be recorded")
{
    const WaveCard card;
    Table table;
    table.let_hear();
    const std::filesystem::path database = table.stage.program().database().path();
    std::filesystem::rename(database, database.string() + ".away");
    table.stage.tap("business:test-depot");
    REQUIRE(table.stage.shows("Not saved"));
    listen(table.stage);
    std::filesystem::rename(database.string() + ".away", database);
    table.stage.tap("unsaved:again");
    table.stage.tap("notice:close");
    CHECK(table.heard().empty());
}

TEST_CASE("sounds: at first there are none, and no sound card is opened")
{
    const WaveCard card;
    {
        Table table;
        table.stage.tap("business:test-station");
        table.stage.tap("verdict:close");
        table.stage.tap("business:test-depot");
        std::this_thread::sleep_for(a_moment * 4);
        CHECK(device_of(table.stage) == Device::off);
    }
    CHECK_FALSE(WaveCard::was_opened());
}

TEST_CASE("sounds: the settings keep whether there are any")
{
    const WaveCard card;
    House house;
    CHECK_FALSE(house.stage().program().settings().has_sound);
    choose_setting(house.stage(), "sound:0");
    house.restart();
    CHECK(house.stage().program().settings().has_sound);
    CHECK(comes_true(house.stage(), [&house] { return device_of(house.stage()) == Device::open; }));
    choose_setting(house.stage(), "sound:1");
    CHECK(comes_true(house.stage(), [&house] { return device_of(house.stage()) == Device::off; }));
    house.restart();
    CHECK_FALSE(house.stage().program().settings().has_sound);
}

TEST_CASE("sounds: where no sound card is, the settings say so, and nothing moves for it")
{
    const WaveCard card(WaveCard::Presence::missing);
    House house;
    Stage& stage = house.stage();
    stage.tap("settings");
    const auto room = [&stage] {
        const std::optional<widgets::Target> below = stage.find("seats:0");
        const widgets::Target* const sound = stage.ui().find_target("sound:0");
        REQUIRE(below);
        REQUIRE(sound != nullptr);
        return below->rect.top - sound->rect.bottom;
    };
    const float room_before = room();
    CHECK_FALSE(stage.shows(no_device));
    stage.tap("sound:0");
    CHECK(comes_true(stage, [&stage] { return stage.shows(no_device); }));
    CHECK(room() == room_before);
    stage.tap("sound:1");
    CHECK(comes_true(stage, [&stage] { return !stage.shows(no_device); }));
    // One that has been plugged in meanwhile is found.
    WaveCard::plug_in();
    stage.tap("sound:0");
    CHECK(comes_true(stage, [&stage] { return device_of(stage) == Device::open; }));
    CHECK_FALSE(stage.shows(no_device));
}

TEST_CASE("sounds: a sound card that is plugged in later is found by the next knock")
{
    const WaveCard card(WaveCard::Presence::missing);
    SoundPlayer loudspeaker;
    CHECK(time_of([&] { loudspeaker.switch_on(); }) < a_moment);
    REQUIRE(comes_true([&] { return loudspeaker.device() == Device::missing; }));
    CHECK(time_of([&] { loudspeaker.knock(Knock::recorded); }) < a_moment);
    WaveCard::plug_in();
    loudspeaker.knock(Knock::refused);
    REQUIRE(comes_true([&] { return loudspeaker.device() == Device::open; }));
    REQUIRE(comes_true([&] { return WaveCard::played() > bytes_of_a_while; }));
    loudspeaker.switch_off();
    REQUIRE(comes_true([&] { return loudspeaker.device() == Device::off; }));
    CHECK(WaveCard::heard().back() == Knock::refused);
}

TEST_CASE("sounds: a card at which nobody knocks rests, and wakes with the next knock")
{
    const WaveCard card;
    constexpr std::chrono::milliseconds patience{300};
    SoundPlayer loudspeaker(patience);
    loudspeaker.switch_on();
    REQUIRE(comes_true([&] { return loudspeaker.device() == Device::open; }));
    const auto last_written = [] { return std::filesystem::last_write_time(WaveCard::file()); };
    // While it is awake it writes what it plays many times in this time, silence too.
    const auto rests = [&last_written] {
        return comes_true([&last_written] {
            const auto before = last_written();
            std::this_thread::sleep_for(a_moment * 8);
            return last_written() == before;
        });
    };
    REQUIRE(rests());
    const auto before = last_written();
    loudspeaker.knock(Knock::recorded);
    CHECK(comes_true([&] { return last_written() > before; }));
    CHECK(rests());
}

TEST_CASE("a missing sound card is met without a word", "[.in-an-environment]")
{
    SoundPlayer loudspeaker;
    loudspeaker.switch_on();
    CHECK(comes_true([&] { return loudspeaker.device() == Device::missing; }));
    loudspeaker.knock(Knock::recorded);
    loudspeaker.switch_off();
    CHECK(comes_true([&] { return loudspeaker.device() == Device::off; }));
}

TEST_CASE("sounds: nothing is written where no sound card is, whichever way it is missing")
{
    const char* environment = GENERATE("ALSOFT_DRIVERS=none", "ALSOFT_DRIVERS=null",
        "ALSOFT_DRIVERS=alsa ALSA_CONFIG_PATH=/dev/null");
    INFO(environment);
    CHECK(written_in(environment, "a missing sound card is met without a word") == "");
}

TEST_CASE("sounds are chosen on a lying display without moving the list of settings")
{
    House house;
    house.stage().tap("settings");
    const widgets::Target* sound = house.stage().ui().find_target("sound:0");
    REQUIRE(sound != nullptr);
    CHECK(sound->rect.bottom < house.stage().ui().display().bottom);
}
