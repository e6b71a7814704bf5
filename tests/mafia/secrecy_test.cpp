/// Who may see what of an evening of MAFIA: the numbers of red cards that lie face down (M-6.1c).

#include "tests/mafia/evenings.h"
#include "tests/mafia/random_lines.h"
#include "tests/mafia/secretive_evening.h"
#include "tests/mafia/told_explanations.h"
#include "tests/support/non_interference.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::mafia;
using ledger::Audience;
using namespace consigliere::test::mafia_secrets;

namespace {

constexpr Audience everybody = Audience::everybody();
constexpr int antonios_seat = 0;
constexpr int sergios_seat = 1;
constexpr int marias_seat = 3;

std::string line_for(const Evening& evening, Audience audience, int entry)
{
    return evening.view_for(audience)->entry(entry).line;
}

std::string told_to(const Evening& evening, Audience audience)
{
    return everything_told<Game>(*evening.observed(audience), told_explanations);
}

/// Antonio draws a card, sells it to his brother, and goes on.
std::unique_ptr<Evening> evening_with(const std::string& card)
{
    auto evening = begin_mafia();
    record_all(*evening,
        {"antonio rolls 3 red", "antonio moves 3", "antonio draws " + card, "antonio rolls 3 blue",
            "antonio moves 3", "sergio buys " + card + " from antonio for 400", "maria rolls 1 red",
            "maria moves 1"});
    return evening;
}

} // namespace

TEST_CASE("M-6.1c: the face of a drawn red card is its player’s secret")
{
    const auto evening = evening_with("red-30");
    CHECK(line_for(*evening, everybody, 3) == "antonio draws red");
    CHECK(line_for(*evening, Audience::seat(marias_seat), 3) == "antonio draws red");
    CHECK(line_for(*evening, Audience::seat(antonios_seat), 3) == "antonio draws red-30");
    CHECK(line_for(*evening, Audience::scribe(), 3) == "antonio draws red-30");
    CHECK(line_for(*evening, Audience::everybody(Audience::Hands::open), 3)
        == "antonio draws red-30");
    CHECK(line_for(*evening, everybody, 6) == "sergio buys red from antonio for 400");
    CHECK(line_for(*evening, Audience::seat(sergios_seat), 3) == "antonio draws red");
    CHECK(line_for(*evening, Audience::seat(sergios_seat), 6)
        == "sergio buys red-30 from antonio for 400");
}

TEST_CASE("M-6.1c: change a covered card, and nobody else is told anything else")
{
    const auto left = evening_with("red-30");
    const auto right = evening_with("red-9");
    for (const Audience audience :
        {everybody, Audience::seat(marias_seat), Audience::seat(2), Audience::seat(5)})
        CHECK(told_to(*left, audience) == told_to(*right, audience));
    CHECK(told_to(*left, Audience::scribe()) != told_to(*right, Audience::scribe()));
    CHECK(told_to(*left, Audience::seat(sergios_seat))
        != told_to(*right, Audience::seat(sergios_seat)));
}

TEST_CASE("M-6.1c: a card that is used has been seen by all")
{
    const auto evening = begin_mafia();
    record_all(*evening,
        {"antonio rolls 3 red", "antonio moves 3", "antonio draws red-18", "antonio uses red-18"});
    CHECK(line_for(*evening, everybody, 4) == "antonio uses red-18");
    const auto observed = evening->observed(everybody);
    CHECK(observed->present().of(Figure::antonio).cards.open.contains(18));
    CHECK(observed->present() == evening->timeline().present());
}

TEST_CASE("M-6.1c: in any evening, another covered card changes nothing for the others")
{
    int compared = 0;
    for (std::uint32_t seed = 1; seed <= 60; ++seed) {
        RandomMafia lines(seed);
        const ledger::Tree head = lines.head();
        const auto evening = any_evening(head, lines, 60);
        for (int entry = 1; entry <= evening->history().size(); ++entry) {
            const Move move = *evening->timeline().move_of(entry);
            const auto* draw = std::get_if<Draw>(&move.action);
            const bool is_secret = draw != nullptr && draw->card.deck() == Deck::red
                && ledger::is_applied(evening->history().entry(entry).verdict);
            if (!is_secret)
                continue;
            const Card card(Deck::red, 1 + lines.below(Card::reds));
            const auto other = with_other_card(head, *evening, entry, card);
            if (card == draw->card || !went_alike(*evening, *other))
                continue;
            const auto seat = static_cast<int>(evening->timeline().present().of(*move.figure).seat);
            INFO("seed " << seed << ", entry " << entry << ": " << word_of(card));
            REQUIRE(told_to(*evening, everybody) == told_to(*other, everybody));
            const int neighbour = (seat + 1) % evening->timeline().present().seat_count;
            REQUIRE(told_to(*evening, Audience::seat(neighbour))
                == told_to(*other, Audience::seat(neighbour)));
            ++compared;
        }
    }
    CHECK(compared > 20);
}
