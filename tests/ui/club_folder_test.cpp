/// The club folder: each tablet writes one file, and takes in those of the others.

#include "companion/frame/club_folder.h"
#include "companion/frame/this_tablet.h"
#include "db/backups.h"
#include "db/clock.h"
#include "db/leagues.h"
#include "db/session_list.h"
#include "db/settings.h"
#include "db/verify.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/ui/house.h"

#include <catch2/catch.hpp>
#include <sys/stat.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <thread>

using namespace consigliere;
using namespace consigliere::test;
using screens::ClubFolder;
namespace fs = std::filesystem;

namespace {

/// A tablet without its screens.
struct Tablet {
    Tablet(const TemporaryFolder& folder, const std::string& name)
        : database(open_database(folder / (name + ".db")))
    {
        screens::name_tablet(database, name);
        club.choose(folder / "club");
    }

    void play(unsigned seed) { static_cast<void>(begin_game(database, 3, seed, 1000)); }
    /// Looks into the folder until that is over.
    void look()
    {
        club.begin({});
        while (club.is_running()) {
            static_cast<void>(club.attend());
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        static_cast<void>(club.attend());
    }
    [[nodiscard]] std::map<db::SessionId, std::string> evenings()
    {
        std::map<db::SessionId, std::string> all;
        const auto sessions = db::list_sessions(database);
        for (const db::SessionSummary& session : sessions.value())
            all[session.id] = session.last_hash;
        return all;
    }

    db::Database database;
    ClubFolder club{database};
};

fs::path make_club(const TemporaryFolder& folder)
{
    fs::create_directory(folder / "club");
    return folder / "club";
}

} // namespace

TEST_CASE("three tablets end alike, in whatever order they look into the club folder")
{
    std::vector<int> order{0, 1, 2};
    do {
        const TemporaryFolder folder;
        const fs::path club = make_club(folder);
        Tablet ana(folder, "Ana");
        Tablet bruno(folder, "Bruno");
        Tablet celia(folder, "Celia");
        ana.play(1);
        bruno.play(2);
        celia.play(3);
        const std::vector<Tablet*> tablets{&ana, &bruno, &celia};
        for (int round = 0; round < 2; ++round) {
            for (const int tablet : order)
                tablets[static_cast<std::size_t>(tablet)]->look();
        }
        for (Tablet* tablet : tablets) {
            CHECK(tablet->evenings().size() == 3);
            CHECK(tablet->evenings() == ana.evenings());
            CHECK(tablet->club.told_troubles().empty());
            CHECK(db::verify(tablet->database).value().is_fine());
            CHECK_FALSE(db::backups_of(tablet->database.path()).empty());
        }
        CHECK(names_in(club).size() == 3);
    } while (std::ranges::next_permutation(order).found);
}

TEST_CASE("what came is told with its day and tablet, also after a restart")
{
    const TemporaryFolder folder;
    make_club(folder);
    {
        Tablet ana(folder, "Ana’s tablet");
        ana.play(1);
        ana.play(2);
        ana.look();
    }
    {
        Tablet bruno(folder, "Bruno");
        CHECK(bruno.club.last_look().empty());
        bruno.look();
    }
    db::Database database = open_database(folder / "Bruno.db");
    const ClubFolder club(database);
    REQUIRE(club.told_news().size() == 1);
    CHECK(club.told_news()[0].starts_with("2 evenings from Ana’s tablet, today "));
    CHECK_FALSE(club.last_look().empty());
}

TEST_CASE("a frame takes in one evening at most, and what it took stays if the program ends")
{
    const TemporaryFolder folder;
    make_club(folder);
    Tablet ana(folder, "Ana");
    Tablet bruno(folder, "Bruno");
    for (unsigned seed = 1; seed <= 6; ++seed)
        ana.play(seed);
    ana.look();
    const auto frames_until = [&bruno](std::size_t evenings) {
        bruno.club.begin({});
        while (bruno.club.is_running() && bruno.evenings().size() < evenings) {
            const std::size_t before = bruno.evenings().size();
            const bool is_whole = bruno.club.attend();
            CHECK(bruno.evenings().size() <= before + 1);
            CHECK((!is_whole || bruno.evenings().size() == 6));
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    };
    frames_until(3);
    bruno.club.wait();
    CHECK(bruno.evenings().size() == 3);
    CHECK(bruno.club.told_news().empty());
    frames_until(7);
    static_cast<void>(bruno.club.attend());
    CHECK(bruno.evenings() == ana.evenings());
    CHECK(bruno.club.told_news().at(0).starts_with("3 evenings from Ana, "));
    CHECK(db::verify(bruno.database).value().is_fine());
}

TEST_CASE("two tablets that look into the folder at the same moment lose nothing, and a pipe in it "
          "blocks none")
{
    const TemporaryFolder folder;
    const fs::path club = make_club(folder);
    REQUIRE(::mkfifo((club / "pipe.consigliere").c_str(), 0600) == 0);
    fs::create_directory(club / "folder.consigliere");
    fs::create_symlink("nothing", club / "link.consigliere");
    Tablet ana(folder, "Ana");
    Tablet bruno(folder, "Bruno");
    ana.play(1);
    bruno.play(2);
    for (int round = 0; round < 3; ++round) {
        ana.club.begin({});
        bruno.club.begin({});
        while (ana.club.is_running() || bruno.club.is_running()) {
            static_cast<void>(ana.club.attend());
            static_cast<void>(bruno.club.attend());
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
    CHECK(ana.evenings().size() == 2);
    CHECK(ana.evenings() == bruno.evenings());
    CHECK(db::verify(ana.database).value().is_fine());
}

TEST_CASE("a league alone travels by the club folder")
{
    const TemporaryFolder folder;
    make_club(folder);
    Tablet ana(folder, "Ana");
    Tablet bruno(folder, "Bruno");
    db::League league;
    league.name = "Fridays";
    REQUIRE_FALSE(db::keep_league(ana.database, league).is_error());
    ana.look();
    bruno.look();
    REQUIRE(db::leagues(bruno.database).value().size() == 1);
    CHECK(bruno.club.told_news().at(0).starts_with("changes from Ana, "));
}

TEST_CASE("days are told as today, yesterday, and by their date")
{
    CHECK(screens::told_time(db::now()).starts_with("today "));
    const std::string told = screens::told_time("2024-11-20T12:30:00.000Z");
    CHECK(told.find("2024 ") != std::string::npos);
    CHECK(told.ends_with(":30"));
}

TEST_CASE("a file that was taken in is not looked at again, and nothing is written for nothing")
{
    const TemporaryFolder folder;
    const fs::path club = make_club(folder);
    Tablet ana(folder, "Ana");
    Tablet bruno(folder, "Bruno");
    ana.play(1);
    ana.look();
    bruno.look();
    const auto times = [&] {
        std::map<std::string, fs::file_time_type> written;
        for (const std::string& name : names_in(club))
            written[name] = fs::last_write_time(club / name);
        return written;
    };
    bruno.look();
    const auto before = times();
    const std::string seen = *db::setting(bruno.database, "club-folder-seen").value();
    CHECK(seen.find("Ana ") != std::string::npos);
    wait_a_moment();
    ana.look();
    bruno.look();
    CHECK(times() == before);
    CHECK(bruno.club.told_news().size() == 1);
}

TEST_CASE("unfinished evenings stay where they are played")
{
    const TemporaryFolder folder;
    make_club(folder);
    Tablet ana(folder, "Ana");
    Tablet bruno(folder, "Bruno");
    static_cast<void>(begin_game(ana.database, 2, 4, 40));
    ana.look();
    bruno.look();
    CHECK(bruno.evenings().empty());
}

TEST_CASE("a damaged, half synchronized or foreign file is told, and the rest is taken in")
{
    const TemporaryFolder folder;
    const fs::path club = make_club(folder);
    Tablet ana(folder, "Ana");
    ana.play(1);
    ana.look();
    const std::string name = names_in(club).at(0);
    const std::string bytes = read_text(club / name);
    write_text(club / "Half 12345678.consigliere", bytes.substr(0, bytes.size() / 3));
    write_text(club / "Letter.consigliere", "no database at all");
    // What Syncthing and others leave beside: unfinished files and conflicts.
    write_text(club / ".syncthing.Ana.consigliere.tmp", bytes.substr(0, 100));
    write_text(club
            / (name.substr(0, name.size() - 12)
                + ".sync-conflict-20261120-201530-ABCDEFG.consigliere"),
        bytes);
    Tablet bruno(folder, "Bruno");
    bruno.look();
    CHECK(bruno.evenings() == ana.evenings());
    CHECK(bruno.club.told_troubles().size() == 2);
    // Once it is whole, it comes.
    Tablet celia(folder, "Celia");
    write_text(club / "Half 12345678.consigliere", bytes);
    fs::remove(club / "Letter.consigliere");
    celia.look();
    CHECK(celia.club.told_troubles().empty());
    CHECK(celia.evenings() == ana.evenings());
}

TEST_CASE("a stick that is not there is one sentence, and comes back by itself")
{
    const TemporaryFolder folder;
    Tablet ana(folder, "Ana");
    ana.play(1);
    ana.look();
    REQUIRE(ana.club.told_troubles().size() == 1);
    CHECK(ana.club.told_troubles()[0].find("isn’t there") != std::string::npos);
    const fs::path club = make_club(folder);
    ana.look();
    CHECK(ana.club.told_troubles().empty());
    CHECK(names_in(club).size() == 1);
}

TEST_CASE("a full disk and a database in the place of the own file are told; nothing is lost")
{
    const TemporaryFolder folder;
    const fs::path club = make_club(folder);
    Tablet ana(folder, "Ana");
    ana.play(1);
    // Its own name is taken by a folder: it cannot be written.
    const fs::path own = club / ("Ana " + screens::mark_of_tablet(ana.database) + ".consigliere");
    fs::create_directories(own / "x");
    ana.look();
    CHECK(ana.club.told_troubles().size() == 1);
    CHECK(ana.evenings().size() == 1);
    fs::remove_all(own);
    ana.look();
    CHECK(ana.club.told_troubles().empty());
    CHECK(names_in(club) == std::vector<std::string>{own.filename().string()});
}

TEST_CASE("a tablet that gets another name has one file in the folder")
{
    const TemporaryFolder folder;
    const fs::path club = make_club(folder);
    Tablet ana(folder, "Ana");
    ana.play(1);
    ana.look();
    screens::name_tablet(ana.database, "Ana/Łódź");
    ana.look();
    REQUIRE(names_in(club).size() == 1);
    CHECK(names_in(club)[0].starts_with("AnaŁódź "));
    CHECK(ana.club.told_news().empty());
}

TEST_CASE("the club folder is switched on in the settings, and merged at the start and on demand")
{
    House house;
    Stage& stage = house.stage();
    const fs::path club = house.documents() / "club";
    fs::create_directory(club);
    const TemporaryFolder folder;
    Tablet ana(folder, "Ana");
    ana.club.choose(club);
    ana.play(1);
    ana.look();
    stage.tap("settings");
    stage.tap("club-folder");
    stage.tap("into:" + club.string());
    stage.tap("files:take");
    REQUIRE(comes_true(stage, [&] { return house.sessions().size() == 1; }));
    REQUIRE(comes_true(stage, [&] { return stage.has("club-folder:look"); }));
    CHECK_FALSE(stage.find("nowhere"));
    REQUIRE(comes_true(stage, [&] { return names_in(club).size() == 2; }));
    ana.play(2);
    ana.look();
    stage.tap("club-folder:look");
    REQUIRE(comes_true(stage, [&] { return house.sessions().size() == 2; }));
    ana.play(3);
    ana.look();
    house.restart();
    CHECK(house.sessions().size() == 2);
    REQUIRE(comes_true(house.stage(), [&] { return house.sessions().size() == 3; }));
    constexpr int until_nothing_moves = 60;
    house.stage().frames(until_nothing_moves);
    house.stage().tap("history");
    CHECK(house.stage().shows("3 evenings"));
    house.stage().tap("back");
    house.stage().tap("settings");
    house.stage().tap("club-folder:off");
    CHECK_FALSE(house.stage().find("club-folder:look"));
}
