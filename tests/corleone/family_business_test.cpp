/// Pages 13 to 18 as a table would argue about them: a position, the lines that somebody wants to
/// enter, and every rule that they break.

#include "engine/corleone/messages.h"
#include "tests/corleone/evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::corleone;

namespace {

using Lines = std::vector<std::pair<std::string, std::string>>;

void check_opinions(const Evening& evening, const Lines& lines)
{
    for (const auto& [line, expected] : lines) {
        INFO(line);
        CHECK(opinion(evening, line) == expected);
    }
}

std::unique_ptr<Evening> three_players()
{
    auto evening = begin({"marzullo", "pizzino", "vitale"});
    record_all(*evening, {"table opens wall-street test-bakery"});
    return evening;
}

} // namespace

TEST_CASE("12.open: in setup nothing else can be done")
{
    const auto evening = begin({"marzullo", "pizzino", "vitale"});
    check_opinions(*evening,
        {
            {"marzullo thug test-docks", "illegal 12.open"},
            {"pizzino thug test-docks", "illegal 12.open"},
            {"marzullo member don midtown+queens", "illegal 12.open"},
            {"table war wall-street", "illegal 12.open"},
            {"marzullo bids nothing", "illegal 12.open"},
            {"marzullo discards $1", "illegal 12.open"},
            {"marzullo collects", "illegal 13.turn"},
            {"table opens wall-street test-casino", "illegal 12.colour"},
            {"table opens brooklyn test-casino", "illegal 12.open 12.colour"},
            {"table opens central-park test-bakery", "illegal 12.open 15.central-park"},
            {"table opens wall-street test-exchange", "impossible 12.open"},
            {"table opens wall-street test-bakery", "legal"},
        });
}

TEST_CASE("13.turn: all that is wrong with a line is named")
{
    const auto evening = three_players();
    record_all(*evening, {"marzullo thug test-docks", "marzullo collects"});
    check_opinions(*evening,
        {
            {"pizzino thug test-docks", "illegal 14.thug-space"},
            {"vitale thug test-docks", "illegal 13.turn 14.thug-space"},
            {"vitale member consigliere midtown+queens", "illegal 9.figures 13.turn 22.new-figure"},
            {"vitale thug central-park", "illegal 13.turn 15.central-park"},
            {"marzullo ally test-mayor-1", "impossible 13.turn"},
            {"marzullo job test-hit from hand pays gun,gun", "impossible 13.turn 16.job 16.cost"},
            {"marzullo job test-collection from hand pays gun", "illegal 13.turn 16.job"},
            {"marzullo job test-delivery from hand pays gun", "illegal 13.turn 16.job 16.cost"},
            {"pizzino passes", "illegal 13.no-pass"},
            {"vitale passes", "illegal 13.turn 13.no-pass"},
            {"table opens brooklyn test-laundry", "illegal 12.open"},
            {"table opens brooklyn test-casino", "illegal 12.open 12.colour"},
            {"table reveals job test-hit", "legal"},
            {"table reveals ally test-mayor-1", "legal"},
        });
}

TEST_CASE("13.turn: while abilities are due nobody acts, but the owner may decline them")
{
    const auto evening = three_players();
    record_all(*evening, {"marzullo thug test-exchange"});
    check_opinions(*evening,
        {
            {"pizzino thug test-docks", "illegal 13.turn"},
            {"marzullo thug test-docks", "illegal 13.turn"},
            {"marzullo collects", "legal"},
            {"marzullo uses $2", "legal"},
            {"marzullo uses bank $1", "legal"},
            {"marzullo declines", "legal"},
            {"marzullo declines bank", "legal"},
            {"marzullo declines gun", "illegal 14.front"},
            {"pizzino declines", "illegal 13.turn"},
            {"marzullo uses gun", "illegal 14.front"},
            {"marzullo uses $5", "illegal 14.front 27.money"},
        });
}

TEST_CASE("14.controller: the share of a Front, and of nothing else")
{
    const auto evening = three_players();
    record_all(*evening, {"table corrects: vitale marks brooklyn; pizzino marks brooklyn"});

    SECTION("a Thug pays the one on top")
    {
        record_all(*evening, {"marzullo thug test-docks"});
        check_opinions(*evening,
            {
                {"pizzino collects", "legal"},
                {"pizzino uses gun", "legal"},
                {"pizzino uses $1", "illegal 14.controller"},
                {"vitale collects", "illegal 14.controller 19.control"},
                {"vitale uses gun", "illegal 14.controller 19.control"},
            });
    }
    SECTION("a Family Member pays nobody")
    {
        record_all(*evening, {"marzullo member don brooklyn+upper-east-side"});
        check_opinions(*evening,
            {
                {"pizzino uses $1", "illegal 15.controller-back"},
                {"pizzino collects", "illegal 15.controller-back"},
                {"vitale uses $1", "illegal 13.turn"},
                {"marzullo uses gun", "illegal 15.back"},
                {"marzullo uses $1", "legal"},
            });
    }
    SECTION("the own Thug on the own turf is paid once")
    {
        record_all(*evening,
            {"marzullo thug test-hotel", "marzullo collects", "pizzino thug test-docks",
                "pizzino uses gun", "pizzino uses booze"});
        check_opinions(*evening,
            {
                {"pizzino uses gun", "illegal 14.own-turf"},
                {"pizzino collects", "illegal 14.own-turf"},
                {"vitale uses gun", "illegal 14.controller 19.control"},
                {"marzullo uses gun", "illegal 14.controller"},
            });
    }
    SECTION("17.extortion: a card that uses the Front pays the controller, too")
    {
        record_all(*evening,
            {"table corrects: marzullo gains gun,booze,blood-money",
                "marzullo job test-racket from hand pays gun,booze,blood-money",
                "marzullo uses front test-docks"});
        check_opinions(*evening,
            {
                {"pizzino uses gun", "legal"},
                {"vitale uses gun", "illegal 14.controller 17.extortion 19.control"},
                {"marzullo uses $5", "legal"},
                {"marzullo uses gun", "legal"},
                {"marzullo uses front test-hotel", "illegal 27.repeat"},
            });
    }
}

TEST_CASE("15.member-space: with two players the 3+ spaces are closed on top of everything else")
{
    const auto evening = begin({"marzullo", "pizzino"});
    record_all(*evening,
        {"table opens wall-street test-bakery", "marzullo member don midtown+queens",
            "marzullo declines"});
    check_opinions(*evening,
        {
            {"pizzino member don midtown+queens", "illegal 15.member-space"},
            {"pizzino member don brooklyn+chelsea", "illegal 15.three-plus"},
            {"pizzino member heir brooklyn+chelsea",
                "illegal 9.figures 15.three-plus 22.new-figure"},
            {"marzullo member don brooklyn+chelsea", "impossible 9.figures 13.turn 15.three-plus"},
            {"pizzino member don brooklyn+queens", "unverified 11.adjacent 15.three-plus"},
        });
}

TEST_CASE("16.cost: what may stand for what")
{
    const auto evening = three_players();
    record_all(*evening,
        {"table corrects: marzullo gains gun,booze,blood-money,narcotics,narcotics,narcotics"});
    const std::string job = "marzullo job test-racket from hand pays ";
    check_opinions(*evening,
        {
            {job + "gun,booze,blood-money", "legal"},
            {job + "narcotics,narcotics,narcotics", "legal"},
            {job + "gun,narcotics,blood-money", "legal"},
            {job + "gun,gun,booze", "impossible 16.cost"},
            {job + "gun,booze", "illegal 16.cost"},
            {job + "gun,booze,blood-money,narcotics", "illegal 16.cost"},
            {job + "gun,booze,$1", "illegal 16.cost"},
            {"marzullo job test-racket from hand", "illegal 16.cost"},
            {"marzullo job test-racket from public pays gun,booze,blood-money",
                "unverified 16.job"},
            // A Job that nobody has described: who knows what it costs?
            {"marzullo job test-secret from hand pays gun", "unverified 16.cost"},
        });
}

TEST_CASE("16.cost: every kind of goods that is missing is named")
{
    const auto evening = three_players();
    record_all(*evening, {"table corrects: marzullo gains booze"});
    const std::string line = "marzullo job test-racket from hand pays gun,booze,blood-money";
    const std::vector<ledger::Reason> reasons = evening->consider(line).reasons;
    std::vector<std::string> missing;
    for (const ledger::Reason& reason : reasons) {
        for (const ledger::Fact& fact : reason.facts) {
            if (reason.message == message::cannot_pay && fact.term == term(Good::gun))
                missing.emplace_back("gun");
            if (reason.message == message::cannot_pay && fact.term == term(Good::blood_money))
                missing.emplace_back("blood-money");
        }
    }
    CHECK(missing == std::vector<std::string>{"gun", "blood-money"});
}

TEST_CASE("16.no-target: a shot without a target is lost, a later one is not")
{
    const auto evening = three_players();
    record_all(*evening,
        {"table corrects: marzullo gains gun,gun; pizzino gains gun,gun",
            "marzullo job test-hit from hand pays gun,gun"});
    check_opinions(*evening,
        {
            {"marzullo uses $2", "legal"},
            {"marzullo uses shoot pizzino:thug@test-docks", "impossible"},
        });
    record_all(*evening, {"marzullo collects"});
    check_opinions(*evening,
        {
            {"marzullo uses shoot pizzino:thug@test-docks", "impossible 16.no-target"},
            {"marzullo declines shoot", "legal"},
            {"pizzino thug test-docks", "legal"},
        });
}

TEST_CASE("17.ally: once an Act, and only the own ones")
{
    const auto evening = three_players();
    record_all(*evening,
        {"table corrects: marzullo gains ally:test-lawyer-1; pizzino gains ally:test-banker-1",
            "marzullo ally test-lawyer-1"});
    check_opinions(*evening,
        {
            {"marzullo ally test-lawyer-1", "illegal 13.turn 17.ally"},
            {"marzullo uses $2", "legal"},
            {"marzullo uses bank $1", "illegal 17.ally"},
            {"pizzino ally test-banker-1", "illegal 13.turn"},
            {"pizzino ally test-lawyer-1", "impossible 13.turn"},
            {"marzullo ally test-mayor-1", "impossible 13.turn"},
        });
}

TEST_CASE("18.neutral: every way to put a neutral figure in the wrong place")
{
    const auto evening = three_players();
    record_all(*evening,
        {"table corrects: marzullo gains ally:test-mayor-1; pizzino gains ally:test-boss-1; "
         "vitale gains ally:test-chief-1",
            "marzullo ally test-mayor-1"});
    check_opinions(*evening,
        {
            {"marzullo uses mayor test-docks", "illegal 18.neutral"},
            {"marzullo uses mayor central-park", "illegal 15.central-park 18.neutral"},
            {"marzullo uses mayor in:queens", "illegal 18.neutral"},
            {"marzullo uses mayor midtown+queens", "legal"},
            {"marzullo uses union-boss test-docks", "illegal 17.ally"},
            {"pizzino uses mayor midtown+queens", "illegal 13.turn"},
        });
    record_all(*evening,
        {"marzullo uses mayor midtown+queens", "marzullo declines", "pizzino ally test-boss-1"});
    check_opinions(*evening,
        {
            {"pizzino uses union-boss midtown+queens", "illegal 15.member-space 18.neutral"},
            {"pizzino uses union-boss test-docks", "legal"},
        });
    record_all(*evening,
        {"pizzino uses union-boss test-docks", "pizzino collects", "vitale ally test-chief-1"});
    check_opinions(*evening,
        {
            {"vitale uses police-chief test-docks", "illegal 14.thug-space 18.neutral"},
            {"vitale uses police-chief in:central-park", "illegal 15.central-park 18.neutral"},
            {"vitale uses police-chief in:queens", "legal"},
        });
}

TEST_CASE("a ruling lets a line stand against every rule, but not against the table itself")
{
    const auto evening = three_players();
    record_all(*evening, {"marzullo thug test-docks", "marzullo collects"});
    check_opinions(*evening,
        {
            {"vitale thug test-docks ! two Thugs may share", "ruled 13.turn 14.thug-space"},
            {"pizzino thug test-hotel ! nothing to rule", "legal"},
            {"pizzino thug test-nowhere ! we say so", "impossible"},
            {"pizzino uses bank $5 ! we say so", "impossible 14.controller"},
        });
    record_all(*evening, {"vitale thug test-docks ! two Thugs may share", "vitale collects"});
    CHECK(evening->timeline().present().turn == Family::marzullo);
}

TEST_CASE("21.limit: nothing goes on before the Tribute is paid")
{
    const auto evening = begin({"marzullo", "pizzino"});
    record_all(*evening,
        {"table opens wall-street test-bakery", "marzullo thug test-exchange", "marzullo declines",
            "pizzino thug test-docks", "pizzino collects", "marzullo thug test-hotel",
            "marzullo declines", "pizzino thug test-depot", "pizzino declines",
            "marzullo thug test-station", "marzullo declines", "pizzino thug test-market",
            "pizzino declines", "marzullo member don midtown+queens", "marzullo declines",
            "pizzino member don brooklyn+upper-east-side", "pizzino declines"});
    for (const std::string territory : {"wall-street", "brooklyn", "upper-east-side", "queens",
             "upper-west-side", "midtown", "chelsea"})
        record_all(*evening, {"table war " + territory});
    check_opinions(*evening,
        {
            {"pizzino discards $1", "illegal 21.limit"},
            {"pizzino discards $1,$2,$3", "illegal 21.limit"},
            {"pizzino discards gun,job", "legal"},
            {"pizzino discards gun,gun", "impossible"},
            {"marzullo discards $1", "illegal 21.limit"},
            {"marzullo discards nothing", "legal"},
            {"pizzino discards nothing", "illegal 21.limit"},
            {"table opens brooklyn test-laundry", "illegal 12.open 21.limit"},
            {"marzullo thug test-docks", "impossible 9.figures 13.out 13.end 14.thug-space"},
            {"table war chelsea", "illegal 19.order"},
            {"marzullo takes test-mayor-1", "illegal 20.zero"},
        });
}

TEST_CASE("13.turn: whoever could act and is passed over is named, and nobody else")
{
    const auto passed_over = [](const std::vector<std::string>& lines) {
        const auto evening = three_players();
        record_all(*evening, lines);
        for (const Act& act : evening->timeline().acts_of(evening->history().size())) {
            if (const auto* passed = std::get_if<act::TurnPassedOver>(&act))
                return std::optional(passed->family);
        }
        return std::optional<Family>();
    };
    CHECK(passed_over({"marzullo thug test-docks"}) == std::nullopt);
    CHECK(passed_over({"pizzino thug test-docks ! Marzullo waits"}) == Family::marzullo);
    // Vitale sits right of Marzullo, and has only acted once more than there was room for.
    CHECK(passed_over({"vitale thug test-docks ! out of turn"}) == std::nullopt);
}
