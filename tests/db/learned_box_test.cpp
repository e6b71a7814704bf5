#include "db/box_file.h"
#include "db/learned_box.h"
#include "db/transfer.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using ledger::Tree;

namespace {

Tree component(const std::string& text)
{
    auto tree = db::read_toml_text(text, "component");
    REQUIRE_FALSE(tree.is_error());
    return std::move(tree.value());
}

Tree box(db::Database& database)
{
    auto learned = db::learned_box(database, "corleone");
    REQUIRE_FALSE(learned.is_error());
    return std::move(learned.value());
}

} // namespace

TEST_CASE("the box remembers what it was told, in the order in which it was told")
{
    const TemporaryFolder folder;
    {
        db::Database database = open_database(folder / "x.db");
        CHECK(box(database) == Tree::table());
        REQUIRE_FALSE(db::learn(database, "corleone", made_up_box(), {}).is_error());
    }
    db::Database database = open_database(folder / "x.db");
    CHECK(box(database) == made_up_box());
    CHECK(db::learned_box(database, "mafia").value() == Tree::table());
}

TEST_CASE("a later description of a thing wins where it says something")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    REQUIRE_FALSE(db::learn(database, "corleone",
        component("[[jobs]]\nname = \"heist\"\ncolour = \"grey\"\ncopies = 2"), {})
                      .is_error());
    REQUIRE_FALSE(
        db::learn(database, "corleone", component("[[jobs]]\nname = \"heist\"\ncopies = 1"), {})
            .is_error());
    CHECK(box(database) == component("[[jobs]]\nname = \"heist\"\ncolour = \"grey\"\ncopies = 1"));
    REQUIRE_FALSE(db::forget(database, "corleone", "jobs", "heist").is_error());
    CHECK(box(database) == Tree::table());
}

TEST_CASE("spaces with the same areas are told apart")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    const Tree two = component("[[spaces]]\ntouches = [\"midtown\", \"queens\"]\n"
                               "[[spaces]]\ntouches = [\"midtown\", \"queens\"]\n");
    REQUIRE_FALSE(db::learn(database, "corleone", two, {}).is_error());
    REQUIRE_FALSE(db::learn(database, "corleone",
        component("[[spaces]]\ntouches = [\"midtown\", \"queens\"]\nnumber = 2\n"
                  "three_plus = true"),
        {})
                      .is_error());
    const Tree::List spaces = box(database).find("spaces")->elements();
    REQUIRE(spaces.size() == 2);
    CHECK(spaces[0].find("three_plus") == nullptr);
    CHECK(*spaces[1].find("three_plus")->truth());
}

TEST_CASE("the areas of a space may be told in any order")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    REQUIRE_FALSE(db::learn(database, "corleone",
        component("[[spaces]]\ntouches = [\"midtown\", \"chelsea\", \"central-park\"]"), {})
                      .is_error());
    REQUIRE_FALSE(db::learn(database, "corleone",
        component("[[spaces]]\ntouches = [\"chelsea\", \"central-park\", \"midtown\"]\n"
                  "three_plus = true"),
        {})
                      .is_error());
    const Tree::List spaces = box(database).find("spaces")->elements();
    REQUIRE(spaces.size() == 1);
    CHECK(*spaces[0].find("three_plus")->truth());
    REQUIRE_FALSE(
        db::forget(database, "corleone", "spaces", "central-park+chelsea+midtown").is_error());
    CHECK(box(database) == Tree::table());
}

TEST_CASE("the box learns nothing that would make it unusable")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    const auto is_refused = [&database](
                                const std::string& text, const std::vector<Tree>& built_in = {}) {
        const auto failure = db::learn(database, "corleone", component(text), built_in);
        if (failure.is_error())
            CHECK(failure.error().kind == db::DatabaseError::Kind::unusable_record);
        return failure.is_error();
    };
    CHECK(is_refused("[[jobs]]\nname = \"heist\"\ncolour = \"purple\""));
    CHECK(is_refused("[[jobs]]\ncolour = \"grey\""));
    const std::string house = "colour = \"printed\"\nterritory = \"chelsea\"";
    CHECK(is_refused("[[businesses]]\nname = \"hotel\"\n" + house,
        {component("[[businesses]]\nname = \"motel\"\n" + house)}));
    CHECK(box(database) == Tree::table());
    const auto unknown_game = db::learn(database, "chess", made_up_box(), {});
    CHECK(unknown_game.is_error());
}

TEST_CASE("what a table tells during an evening is learned")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    db::Session session = begin_session(database, 2);
    const Tree heist = component("[[jobs]]\nname = \"heist\"\ncolour = \"grey\"");
    REQUIRE_FALSE(session.describe(heist).is_error());
    CHECK(box(database) == heist);
}

TEST_CASE("an evening may know what contradicts the box; then the box keeps what it has")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    auto begun = db::Session::begin(database, head_for(2), {});
    REQUIRE_FALSE(begun.is_error());
    const std::string house = "colour = \"printed\"\nterritory = \"chelsea\"";
    const Tree hotel = component("[[businesses]]\nname = \"hotel\"\n" + house);
    REQUIRE_FALSE(db::learn(database, "corleone", hotel, {}).is_error());
    const Tree motel = component("[[businesses]]\nname = \"motel\"\n" + house);
    REQUIRE_FALSE(begun.value().describe(motel).is_error());
    CHECK(box(database) == hotel);
}

TEST_CASE("a box travels in a file")
{
    const TemporaryFolder folder;
    const auto file = folder / "box.toml";
    REQUIRE_FALSE(
        db::write_box({"corleone", made_up_box()}, file, db::WhenThere::refuse).is_error());
    const auto read = db::read_box(file);
    REQUIRE_FALSE(read.is_error());
    CHECK(read.value().game == "corleone");
    CHECK(read.value().components == made_up_box());

    write_text(file, "format = \"consigliere-record/1\"");
    CHECK(db::read_box(file).error().kind == db::FileError::Kind::wrong_format);
    write_text(file, "format = \"consigliere-components/1\"\ngame = \"chess\"");
    CHECK(db::read_box(file).error().kind == db::FileError::Kind::unknown_game);
    CHECK(db::read_box(file).error().line == 2);
}

TEST_CASE("a board of MAFIA is described once, and a card when somebody meets it")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    const auto learn = [&database](const std::string& text) {
        return !db::learn(database, "mafia", component(text), {}).is_error();
    };
    const std::string circuit = "[[boards]]\nname = \"board\"\ncircuit = [\"start-bonanno\", "
                                "\"bank\", \"fortuna\", \"arms\", \"club\", \"police\", "
                                "\"start-genovese\", \"casino\", \"informer\", \"exchange\", "
                                "\"big-city\", \"problem\", \"agent\", \"bank\"]";
    REQUIRE(learn(circuit));
    REQUIRE(learn("[[boards]]\nname = \"board\"\nhomes = { antonio = \"i1\" }"));
    REQUIRE(learn("[[cards]]\nname = \"red-26\"\neffects = [\"get bank 400\"]"));
    REQUIRE(learn("[[cards]]\nname = \"red-27\"\ntext = \"Nothing happens.\""));
    CHECK_FALSE(learn("[[boards]]\nname = \"board\"\nhomes = { antonio = \"e3\" }"));
    CHECK_FALSE(learn("[[cards]]\nname = \"red-33\""));

    const Tree head = component("game = \"mafia\"\nseats = [{ player = \"Ana\", family = "
                                "\"bonanno\" }, { player = \"Ben\", family = \"genovese\" }]");
    auto learned = db::learned_box(database, "mafia");
    REQUIRE_FALSE(learned.is_error());
    auto session = db::Session::begin(database, head, {learned.value()});
    REQUIRE_FALSE(session.is_error());
    // The steps need not say where they lead, and the card does what was described of it.
    record_all(session.value(),
        {"antonio rolls 2 red", "antonio moves 2", "antonio tosses felicita",
            "antonio draws red-26", "antonio uses red-26", "table believes antonio has 15400"});
    // What leaves the program has the board, and of the cards the one that was met.
    const auto record = db::export_session(database, session.value().id());
    REQUIRE_FALSE(record.is_error());
    const Tree& written = record.value().head;
    REQUIRE(written.find("boards") != nullptr);
    CHECK(written.find("boards")->elements().size() == 1);
    CHECK(written.find("boards")->elements()[0].find("homes") != nullptr);
    REQUIRE(written.find("cards") != nullptr);
    REQUIRE(written.find("cards")->elements().size() == 1);
    CHECK(*written.find("cards")->elements()[0].find("name")->text() == "red-26");
}
