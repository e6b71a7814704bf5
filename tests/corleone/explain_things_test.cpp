/// "Why?" of what lies on the table: totals, figures, Businesses, spaces, Jobs, phases; now and as
/// it stood earlier.

#include "engine/corleone/explain.h"
#include "engine/corleone/score.h"
#include "engine/corleone/waiting.h"
#include "tests/corleone/evenings.h"
#include "tests/corleone/playing_on.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::corleone;
using About = Question::About;

namespace {

using Entries = std::vector<int>;

Explanation explained(const Evening& evening, const Question& question)
{
    return explain(*evening.observed(ledger::Audience::everybody()), question);
}

/// How it stood after an entry.
Explanation explained(const Evening& evening, const Question& question, int entry)
{
    const auto observed = evening.observed(ledger::Audience::everybody());
    return explain(Snapshot(*observed, entry), question);
}

Entries entries_of(const Explanation& explanation)
{
    Entries entries;
    for (const Cause& cause : explanation.causes)
        entries.push_back(cause.entry);
    return entries;
}

BusinessId business(const Evening& evening, const std::string& name)
{
    const auto& all = evening.timeline().components().businesses();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].naming.name == name)
            return static_cast<BusinessId>(i);
    }
    FAIL("no Business " << name);
    return {};
}

JobId job(const Evening& evening, const std::string& name)
{
    const auto& all = evening.timeline().components().jobs();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].naming.name == name)
            return static_cast<JobId>(i);
    }
    FAIL("no Job " << name);
    return {};
}

std::unique_ptr<Evening> three_players()
{
    auto evening = begin({"marzullo", "pizzino", "vitale"});
    record_all(*evening, {"table opens wall-street test-bakery"}); // 1
    return evening;
}

} // namespace

TEST_CASE("court: a total is the score that the referee counts, and all totals stand beside it")
{
    const auto evening = three_players();
    record_all(*evening,
        {"table corrects: pizzino gains $5; pizzino banks $5; vitale marks chelsea"}); // 2
    const Position& position = evening->timeline().present();
    const Score now = score(position, evening->timeline().components());
    for (const Family family : position.seats) {
        const Explanation total = explained(*evening, {.about = About::total, .family = family});
        CHECK(total.rule == rule::winner);
        CHECK(total.amount == now.of(family).total);
        for (const Family other : position.seats)
            CHECK(total.share_of(other) == now.of(other).total);
        CHECK(total.shares.front().count >= total.shares.back().count);
    }
    CHECK(entries_of(explained(*evening, {.about = About::total, .family = Family::pizzino}))
        == Entries{2});
    // A tie is decided by Domination (23.winner).
    CHECK(explained(*evening, {.about = About::winner}).answer == Family::vitale);
}

TEST_CASE("court: a figure counts where its space touches, and says who put it there")
{
    const auto evening = three_players();
    record_all(*evening,
        {"marzullo member don midtown+queens", "marzullo declines", // 2, 3
            "pizzino thug test-station", "pizzino declines"}); // 4, 5
    const FigureId don = figure_of(Family::marzullo, FigureKind::don);
    const Explanation why = explained(*evening, {.about = About::figure, .figure = don});
    CHECK(why.rule == rule::influence);
    CHECK(why.answer == Family::marzullo);
    CHECK(why.amount == 2);
    CHECK(entries_of(why) == Entries{2});
    const AreaSet counted =
        counts_in(evening->timeline().present(), evening->timeline().components(), don);
    CHECK(counted.contains(Area::midtown));
    CHECK(counted.contains(Area::queens));
    CHECK(counted.size() == 2);
    const Explanation waiting = explained(
        *evening, {.about = About::figure, .figure = figure_of(Family::vitale, FigureKind::don)});
    CHECK(waiting.amount == 0);
    CHECK(waiting.causes.empty());
}

TEST_CASE("17.shot: a figure in the Hudson says which entry shot it")
{
    const auto evening = three_players();
    record_all(*evening,
        {"marzullo member don midtown+queens", "marzullo declines", // 2, 3
            "table corrects: marzullo:don@midtown+queens shot"}); // 4
    const FigureId don = figure_of(Family::marzullo, FigureKind::don);
    const Explanation why = explained(*evening, {.about = About::figure, .figure = don});
    CHECK(why.rule == rule::shot);
    CHECK(why.amount == 0);
    CHECK(entries_of(why) == Entries{4});
    CHECK(explained(*evening, {.about = About::figure, .figure = don}, 3).rule == rule::influence);
}

TEST_CASE("court: the Front pays who controls the Territory, and a space says who stands there")
{
    const auto evening = three_players();
    const Question station{
        .about = About::business, .business = business(*evening, "test-station")};
    CHECK(explained(*evening, station).rule == rule::controller);
    CHECK_FALSE(explained(*evening, station).answer);
    record_all(*evening,
        {"table corrects: vitale marks midtown", // 2
            "marzullo member don midtown+queens", "marzullo declines"}); // 3, 4
    CHECK(explained(*evening, station).answer == Family::vitale);
    CHECK(entries_of(explained(*evening, station)) == Entries{2});
    const Place stands =
        evening->timeline().present().place_of(figure_of(Family::marzullo, FigureKind::don));
    const Explanation space = explained(*evening, {.about = About::space, .space = stands.space()});
    CHECK(space.rule == rule::back);
    CHECK(space.answer == Family::marzullo);
    CHECK(entries_of(space) == Entries{3});
    const Question park{.about = About::business, .business = Components::central_park};
    CHECK(explained(*evening, park).rule == rule::central_park);
}

TEST_CASE("court: a Public Job is for whom the referee would let complete it now")
{
    const auto evening = three_players();
    const Question visit{.about = About::public_job, .job = job(*evening, "test-visit")};
    CHECK(explained(*evening, visit).rule == rule::job);
    CHECK_FALSE(explained(*evening, visit).answer);
    record_all(*evening, {"table corrects: marzullo gains gun"}); // 2
    const bool is_legal = ledger::is_applied(
        evening->consider("marzullo job test-visit from public pays gun").verdict);
    CHECK(is_legal);
    CHECK(explained(*evening, visit).answer == Family::marzullo);
    record_all(
        *evening, {"marzullo job test-visit from public pays gun", "marzullo declines"}); // 3, 4
    CHECK_FALSE(explained(*evening, visit).answer);
    const Explanation done =
        explained(*evening, {.about = About::completed, .family = Family::marzullo});
    CHECK(done.rule == rule::suitcase);
    CHECK(done.amount == 1);
    CHECK(entries_of(done) == Entries{3});
}

TEST_CASE("court: a phase waits for whoever is next, and says when it began")
{
    const auto evening = three_players();
    const Question business{.about = About::phase, .phase = Phase::business};
    CHECK(explained(*evening, business).rule == rule::phase_end);
    CHECK(explained(*evening, business).answer == Family::marzullo);
    CHECK(entries_of(explained(*evening, business)) == Entries{1});
    const Question wars{.about = About::phase, .phase = Phase::wars};
    CHECK_FALSE(explained(*evening, wars).answer);
    CHECK(explained(*evening, wars).causes.empty());
    const Position& position = evening->timeline().present();
    for (int act = 1; act <= last_act; ++act)
        CHECK(explained(*evening, {.about = About::hand_limit, .act = act}).amount
            == position.hand_limits[static_cast<std::size_t>(act - 1)]);
}

TEST_CASE("court: a supply lacks the figures that were placed since the Act began")
{
    const auto evening = three_players();
    record_all(*evening, {"marzullo thug test-station", "marzullo declines"}); // 2, 3
    const Question supply{.about = About::supply, .family = Family::marzullo};
    CHECK(entries_of(explained(*evening, supply)) == Entries{2});
    play_on(*evening, [](const Position& position) { return position.phase == Phase::bribery; });
    const Entries of_act = entries_of(explained(*evening, supply));
    CHECK(of_act.size() == 3);
    CHECK(of_act.front() == 2);
    play_on(*evening, [](const Position& position) { return position.act == 2; });
    CHECK(explained(*evening, supply).causes.empty());
}

TEST_CASE("court: what is asked about an earlier entry knows nothing of what came after it")
{
    const auto evening = three_players();
    record_all(*evening,
        {"table corrects: pizzino marks chelsea", // 2
            "table corrects: vitale marks chelsea", // 3
            "table undoes to 2", "table corrects: marzullo marks chelsea"}); // 4, 5
    const Question question{.about = About::control, .territory = Area::chelsea};
    CHECK_FALSE(explained(*evening, question, 0).answer);
    CHECK_FALSE(explained(*evening, question, 1).answer);
    CHECK(explained(*evening, question, 2).answer == Family::pizzino);
    CHECK(entries_of(explained(*evening, question, 2)) == Entries{2});
    // An entry that was undone later counted when it was made.
    CHECK(explained(*evening, question, 3).answer == Family::vitale);
    CHECK(entries_of(explained(*evening, question, 3)) == Entries{2, 3});
    CHECK(explained(*evening, question, 4).answer == Family::pizzino);
    CHECK(explained(*evening, question, 5).answer == Family::marzullo);
    CHECK(entries_of(explained(*evening, question, 5)) == Entries{2, 5});
    CHECK(entries_of(explained(*evening, question)) == Entries{2, 5});
}

TEST_CASE(
    "court: Bribery waits for whoever bids and then for whoever takes, Tribute for full hands")
{
    const auto evening = three_players();
    record_all(*evening,
        {"table corrects: marzullo banks $2; pizzino banks $3; vitale gains $1,$1,$1,$1,$1,gun"});
    const auto is_in = [](Phase phase) {
        return [phase](const Position& position) { return position.phase == phase; };
    };
    play_on(*evening, is_in(Phase::bribery));
    const Question bribery{.about = About::phase, .phase = Phase::bribery};
    CHECK(explained(*evening, bribery).answer == Family::marzullo);
    record_all(*evening, {"marzullo bids $2"});
    CHECK(explained(*evening, bribery).answer == Family::pizzino);
    record_all(*evening, {"pizzino bids $3", "vitale bids nothing"});
    CHECK(explained(*evening, bribery).answer == Family::pizzino);
    play_on(*evening, is_in(Phase::tribute));
    const Question tribute{.about = About::phase, .phase = Phase::tribute};
    CHECK(explained(*evening, tribute).answer.has_value());
    CHECK(explained(*evening, tribute).answer == next_to_discard(evening->timeline().present()));
}

TEST_CASE(
    "court: of those who were put into a Territory by hand each says which entry put him there")
{
    const auto evening = three_players();
    record_all(*evening,
        {"marzullo thug test-docks", "marzullo declines", // 2, 3
            "pizzino thug test-station", "pizzino declines", // 4, 5
            "table corrects: marzullo:thug@test-docks moves to in:queens", // 6
            "table corrects: pizzino:thug@test-station moves to in:queens"}); // 7
    CHECK(entries_of(explained(*evening, {.about = About::influence, .territory = Area::queens}))
        == Entries{6, 7});
}

TEST_CASE("court: each phase is asked about with the rule that says how it goes on")
{
    const auto evening = three_players();
    const std::vector<std::pair<Phase, ledger::RuleId>> rules{{Phase::setup, rule::tiles},
        {Phase::open, rule::open}, {Phase::business, rule::phase_end},
        {Phase::wars, rule::war_order}, {Phase::bribery, rule::bid_order},
        {Phase::tribute, rule::tribute_limit}, {Phase::entracte, rule::entracte_jobs},
        {Phase::end, rule::winner}};
    for (const auto& [phase, rule] : rules) {
        INFO(word_of(phase));
        CHECK(explained(*evening, {.about = About::phase, .phase = phase}).rule == rule);
    }
}

TEST_CASE("court: a Public Job that was laid open twice says which entry laid it the last time")
{
    const auto evening = three_players();
    record_all(*evening, {"table reveals job test-visit", "table reveals job test-visit"}); // 2, 3
    const Question visit{.about = About::public_job, .job = job(*evening, "test-visit")};
    CHECK(entries_of(explained(*evening, visit, 2)) == Entries{2});
    CHECK(entries_of(explained(*evening, visit)) == Entries{3});
}
