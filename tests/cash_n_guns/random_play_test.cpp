/// Random games through all eight rounds, and what must hold after every line of them.

#include "engine/cash_n_guns/play.h"
#include "engine/cash_n_guns/score.h"
#include "tests/cash_n_guns/checks.h"
#include "tests/cash_n_guns/evenings.h"
#include "tests/cash_n_guns/random_lines.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::cash_n_guns;

namespace {

/// No game that only legal moves drive is longer than this: the longest round has 8 aims, an
/// order, who lies down, 8 cards, 9 shares, and what each of 8 players says of powers and discards.
constexpr int most_entries = last_round * 60;

/// What a random table does beside playing legal moves, each in percent.
struct Habits {
    int refused = 0;
    int ruled = 0;
    int corrected = 0;
    int undone = 0;
    int spoiled = 0;
};

class RandomGame {
public:
    RandomGame(std::uint32_t seed, const Habits& habits)
        : m_random(seed)
        , m_habits(habits)
        , m_head(m_random.head())
        , m_evening(begin_cash(m_head))
    {
    }

    [[nodiscard]] const Evening& evening() const { return *m_evening; }
    [[nodiscard]] const Position& present() const { return m_evening->timeline().present(); }
    [[nodiscard]] bool is_over() const { return present().phase == Phase::end; }

    /// Plays up to the end, or until `most` entries are made.
    void play_to_the_end(int most)
    {
        while (!is_over() && m_evening->history().size() < most)
            one_step();
    }

    /// Going back entry by entry gives the very positions that were there.
    void check_undo_of_every_prefix()
    {
        while (const std::optional<int> target = m_evening->history().undo_target()) {
            m_evening->record(ledger::undo_line(*target));
            if (!(present() == m_evening->timeline().position_after(*target)))
                FAIL("Undone to entry " << *target << " the position differs.");
        }
    }

    void check_replay() const
    {
        const auto again = begin_cash(m_head);
        for (int number = 1; number <= m_evening->history().size(); ++number) {
            const ledger::Entry& entry = m_evening->history().entry(number);
            const ledger::Entry& replayed = again->record(entry.line);
            if (replayed.verdict != entry.verdict || replayed.reasons != entry.reasons)
                FAIL("Replayed entry " << number << " differs: " << entry.line);
        }
        if (!(again->timeline().present() == present()))
            FAIL("The replayed game ends in another position.");
    }

private:
    void one_step()
    {
        if (m_random.chance(m_habits.refused))
            record(m_random.line(*m_evening));
        else if (m_random.chance(m_habits.ruled))
            record(m_random.line(*m_evening) + " ! we play it like this");
        else if (m_random.chance(m_habits.corrected))
            record(m_random.correction(*m_evening));
        else if (m_random.chance(m_habits.undone))
            step_through_history();
        else if (m_random.chance(m_habits.spoiled))
            record(m_random.spoiled(m_random.line(*m_evening)));
        else
            play_legal_move();
    }

    /// A move that is legal now; the loot of a round is told, not chosen, so the test deals it.
    void play_legal_move()
    {
        const std::vector<LegalMove> legal =
            legal_moves(present(), m_evening->timeline().components());
        const bool deals = present().phase == Phase::loot && m_random.chance(60);
        if (legal.empty() || deals) {
            record(m_random.loot(present()));
            return;
        }
        // Kinds of moves are equally likely, however many moves there are of each.
        const std::size_t kind = m_random.any_of(legal).move.action.index();
        std::vector<const LegalMove*> alike;
        for (const LegalMove& move : legal) {
            if (move.move.action.index() == kind)
                alike.push_back(&move);
        }
        const LegalMove& chosen = *m_random.any_of(alike);
        const ledger::Entry& entry =
            record(format(chosen.move, m_evening->timeline().components()));
        if (entry.verdict != chosen.verdict)
            FAIL("A move that is listed as possible is judged otherwise: " << entry.line);
    }

    void step_through_history()
    {
        const int size = m_evening->history().size();
        const int number = m_random.below(size + 1);
        m_evening->record(
            m_random.chance(50) ? ledger::undo_line(number) : ledger::redo_line(number));
    }

    const ledger::Entry& record(const std::string& line)
    {
        const Position before = present();
        const Components& components = m_evening->timeline().components();
        const ledger::ErrorOr<Move> move = parse(line, components);
        INFO(line);
        if (!move.is_error() && m_random.chance(20))
            check_listed(move.value(), before, components);

        const ledger::Entry& entry = m_evening->record(line);
        const bool is_refused = !ledger::is_applied(entry.verdict);
        if (is_refused && !(present() == before))
            FAIL("A refused line changed the position: " << line);
        if (move.is_error() || entry.kind != ledger::Entry::Kind::move || is_refused)
            return entry;
        if (std::holds_alternative<Believe>(move.value().action) && !(present() == before))
            FAIL("A question changed the position: " << line);
        check_round_trip(move.value(), components);
        check_position(present());
        if (m_habits.ruled == 0 && m_habits.corrected == 0)
            check_rules_kept(present());
        if (m_random.chance(25))
            check_acts(before, play(before, move.value(), components), components);
        return entry;
    }

    RandomCash m_random;
    Habits m_habits;
    ledger::Tree m_head;
    std::unique_ptr<Evening> m_evening;
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
    rc::check("any seed", [](std::uint32_t seed) {
        INFO("seed " << seed);
        RandomGame game(seed, {});
        game.play_to_the_end(most_entries);
        REQUIRE(game.is_over());
        check_final_score(game.present());
        game.check_replay();
        game.check_undo_of_every_prefix();
    });
}

TEST_CASE("refused lines, undo and redo do no harm to a game")
{
    rc::check("any seed", [](std::uint32_t seed) {
        INFO("seed " << seed);
        RandomGame game(seed, {40, 0, 0, 5, 10});
        game.play_to_the_end(2 * most_entries);
        game.check_replay();
        game.check_undo_of_every_prefix();
    });
}

TEST_CASE("rulings and corrections keep the table in order")
{
    rc::check("any seed", [](std::uint32_t seed) {
        INFO("seed " << seed);
        RandomGame game(seed, {10, 15, 10, 5, 0});
        game.play_to_the_end(400);
        game.check_replay();
        game.check_undo_of_every_prefix();
    });
}

TEST_CASE("no line, however spoiled, makes the referee stumble")
{
    rc::check("any seed", [](std::uint32_t seed) {
        RandomCash random(seed);
        const auto evening = begin_cash(random.head());
        for (int i = 0; i < 300; ++i) {
            std::string line = random.line(*evening);
            while (random.chance(70))
                line = random.spoiled(line);
            evening->record(line);
        }
        check_position(evening->timeline().present());
    });
}
