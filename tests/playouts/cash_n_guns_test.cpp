/// Playouts of Ca$h 'n Guns.

#include "engine/playouts/cash_n_guns.h"
#include "tests/cash_n_guns/checks.h"
#include "tests/cash_n_guns/evenings.h"
#include "tests/cash_n_guns/random_lines.h"
#include "tests/playouts/made_evenings.h"

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::cash_n_guns;

namespace {

/// A table with `players`, and any powers and options.
ledger::Tree head_for(std::size_t players, std::uint32_t seed)
{
    RandomCash lines(seed);
    ledger::Tree head = lines.head();
    while (head.find("seats")->elements().size() != players)
        head = lines.head();
    return head;
}

std::unique_ptr<Evening> made_evening(std::size_t players, std::uint32_t seed)
{
    auto evening = begin_cash(head_for(players, seed));
    Random random(seed);
    record_rest(*evening, random);
    return evening;
}

} // namespace

TEST_CASE("cash playouts: whole games of all table sizes end, and no move is refused")
{
    for (std::size_t players = least_players; players <= most_players; ++players) {
        for (std::uint32_t seed = 0; seed < 12; ++seed) {
            const auto evening = begin_cash(head_for(players, seed));
            for (const Policy policy : {Policy::random, Policy::greedy}) {
                INFO(players << " players, seed " << seed);
                Random random(seed);
                const BySeat wins = play_checked<Game>(evening->timeline().present(),
                    evening->timeline().components(), Policies(policy), random,
                    [](const Move&, const Position&, const Position& after) {
                        check_position(after);
                        check_rules_kept(after);
                    });
                REQUIRE(wins.size() == players);
                CHECK((sum_of(wins) == Approx(1) || sum_of(wins) == 0));
            }
        }
    }
}

TEST_CASE("cash playouts: from any entry on, no hidden card contradicts what is known")
{
    for (std::uint32_t seed = 0; seed < 4; ++seed) {
        const auto evening = made_evening(4 + seed, seed);
        const auto& timeline = evening->timeline();
        for (int entry = 0; entry < evening->history().size(); ++entry) {
            Random random(static_cast<std::uint64_t>(entry));
            Position position = timeline.position_after(entry);
            playouts::Rules<Game>::deal(position, timeline.components(), random);
            play_checked<Game>(position, timeline.components(), Policies(Policy::random), random,
                [](const Move&, const Position&, const Position& after) { check_position(after); });
        }
    }
}

TEST_CASE("cash playouts: a card is a Bang! as often as the hand has them")
{
    int shown = 0;
    int bangs = 0;
    for (std::uint32_t seed = 0; seed < 150; ++seed) {
        const auto evening = begin_cash();
        Random random(seed);
        play_checked<Game>(evening->timeline().present(), evening->timeline().components(),
            Policies(Policy::random), random,
            [&](const Move& move, const Position& before, const Position&) {
                const auto* shows = std::get_if<ShowBullet>(&move.action);
                if (shows == nullptr || before.round > 1)
                    return;
                ++shown;
                bangs += shows->bullet == Bullet::bang ? 1 : 0;
            });
    }
    REQUIRE(shown > 150);
    // Three of eight; the margin is above three standard deviations.
    CHECK(bangs / static_cast<double>(shown) == Approx(3.0 / 8).margin(0.12));
}

TEST_CASE("cash playouts: the same seed gives the same outcome")
{
    check_seeds(*made_evening(5, 3));
}

TEST_CASE("cash playouts: later entries do not matter")
{
    constexpr std::uint32_t seed = 8;
    check_blind_to_later_entries(
        *made_evening(6, seed), [] { return begin_cash(head_for(6, seed)); });
}

TEST_CASE("cash playouts: an evening that is not over has none")
{
    const auto evening = begin_cash();
    CHECK(playouts::playouts_of(*evening) == nullptr);
    Random random(1);
    record_rest(*evening, random);
    CHECK(playouts::playouts_of(*evening) != nullptr);
}

TEST_CASE("cash playouts: greedy players beat random ones")
{
    // Alike they would win half of the games; 45 of 60 is beyond chance (p < 0.0001).
    CHECK(greedy_wins<Game>(60, [](int game) {
        return begin_cash(head_for(game % 2 == 0 ? 4 : 6, static_cast<std::uint32_t>(game)));
    }) >= 0.75);
}
