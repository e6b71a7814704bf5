#include "db/box_file.h"
#include "db/import_export.h"
#include "db/learned_box.h"
#include "db/merge.h"
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
    CHECK(*spaces[1].find("three_plus")->boolean());
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
    CHECK(*spaces[0].find("three_plus")->boolean());
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

TEST_CASE("what cannot be asked for is not kept")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    REQUIRE_FALSE(db::learn(database, "corleone",
        component("[[stickers]]\ncolour = \"grey\"\n[[stickers]]\nname = \"star\""), {})
                      .is_error());
    CHECK(box(database) == component("[[stickers]]\nname = \"star\""));
}

namespace {

/// The boxes of two machines that have met.
struct TwoBoxes {
    TwoBoxes()
    {
        tell(ours, "grey");
        meet();
    }

    static void tell(db::Database& database, const std::string& colour)
    {
        REQUIRE_FALSE(db::learn(database, "corleone", job(colour), {}).is_error());
    }
    static void forget(db::Database& database)
    {
        REQUIRE_FALSE(db::forget(database, "corleone", "jobs", "heist").is_error());
    }
    static Tree job(const std::string& colour)
    {
        return component("[[jobs]]\nname = \"heist\"\ncolour = \"" + colour + "\"");
    }
    void meet()
    {
        REQUIRE_FALSE(db::merge(ours, theirs).is_error());
        REQUIRE_FALSE(db::merge(theirs, ours).is_error());
        CHECK(db::merge(ours, theirs).value().learned_components == 0);
        CHECK(box(ours) == box(theirs));
    }

    TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    db::Database theirs = open_database(folder / "theirs.db");
};

} // namespace

TEST_CASE("what a table corrects in its box is corrected wherever it comes")
{
    const std::string right = GENERATE("blue", "yellow");
    TwoBoxes boxes;
    TwoBoxes::tell(boxes.theirs, right);
    boxes.meet();
    CHECK(box(boxes.ours) == TwoBoxes::job(right));
    // And so is the other table, when it knows better.
    TwoBoxes::tell(boxes.ours, "grey");
    boxes.meet();
    CHECK(box(boxes.theirs) == TwoBoxes::job("grey"));
}

TEST_CASE("what a table has forgotten does not come back, and can be described anew")
{
    const std::string anew = GENERATE("blue", "grey", "yellow");
    TwoBoxes boxes;
    TwoBoxes::tell(boxes.theirs, "blue");
    TwoBoxes::tell(boxes.theirs, "yellow");
    boxes.meet();
    TwoBoxes::forget(boxes.ours);
    SECTION("and then the others learn that")
    {
        boxes.meet();
        CHECK(box(boxes.theirs) == Tree::table());
        TwoBoxes::tell(boxes.theirs, anew);
    }
    SECTION("before they meet again")
    {
        TwoBoxes::tell(boxes.ours, anew);
    }
    boxes.meet();
    CHECK(box(boxes.ours) == TwoBoxes::job(anew));
}

TEST_CASE("whoever has forgotten something more often is believed")
{
    TwoBoxes boxes;
    TwoBoxes::forget(boxes.ours);
    TwoBoxes::tell(boxes.ours, "blue");
    TwoBoxes::forget(boxes.theirs);
    TwoBoxes::tell(boxes.theirs, "blue");
    TwoBoxes::forget(boxes.theirs);
    boxes.meet();
    CHECK(box(boxes.ours) == Tree::table());
}

TEST_CASE("two names for one printed Business lie in both boxes, and the same one is used")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    db::Database theirs = open_database(folder / "theirs.db");
    const auto printed = [](const std::string& name) {
        return component("[[businesses]]\nname = \"" + name
            + "\"\ncolour = \"printed\"\nterritory = \"chelsea\"");
    };
    REQUIRE_FALSE(db::learn(ours, "corleone", printed("motel"), {}).is_error());
    REQUIRE_FALSE(db::learn(theirs, "corleone", printed("hotel"), {}).is_error());
    REQUIRE_FALSE(db::merge(ours, theirs).is_error());
    REQUIRE_FALSE(db::merge(theirs, ours).is_error());
    CHECK(box(ours) == printed("hotel"));
    CHECK(box(theirs) == printed("hotel"));
    // Whoever knows better takes the wrong one out, on one of them.
    REQUIRE_FALSE(db::forget(ours, "corleone", "businesses", "hotel").is_error());
    CHECK(box(ours) == printed("motel"));
    REQUIRE_FALSE(db::merge(theirs, ours).is_error());
    CHECK(box(theirs) == printed("motel"));
}

TEST_CASE("what another box says that cannot be so is left there")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    REQUIRE_FALSE(db::learn(ours, "corleone", TwoBoxes::job("grey"), {}).is_error());
    const auto theirs_path = folder / "theirs.db";
    {
        db::Database theirs = open_database(theirs_path);
        REQUIRE_FALSE(db::learn(theirs, "corleone", TwoBoxes::job("grey"), {}).is_error());
    }
    run_sql(theirs_path,
        "UPDATE component_learned SET definition = 'name = \"heist\"' || char(10) || 'colour = "
        "\"zebra\"' || char(10) || 'changed = { colour = 99999999999999 }';"
        "INSERT INTO setting VALUES ('forgotten:corleone/jobs/heist', 'often')");
    db::Database theirs = open_database(theirs_path);
    CHECK(db::merge(ours, theirs).value().learned_components == 0);
    CHECK(box(ours) == TwoBoxes::job("grey"));
    CHECK(box(theirs) == Tree::table());
}

TEST_CASE("a box travels in a file")
{
    const TemporaryFolder folder;
    const auto file = folder / "box.toml";
    REQUIRE_FALSE(
        db::write_box({"corleone", made_up_box()}, file, db::IfExists::refuse).is_error());
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
