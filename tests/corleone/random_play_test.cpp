/// Random games through all four Acts, and what must hold after every line of them.

#include "engine/corleone/play.h"
#include "engine/corleone/score.h"
#include "tests/corleone/checks.h"
#include "tests/corleone/evenings.h"
#include "tests/corleone/random_lines.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <cstdlib>
#include <set>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::corleone;

namespace {

/// The same games in every run, unless the environment asks for others: RC_PARAMS="seed=7".
const int fixed_seed = setenv("RC_PARAMS", "seed=1955", 0);

/// Any number at all, not a small one at first; and no simpler one if it fails, because a seed is
/// not simpler than another.
std::uint32_t any_seed()
{
    return *rc::gen::noShrink(
        rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint32_t>()));
}

/// No game that only legal moves drive is longer than this.
constexpr int most_entries = 4000;

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
        , m_box(m_random.box())
        , m_evening(begin(m_head, m_box))
    {
    }

    [[nodiscard]] const Evening& evening() const { return *m_evening; }
    [[nodiscard]] const Position& present() const { return m_evening->timeline().present(); }
    [[nodiscard]] bool is_over() const { return present().phase == Phase::end; }

    [[nodiscard]] std::string last_lines() const
    {
        constexpr int shown = 20;
        const ledger::History& history = m_evening->history();
        std::string lines;
        for (int number = std::max(1, history.size() - shown); number <= history.size(); ++number)
            lines += history.entry(number).line + "\n";
        return lines;
    }

    /// Plays up to the end, or until `most` entries are made.
    void play_to_the_end(int most)
    {
        while (!is_over() && m_evening->history().size() < most) {
            if (!one_step())
                return;
        }
    }

    /// In board tracking the Suitcases are counted in the end.
    void count_suitcases()
    {
        if (present().tracking == Tracking::full)
            return;
        for (const Family family : present().seats)
            record(std::string(word_of(family)) + " counts $5x2,$1");
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
        const auto again = begin(m_head, m_box);
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
    /// False when no legal move is left.
    bool one_step()
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
            return play_legal_move();
        return true;
    }

    bool play_legal_move()
    {
        const Components& components = m_evening->timeline().components();
        const std::vector<LegalMove> legal = legal_moves(present(), components);
        if (legal.empty())
            return meet_new_component();
        if (m_random.chance(5)) {
            check_no_move_is_listed_twice(legal, components);
            check_random_lines_are_listed();
        }
        // Kinds of moves are equally likely, however many moves there are of each.
        const Move& one = m_random.any_of(legal).move;
        std::vector<const LegalMove*> alike;
        const std::size_t kind = m_random.chance(50)
            ? one.action.index()
            : legal[static_cast<std::size_t>(m_random.below(static_cast<int>(legal.size())))]
                  .move.action.index();
        for (const LegalMove& move : legal) {
            if (move.move.action.index() == kind)
                alike.push_back(&move);
        }
        const LegalMove& chosen = *m_random.any_of(alike);
        check_round_trip(chosen.move, components);
        const ledger::Entry& entry = record(format(chosen.move, components));
        if (entry.verdict != chosen.verdict)
            FAIL("Listed as " << word_of(chosen.verdict) << ", judged as " << word_of(entry.verdict)
                              << ": " << entry.line);
        return true;
    }

    static void check_no_move_is_listed_twice(
        const std::vector<LegalMove>& legal, const Components& components)
    {
        std::set<std::string> lines;
        for (const LegalMove& move : legal) {
            if (!lines.insert(format(move.move, components)).second)
                FAIL("Listed twice: " << format(move.move, components));
        }
    }

    /// Whatever the referee would allow is among the legal moves.
    void check_random_lines_are_listed()
    {
        constexpr int lines = 30;
        for (int i = 0; i < lines; ++i) {
            Components components = m_evening->timeline().components();
            const ledger::ErrorOr<Move> move = parse(m_random.line(*m_evening), components);
            if (!move.is_error())
                check_listed(move.value(), present(), components);
        }
    }

    /// When all cards or tiles that would fit have been laid open, too early perhaps because nobody
    /// had told their Act or colour, the table comes with one that the app has never seen.
    bool meet_new_component()
    {
        const std::string name = " test-new-" + std::to_string(m_evening->history().size());
        if (present().allies_to_reveal > 0)
            return ledger::is_applied(record("table reveals ally" + name).verdict);
        const std::optional<Area> slot =
            lowest_empty_slot(present(), m_evening->timeline().components());
        const std::string line = "table opens " + std::string(word_of(slot.value_or(Area::queens)));
        return ledger::is_applied(record(line + name).verdict);
    }

    void step_through_history()
    {
        const ledger::History& history = m_evening->history();
        if (const std::optional<int> target = history.redo_target(); target && m_random.chance(50))
            record(ledger::redo_line(*target));
        else if (history.undo_target())
            record(ledger::undo_line(std::max(0, history.head() - 1 - m_random.below(10))));
    }

    const ledger::Entry& record(const std::string& line)
    {
        const Position before = present();
        Components components = m_evening->timeline().components();
        const ledger::ErrorOr<Move> move = parse(line, components);
        if (!move.is_error() && m_random.chance(20))
            check_listed(move.value(), before, components);

        const ledger::Entry& entry = m_evening->record(line);
        const bool is_refused = !ledger::is_applied(entry.verdict);
        if (is_refused && !(present() == before))
            FAIL("A refused line changed the position: " << line);
        if (move.is_error() || entry.kind != ledger::Entry::Kind::move || is_refused)
            return entry;
        INFO(line);
        check_position(present(), m_evening->timeline().components());
        check_conservation(before, move.value(), present());
        if (m_random.chance(25))
            check_acts(before, move.value(), play(before, move.value(), components), components);
        return entry;
    }

    RandomLines m_random;
    Habits m_habits;
    ledger::Tree m_head;
    ledger::Tree m_box;
    std::unique_ptr<Evening> m_evening;
};

void check_final_score(const RandomGame& game)
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
        RandomGame game(seed, {});
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
        RandomGame game(seed, {40, 0, 0, 10, 10});
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
        RandomGame game(seed, {10, 15, 10, 5, 0});
        game.play_to_the_end(400);
        game.check_replay();
        game.check_undo_of_every_prefix();
    });
}

TEST_CASE("no line, however spoiled, makes the referee stumble")
{
    rc::check("any seed", [] {
        RandomLines random(any_seed());
        const auto evening = begin(random.head(), random.box());
        for (int i = 0; i < 300; ++i) {
            std::string line = random.line(*evening);
            while (random.chance(70))
                line = random.spoiled(line);
            evening->record(line);
        }
        check_position(evening->timeline().present(), evening->timeline().components());
    });
}
