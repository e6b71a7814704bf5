/// From a ruling to a house rule: made on the page of rulings, written into the head of the next
/// evening, offered where its rule is broken, and cited.

#include "db/import_export.h"
#include "tests/ui/laid_table.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace consigliere;
using namespace consigliere::test;

namespace {

const std::vector<ImVec2> both_ways{{1280, 800}, {800, 1280}};

/// A table at which somebody has just ruled that a second Thug may stand on a space.
void rule_otherwise(Stage& stage, std::string_view reason)
{
    stage.tap("business:test-station");
    stage.tap("verdict:ruling");
    stage.tap("ruling:field");
    stage.type(reason);
    stage.tap("ruling:done");
}

/// A record with house rules, up to where a Thug stands on the docks and it is Vitale’s turn.
db::Record docks_taken()
{
    db::Record record = test_record("corleone/house-rules");
    const std::vector<std::string> all = record.moves;
    record.moves = {all.front(), "pizzino thug test-docks ! house: any-turn", "pizzino collects"};
    REQUIRE(std::ranges::find(all, record.moves[1]) != all.end());
    return record;
}

} // namespace

TEST_CASE("rulings: a ruling becomes a house rule, and the next evening has it in its head")
{
    for (const ImVec2 display : both_ways) {
        Scenery scenery;
        scenery.display = display;
        LaidTable table(record_until("corleone/evening-of-two", "pizzino collects"), scenery);
        Stage& stage = table.stage;
        rule_otherwise(stage, "Two Thugs share");
        stage.tap("more");
        stage.tap("menu:rulings");
        stage.frames(3);
        CHECK(stage.shows("Two Thugs share"));
        CHECK(stage.shows("still allowed"));
        stage.tap("make:1");
        CHECK(stage.has("waives:14.thug-space"));
        // It waives at least one rule.
        stage.tap("waives:14.thug-space");
        CHECK_FALSE(stage.has("house-rule:done"));
        stage.tap("waives:14.thug-space");
        stage.tap("house-rule:done");
        CHECK(stage.shows("Already a house rule"));
        stage.tap("page:2");
        CHECK(stage.shows("Two Thugs share"));
        CHECK(stage.has("house:forget:1"));
        stage.tap("back");
        stage.tap("home");

        stage.tap("new-table");
        stage.tap("same-table");
        CHECK(stage.shows("Two Thugs share"));
        stage.tap("begin");
        db::Database& database = stage.program().database();
        const auto sessions = db::list_sessions(database);
        REQUIRE_FALSE(sessions.is_error());
        REQUIRE(sessions.value().size() == 2);
        const auto begun = db::export_session(database, sessions.value().front().id);
        REQUIRE_FALSE(begun.is_error());
        const ledger::Tree* head = begun.value().head.find("house_rules");
        REQUIRE(head != nullptr);
        REQUIRE(head->elements().size() == 1);
        CHECK(*head->elements().front().find("name")->text() == "two-thugs-share");
        CHECK(
            *head->elements().front().find("rules")->elements().front().text() == "14.thug-space");
    }
}

TEST_CASE("rulings: a house rule is offered first where its rule is broken, and then cited")
{
    for (const ImVec2 display : both_ways) {
        Scenery scenery;
        scenery.display = display;
        const LaidTable table(docks_taken(), scenery);
        table.stage.tap("business:test-docks");
        CHECK(table.stage.shows("House rule: Two Thugs may share a space"));
        CHECK(table.stage.has("verdict:ruling"));
        table.stage.tap("verdict:house");
        const std::vector<std::string> entries = table.kept().entries;
        REQUIRE(entries.size() >= 4);
        CHECK(entries[3]
            == "4 vitale thug test-docks ! house: two-thugs legal house:two-thugs 14.thug-space");
        table.stage.tap("log");
        CHECK(table.stage.shows("house rule"));
        CHECK(table.stage.shows("House rule: Whoever is ready plays"));
        CHECK_FALSE(table.stage.shows("any-turn"));
    }
}

TEST_CASE("rulings: a long house rule is offered with all of its words")
{
    const std::string agreed = "Two Thugs of different Families may share a space as long as both "
                               "owners agree to it and the older of them is paid first";
    std::string text = db::write_record_text(docks_taken());
    const std::string_view shorter = "Two Thugs may share a space";
    text.replace(text.find(shorter), shorter.size(), agreed);
    const auto record = db::read_record_text(text, "agreed");
    REQUIRE_FALSE(record.is_error());
    for (const Scenery& scenery : all_sceneries()) {
        if (scenery.language != language::Language::english)
            continue;
        INFO(scenery.name());
        // The inspector finds what is cut.
        const LaidTable table(record.value(), scenery);
        table.stage.tap("business:test-docks");
        CHECK(table.stage.shows("House rule: " + agreed));
        table.stage.tap("verdict:house");
        CHECK(table.kept().entries[3].find("legal house:two-thugs") != std::string::npos);
    }
}

TEST_CASE("rulings: the sheet of a refusal offers the house rule, too")
{
    const LaidTable table(docks_taken());
    table.stage.tap("business:test-docks");
    table.stage.tap("verdict:sheet");
    table.stage.tap("sheet:house");
    CHECK(table.kept().entries[3].find("legal house:two-thugs") != std::string::npos);
}

TEST_CASE("rulings: a tap on a ruling shows the evening as it was then")
{
    LaidTable table("corleone/evening-of-two", "pizzino collects");
    rule_otherwise(table.stage, "Ana’s birthday");
    table.stage.tap("more");
    table.stage.tap("menu:rulings");
    table.stage.frames(3);
    table.stage.tap("ruling:1");
    CHECK_FALSE(table.stage.has("page:1"));
    table.stage.tap("back");
    CHECK(table.stage.has("page:1"));
}

TEST_CASE("rulings: what is chosen where a book is silent is what new tables begin with")
{
    const TemporaryFolder folder;
    Inspector inspector;
    static_cast<void>(begin_in(folder / "x.db", test_record("corleone/evening-of-two")));
    Stage stage(folder / "x.db", {}, inspector);
    stage.tap("rulings");
    stage.tap("page:1");
    stage.tap("default:cash-n-guns:slow:1");
    stage.tap("back");
    stage.tap("new-table:cash-n-guns");
    stage.tap("begin");
    db::Database& database = stage.program().database();
    const auto sessions = db::list_sessions(database);
    REQUIRE_FALSE(sessions.is_error());
    const auto begun = db::export_session(database, sessions.value().front().id);
    REQUIRE_FALSE(begun.is_error());
    CHECK(*begun.value().head.find("options")->find("slow")->text() == "no_target");
    CHECK(inspector.report() == "");
}
