/// Random games through all four Acts, and what must hold after every line of them.

#include "engine/corleone/play.h"
#include "engine/corleone/score.h"
#include "tests/corleone/checks.h"
#include "tests/corleone/evenings.h"
#include "tests/corleone/random_lines.h"
#include "tests/support/random_game.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <set>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::corleone;

namespace {

/// No game that only legal moves drive is longer than this.
constexpr int most_entries = 4000;

/// What a game is made of; it comes into being before the game does.
struct Table {
    explicit Table(std::uint32_t seed)
        : lines(seed)
        , head(lines.head())
        , box(lines.box())
    {
    }

    RandomLines lines;
    ledger::Tree head;
    ledger::Tree box;
};

class RandomEvening final : private Table, public RandomGame<Game, LegalMove, RandomLines> {
public:
    RandomEvening(std::uint32_t seed, const TablePreferences& habits)
        : Table(seed)
        , RandomGame(Table::lines, habits, [this] { return begin(head, box); })
    {
    }

    /// In board tracking the Suitcases are counted in the end.
    void count_suitcases()
    {
        if (present().tracking == Tracking::full)
            return;
        for (const Family family : present().seats)
            record(std::string(word_of(family)) + " counts $5x2,$1");
    }

private:
    bool play_legal_move() override
    {
        const std::vector<LegalMove> legal = legal_moves(present(), components());
        if (legal.empty())
            return meet_new_component();
        if (Table::lines.chance(5)) {
            check_no_move_is_listed_twice(legal);
            check_random_lines_are_listed();
        }
        const LegalMove& chosen = any_move(legal);
        check_round_trip(chosen.move, components());
        RandomGame::play(chosen);
        return true;
    }

    void check_no_move_is_listed_twice(const std::vector<LegalMove>& legal) const
    {
        std::set<std::string> listed;
        for (const LegalMove& move : legal) {
            if (!listed.insert(format(move.move, components())).second)
                FAIL("Listed twice: " << format(move.move, components()));
        }
    }

    /// Whatever the referee would allow is among the legal moves.
    void check_random_lines_are_listed()
    {
        constexpr int count = 30;
        for (int i = 0; i < count; ++i) {
            Components known = components();
            const ledger::ErrorOr<Move> move = parse(Table::lines.line(evening()), known);
            if (!move.is_error())
                check_listed(move.value(), present(), known);
        }
    }

    /// When all cards or tiles that would fit have been laid open, too early perhaps because nobody
    /// had told their Act or colour, the table comes with one that the app has never seen.
    bool meet_new_component()
    {
        const std::string name = " test-new-" + std::to_string(evening().history().size());
        if (present().allies_to_reveal > 0)
            return ledger::is_applied(record("table reveals ally" + name).verdict);
        const std::optional<Area> slot = lowest_empty_slot(present(), components());
        const std::string line = "table opens " + std::string(word_of(slot.value_or(Area::queens)));
        return ledger::is_applied(record(line + name).verdict);
    }

    void check_is_listed(const Move& move, const Position& before, const Components& known) override
    {
        check_listed(move, before, known);
    }

    void check_applied(const Position& before, const Move& move, const Components& known) override
    {
        check_position(present(), components());
        check_conservation(before, move, present());
        if (Table::lines.chance(25))
            check_acts(before, ledger::judge_in<Game>(before, move, known), known);
    }
};

void check_final_score(const RandomEvening& game)
{
    const Score now = score(game.present(), game.evening().timeline().components());
    bool is_all_coloured = true;
    for (const Score::Seat& seat : now.seats)
        is_all_coloured = is_all_coloured && seat.uncoloured_jobs == 0;
    CHECK(now.is_final == is_all_coloured);
    CHECK_FALSE(now.winners.empty());
    for (const Score::Seat& seat : now.seats)
        CHECK(seat.rank >= 1);
}

void check_full_box(const Position& position)
{
    if (position.tracking == Tracking::board)
        return;
    int jobs = position.job_deck + position.unknown_discarded_jobs + position.unknown_open_jobs
        + static_cast<int>(position.known_jobs.size());
    for (const Holding& holding : position.holdings)
        jobs += holding.hand_unknown_jobs;
    CHECK(jobs == jobs_in_box);
}

} // namespace

TEST_CASE("legal play goes through all four Acts and ends with a score")
{
    rc::check("any seed", [] {
        const std::uint32_t seed = any_seed();
        INFO("seed " << seed);
        RandomEvening game(seed, {});
        game.play_to_the_end(most_entries);
        if (!game.is_over())
            FAIL("The game came to a stop:\n" << game.last_lines());
        check_full_box(game.present());
        game.count_suitcases();
        check_final_score(game);
        game.check_replay();
        game.check_undo_of_every_prefix();
    });
}

TEST_CASE("refused lines, undo and redo do no harm to a game")
{
    rc::check("any seed", [] {
        const std::uint32_t seed = any_seed();
        INFO("seed " << seed);
        RandomEvening game(seed, {40, 0, 0, 10, 10});
        game.play_to_the_end(2 * most_entries);
        check_full_box(game.present());
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
        RandomLines lines(any_seed());
        const auto evening = begin(lines.head(), lines.box());
        record_spoiled_lines(*evening, lines);
        check_position(evening->timeline().present(), evening->timeline().components());
    });
}
