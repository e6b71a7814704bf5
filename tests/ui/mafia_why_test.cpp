/// “Why?” at the table of MAFIA: everything that it shows answers a tap.

#include "tests/ui/laid_table.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace consigliere;
using namespace consigliere::test;

namespace {

std::vector<std::string> asked_things(const Stage& stage)
{
    std::vector<std::string> things;
    for (const widgets::Target& target : stage.ui().targets()) {
        if (target.id.starts_with("ask:"))
            things.push_back(target.id);
    }
    return things;
}

bool has(const std::vector<std::string>& things, const std::string& thing)
{
    return std::ranges::find(things, thing) != things.end();
}

/// The first lines of a record, without those that its referee refuses.
db::Record first_lines_of(const std::string& name, std::size_t count)
{
    db::Record record = test_record("mafia/" + name);
    record.moves.resize(std::min(record.moves.size(), count));
    const std::unique_ptr<ledger::Evening> referee = referee_of(record);
    std::erase_if(record.moves, [&referee](const std::string& line) {
        return !ledger::is_applied(referee->record(line).verdict);
    });
    return record;
}

} // namespace

TEST_CASE("mafia why: everything that lights up has a question with an answer and its rule")
{
    // At the beginning, after the sample turn, in a vendetta, when a payment is due, and at the
    // end.
    const std::vector<std::pair<std::string, std::size_t>> moments{{"sample-turn", 0},
        {"sample-turn", 99}, {"M-3.5.6", 6}, {"M-5.1", 5}, {"game-2-players", 999}};
    for (const auto& [name, count] : moments) {
        for (const ImVec2 display : {ImVec2{1280, 800}, ImVec2{800, 1280}}) {
            INFO(name << " until " << count << ", " << display.x << " wide");
            Scenery scenery;
            scenery.display = display;
            const LaidTable table(first_lines_of(name, count), scenery);
            table.stage.tap("why");
            const std::vector<std::string> things = asked_things(table.stage);
            for (const char* figure : {"antonio", "sergio", "paolo", "maria", "vitorio", "franco"})
                REQUIRE(has(things, "ask:rank:" + std::string(figure)));
            REQUIRE(has(things, "ask:square:a1"));
            for (const std::string& thing : things) {
                INFO(thing);
                ask_about(table.stage, thing);
                CHECK(table.stage.has("why:thing"));
                CHECK(table.stage.has("why:rule:1"));
            }
            table.stage.tap("why:close");
        }
    }
}

TEST_CASE(
    "mafia why: a figure on a field leaves the field to be asked about, and the other way round")
{
    const LaidTable table(first_lines_of("sample-turn", 0));
    Stage& stage = table.stage;
    stage.tap("why");
    // All stand on their starts, of which the Bonanno have one.
    REQUIRE(stage.has("ask:figure:antonio"));
    stage.tap("ask:figure:antonio");
    REQUIRE(stage.has("why:also:field:start-bonanno"));
    CHECK(stage.has("why:also:figure:sergio"));
    stage.tap("why:also:field:start-bonanno");
    CHECK(stage.shows("What does stopping at"));
    CHECK(stage.has("why:also:figure:antonio"));
    stage.tap("why:also:figure:sergio");
    CHECK(stage.shows("What rank does Sergio have?"));
}

TEST_CASE("mafia why: what is asked by touch is answered as the referee answers")
{
    const LaidTable table(first_lines_of("sample-turn", 18));
    table.stage.tap("why");
    table.stage.tap("ask:rank:antonio");
    CHECK(table.stage.shows("What rank does Antonio have?"));
    CHECK(table.stage.shows("mafioso"));
    table.stage.tap("ask:square:i1");
    CHECK(table.stage.shows("Whose is this field of the map? i1"));
    CHECK(table.stage.shows("Antonio"));
    table.stage.tap("ask:roll");
    CHECK(table.stage.shows("Next: Sergio"));
    table.stage.tap("ask:total");
    CHECK(table.stage.shows("How close is the end?"));
}

TEST_CASE("mafia why: an entry behind an answer shows the table as it was, and there is a way back")
{
    const LaidTable table(first_lines_of("sample-turn", 18));
    table.stage.tap("why");
    table.stage.tap("ask:square:i1");
    const auto& targets = table.stage.ui().targets();
    const auto evidence = std::ranges::find_if(targets,
        [](const widgets::Target& target) { return target.id.starts_with("why:evidence:1:"); });
    REQUIRE(evidence != targets.end());
    table.stage.tap(std::string(evidence->id));
    table.stage.tap("why:now");
    CHECK(table.stage.has("ask:square:i1"));
}
