/// "Why?": the rule that decides, the figures of the case, and the entries that made it so.

#include "engine/corleone/explain.h"
#include "tests/corleone/evenings.h"
#include "tests/corleone/playing_on.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::corleone;
using About = Question::About;

namespace {

Explanation explained(const Evening& evening, const Question& question)
{
    return explain(*evening.observed(ledger::Audience::everybody()), question);
}

std::vector<int> entries_of(const Explanation& explanation)
{
    std::vector<int> entries;
    for (const Cause& cause : explanation.causes)
        entries.push_back(cause.entry);
    return entries;
}

/// The shares as words of a record: "pizzino 2", and "neutral 1" for the neutral figures.
std::vector<std::string> shares_of(const Explanation& explanation)
{
    std::vector<std::string> shares;
    for (const AnswerCount& share : explanation.shares)
        shares.push_back((share.family ? std::string(word_of(*share.family)) : "neutral") + " "
            + std::to_string(share.count));
    return shares;
}

using Entries = std::vector<int>;
using Shares = std::vector<std::string>;

std::unique_ptr<Evening> three_players()
{
    auto evening = begin({"marzullo", "pizzino", "vitale"});
    record_all(*evening, {"table opens wall-street test-bakery"}); // 1
    return evening;
}

Question about(About about, Area territory)
{
    Question question;
    question.about = about;
    question.territory = territory;
    return question;
}

Question about(About about, Family family = Family::marzullo)
{
    Question question;
    question.about = about;
    question.family = family;
    return question;
}

} // namespace

TEST_CASE("19.control: the top of the stack, and every marker that was laid or taken away")
{
    const auto evening = three_players();
    const Question question = about(About::control, Area::chelsea);
    CHECK_FALSE(explained(*evening, question).answer);
    record_all(*evening,
        {"table corrects: pizzino marks chelsea; pizzino marks queens", // 2
            "table corrects: vitale marks chelsea", // 3
            "table corrects: marzullo marks chelsea", // 4
            "table undoes to 3", "table corrects: vitale unmarks chelsea"}); // 5, 6
    const Explanation explanation = explained(*evening, question);
    CHECK(explanation.rule == rule::control);
    CHECK(explanation.answer == Family::pizzino);
    CHECK(explanation.amount == 1);
    CHECK(entries_of(explanation) == Entries{2, 3, 6});
    CHECK(explained(*evening, about(About::markers, Family::vitale)).amount == 9);
    CHECK(entries_of(explained(*evening, about(About::markers, Family::vitale))) == Entries{3, 6});
    CHECK(explained(*evening, about(About::markers, Family::pizzino)).amount == 7);
    CHECK(entries_of(explained(*evening, about(About::markers, Family::pizzino))) == Entries{2, 2});
}

TEST_CASE("23.domination: whose markers lie in the stack, in the order of the seats")
{
    const auto evening = three_players();
    record_all(*evening,
        {"table corrects: pizzino marks chelsea; marzullo marks chelsea; pizzino marks chelsea",
            "table corrects: marzullo marks chelsea; vitale marks midtown"});
    const Explanation explanation = explained(*evening, about(About::domination, Area::chelsea));
    CHECK(explanation.rule == rule::domination);
    CHECK(explanation.answer == Family::marzullo);
    CHECK(shares_of(explanation) == Shares{"marzullo 2", "pizzino 2"});
    CHECK(entries_of(explanation) == Entries{2, 2, 2, 3});
}

TEST_CASE("19.influence: the figures of a Territory, and the entries that put them there")
{
    const auto evening = three_players();
    record_all(*evening,
        {"table corrects: pizzino gains ally:test-mayor-1", // 2
            "marzullo thug test-station", "marzullo collects", // 3, 4
            "pizzino ally test-mayor-1", "pizzino uses mayor midtown+queens", // 5, 6
            "pizzino declines", // 7
            "vitale member don chelsea+midtown+wall-street", "vitale declines", // 8, 9
            "marzullo member don upper-west-side+midtown", "marzullo declines", // 10, 11
            "pizzino thug test-docks", "pizzino declines"}); // 12, 13
    const Explanation explanation = explained(*evening, about(About::influence, Area::midtown));
    CHECK(explanation.rule == rule::influence);
    CHECK(explanation.answer == Family::marzullo);
    CHECK(shares_of(explanation) == Shares{"marzullo 2", "vitale 1", "neutral 1"});
    CHECK(entries_of(explanation) == Entries{3, 10, 8, 6});

    const FigureAt mayor{std::nullopt, FigureKind::mayor,
        evening->timeline().present().place_of(neutral_figure(FigureKind::mayor))};
    CHECK(entry_that_placed(*evening->observed(ledger::Audience::everybody()), mayor) == 6);
    CHECK_FALSE(entry_that_placed(*evening->observed(ledger::Audience::everybody()),
        {Family::vitale, FigureKind::don, mayor.place}));
    record_all(*evening, {"table corrects: mayor@midtown+queens moves to midtown+chelsea"}); // 14
    const FigureAt moved{std::nullopt, FigureKind::mayor,
        evening->timeline().present().place_of(neutral_figure(FigureKind::mayor))};
    CHECK(entry_that_placed(*evening->observed(ledger::Audience::everybody()), moved) == 14);
}

TEST_CASE(
    "19.tie, 19.neutral, 19.empty: where the count names nobody, the rule that decides is cited")
{
    const auto evening = three_players();
    const auto rule_in = [&evening](Area territory) {
        const Explanation why = explained(*evening, about(About::influence, territory));
        CHECK(why.answer.has_value() == (why.rule == rule::influence));
        return why.rule;
    };
    CHECK(rule_in(Area::midtown) == rule::war_empty);
    record_all(*evening,
        {"table corrects: pizzino gains ally:test-mayor-1", "marzullo thug test-station",
            "marzullo collects", "pizzino ally test-mayor-1", "pizzino uses mayor midtown+queens",
            "pizzino declines"});
    // One of Marzullo and the Mayor; the Mayor alone.
    CHECK(rule_in(Area::midtown) == rule::war_neutral);
    CHECK(rule_in(Area::queens) == rule::war_neutral);
    record_all(*evening, {"vitale member don chelsea+midtown+wall-street", "vitale declines"});
    CHECK(rule_in(Area::midtown) == rule::war_tie);
    CHECK(rule_in(Area::chelsea) == rule::influence);
}

TEST_CASE("23.jobs: who has completed Jobs of a colour, and which entries did it")
{
    const auto evening = three_players();
    record_all(*evening,
        {"table corrects: marzullo gains gun,gun,gun", // 2
            "marzullo job test-collection from hand pays gun", "marzullo collects", // 3, 4
            "pizzino thug test-docks", "pizzino collects", // 5, 6
            "vitale thug test-hotel", "vitale collects", // 7, 8
            "marzullo job test-visit from public pays gun", "marzullo declines"}); // 9, 10
    Question question = about(About::job_bonus);
    question.colour = JobColour::yellow;
    const Explanation yellow = explained(*evening, question);
    CHECK(yellow.rule == rule::end_jobs);
    CHECK(yellow.answer == Family::marzullo);
    CHECK(shares_of(yellow) == Shares{"marzullo 1"});
    CHECK(entries_of(yellow) == Entries{3});
    question.colour = JobColour::blue;
    CHECK(entries_of(explained(*evening, question)) == Entries{9});
    question.colour = JobColour::green;
    CHECK_FALSE(explained(*evening, question).answer);
    CHECK(explained(*evening, question).shares.empty());
    CHECK(explained(*evening, question).causes.empty());
}

TEST_CASE("13.turn: whose turn it is, and who was passed over")
{
    const auto evening = three_players();
    CHECK(explained(*evening, about(About::turn)).answer == Family::marzullo);
    CHECK(shares_of(explained(*evening, about(About::turn)))
        == Shares{"marzullo 3", "pizzino 3", "vitale 3"});
    record_all(*evening,
        {"marzullo thug test-docks", "marzullo collects", "pizzino thug test-hotel",
            "pizzino collects", "vitale thug test-depot", "vitale collects",
            "marzullo thug "
            "test-bakery",
            "marzullo collects", "pizzino thug test-station", "pizzino collects",
            "vitale member don midtown+queens", "vitale declines",
            "marzullo member don midtown+chelsea", "marzullo declines",
            "pizzino member don upper-west-side+central-park", "pizzino declines"});
    const Explanation explanation = explained(*evening, about(About::turn));
    CHECK(explanation.rule == rule::turn);
    CHECK(explanation.answer == Family::vitale);
    CHECK(shares_of(explanation) == Shares{"marzullo 0", "pizzino 0", "vitale 1"});
    record_all(*evening, {"vitale thug test-market", "vitale declines"});
    CHECK_FALSE(explained(*evening, about(About::turn)).answer);
}

TEST_CASE("27.horse-head: who holds it, and who took it last")
{
    const auto evening = three_players();
    const Question question = about(About::first_player);
    CHECK(explained(*evening, question).answer == Family::marzullo);
    CHECK(explained(*evening, question).causes.empty());
    record_all(*evening, {"marzullo thug test-theatre", "marzullo declines"});
    CHECK(explained(*evening, question).causes.empty());
    record_all(*evening, {"table undoes to 2", "marzullo uses horse-head"});
    CHECK(explained(*evening, question).rule == rule::icon_horse_head);
    CHECK(explained(*evening, question).answer == Family::marzullo);
    CHECK(entries_of(explained(*evening, question)) == Entries{5});
}

TEST_CASE("21.limit: a hand's cards, and what changed it since the Act began")
{
    const auto evening = three_players();
    record_all(*evening,
        {"table corrects: pizzino gains $5; vitale gains gun", // 2
            "marzullo thug test-exchange", "marzullo uses $2", "marzullo uses bank $3", // 3, 4, 5
            "table corrects: pizzino gives $5 to marzullo"}); // 6
    const Explanation marzullo = explained(*evening, about(About::hand, Family::marzullo));
    CHECK(marzullo.rule == rule::tribute_limit);
    CHECK(marzullo.amount == 6);
    CHECK(entries_of(marzullo) == Entries{4, 5, 6});
    CHECK(entries_of(explained(*evening, about(About::hand, Family::pizzino))) == Entries{2, 6});
    CHECK(explained(*evening, about(About::hand_limit)).amount == 5);
    CHECK(explained(*evening, about(About::hand_limit)).rule == rule::hand_limit);
    const Explanation suitcase = explained(*evening, about(About::suitcase, Family::marzullo));
    CHECK(suitcase.rule == rule::icon_bank);
    CHECK(suitcase.amount == 3);
    CHECK(entries_of(suitcase) == Entries{5});
    CHECK(explained(*evening, about(About::suitcase, Family::pizzino)).causes.empty());
    record_all(*evening, {"table corrects: marzullo unbanks $3"});
    CHECK(
        entries_of(explained(*evening, about(About::suitcase, Family::marzullo))) == Entries{5, 7});
}

TEST_CASE("20.order, 20.tie: bids from the highest, equal ones clockwise from the Horse Head")
{
    const auto evening = three_players();
    record_all(*evening, {"table corrects: marzullo banks $2; pizzino banks $3; vitale banks $2"});
    play_on(*evening, [](const Position& position) { return position.phase == Phase::bribery; });
    const Question question = about(About::bribery);
    CHECK(explained(*evening, question).rule == rule::bid_suitcase);
    CHECK(explained(*evening, question).shares.empty());
    record_all(*evening, {"vitale bids $2", "marzullo bids $2", "pizzino bids nothing"});
    const Explanation tie = explained(*evening, question);
    CHECK(tie.rule == rule::bid_tie);
    CHECK(tie.answer == Family::marzullo);
    CHECK(shares_of(tie) == Shares{"marzullo 2", "vitale 2", "pizzino 0"});
    CHECK(tie.causes.empty());

    record_all(*evening, {ledger::undo_line(evening->history().size() - 1), "pizzino bids $3"});
    const Explanation order = explained(*evening, question);
    CHECK(order.answer == Family::pizzino);
    CHECK(shares_of(order) == Shares{"pizzino 3", "marzullo 2", "vitale 2"});
}
