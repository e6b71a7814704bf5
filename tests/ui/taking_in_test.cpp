/// Evenings of another tablet, and where files go, by taps.

#include "companion/frame/places.h"
#include "db/settings.h"
#include "tests/db/databases.h"
#include "tests/ui/house.h"
#include "tests/ui/private_bus.h"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// The copy of another tablet among the documents, with one evening; gives the evening's id.
std::string put_copy_of_tablet(const House& house)
{
    const db::Record record = test_record("cash-n-guns/game-4-players");
    return begin_in(house.documents() / "tablet.db", record, 30);
}

void take_in_copy(House& house)
{
    Stage& stage = house.stage();
    stage.tap("file:" + (house.documents() / "tablet.db").string());
    stage.tap("files:take");
}

/// A program of this name that writes down what it is asked, before all others.
class StandIn {
public:
    StandIn(const std::filesystem::path& folder, const std::string& name)
        : m_path_before(std::getenv("PATH"))
        , m_asked(folder / "asked")
    {
        std::filesystem::create_directory(folder);
        std::ofstream(folder / name)
            << "#!/bin/sh\nprintf %s \"$1\" > '" << m_asked.string() << ".new'\nmv '"
            << m_asked.string() << ".new' '" << m_asked.string() << "'\n";
        std::filesystem::permissions(folder / name, std::filesystem::perms::owner_all);
        ::setenv("PATH", (folder.string() + ":" + m_path_before).c_str(), 1);
    }
    StandIn(const StandIn&) = delete;
    StandIn& operator=(const StandIn&) = delete;
    ~StandIn() { ::setenv("PATH", m_path_before.c_str(), 1); }

    [[nodiscard]] bool was_asked() const { return std::filesystem::exists(m_asked); }
    [[nodiscard]] std::string asked() const
    {
        std::string text;
        std::getline(std::ifstream(m_asked), text);
        return text;
    }

private:
    std::string m_path_before;
    std::filesystem::path m_asked;
};

} // namespace

TEST_CASE("a fresh start takes in what another tablet has copied")
{
    House house;
    const std::string id = put_copy_of_tablet(house);
    house.stage().tap("take-in");
    take_in_copy(house);
    take_offer(house.stage(), "1 evening added.");
    CHECK(house.stage().has("session:" + id));
    // Where evenings are, the way stands with them.
    house.stage().tap("back");
    CHECK_FALSE(house.stage().has("take-in"));
}

TEST_CASE("two tablets are joined by taps, and what both have is there once")
{
    House house(test_record("corleone/evening-of-two"));
    const std::string id = put_copy_of_tablet(house);
    Stage& stage = house.stage();
    stage.tap("history");
    stage.tap("evenings:import");
    take_in_copy(house);
    take_offer(stage, "1 evening added.");
    CHECK(house.sessions().size() == 2);
    stage.tap("evenings:import");
    take_in_copy(house);
    REQUIRE(comes_true(stage, [&stage] { return stage.has("offer:close"); }));
    CHECK(stage.shows("This tablet has all of it already."));
    stage.tap("offer:close");
    CHECK(house.sessions().size() == 2);
    CHECK(stage.has("session:" + id));
    CHECK(stage.has("session:" + house.session));
}

TEST_CASE("the folder of a file that was written is shown by the desktop")
{
    House house(test_record("corleone/evening-of-two"));
    Stage& stage = house.stage();
    stage.tap("history");
    stage.tap("evening:" + house.session);
    stage.tap("evening:export");
    stage.tap("files:take");
    REQUIRE(stage.shows("Record saved as "));
    // A desktop without a file manager and a portal.
    const PrivateBus bus;
    {
        const StandIn opener(house.documents() / "programs", "xdg-open");
        stage.tap("notice:folder");
        REQUIRE(comes_true(stage, [&opener] { return opener.was_asked(); }));
        CHECK(opener.asked() == house.documents().string());
        CHECK(stage.shows("Record saved as "));
    }
    const std::string path = std::getenv("PATH");
    ::setenv("PATH", house.documents().c_str(), 1);
    stage.tap("notice:folder");
    ::setenv("PATH", path.c_str(), 1);
    CHECK(stage.shows("Can’t show folders"));
    stage.tap("notice:close");
}

TEST_CASE("a file that was written is opened, and shown in its folder, by the desktop")
{
    House house(test_record("corleone/evening-of-two"));
    Stage& stage = house.stage();
    stage.tap("history");
    stage.tap("evening:" + house.session);
    stage.tap("evening:export");
    stage.tap("files:take");
    const std::vector<std::filesystem::path> written(
        std::filesystem::directory_iterator(house.documents()), {});
    REQUIRE(written.size() == 1);
    const PrivateBus bus;
    DesktopService portal(bus, "org.freedesktop.portal.Desktop");
    stage.tap("notice:open");
    REQUIRE(portal.calls() == std::vector<std::string>{"OpenFile " + written.front().string()});
    // Without a file manager the portal shows it; with one, that does.
    stage.tap("notice:folder");
    REQUIRE(portal.calls().back() == "OpenDirectory " + written.front().string());
    DesktopService manager(bus, "org.freedesktop.FileManager1");
    stage.tap("notice:folder");
    const std::vector<std::string> calls = manager.calls();
    REQUIRE(calls.size() == 1);
    CHECK(calls.front().starts_with("ShowItems file://" + house.documents().string() + "/"));
    CHECK(calls.front().find("%20") != std::string::npos);
    CHECK(stage.shows("Record saved as "));
    stage.tap("notice:close");
}

TEST_CASE("files are written where the table wants them, as long as that is there")
{
    House house(test_record("corleone/evening-of-two"));
    Stage& stage = house.stage();
    const std::filesystem::path downloads = house.documents().parent_path() / "Downloads";
    std::filesystem::create_directory(downloads);
    stage.tap("settings");
    stage.tap("folder");
    stage.tap("into:up");
    stage.tap("into:" + downloads.string());
    stage.tap("files:take");
    CHECK(
        db::setting(stage.program().database(), "folder-for-files").value() == downloads.string());
    stage.tap("back");
    stage.tap("history");
    const auto write = [&] {
        stage.tap("evening:" + house.session);
        stage.tap("evening:export");
        stage.tap("files:take");
        stage.tap("notice:close");
        stage.tap("evening:cancel");
    };
    write();
    CHECK_FALSE(std::filesystem::is_empty(downloads));
    CHECK(std::filesystem::is_empty(house.documents()));
    std::filesystem::remove_all(downloads);
    write();
    CHECK_FALSE(std::filesystem::is_empty(house.documents()));
}

TEST_CASE("a file is looked for in places and their folders, and the last one is among them")
{
    House house;
    Stage& stage = house.stage();
    const std::filesystem::path deep = house.documents() / "games" / "2026";
    std::filesystem::create_directories(deep);
    std::filesystem::create_directories(house.documents() / ".hidden");
    write_text(deep / "notes.txt", "no evening");
    static_cast<void>(begin_in(deep / "tablet.db", test_record("cash-n-guns/game-4-players"), 30));
    stage.tap("take-in");
    CHECK_FALSE(stage.has("file:" + (deep / "tablet.db").string()));
    stage.tap("place:" + house.documents().string());
    CHECK_FALSE(stage.has("into:" + (house.documents() / ".hidden").string()));
    stage.tap("into:" + (house.documents() / "games").string());
    stage.tap("into:" + deep.string());
    CHECK_FALSE(stage.has("file:" + (deep / "notes.txt").string()));
    stage.tap("into:up");
    // A folder that is typed is shown, like one that is tapped.
    stage.tap("file:field");
    stage.type(deep.string());
    stage.tap("files:take");
    stage.tap("file:" + (deep / "tablet.db").string());
    stage.tap("files:take");
    take_offer(stage, "1 evening added.");
    stage.tap("evenings:import");
    stage.tap("place:" + deep.string());
    CHECK(stage.has("file:" + (deep / "tablet.db").string()));
    stage.tap("files:cancel");
}

TEST_CASE("a folder that is not there cannot be chosen")
{
    House house;
    Stage& stage = house.stage();
    stage.tap("settings");
    stage.tap("folder");
    stage.tap("file:field");
    stage.type("/nowhere");
    CHECK_FALSE(stage.has("files:take"));
    stage.tap("files:cancel");
    CHECK(stage.has("folder"));
}

TEST_CASE("sticks are what is mounted as removable, with spaces in their names")
{
    const auto sticks = screens::sticks_in("sysfs /sys sysfs rw 0 0\n"
                                           "/dev/sda2 / ext4 rw 0 0\n"
                                           "/dev/sdb1 /media/ana/GAME\\040NIGHT vfat rw 0 0\n"
                                           "/dev/sdc1 /run/media/ana/\\305\\274uk vfat rw 0 0\n"
                                           "/dev/sdd1 /mediathek ext4 rw 0 0\n");
    CHECK(sticks
        == std::vector<std::filesystem::path>{"/media/ana/GAME NIGHT", "/run/media/ana/żuk"});
}

TEST_CASE("a copy among the downloads is found in the desktop’s own folder for them")
{
    House house;
    const std::filesystem::path home = house.documents().parent_path();
    const std::filesystem::path downloads = home / "Stažené";
    std::filesystem::create_directories(home / ".config");
    std::filesystem::create_directory(downloads);
    std::ofstream(home / ".config" / "user-dirs.dirs")
        << "XDG_DOWNLOAD_DIR=\"$HOME/Stažené\"\nXDG_DOCUMENTS_DIR=\"$HOME/Documents\"\n";
    static_cast<void>(
        begin_in(downloads / "tablet.db", test_record("cash-n-guns/game-4-players"), 30));
    house.stage().tap("take-in");
    CHECK(house.stage().has("file:" + (downloads / "tablet.db").string()));
}

TEST_CASE("a file goes to the folder and gets the name that somebody chooses")
{
    House house(test_record("corleone/evening-of-two"));
    Stage& stage = house.stage();
    const std::filesystem::path games = house.documents() / "games";
    std::filesystem::create_directory(games);
    stage.tap("history");
    stage.tap("evening:" + house.session);
    const auto clear_name = [&stage] {
        stage.tap("file:field");
        for (int i = 0; i < 60; ++i)
            stage.press_key(ImGuiKey_Backspace);
    };
    stage.tap("evening:export");
    CHECK(stage.shows("In the folder " + house.documents().string()));
    clear_name();
    CHECK_FALSE(stage.has("files:take"));
    // The name stays when another folder is chosen, and gets its ending.
    stage.type("Our first");
    stage.tap("place:" + house.documents().string());
    stage.tap("into:" + games.string());
    CHECK(stage.shows(games.string()));
    stage.tap("files:take");
    const std::filesystem::path file = games / "Our first.toml";
    CHECK(stage.shows("Record saved as " + file.string()));
    stage.tap("notice:close");
    REQUIRE_FALSE(db::read_record(file).is_error());
    CHECK(std::filesystem::file_size(file) > 0);

    // What is there already is replaced only after somebody has said so.
    write_text(file, "something else");
    stage.tap("evening:export");
    stage.tap("place:" + games.string());
    stage.tap("file:" + file.string());
    stage.tap("files:take");
    CHECK(stage.shows("Replace this file?"));
    CHECK(stage.shows(file.string()));
    stage.tap("replace:close");
    CHECK(read_text(file) == "something else");
    stage.tap("files:take");
    stage.tap("replace:done");
    CHECK(stage.shows("Record saved as " + file.string()));
    stage.tap("notice:close");
    CHECK_FALSE(db::read_record(file).is_error());
    // The folder used last is one tap away.
    stage.tap("evening:export");
    CHECK(stage.has("place:" + games.string()));
    stage.tap("files:cancel");
    CHECK(stage.has("evening:save"));
}

TEST_CASE("a database is never replaced by a file that is written")
{
    House house(test_record("corleone/evening-of-two"));
    Stage& stage = house.stage();
    stage.tap("history");
    stage.tap("evening:" + house.session);
    stage.tap("evening:export");
    stage.tap("file:field");
    for (int i = 0; i < 60; ++i)
        stage.press_key(ImGuiKey_Backspace);
    stage.type(house.database().string());
    stage.tap("files:take");
    stage.tap("replace:done");
    CHECK(stage.shows("This is a database"));
    stage.tap("notice:close");
    CHECK(house.sessions().size() == 1);
}
