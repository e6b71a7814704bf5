/// Random games, and what must hold after every line of them.

#include "engine/mafia/score.h"
#include "tests/mafia/checks.h"
#include "tests/mafia/evenings.h"
#include "tests/mafia/random_lines.h"
#include "tests/support/random_game.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::mafia;

namespace {

/// What a game is made of; it comes into being before the game does.
struct Beginning {
    explicit Beginning(std::uint32_t seed)
        : lines(seed)
        , head(lines.head())
    {
    }

    RandomMafia lines;
    ledger::Tree head;
};

class RandomEvening final : private Beginning, public RandomGame<Game, LegalMove, RandomMafia> {
public:
    RandomEvening(std::uint32_t seed, const TablePreferences& habits)
        : Beginning(seed)
        , RandomGame(Beginning::lines, habits, [this] { return begin_mafia(head); })
    {
    }

private:
    /// Nobody would ever stop if he could be dealt another card: a table that stops early ends the
    /// game, and most do not. Red cards get faces, so that they can be used.
    bool play_legal_move() override
    {
        std::vector<LegalMove> legal = legal_moves(present(), components());
        std::erase_if(legal, [this](const LegalMove& one) {
            return std::holds_alternative<Stop>(one.move.action) && !Beginning::lines.chance(1);
        });
        if (legal.empty())
            return false;
        LegalMove chosen = any_move(legal);
        if (auto* draw = std::get_if<Draw>(&chosen.move.action);
            draw != nullptr && !draw->card.is_told() && Beginning::lines.chance(80)) {
            draw->card = Card(Deck::red, 1 + Beginning::lines.below(Card::reds));
            record(format(chosen.move, components()));
            return true;
        }
        RandomGame::play(chosen);
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
            check_no_new_enclosure(before, present(), move, known);
        if (!Beginning::lines.chance(25))
            return;
        const Judged judged = ledger::judge_in<Game>(before, move, known);
        check_acts(before, judged, known);
        check_money(before, judged);
    }
};

} // namespace

TEST_CASE("legal play keeps pieces, tokens, killers, cards and money")
{
    rc::check("any seed", [] {
        const std::uint32_t seed = any_seed();
        INFO("seed " << seed);
        RandomEvening game(seed, {});
        game.play_to_the_end(150);
        INFO(game.last_lines());
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
        game.play_to_the_end(150);
        game.check_replay();
        game.check_undo_of_every_prefix();
    });
}

TEST_CASE("rulings and corrections keep the table in order")
{
    rc::check("any seed", [] {
        const std::uint32_t seed = any_seed();
        INFO("seed " << seed);
        RandomEvening game(seed, {10, 15, 15, 5, 0});
        game.play_to_the_end(150);
        game.check_replay();
        game.check_undo_of_every_prefix();
    });
}

TEST_CASE("no line, however spoiled, makes the referee stumble")
{
    rc::check("any seed", [] {
        RandomMafia lines(any_seed());
        const auto evening = begin_mafia(lines.head());
        record_spoiled_lines(*evening, lines);
        check_position(evening->timeline().present());
    });
}
