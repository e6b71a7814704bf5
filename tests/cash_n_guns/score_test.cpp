/// The final count: bills, Diamonds and their bonus, Paintings, ties.

#include "engine/cash_n_guns/score.h"
#include "tests/cash_n_guns/evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::cash_n_guns;

namespace {

/// An evening in which these have this loot: "ana $5000,painting".
std::unique_ptr<Evening> with_loot(
    const std::vector<std::string>& seats, const std::vector<std::string>& gifts)
{
    Table table;
    table.seats = seats;
    auto evening = begin_cash(table);
    for (const std::string& gift : gifts) {
        const std::size_t blank = gift.find(' ');
        record_all(*evening,
            {"table corrects: deck gives " + gift.substr(blank + 1) + " to "
                + gift.substr(0, blank)});
    }
    return evening;
}

Score score_of(const Evening& evening)
{
    return score(evening.timeline().present());
}

} // namespace

TEST_CASE("CG-W: what a collection is worth")
{
    const auto evening = with_loot({"ana", "piotr", "iwo", "ala"},
        {"ana $5000x2,$20000,paintingx3", "piotr diamond-1000x2,diamond-10000",
            "iwo diamond-5000x3,$10000"});
    const Score now = score_of(*evening);
    CHECK(now.of(seat(*evening, "ana")).bills.dollars == 30'000);
    CHECK(now.of(seat(*evening, "ana")).paintings.dollars == 30'000);
    CHECK(now.of(seat(*evening, "ana")).total == 60'000);
    CHECK(now.of(seat(*evening, "piotr")).diamonds.dollars == 12'000);
    CHECK(now.of(seat(*evening, "iwo")).total == 25'000);
    // Three Diamonds each: the bonus goes to nobody, whatever they are worth.
    CHECK_FALSE(now.bonus_holder.has_value());
    CHECK(now.most_diamonds == 3);
    CHECK_FALSE(now.is_final);
    // What the bonus would count is told of everybody, under its rule.
    for (const Score::Seat& seat : now.seats) {
        CHECK(seat.bonus.rule == rule::diamond_bonus);
        CHECK(seat.bonus.cards == seat.diamonds.cards);
        CHECK(seat.bonus.dollars == 0);
    }
}

TEST_CASE("CG-W.3: the table of Paintings")
{
    const std::vector<int> dollars{0, 4'000, 12'000, 30'000, 60'000, 100'000, 150'000, 200'000,
        300'000, 400'000, 500'000, 500'000};
    for (int count = 0; count < static_cast<int>(dollars.size()); ++count)
        CHECK(dollars_of_paintings(count) == dollars[static_cast<std::size_t>(count)]);
}

TEST_CASE("T-COL: the Collector counts one Painting more, and never more than ten")
{
    const auto evening = with_loot({"collector:ana", "kid:piotr", "cute:iwo", "doctor:ala"}, {});
    CHECK(score_of(*evening).of(seat(*evening, "ana")).paintings.dollars == 4'000);
    record_all(*evening,
        {"table corrects: deck gives paintingx2 to ana", "table believes ana paintings 30000"});
    CHECK(opinion(*evening, "table believes ana paintings 12000") == "illegal CG-W.3 T-COL");
    record_all(*evening, {"table corrects: deck gives paintingx8 to ana"});
    CHECK(score_of(*evening).of(seat(*evening, "ana")).paintings.dollars == 500'000);
    CHECK(opinion(*evening, "table believes ana paintings 600000") == "illegal CG-W.3 T-COL A25");
}

TEST_CASE("CG-K.2: the bonus for the most Diamonds, of the living only")
{
    const auto evening = with_loot({"ana", "piotr", "iwo", "ala"},
        {"ana diamond-1000x3", "piotr diamond-1000,diamond-5000", "iwo diamond-10000"});
    CHECK(score_of(*evening).bonus_holder == seat(*evening, "ana"));
    CHECK(score_of(*evening).of(seat(*evening, "ana")).total == 63'000);
    record_all(*evening, {"table corrects: ana leaves"});
    CHECK(score_of(*evening).bonus_holder == seat(*evening, "piotr"));
    CHECK_FALSE(score_of(*evening).of(seat(*evening, "ana")).total.has_value());
    record_all(*evening,
        {"table corrects: piotr gives diamond-1000,diamond-5000 to box",
            "table corrects: iwo gives diamond-10000 to box"});
    CHECK_FALSE(score_of(*evening).bonus_holder.has_value());
    CHECK(opinion(*evening, "table believes iwo bonus") == "illegal A15");
}

TEST_CASE("CG-K.4: with as much money the most wounds win, and then both")
{
    const auto evening =
        with_loot({"ana", "piotr", "iwo", "ala"}, {"ana $20000", "piotr $10000x2", "iwo $5000"});
    CHECK(score_of(*evening).decision == Score::Decision::shared);
    CHECK(score_of(*evening).winners.size() == 2);
    record_all(*evening, {"table corrects: piotr gains wound"});
    const Score now = score_of(*evening);
    CHECK(now.decision == Score::Decision::wounds);
    REQUIRE(now.winners.size() == 1);
    CHECK(now.winners[0] == seat(*evening, "piotr"));
    CHECK(now.of(seat(*evening, "ana")).rank == 2);
    CHECK(now.of(seat(*evening, "iwo")).rank == 3);
    CHECK(opinion(*evening, "table believes ana wins") == "illegal CG-K.4 A14");
    CHECK(opinion(*evening, "table believes iwo wins") == "illegal CG-K.3");
}

TEST_CASE("A14: wounds of earlier rounds were suffered, too")
{
    const auto evening = begin_cash({{"ana", "piotr", "iwo", "ala"}, {{"ties", "suffered"}}});
    record_all(*evening,
        {loot_line(1), "ana aims piotr", "piotr aims iwo", "iwo aims ala", "ala aims iwo",
            "table ducks iwo,ala", "ana shows bang"});
    while (evening->timeline().present().round == 1)
        record_all(*evening, {evening->legal_lines().front().line});
    CHECK(evening->timeline().present().round == 2);
    CHECK(score_of(*evening).of(seat(*evening, "piotr")).wounds_suffered == 1);
    // The table takes it back: it was never taken.
    record_all(*evening, {"table corrects: piotr loses wound"});
    CHECK(score_of(*evening).of(seat(*evening, "piotr")).wounds_suffered == 0);
}
