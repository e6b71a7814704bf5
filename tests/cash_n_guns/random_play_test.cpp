/// Random games through all eight rounds, and what must hold after every line of them.

#include "engine/cash_n_guns/play.h"
#include "engine/cash_n_guns/score.h"
#include "tests/cash_n_guns/checks.h"
#include "tests/cash_n_guns/evenings.h"
#include "tests/cash_n_guns/random_lines.h"
#include "tests/support/random_game.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::cash_n_guns;

namespace {

/// No game that only legal moves drive is longer than this: the longest round has 8 aims, an
/// order, who lies down, 8 cards, 9 shares, and what each of 8 players says of powers and discards.
constexpr int most_entries = last_round * 60;

/// What a game is made of; it comes into being before the game does.
struct Table {
    explicit Table(std::uint32_t seed)
        : lines(seed)
        , head(lines.head())
    {
    }

    RandomCash lines;
    ledger::Tree head;
};

class RandomEvening final : private Table, public RandomGame<Game, LegalMove, RandomCash> {
public:
    RandomEvening(std::uint32_t seed, const TablePreferences& habits)
        : Table(seed)
        , RandomGame(Table::lines, habits, [this] { return begin_cash(head); })
    {
    }

private:
    /// The loot of a round is told, not chosen, so the test deals it.
    bool play_legal_move() override
    {
        const std::vector<LegalMove> legal = legal_moves(present(), components());
        const bool deals = present().phase == Phase::loot && Table::lines.chance(60);
        if (legal.empty() || deals)
            record(Table::lines.loot(present()));
        else
            RandomGame::play(any_move(legal));
        return true;
    }

    void check_is_listed(const Move& move, const Position& before, const Components& known) override
    {
        check_listed(move, before, known);
    }

    void check_applied(const Position& before, const Move& move, const Components& known) override
    {
        if (std::holds_alternative<Believe>(move.action) && !(present() == before))
            FAIL("A question changed the position.");
        check_round_trip(move, known);
        check_position(present());
        if (habits().ruled == 0 && habits().corrected == 0)
            check_rules_kept(present());
        if (Table::lines.chance(25))
            check_acts(before, ledger::judge_in<Game>(before, move, known), known);
    }
};

void check_final_score(const Position& position)
{
    const Score now = score(position);
    CHECK(now.is_final);
    CHECK(now.winners.empty() == (count_alive(position) == 0));
    for (const Score::Seat& seat : now.seats)
        CHECK((seat.rank >= 1) == seat.is_alive);
}

} // namespace

TEST_CASE("legal play goes through the rounds and ends with a score")
{
    rc::check("any seed", [] {
        const std::uint32_t seed = any_seed();
        INFO("seed " << seed);
        RandomEvening game(seed, {});
        game.play_to_the_end(most_entries);
        REQUIRE(game.is_over());
        check_final_score(game.present());
        game.check_replay();
        game.check_undo_of_every_prefix();
    });
}

TEST_CASE("refused lines, undo and redo do no harm to a game")
{
    rc::check("any seed", [] {
        const std::uint32_t seed = any_seed();
        INFO("seed " << seed);
        RandomEvening game(seed, {40, 0, 0, 5, 10});
        game.play_to_the_end(2 * most_entries);
        game.check_replay();
        game.check_undo_of_every_prefix();
    });
}

TEST_CASE("rulings and corrections keep the table in order")
{
    rc::check("any seed", [] {
        const std::uint32_t seed = any_seed();
        INFO("seed " << seed);
        RandomEvening game(seed, {10, 15, 10, 5, 0});
        game.play_to_the_end(400);
        game.check_replay();
        game.check_undo_of_every_prefix();
    });
}

TEST_CASE("no line, however spoiled, makes the referee stumble")
{
    rc::check("any seed", [] {
        RandomCash lines(any_seed());
        const auto evening = begin_cash(lines.head());
        record_spoiled_lines(*evening, lines);
        check_position(evening->timeline().present());
    });
}
