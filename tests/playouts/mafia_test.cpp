/// Playouts of MAFIA.

#include "engine/playouts/mafia.h"
#include "tests/mafia/checks.h"
#include "tests/mafia/evenings.h"
#include "tests/mafia/random_lines.h"
#include "tests/playouts/made_evenings.h"

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::mafia;

namespace {

/// A table with `players`, a described board, and any options and cards.
ledger::Tree head_for(std::size_t players, std::uint32_t seed)
{
    RandomMafia lines(seed);
    for (;;) {
        const ledger::Tree head = lines.head();
        if (head.find("seats")->elements().size() != players)
            continue;
        const auto evening = begin_mafia(head);
        const auto& timeline = evening->timeline();
        if (playouts::Rules<Game>::can_play(timeline.present(), timeline.components()))
            return head;
    }
}

std::unique_ptr<Evening> made_evening(std::size_t players, std::uint32_t seed)
{
    auto evening = begin_mafia(head_for(players, seed));
    Random random(seed);
    record_rest(*evening, random);
    return evening;
}

} // namespace

TEST_CASE("mafia playouts: whole games of all table sizes end, and no move is refused")
{
    for (std::size_t players = least_players; players <= most_players; ++players) {
        for (std::uint32_t seed = 0; seed < 4; ++seed) {
            const auto evening = begin_mafia(head_for(players, seed));
            for (const Policy policy : {Policy::random, Policy::greedy}) {
                INFO(players << " players, seed " << seed);
                Random random(seed);
                const BySeat wins = play_checked<Game>(evening->timeline().present(),
                    evening->timeline().components(), Policies(policy), random,
                    [](const Move&, const Position&, const Position& after) {
                        check_position(after);
                    });
                REQUIRE(wins.size() == players);
                CHECK(sum_of(wins) == Approx(1));
            }
        }
    }
}

TEST_CASE("mafia playouts: untold red cards get faces that nobody else has")
{
    const auto evening = begin_mafia(head_for(6, 1));
    Position position = evening->timeline().present();
    position.of(Figure::antonio).cards.untold = 3;
    position.of(Figure::maria).cards.untold = 2;
    position.of(Figure::maria).cards.covered.add(7);
    position.of(Figure::franco).cards.open.add(16);
    Random random(1);
    playouts::Rules<Game>::deal(position, evening->timeline().components(), random);
    CHECK(position.of(Figure::antonio).cards.untold == 0);
    CHECK(position.of(Figure::antonio).cards.covered.size() == 3);
    CHECK(position.of(Figure::maria).cards.covered.size() == 3);
    CHECK(position.of(Figure::maria).cards.covered.contains(7));
    CHECK_FALSE(position.of(Figure::antonio).cards.covered.contains(7));
    check_position(position);
}

TEST_CASE("mafia playouts: the same seed gives the same outcome")
{
    check_seeds(*made_evening(4, 3));
}

TEST_CASE("mafia playouts: later entries do not matter")
{
    constexpr std::uint32_t seed = 8;
    check_blind_to_later_entries(
        *made_evening(6, seed), [] { return begin_mafia(head_for(6, seed)); });
}

TEST_CASE("mafia playouts: an undescribed board has none")
{
    const auto can_play = [](const MafiaTable& table) {
        const auto evening = begin_mafia(table);
        return playouts::Rules<Game>::can_play(
            evening->timeline().present(), evening->timeline().components());
    };
    MafiaTable table;
    CHECK(can_play(table));
    table.has_circuit = false;
    CHECK_FALSE(can_play(table));
    table.has_circuit = true;
    table.has_homes = false;
    CHECK_FALSE(can_play(table));
}

TEST_CASE("mafia playouts: greedy players beat random ones")
{
    CHECK(greedy_wins<Game>(30, [](int game) {
        return begin_mafia(head_for(game % 2 == 0 ? 4 : 6, static_cast<std::uint32_t>(game)));
    }) >= 0.75);
}
