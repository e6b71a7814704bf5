/// What a table seldom comes to: lines in an order that only a dispute has, a single donar, cards
/// that nobody has seen.

#include "engine/mafia/messages_beliefs.h"
#include "engine/mafia/score.h"
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

TEST_CASE(
    "A28: the Exchange asks for a debt of a single donar, and nobody else’s debt is told there")
{
    const auto evening = begin_mafia();
    record_all(*evening,
        {"table corrects: antonio stands casino-1; antonio owes 1 to sergio", "antonio rolls 1 red",
            "antonio moves 1"});
    std::vector<Act> told = evening->timeline().acts_of(3);
    std::erase_if(told, [](const Act& act) { return !std::holds_alternative<act::Owes>(act); });
    CHECK(told == std::vector<Act>{act::Owes{Figure::antonio, 0, Figure::sergio}});
    CHECK(purse(*evening, Figure::sergio) == 5'001);
}

TEST_CASE("M-7.1: where nobody who is left has a piece, money decides")
{
    const auto evening = begin_mafia();
    record_all(*evening, {"table corrects: bank pays 200 to maria"});
    Position position = evening->timeline().present();
    position.phase = Phase::end;
    position.ending = Ending::family_out;
    position.family_out = Family::bonanno;
    const Score final = score(position);
    CHECK(final.decision == Score::Decision::cash);
    REQUIRE(final.winners.size() == 1);
    CHECK(final.winners[0] == Figure::maria);
}

TEST_CASE("A5, A6, A24: what is chosen about a payment bears on what is believed of it")
{
    const auto bear_on = [](const Evening& evening, int entry) {
        std::vector<ledger::RuleId> rules = evening.rules_checked(entry);
        std::erase_if(rules, [](ledger::RuleId rule) {
            return rule != rule::a5_perks && rule != rule::a6_perk_of_clean
                && rule != rule::a24_owner;
        });
        return rules;
    };
    using Rules = std::vector<ledger::RuleId>;
    const auto evening = begin_mafia();
    record_all(*evening,
        {"table corrects: antonio stands informer-1", "antonio rolls 1 red", "antonio moves 1",
            "table believes franco got 1000", "table believes antonio paid 400"});
    CHECK(bear_on(*evening, 4) == Rules{rule::a5_perks});
    CHECK(bear_on(*evening, 5).empty());

    const auto other = begin_mafia();
    record_all(*other,
        {"table corrects: antonio stands exchange-1; maria marks arms-1", "antonio rolls 1 red",
            "antonio moves 1", "table believes maria got 400", "table believes antonio paid 400"});
    CHECK(bear_on(*other, 4) == Rules{rule::a24_owner});
}

TEST_CASE("M-4.12: a gift may be a single donar, and not none")
{
    const auto evening = begin_mafia();
    record_all(*evening,
        {"table corrects: antonio stands casino-1", "antonio rolls 1 red", "antonio moves 1"});
    CHECK(opinion(*evening, "antonio gives 0 to sergio") == "impossible");
    CHECK(opinion(*evening, "antonio gives 1 to sergio") == "legal");
    record_all(*evening, {"antonio gives 1 to sergio"});
    CHECK(purse(*evening, Figure::sergio) == 5'001);
}

TEST_CASE("M-3.5.3e: that there are three killers is said once, and bears on whoever is hired")
{
    const auto evening = begin_mafia();
    record_all(*evening,
        {"table corrects: bank pays 40000 to antonio; antonio gains killer; antonio gains killer",
            "antonio rolls 1 red", "antonio moves 1", "antonio hires"});
    const std::vector<ledger::RuleId> bearing = evening->rules_checked(4);
    CHECK(std::ranges::count(bearing, rule::three_killers) == 1);
    record_all(*evening, {"antonio rolls 1 red", "antonio moves 2"});
    const ledger::Assessment fourth = evening->consider("antonio hires");
    CHECK(fourth.verdict == ledger::Verdict::impossible);
    CHECK(fourth.reasons.size() == 1);
}

TEST_CASE("of a line that is not understood the word is quoted that is not, whoever is to do it")
{
    const auto evening = begin_mafia();
    const auto quoted = [&evening](const std::string& line) {
        return evening->consider(line).reasons.front().quoted;
    };
    CHECK(quoted("antonio dances") == "dances");
    CHECK(quoted("table dances") == "dances");
    CHECK(quoted("tony dances") == "tony");
}

TEST_CASE("A15: that no vendetta followed is said in the turn of the capture, and not in the next")
{
    const auto evening = begin_mafia();
    record_all(*evening,
        {"table corrects: bank pays 20000 to antonio; antonio places e3; antonio gains killer; "
         "antonio sends home to e3; "
         "maria places d3; maria gains killer; maria sends home to d3; vitorio places a3",
            "antonio rolls 1 red", "antonio moves 1", "antonio sends e3 to d3"});
    CHECK(opinion(*evening, "maria removes d3") == "illegal M-3.5.6b A15");
    record_all(*evening, {"antonio rolls 1 red"});
    CHECK(opinion(*evening, "maria removes d3") == "illegal M-3.5.6b");
}

TEST_CASE("M-4.1: a business is lost by whoever holds it, and by nobody else")
{
    const auto evening = begin_mafia();
    record_all(*evening, {"table corrects: maria marks bank-1"});
    CHECK(opinion(*evening, "table corrects: antonio unmarks bank-1").starts_with("impossible"));
    CHECK(opinion(*evening, "table corrects: maria unmarks bank-2").starts_with("impossible"));
    record_all(*evening, {"table corrects: maria unmarks bank-1"});
    CHECK_FALSE(evening->timeline().present().holding(Field(FieldKind::bank, 1)));
}

TEST_CASE("M-7.1, A31: who believes that one has won where several share is told that, and no more")
{
    const auto evening = begin_mafia();
    record_all(*evening,
        {"table corrects: bank pays 400 to antonio; bank pays 400 to sergio", "table stops"});
    const Score now = score(evening->timeline().present());
    REQUIRE(now.decision == Score::Decision::shared);
    REQUIRE(now.winners.size() == 2);
    const auto said = [&evening](const std::string& line) {
        std::vector<std::string_view> sentences;
        for (const ledger::Reason& reason : evening->consider(line).reasons)
            sentences.push_back(reason.message.english);
        return sentences;
    };
    const std::vector<std::string_view> shared{
        message::no_single_winner.english, message::spitting_is_open.english};
    for (const Figure figure : all_of<Figure>)
        CHECK(said("table believes " + std::string(word_of(figure)) + " wins") == shared);
}
