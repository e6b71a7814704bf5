/// Who may see what of an evening of Corleone's Empire (9.hand, 20.suitcase, 27.jobs).

#include "engine/corleone/explain.h"
#include "engine/corleone/exposures.h"
#include "engine/corleone/play.h"
#include "engine/corleone/waiting.h"
#include "tests/corleone/evenings.h"
#include "tests/corleone/random_lines.h"
#include "tests/corleone/secretive_table.h"
#include "tests/support/non_interference.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::corleone;
using ledger::Audience;
using namespace consigliere::test::corleone_secrets;

namespace {

constexpr Audience everybody = Audience::everybody();

std::string line_for(const Evening& evening, Audience audience, int entry)
{
    return evening.view_for(audience)->entry(entry).line;
}

/// Two players up to the Bribery of Act I; $1 and $3 lie in Marzullo's Suitcase, $2 in Pizzino's.
std::unique_ptr<Evening> in_bribery()
{
    auto evening = begin({"marzullo", "pizzino"});
    record_all(*evening,
        {"table reveals ally test-mayor-1", "table opens wall-street test-bakery",
            "table corrects: marzullo banks $1,$3; pizzino banks $2",
            "marzullo member don midtown+queens", "marzullo declines",
            "pizzino member don queens+upper-east-side", "pizzino declines"});
    while (evening->timeline().present().phase == Phase::business) {
        const Position& position = evening->timeline().present();
        std::string line;
        for (const LegalMove& legal : legal_moves(position, evening->timeline().components())) {
            const bool is_thug = std::holds_alternative<PlaceThug>(legal.move.action);
            const bool declines = std::holds_alternative<Decline>(legal.move.action);
            if (is_thug || declines || line.empty())
                line = format(legal.move, evening->timeline().components());
            if (declines)
                break;
        }
        record_all(*evening, {line});
    }
    while (evening->timeline().present().phase == Phase::wars)
        record_all(*evening, {evening->legal_lines().front().line});
    REQUIRE(evening->timeline().present().phase == Phase::bribery);
    return evening;
}

} // namespace

TEST_CASE("20.suitcase: a bid is told once all are laid, and for ever after")
{
    const auto evening = in_bribery();
    record_all(*evening, {"marzullo bids $3"});
    const int bid = evening->history().size();
    CHECK(line_for(*evening, everybody, bid) == "marzullo bids *");
    CHECK(line_for(*evening, Audience::everybody(Audience::Hands::open), bid) == "marzullo bids *");
    CHECK(line_for(*evening, Audience::seat(1), bid) == "marzullo bids *");
    CHECK(line_for(*evening, Audience::seat(0), bid) == "marzullo bids $3");
    CHECK(line_for(*evening, Audience::scribe(), bid) == "marzullo bids $3");

    record_all(*evening, {"pizzino bids $2"});
    CHECK(line_for(*evening, everybody, bid) == "marzullo bids $3");
    CHECK(line_for(*evening, everybody, bid + 1) == "pizzino bids $2");

    // Taken back, they have been seen all the same; a new bid has not.
    record_all(*evening, {ledger::undo_line(bid - 1), "marzullo bids $1"});
    CHECK(line_for(*evening, everybody, bid) == "marzullo bids $3");
    CHECK(line_for(*evening, everybody, bid + 3) == "marzullo bids *");
}

TEST_CASE("what an audience sees goes on with a line that was judged first and adopted then")
{
    const auto evening = in_bribery();
    const int before = evening->history().size();
    REQUIRE(line_for(*evening, Audience::seat(0), before) != "marzullo bids $3");
    const ledger::Entry* adopted = evening->append(evening->judge("marzullo bids $3"));
    REQUIRE(adopted != nullptr);
    CHECK(line_for(*evening, Audience::seat(0), before + 1) == "marzullo bids $3");
    CHECK(evening->view_for(Audience::seat(0))->opinion("marzullo bids $1").verdict
        == ledger::Verdict::illegal);
}

TEST_CASE("20.suitcase: the bids are seen with the last of them, while the Allies still wait")
{
    const auto evening = in_bribery();
    record_all(*evening, {"marzullo bids $3", "pizzino bids $2"});
    const auto& timeline = evening->timeline();
    const auto bids_seen_by = [&timeline](int entry) {
        int count = 0;
        for (const ledger::Exposure& seen : exposures(timeline.position_after(entry - 1),
                 timeline.position_after(entry), timeline.acts_of(entry)))
            count += seen.kind == static_cast<std::uint8_t>(Exposed::bid) ? seen.count : 0;
        return count;
    };
    const int last = evening->history().size();
    REQUIRE(timeline.present().phase == Phase::bribery);
    CHECK(bids_seen_by(last - 1) == 0);
    CHECK(bids_seen_by(last) == 2);
    record_all(*evening, {"marzullo takes test-mayor-1"});
    CHECK(bids_seen_by(last + 1) == 0);
}

TEST_CASE("20.suitcase: what was opened in one Act stays open while bids are laid in the next")
{
    const auto evening = in_bribery();
    record_all(*evening, {"marzullo bids $3", "pizzino bids $2"});
    const int bid = evening->history().size() - 1;
    record_all(*evening, {"marzullo takes test-mayor-1"});
    // Any way there will do.
    while (evening->timeline().present().act == 1
        || evening->timeline().present().phase != Phase::bribery) {
        const std::vector<ledger::LegalLine> legal = evening->legal_lines();
        REQUIRE_FALSE(legal.empty());
        record_all(*evening, {legal.back().line});
    }
    record_all(*evening, {"pizzino bids nothing"});
    CHECK(line_for(*evening, everybody, evening->history().size()) == "pizzino bids *");
    CHECK(line_for(*evening, everybody, bid) == "marzullo bids $3");
}

TEST_CASE("20.suitcase: a refused bid says which rule refuses it and not how much it was")
{
    const auto evening = in_bribery();
    const std::string line = "marzullo bids $5,$5";
    const ledger::Assessment whole = evening->consider(line);
    REQUIRE(whole.verdict == ledger::Verdict::impossible);
    const ledger::Assessment told = evening->view_for(everybody)->opinion(line);
    CHECK(told.verdict == whole.verdict);
    REQUIRE(told.reasons.size() == 1);
    CHECK(told.reasons[0].message.rule == rule::bid_suitcase);
    CHECK(told.reasons[0].facts.empty());
    CHECK(evening->view_for(Audience::seat(0))->opinion(line) == whole);
    CHECK(evening->view_for(Audience::seat(1))->opinion(line) == told);

    evening->record(line);
    CHECK(line_for(*evening, everybody, evening->history().size()) == "marzullo bids *");
    // It was never opened, so it is never told.
    record_all(*evening, {"marzullo bids $3", "pizzino bids $2"});
    CHECK(line_for(*evening, everybody, evening->history().size() - 2) == "marzullo bids *");

    // What everybody could say against it is said as it is.
    const ledger::Assessment late = evening->view_for(everybody)->opinion("marzullo bids $1");
    CHECK(late == evening->consider("marzullo bids $1"));
}

TEST_CASE("20.suitcase: that a covered bid was refused is told to nobody else")
{
    const auto refused = in_bribery();
    const auto also_refused = in_bribery();
    const auto laid = in_bribery();
    refused->record("marzullo bids $5,$5");
    also_refused->record("marzullo bids $1,$2");
    laid->record("marzullo bids $3");
    const int bid = laid->history().size();
    REQUIRE(laid->history().stands(bid));
    REQUIRE_FALSE(refused->history().stands(bid));
    REQUIRE_FALSE(also_refused->history().stands(bid));
    for (const Audience audience : {everybody, Audience::seat(1)}) {
        const auto seen = refused->observed(audience);
        const auto other = laid->observed(audience);
        CHECK(seen->entry(bid).line == other->entry(bid).line);
        CHECK(seen->entry(bid).verdict == other->entry(bid).verdict);
        CHECK(seen->entry(bid).reasons == other->entry(bid).reasons);
        CHECK(seen->stands(bid));
        CHECK(other->stands(bid));
        CHECK(seen->rules_checked(bid) == other->rules_checked(bid));
        CHECK(told_entries(*seen) == told_entries(*also_refused->observed(audience)));
        CHECK(told_legal(*seen) == told_legal(*also_refused->observed(audience)));
    }
    // He himself is told, and so is whoever keeps the record.
    for (const Audience audience : {Audience::seat(0), Audience::scribe()}) {
        CHECK_FALSE(refused->observed(audience)->stands(bid));
        CHECK(refused->observed(audience)->entry(bid).verdict == ledger::Verdict::impossible);
    }
}

TEST_CASE("20.suitcase: of a bid that one rule refuses twice others hear one refusal")
{
    const auto evening = in_bribery();
    record_all(*evening, {"table corrects: marzullo gains $5"});
    const std::string line = "marzullo bids $5,$1x9";
    const std::vector<ledger::Reason> whole = evening->consider(line).reasons;
    REQUIRE(whole.size() == 2);
    REQUIRE(whole[0].message.gravity != whole[1].message.gravity);
    const ledger::Assessment told = evening->view_for(everybody)->opinion(line);
    REQUIRE(told.reasons.size() == 1);
    CHECK(told.reasons[0].message.gravity == ledger::Severity::contradiction);
}

TEST_CASE("20.suitcase: there is no order of bids before all are laid")
{
    const auto evening = in_bribery();
    record_all(*evening, {"marzullo bids $3"});
    Question question;
    question.about = Question::About::bribery;
    for (const Audience audience : {everybody, Audience::seat(1), Audience::scribe()}) {
        const Explanation laying = explain(*evening->observed(audience), question);
        CHECK(laying.rule == rule::bid_suitcase);
        CHECK(laying.shares.empty());
        CHECK_FALSE(laying.answer);
    }
    record_all(*evening, {"pizzino bids $2"});
    const Explanation laid = explain(*evening->observed(everybody), question);
    CHECK(laid.rule == rule::bid_order);
    CHECK(laid.answer == Family::marzullo);
    REQUIRE(laid.shares.size() == 2);
    CHECK(laid.shares[0].count == 3);
    CHECK(laid.shares[1].count == 2);
}

TEST_CASE("27.jobs: which Job was kept is for its player, which was discarded for everybody")
{
    const auto evening = begin({"marzullo", "pizzino", "vitale"});
    record_all(*evening,
        {"table opens wall-street test-bakery", "marzullo thug test-theatre",
            "marzullo uses jobs keeps test-hit discards test-delivery"});
    const std::string line = evening->history().entry(3).line;
    CHECK(line_for(*evening, everybody, 3) == "marzullo uses jobs keeps * discards test-delivery");
    CHECK(line_for(*evening, Audience::seat(1), 3) == line_for(*evening, everybody, 3));
    CHECK(line_for(*evening, Audience::seat(0), 3) == line);
    CHECK(line_for(*evening, Audience::everybody(Audience::Hands::open), 3) == line);

    const auto hand_of = [&](Audience audience, std::size_t seat) {
        const ledger::Tree report = evening->view_for(audience)->position_report();
        return told(*report.find("seats")->elements()[seat].find("hand"));
    };
    CHECK(hand_of(everybody, 0) == "{cards=6;}");
    CHECK(hand_of(Audience::seat(1), 0) == "{cards=6;}");
    CHECK(hand_of(Audience::seat(1), 1)
        == "{money={$1=1;$2=1;$3=1;};goods={};jobs={known={};unknown=2;};allies={};}");
    CHECK(hand_of(Audience::seat(0), 0)
        == "{money={$1=1;$2=1;$3=1;};goods={};jobs={known={test-hit,};unknown=2;};allies={};}");
}

TEST_CASE("a line that cannot be read shows who speaks, and nothing that may be secret")
{
    const auto evening = begin({"marzullo", "pizzino", "vitale"});
    evening->record("marzullo bids $5,$7");
    const auto observed = evening->view_for(everybody);
    CHECK(observed->entry(1).line == "marzullo bids *");
    REQUIRE(observed->entry(1).reasons.size() == 1);
    CHECK(observed->entry(1).reasons[0].quoted == "*");
    CHECK(observed->opinion("marzullo bids $5,$7").reasons[0].quoted == "*");
    CHECK(evening->view_for(Audience::scribe())->entry(1).line == "marzullo bids $5,$7");
}

// Non-interference. ------------------------------------------------------------------------------

namespace {

std::string told_explanations(const ObserverView& observed)
{
    std::string text;
    const auto tell = [&](const Question& question) {
        const Explanation why = explain(observed, question);
        text += std::string(why.rule.text()) + " "
            + (why.answer ? std::string(word_of(*why.answer)) : "nobody") + " "
            + std::to_string(why.amount);
        for (const AnswerCount& share : why.shares)
            text += " " + (share.family ? std::string(word_of(*share.family)) : "neutral") + "="
                + std::to_string(share.count);
        for (const Cause& cause : why.causes)
            text +=
                " " + std::to_string(cause.entry) + ":" + format(cause.act, observed.components());
        text += "\n";
    };
    for (const auto about : all_of<Question::About>) {
        Question question{.about = about};
        for (const Family family : observed.present().seats) {
            question.family = family;
            question.colour = static_cast<JobColour>(static_cast<int>(family) % 4);
            question.territory = static_cast<Area>(static_cast<int>(family));
            tell(question);
        }
    }
    return text;
}

void check_alike(SecretiveTable& table, const Evening& other, int entry)
{
    const Evening& evening = table.evening();
    for (const Audience audience : others_of(evening, entry)) {
        const auto one = evening.observed(audience);
        const auto two = other.observed(audience);
        INFO(evening.history().entry(entry).line << " / " << other.history().entry(entry).line);
        REQUIRE(
            everything_told(*one, told_explanations) == everything_told(*two, told_explanations));
        for (int i = 0; i < 5; ++i) {
            const std::string line = table.random().line(evening);
            INFO(line);
            if (is_answered_alike(evening, other, line))
                REQUIRE(told(one->opinion(line)) == told(two->opinion(line)));
        }
    }
}

} // namespace

TEST_CASE("another bid or another kept Job changes nothing for anybody else")
{
    int bids = 0;
    int jobs = 0;
    for (std::uint32_t seed = 1; seed <= 40; ++seed) {
        INFO("seed " << seed);
        SecretiveTable table(seed);
        table.play(220);
        for (int entry = 1; entry <= table.evening().history().size(); ++entry) {
            const auto other = table.with_other_secret(entry);
            const bool is_other = other
                && other->history().entry(entry).line
                    != table.evening().history().entry(entry).line;
            if (!is_other || !went_alike(table.evening(), *other))
                continue;
            check_alike(table, *other, entry);
            const bool is_bid =
                std::holds_alternative<Bid>(table.evening().timeline().move_of(entry)->action);
            ++(is_bid ? bids : jobs);
        }
    }
    // There was something to compare.
    CHECK(bids > 20);
    CHECK(jobs > 20);
}

TEST_CASE("what is public is told as it is")
{
    for (std::uint32_t seed = 1; seed <= 12; ++seed) {
        INFO("seed " << seed);
        SecretiveTable table(seed);
        table.play(220);
        const Position& whole = table.evening().timeline().present();
        const Position& known = table.evening().observed(everybody)->present();
        CHECK(known.phase == whole.phase);
        CHECK(known.turn == whole.turn);
        CHECK(known.figures == whole.figures);
        CHECK(known.control == whole.control);
        CHECK(known.due == whole.due);
        for (const Family family : whole.seats) {
            CHECK(hand_size(known, family) == hand_size(whole, family));
            CHECK(known.of(family).hand_money == whole.of(family).hand_money);
            CHECK(known.of(family).suitcase == whole.of(family).suitcase);
        }
        // Whoever keeps the record sees it as it is.
        const auto scribe = table.evening().observed(Audience::scribe());
        CHECK(scribe->present() == whole);
        for (int entry = 1; entry <= table.evening().history().size(); ++entry) {
            CHECK(scribe->entry(entry).line == table.evening().history().entry(entry).line);
            CHECK(scribe->entry(entry).reasons == table.evening().history().entry(entry).reasons);
        }
    }
}

TEST_CASE("a verdict of an older referee is a fact for everybody who knows what it was about")
{
    const auto evening = begin({"marzullo", "pizzino"});
    record_all(*evening, {"table opens wall-street test-bakery"});
    const std::string line = "pizzino thug test-docks";
    REQUIRE(evening->consider(line).verdict == ledger::Verdict::illegal);
    evening->replay(line, ledger::Verdict::legal);
    for (const Audience audience : {everybody, Audience::seat(0), Audience::scribe()})
        CHECK(evening->view_for(audience)->entry(2).verdict == ledger::Verdict::legal);
}

TEST_CASE(
    "27.jobs: a Job given by hand is seen by whoever gives and whoever gets, and by nobody else")
{
    const auto evening = begin({"marzullo", "pizzino", "vitale"});
    record_all(*evening,
        {"table opens wall-street test-bakery", "marzullo thug test-docks", "marzullo declines",
            "pizzino member don midtown+queens", "pizzino declines", "vitale thug test-market",
            "vitale declines", "table corrects: marzullo gains blood-money",
            "marzullo job test-errand from hand pays blood-money",
            "marzullo uses by-hand: pizzino gives job:test-hit to marzullo"});
    const int gift = evening->history().size();
    for (const Audience sees : {Audience::seat(0), Audience::seat(1), Audience::scribe()})
        CHECK_THAT(line_for(*evening, sees, gift), Catch::Contains("test-hit"));
    for (const Audience sees_not : {Audience::seat(2), everybody})
        CHECK_THAT(line_for(*evening, sees_not, gift), !Catch::Contains("test-hit"));
}

TEST_CASE("27.jobs: of Jobs given by hand others see the backs, named or not, and how many")
{
    const auto evening = begin({"marzullo", "pizzino", "vitale"});
    record_all(*evening,
        {"table opens wall-street test-bakery", "table corrects: marzullo gains blood-money",
            "marzullo job test-errand from hand pays blood-money",
            "marzullo uses by-hand: pizzino gives job,job:test-hit to marzullo"});
    const auto given = [&evening](Audience audience) {
        const auto observed = evening->observed(audience);
        const std::vector<Act> acts = observed->acts_of(4);
        std::vector<Cards> cards;
        for (const Act& act : acts) {
            if (const auto* gives = std::get_if<act::Gives>(&act))
                cards.push_back(gives->cards);
        }
        REQUIRE(cards.size() == 1);
        return cards.front();
    };
    CHECK(given(Audience::seat(1)).jobs.size() == 1);
    CHECK(given(Audience::seat(1)).unknown_jobs == 1);
    for (const Audience other : {Audience::seat(2), everybody}) {
        CHECK(given(other).jobs.empty());
        CHECK(given(other).unknown_jobs == 2);
    }
}
