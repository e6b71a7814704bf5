/// The file that the program was started with, and what it says of its versions.

#include "companion/frame/destinations.h"
#include "companion/telling/news.h"
#include "db/record_file.h"
#include "tests/db/databases.h"
#include "tests/ui/house.h"

#include <catch2/catch.hpp>

#include <fstream>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// A record among the documents, as another tablet exported it.
std::filesystem::path put_record(const House& house)
{
    const std::filesystem::path file = house.documents() / "evening.corleone.toml";
    db::Record record = test_record("corleone/evening-of-two");
    record.head.set("id", std::string("0f7c3c1e-5d0b-4c9a-9c55-1f6f2b7d9a10"));
    REQUIRE_FALSE(db::write_record(record, file, db::IfExists::replace).is_error());
    return file;
}

/// What the program does when it starts with a file.
void start_with(House& house, const std::filesystem::path& file)
{
    house.stage().program().navigator().open(screens::to::Evenings{.file = file});
    house.stage().frames(3);
}

} // namespace

TEST_CASE("a record that the program is started with is asked about, taken in and opened")
{
    House house;
    Stage& stage = house.stage();
    const std::filesystem::path file = put_record(house);
    start_with(house, file);
    CHECK(stage.shows("Import this evening?"));
    CHECK(stage.shows("Corleone’s Empire"));
    CHECK(stage.shows("entries"));
    CHECK(stage.shows(file.string()));
    CHECK(house.sessions().empty());
    stage.tap("import:done");
    REQUIRE(house.sessions().size() == 1);
    const std::string id = house.sessions().front().id;
    CHECK(house.sessions().front().entries
        == static_cast<int>(test_record("corleone/evening-of-two").moves.size()));
    stage.tap("back");
    CHECK(stage.has("session:" + id));
    // Who opens it again finds it there once.
    start_with(house, file);
    stage.tap("import:done");
    CHECK(house.sessions().size() == 1);
    stage.tap("back");
}

TEST_CASE("what the table does not want to take in stays outside")
{
    House house;
    start_with(house, put_record(house));
    house.stage().tap("import:close");
    CHECK(house.sessions().empty());
    CHECK_FALSE(house.stage().shows("Import this evening?"));
    CHECK(house.stage().has("evenings:import"));
}

TEST_CASE("the copy of another tablet is taken in where the program is started with it")
{
    House house;
    const std::filesystem::path copy = house.documents() / "tablet.db";
    const std::string id = begin_in(copy, test_record("cash-n-guns/game-4-players"), 30);
    Stage& stage = house.stage();
    stage.program().navigator().open(screens::to::AnotherTablet{copy});
    take_offer(stage, "1 evening added.");
    stage.tap("history");
    CHECK(stage.has("session:" + id));
}

TEST_CASE("a file that is no record is told as that, and nothing is asked")
{
    House house;
    const std::filesystem::path file = house.documents() / "shopping.game.toml";
    const bool is_there = GENERATE(true, false);
    if (is_there)
        std::ofstream(file) << "milk = 2\n";
    start_with(house, file);
    CHECK(house.stage().shows("shopping.game.toml"));
    CHECK_FALSE(house.stage().has("import:done"));
    house.stage().tap("notice:close");
    CHECK(house.sessions().empty());
}

TEST_CASE("the settings show what is new in each version")
{
    House house;
    Stage& stage = house.stage();
    stage.tap("settings");
    stage.tap("news");
    const auto releases = telling::read_releases(language::Language::english);
    REQUIRE_FALSE(releases.is_error());
    for (const telling::Release& release : releases.value())
        CHECK(stage.shows("VERSION " + release.version));
    CHECK(stage.shows(releases.value().front().changes.front()));
    stage.tap("news:close");
    CHECK_FALSE(stage.has("news:close"));
}
