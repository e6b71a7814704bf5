/// After the last entry: the same table again, what the evening is called, and its files.

#include "db/files.h"
#include "db/import_export.h"
#include "tests/ui/house.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// Goes to the last screen of the evening.
void go_to_end(House& house)
{
    house.stage().tap("history");
    house.stage().tap("session:" + house.session);
    house.stage().tap("past:table");
}

void name_evening(Stage& stage, const std::string& name, const std::string& place)
{
    stage.tap("named");
    stage.tap("evening:name:field");
    stage.type(name);
    stage.tap("evening:place:field");
    stage.type(place);
    stage.tap("named:done");
}

/// What a table agrees on before its first entry.
ledger::Tree agreements(House& house, const db::SessionId& id)
{
    ledger::Tree head = db::export_session(house.stage().program().database(), id).value().head;
    for (const char* key : {"id", "date", "name", "place", "notes"})
        head.remove(key);
    return head;
}

/// The files of the evening in a folder, in the order of their names.
std::vector<std::string> files_in(const std::filesystem::path& folder)
{
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        files.push_back(entry.path().filename().string());
    std::ranges::sort(files);
    return files;
}

} // namespace

TEST_CASE("after the end: one tap lays the same table again, and name and place are told there")
{
    const std::string name =
        GENERATE("corleone/evening-of-five", "cash-n-guns/game-8-players", "mafia/game-4-players");
    INFO(name);
    House house(test_record(name));
    Stage& stage = house.stage();
    go_to_end(house);
    stage.tap("end:again");
    name_evening(stage, "The return match", "Kraków");
    CHECK(stage.shows("The return match, Kraków"));
    stage.tap("begin");
    REQUIRE(house.sessions().size() == 2);
    const db::SessionSummary begun = house.sessions().front();
    CHECK(begun.id != house.session);
    CHECK(begun.details.name == "The return match");
    CHECK(begun.details.place == "Kraków");
    const db::SessionSummary ended = house.sessions().back();
    REQUIRE(begun.seats.size() == ended.seats.size());
    for (std::size_t i = 0; i < begun.seats.size(); ++i) {
        CHECK(begun.seats[i].player == ended.seats[i].player);
        CHECK(begun.seats[i].actor == ended.seats[i].actor);
    }
    const ledger::Tree before = agreements(house, house.session);
    const ledger::Tree after = agreements(house, begun.id);
    for (const char* key : {"game", "first", "tracking", "hand_limits"}) {
        INFO(key);
        const ledger::Tree* told = before.find(key);
        REQUIRE((told == nullptr) == (after.find(key) == nullptr));
        if (told != nullptr)
            CHECK(*after.find(key) == *told);
    }
}

TEST_CASE("after the end: the next evening is offered the place of this one, and no name")
{
    House house(test_record("corleone/evening-of-two"));
    Stage& stage = house.stage();
    go_to_end(house);
    stage.tap("end:share");
    name_evening(stage, "The long night", "Brno");
    stage.tap("share:close");
    stage.tap("end:again");
    stage.tap("begin");
    const db::SessionSummary begun = house.sessions().front();
    CHECK(begun.details.name.empty());
    CHECK(begun.details.place == "Brno");
}

TEST_CASE("after the end: files have the name of the evening, lie in the documents, and over none")
{
    House house(test_record("corleone/evening-of-two"));
    Stage& stage = house.stage();
    // The desktop’s own folder, in the language of the desktop.
    const std::filesystem::path home = house.documents().parent_path();
    const std::filesystem::path folder = home / "Dokumente";
    std::filesystem::create_directories(home / ".config");
    std::filesystem::create_directory(folder);
    const auto written = db::write_file("# comment\nXDG_DOCUMENTS_DIR=\"$HOME/Dokumente\"\n",
        home / ".config" / "user-dirs.dirs", db::IfExists::refuse);
    REQUIRE_FALSE(written.is_error());
    go_to_end(house);
    stage.tap("end:share");
    name_evening(stage, "The long/night", "");
    for (int i = 0; i < 2; ++i) {
        stage.tap("share:record");
        stage.tap("files:take");
        CHECK(stage.shows(folder.string()));
        stage.tap("notice:close");
    }
    const std::vector<std::string> files = files_in(folder);
    REQUIRE(files.size() == 2);
    for (const std::string& file : files) {
        INFO(file);
        CHECK(file.find("The longnight") != std::string::npos);
        CHECK(file.ends_with(".corleone.toml"));
    }
    CHECK(files_in(house.documents()).empty());
}

TEST_CASE("after the end: what is told and not kept is gone, and nothing is called by it")
{
    House house(test_record("cash-n-guns/game-5-players"));
    Stage& stage = house.stage();
    go_to_end(house);
    stage.tap("end:again");
    stage.tap("named");
    stage.tap("evening:name:field");
    stage.type("Mistaken");
    stage.tap("named:cancel");
    CHECK_FALSE(stage.shows("Mistaken"));
    stage.tap("begin");
    CHECK(house.sessions().front().details.name.empty());
}
