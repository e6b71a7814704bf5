/// “Why?”: answers with their rules, and the entries behind them.

#include "engine/mafia/explain.h"
#include "engine/mafia/exposures.h"
#include "engine/mafia/report.h"
#include "tests/mafia/evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::mafia;
using About = Question::About;

namespace {

Explanation why(const Evening& evening, const Question& question)
{
    return explain(*evening.observed(ledger::Audience::scribe()), question);
}

std::vector<int> entries_of(const Explanation& explanation)
{
    std::vector<int> entries;
    for (const Cause& cause : explanation.causes)
        entries.push_back(cause.entry);
    return entries;
}

} // namespace

TEST_CASE("why a rank: the pieces that were placed and lifted")
{
    const auto evening = begin_mafia();
    record_all(*evening,
        {"table corrects: antonio places i1; antonio places h1",
            "table corrects: antonio places g1", "table corrects: antonio lifts g1"});
    const Explanation rank = why(*evening, {About::rank, Figure::antonio, {}, {}});
    CHECK(rank.rule == rule::mafioso);
    CHECK(rank.rank == Rank::mafioso);
    CHECK(rank.amount == 2);
    CHECK(entries_of(rank) == std::vector<int>{1, 1, 2, 3});
}

TEST_CASE("why so much money: every payment, and the last line by itself")
{
    const auto evening = begin_mafia();
    record_all(*evening,
        {"antonio rolls 4 red", "antonio moves 4", "antonio rolls 1 red", "antonio moves 1"});
    const Explanation purse = why(*evening, {About::purse, Figure::antonio, {}, {}});
    CHECK(purse.amount == 4'600);
    CHECK(entries_of(purse) == std::vector<int>{2});
    const Explanation sergio = why(*evening, {About::payment, Figure::sergio, {}, {}});
    CHECK(sergio.amount == 1'000);
    CHECK(entries_of(sergio) == std::vector<int>{4});
    REQUIRE(sergio.parts.size() == 1);
    CHECK(sergio.parts[0].why == Why::perk_sergio);
}

TEST_CASE("why a business, a field of the map and the turn are whose they are")
{
    const auto evening = begin_mafia();
    record_all(*evening,
        {"antonio rolls 1 black", "antonio moves 1", "antonio buys bank-2",
            "table corrects: antonio places i1"});
    const Field bank(FieldKind::bank, 2);
    const Explanation business = why(*evening, {About::business, {}, bank, {}});
    CHECK(business.answer == Figure::antonio);
    CHECK(business.rule == rule::bank);
    CHECK(entries_of(business) == std::vector<int>{3});
    const Explanation square = why(*evening, {About::square, {}, {}, *square_from("i1")});
    CHECK(square.answer == Figure::antonio);
    CHECK(entries_of(square) == std::vector<int>{4});
    const Explanation turn = why(*evening, {About::turn, {}, {}, {}});
    CHECK(turn.answer == Figure::antonio);
    REQUIRE(turn.parts.size() == 1);
    CHECK(turn.parts[0].figure == Figure::sergio);
}

TEST_CASE("why a field of the map: the killer who came, and the one who left")
{
    const auto evening = begin_mafia();
    record_all(*evening,
        {"table corrects: antonio places i1; antonio places h1; antonio gains killer; "
         "antonio sends home to i1",
            "table corrects: antonio sends i1 to h1"});
    const auto entries = [&evening](const char* square) {
        return entries_of(why(*evening, {About::square, {}, {}, *square_from(square)}));
    };
    CHECK(entries("i1") == std::vector<int>{1, 1, 2});
    CHECK(entries("h1") == std::vector<int>{1, 2});
    CHECK(entries("g1").empty());
}

TEST_CASE("progress and deeds are counted by persons, exposures by what luck has shown")
{
    MafiaTable table;
    table.seats = {"ana:antonio,sergio,paolo", "ben:maria,vitorio", "cyd:franco"};
    const auto evening = begin_mafia(table);
    record_all(*evening,
        {"table corrects: antonio places i1; antonio places h1; sergio places i3; franco places a5",
            "antonio rolls 3 blue", "antonio moves 2", "antonio tosses felicita",
            "antonio draws red-30"});
    const ledger::PositionSummary now = evening->summary_after(5);
    REQUIRE(now.seats.size() == 3);
    CHECK(now.seats[0].total == 2);
    CHECK(now.seats[0].rank == 1);
    REQUIRE(now.seats[0].sources.size() == 1);
    CHECK(now.seats[0].sources[0] == 2);
    CHECK(now.seats[1].total == 0);
    CHECK(now.seats[1].rank == 3);
    CHECK(now.seats[2].rank == 2);
    CHECK(now.seats[0].side == 6);
    CHECK(now.seats[2].side == 5);
    CHECK(now.turn == 0);
    CHECK(now.first == 0);
    const auto& timeline = evening->timeline();
    const auto shown =
        exposures(timeline.position_after(4), timeline.position_after(5), timeline.acts_of(5));
    REQUIRE(shown.size() == 1);
    CHECK(shown[0].kind == static_cast<std::uint8_t>(Exposed::drawn));
}

TEST_CASE("an evening is outlined by the map, the figures and the families, and by what is counted")
{
    const ledger::GameInfo& outline = begin_mafia()->outline();
    const auto words_of = [](const std::vector<ledger::WordAndName>& all) {
        std::vector<std::string_view> words;
        for (const ledger::WordAndName& one : all)
            words.push_back(one.word);
        return words;
    };
    using Words = std::vector<std::string_view>;
    CHECK(std::string_view(outline.part) == "Game {part}");
    CHECK(outline.part_place == "part");
    CHECK(outline.parts == 1);
    CHECK(words_of(outline.phases)
        == Words{"roll", "move", "field", "business", "city", "vendetta", "end"});
    CHECK(words_of(outline.sides)
        == Words{
            "antonio", "sergio", "paolo", "maria", "vitorio", "franco", "bonanno", "genovese"});
    CHECK(outline.unit == ledger::GameInfo::Unit::pieces);
    CHECK(words_of(outline.sources) == Words{"pieces"});
    CHECK(words_of(outline.stat_increments)
        == Words{"placed", "hired", "captured", "vendettas", "businesses"});
}

TEST_CASE(
    "a piece in the place of another is one taken from somebody, and a vendetta is its beginner’s")
{
    const auto evening = begin_mafia();
    const Square square(7);
    const std::vector<Act> acts{act::Lifts{Figure::maria, square},
        act::Places{Figure::antonio, square}, act::VendettaBegins{Figure::antonio, Figure::maria}};
    const std::vector<ledger::StatIncrement> done =
        stat_increments(evening->timeline().present(), acts);
    const std::vector<ledger::StatIncrement> wanted{{0, 0, 1}, {0, 2, 1}, {0, 3, 1}};
    CHECK(done == wanted);
}
