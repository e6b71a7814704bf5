#include "engine/ledger/counts.h"
#include "engine/ledger/judging.h"

#include <catch2/catch.hpp>

namespace {

using namespace consigliere::ledger;

constexpr Forbids<> too_much{RuleId{"1.much"}, "too-much"};
constexpr Contradicts<> not_there{"not-there"};
constexpr LeavesOpen<> perhaps{RuleId{"1.open"}, "perhaps"};

/// A game of one pile, from which one takes.
struct Pile {
    int coins = 3;
};
struct Box { };
struct Takes {
    int coins;
};

std::optional<Reason> apply(const Takes& act, Pile& pile, const Box&)
{
    if (act.coins > pile.coins)
        return make_reason(not_there);
    pile.coins -= act.coins;
    return std::nullopt;
}

using PileJudging = Judging<Pile, Box, Takes>;

} // namespace

TEST_CASE("a trial does its acts on a copy and keeps them for the log")
{
    const Pile before;
    const Box box;
    PileJudging::Judged judged;
    PileJudging trial(before, box, judged);
    trial.perform(Takes{2});
    trial.conclude(Ruling::none);
    CHECK(judged.verdict == Verdict::legal);
    CHECK(judged.after.coins == 1);
    CHECK(judged.acts.size() == 1);
    CHECK(before.coins == 3);
}

TEST_CASE("a refused move is done all the same, so that it can be ruled")
{
    const Pile before;
    const Box box;
    PileJudging::Judged judged;
    for (const Ruling ruling : {Ruling::none, Ruling::stands}) {
        PileJudging trial(before, box, judged);
        trial.object(perhaps);
        CHECK_FALSE(trial.is_forbidden());
        trial.object(too_much);
        CHECK(trial.is_forbidden());
        CHECK_FALSE(trial.is_impossible());
        trial.perform(Takes{3});
        trial.conclude(ruling);
        CHECK(judged.verdict == (ruling == Ruling::none ? Verdict::illegal : Verdict::ruled));
        CHECK(judged.after.coins == 0);
        CHECK(judged.reasons.size() == 2);
    }
}

TEST_CASE("what is physically impossible leaves everything as it was")
{
    const Pile before;
    const Box box;
    PileJudging::Judged judged;
    PileJudging trial(before, box, judged);
    trial.perform(Takes{1});
    trial.perform(Takes{3});
    CHECK(trial.is_impossible());
    trial.conclude(Ruling::stands);
    CHECK(judged.verdict == Verdict::impossible);
    CHECK(judged.after.coins == 3);
    CHECK(judged.acts.empty());
}

TEST_CASE("counts of kinds are added, taken and compared")
{
    enum class Fruit : std::uint8_t { apple, pear, plum };
    Counts<Fruit, 3> basket;
    basket.add(Fruit::apple, 2);
    basket.add(Fruit::plum);
    Counts<Fruit, 3> some;
    some.add(Fruit::apple);
    CHECK(basket.contains(some));
    CHECK_FALSE(some.contains(basket));
    basket.take(some);
    CHECK(basket[Fruit::apple] == 1);
    CHECK(basket.total() == 2);
    CHECK_FALSE(basket.empty());
}
