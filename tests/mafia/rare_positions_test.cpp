/// What a table seldom comes to: lines in an order that only a dispute has, a single donar, cards
/// that nobody has seen.

#include "tests/mafia/evenings.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::mafia;

namespace {

/// The lines that may come now and begin with these words, in the order of the alphabet.
std::vector<std::string> legal_lines(const Evening& evening, std::string_view beginning)
{
    std::vector<std::string> lines;
    for (const ledger::LegalLine& legal : evening.legal_lines()) {
        if (legal.line.starts_with(beginning))
            lines.push_back(legal.line);
    }
    std::ranges::sort(lines);
    return lines;
}

} // namespace

TEST_CASE("A3: behind the killer of the turn, that of the club is one too many where he counts")
{
    const bool counts = GENERATE(true, false);
    MafiaTable table;
    table.options = {{"club_counts", counts ? "yes" : "no"}};
    const auto evening = begin_mafia(table);
    record_all(*evening,
        {"table corrects: antonio stands problem-1; bank pays 20000 to antonio",
            "antonio rolls 1 red", "antonio moves 1", "antonio hires"});
    // The club was passed over, and that breaks a rule of its own.
    CHECK(opinion(*evening, "antonio hires at club")
        == (counts ? "illegal M-3.3 M-3.5.3a A1 A3" : "illegal M-3.3"));
}

TEST_CASE("M-4.9: the rule by which a clean figure is not paid bears on the line")
{
    const auto evening = begin_mafia();
    record_all(*evening,
        {"table corrects: antonio stands club-1", "antonio rolls 1 red", "antonio moves 1",
            "antonio rolls 2 red", "antonio moves 2", "antonio rolls 1 red", "antonio moves 1"});
    CHECK(evening->timeline().position_after(5).purse(Figure::antonio) == 5'000);
    const std::vector<Act>& acts = evening->timeline().acts_of(5);
    CHECK(std::ranges::count(acts, Act(act::Forgoes{Figure::antonio, 200, Why::bank})) == 1);
    const auto bears_on = [&evening](int entry) {
        const std::vector<ledger::RuleId> rules = evening->rules_checked(entry);
        return std::ranges::find(rules, rule::agent) != rules.end();
    };
    CHECK(bears_on(5));
    CHECK_FALSE(bears_on(7));
}

TEST_CASE("M-5.1.3: a debt is reported however small it is, and none where there is none")
{
    const auto evening = begin_mafia();
    const auto debts = [&evening] { return *evening->position_report().find("debts"); };
    CHECK(debts().elements().empty());
    record_all(*evening, {"table corrects: sergio owes 1 to antonio"});
    REQUIRE(debts().elements().size() == 1);
    const ledger::Tree debt = debts().elements()[0];
    CHECK(*debt.find("name")->text() == "ben");
    CHECK(*debt.find("to")->text() == "ana");
    CHECK(*debt.find("amount")->number() == 1);
    record_all(*evening, {"table corrects: sergio owes 0 to antonio"});
    CHECK(debts().elements().empty());
}

TEST_CASE("M-6.1a: a card is taken from others, told or not, and none that nobody there can have")
{
    const auto evening = begin_mafia();
    record_all(*evening,
        {"table corrects: maria takes red-12; maria takes red-21; sergio takes red-20",
            "antonio rolls 3 blue", "antonio moves 3", "antonio draws red", "maria rolls 1 red",
            "maria moves 1"});
    CHECK(legal_lines(*evening, "maria uses red-12")
        == std::vector<std::string>{"maria uses red-12 takes red from antonio",
            "maria uses red-12 takes red-20 from sergio"});
}
