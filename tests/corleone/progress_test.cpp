/// How an evening of Corleone's Empire stands after any entry.

#include "engine/corleone/play.h"
#include "engine/corleone/questions.h"
#include "engine/corleone/score.h"
#include "tests/corleone/evenings.h"
#include "tests/corleone/random_lines.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::corleone;
using ledger::Audience;
using ledger::PositionSummary;

namespace {

std::unique_ptr<Evening> random_evening(unsigned seed)
{
    RandomLines lines(seed);
    auto evening = begin({"marzullo", "pizzino", "vitale"});
    while (evening->timeline().present().phase != Phase::end) {
        const auto legal = evening->legal_lines();
        if (legal.empty())
            break;
        evening->record(lines.any_of(legal).line);
        if (lines.chance(5) && evening->history().undo_target())
            evening->record(ledger::undo_line(*evening->history().undo_target()));
    }
    return evening;
}

std::optional<Family> family_at(const Position& position, std::optional<PositionSummary::Seat> seat)
{
    return seat ? std::optional(position.seats[*seat]) : std::nullopt;
}

void check_against_answers(
    const Position& position, const Components& components, const PositionSummary& progress)
{
    const Score now = score(position, components);
    REQUIRE(progress.seats.size() == now.seats.size());
    for (std::size_t i = 0; i < now.seats.size(); ++i) {
        const PositionSummary::SeatSummary& standing = progress.seats[i];
        CHECK(standing.total == now.seats[i].total);
        CHECK(standing.rank == now.seats[i].rank);
        int sum = 0;
        for (const PositionSummary::Money& source : standing.sources)
            sum += source.value_or(0);
        if (standing.total)
            CHECK(sum == *standing.total);
    }
    for (int number = 1; number <= territory_count; ++number) {
        const Area territory = territory_with_number(number);
        const auto place = progress.places[static_cast<std::size_t>(number - 1)];
        CHECK(family_at(position, place.controlled)
            == answer(position, components, {Question::About::control, territory, {}, {}}).answer);
        CHECK(family_at(position, place.dominated)
            == answer(position, components, {Question::About::domination, territory, {}, {}})
                   .answer);
    }
}

} // namespace

TEST_CASE("after every entry the evening stands as the answers say")
{
    const auto evening = random_evening(11);
    const Timeline& timeline = evening->timeline();
    REQUIRE(timeline.present().phase == Phase::end);
    for (int number = 0; number <= evening->history().size(); ++number) {
        INFO(number);
        check_against_answers(
            timeline.position_after(number), timeline.components(), evening->summary_after(number));
    }
    CHECK(evening->summary_after(evening->history().size()).is_final);
}

TEST_CASE("money, domination and Jobs stand apart, and the bribe is paid by its player")
{
    const auto evening = begin({"marzullo", "pizzino"});
    record_all(*evening,
        {"table corrects: marzullo gains $5,$2; marzullo banks $5,$2; pizzino marks queens"});
    const PositionSummary now = evening->summary_after(1);
    CHECK(now.part == 1);
    CHECK(evening->outline().phases[now.phase].word == "setup");
    CHECK(now.first == PositionSummary::Seat{0});
    REQUIRE(now.seats.size() == 2);
    CHECK(now.seats[0].total == 7);
    CHECK(now.seats[0].sources[0] == 7);
    CHECK(now.seats[0].sources[1] == 0);
    CHECK(now.seats[1].total == 5);
    CHECK(now.seats[1].sources[1] == 5);
    CHECK(evening->outline().places[3].word == "queens");
    CHECK(now.places[3].controlled == PositionSummary::Seat{1});
    CHECK(now.places[3].dominated == PositionSummary::Seat{1});
    CHECK_FALSE(now.places[0].controlled);
    CHECK(evening->summary_after(0).seats[0].total == 0);
}

TEST_CASE("what board tracking does not follow has no total")
{
    const auto evening = begin(head_of({"marzullo", "pizzino"}, "board"));
    record_all(*evening, {"table corrects: marzullo marks queens"});
    const PositionSummary now = evening->summary_after(1);
    CHECK(now.depth == ledger::TrackingLevel::board);
    CHECK_FALSE(now.seats[0].total);
    CHECK_FALSE(now.seats[0].sources[0]);
    CHECK(now.seats[0].sources[1] == 5);
    CHECK(now.seats[0].rank == 0);
}

TEST_CASE("the score of Corleone’s Empire is in the open: everybody sees what the scribe sees")
{
    const auto evening = random_evening(12);
    const auto observed = evening->view_for(Audience::everybody());
    std::int32_t bribes = 0;
    for (int number = 1; number <= evening->history().size(); ++number) {
        INFO(number);
        CHECK(observed->summary_after(number) == evening->summary_after(number));
        CHECK(observed->deeds_of(number) == evening->deeds_of(number));
        for (const ledger::StatIncrement& deed : evening->deeds_of(number)) {
            CHECK(deed.amount > 0);
            bribes += deed.amount;
        }
    }
    CHECK(bribes > 0);
}
