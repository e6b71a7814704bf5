/// How an evening of Ca$h 'n Guns stands after any entry, and who may know it.

#include "engine/cash_n_guns/score.h"
#include "tests/cash_n_guns/evenings.h"
#include "tests/cash_n_guns/random_lines.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::cash_n_guns;
using ledger::Audience;
using ledger::PositionSummary;

namespace {

std::unique_ptr<Evening> random_evening(unsigned seed)
{
    RandomCash lines(seed);
    auto evening = begin_cash(lines.head());
    while (evening->timeline().present().phase != Phase::end && evening->history().size() < 2000) {
        const auto legal = evening->legal_lines();
        evening->record(
            legal.empty() ? lines.loot(evening->timeline().present()) : lines.any_of(legal).line);
    }
    return evening;
}

} // namespace

TEST_CASE("after every entry a player has what his loot is worth")
{
    const auto evening = random_evening(3);
    REQUIRE(evening->timeline().present().phase == Phase::end);
    for (int number = 0; number <= evening->history().size(); ++number) {
        INFO(number);
        const Score then = score(evening->timeline().position_after(number));
        const PositionSummary progress = evening->summary_after(number);
        REQUIRE(progress.seats.size() == then.seats.size());
        for (std::size_t i = 0; i < then.seats.size(); ++i) {
            const PositionSummary::SeatSummary& standing = progress.seats[i];
            CHECK(standing.total == then.seats[i].total);
            CHECK(standing.rank == then.seats[i].rank);
            CHECK(standing.sources[0] == then.seats[i].bills.dollars);
            CHECK(standing.sources[3] == then.seats[i].bonus.dollars);
        }
    }
}

TEST_CASE("nobody else sees what lies face down, until the count; then all of it is told")
{
    const auto evening = begin_cash();
    record_all(*evening, {loot_line(1)});
    for (const char* aim : {"ana aims ela", "piotr aims ela", "iwo aims ela", "ala aims ela",
             "ela aims iwo", "table ducks iwo,ala,ela"})
        record_all(*evening, {aim});
    record_all(*evening, {"ana takes $20000", "piotr takes painting"});
    const int entry = evening->history().size();
    CHECK(evening->summary_after(entry).seats[0].total == 20'000);
    const auto everybody = evening->view_for(Audience::everybody());
    CHECK_FALSE(everybody->summary_after(entry).seats[0].total);
    CHECK_FALSE(everybody->summary_after(entry).seats[0].sources[0]);
    CHECK(evening->view_for(Audience::seat(0))->summary_after(entry).seats[0].total == 20'000);

    const auto over = random_evening(4);
    REQUIRE(over->timeline().present().phase == Phase::end);
    const auto observed = over->view_for(Audience::everybody());
    for (int number = 0; number <= over->history().size(); ++number) {
        if (number == 0 || over->history().stands(number))
            CHECK(observed->summary_after(number) == over->summary_after(number));
    }
}

TEST_CASE("shots, wounds and who lay down are counted")
{
    const auto evening = random_evening(5);
    const auto suffered_after = [&evening](int number) {
        int suffered = 0;
        for (const Score::Seat& seat : score(evening->timeline().position_after(number)).seats)
            suffered += seat.wounds_suffered;
        return suffered;
    };
    std::array<int, 3> sums{};
    int suffered = 0;
    for (int number = 1; number <= evening->history().size(); ++number) {
        for (const ledger::StatIncrement& deed : evening->deeds_of(number))
            sums[deed.kind] += deed.amount;
        // What the table takes back by hand was never suffered, but it is no deed.
        const int before = evening->history().entry(number).follows;
        suffered += std::max(0, suffered_after(number) - suffered_after(before));
    }
    CHECK(sums[1] == suffered);
    CHECK(suffered > 0);
    CHECK(sums[0] >= sums[1]);
    CHECK(evening->outline().places.empty());
    const Player godfather = evening->timeline().position_after(0).godfather;
    CHECK(evening->summary_after(0).first == static_cast<PositionSummary::Seat>(godfather));
}
