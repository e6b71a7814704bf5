#pragma once

#include "engine/ledger/evening.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace consigliere::test {

/// Any number at all, not a small one at first; and no simpler one if it fails, because a seed is
/// not simpler than another. It belongs into a check of rapidcheck, and is the same in every run
/// unless the environment asks for others: RC_PARAMS="seed=7".
[[nodiscard]] std::uint32_t any_seed();

/// What a random table does beside playing legal moves, each in percent.
struct TablePreferences {
    int refused = 0;
    int ruled = 0;
    int corrected = 0;
    int undone = 0;
    int spoiled = 0;
};

/// A game that a random table plays, and what must hold in every game after every line. `Lines`
/// makes the table's choices, `LegalMove` is what the game lists.
template <typename Game, typename LegalMove, typename Lines>
class RandomGame {
public:
    using Evening = ledger::EveningOf<Game>;
    using Position = typename Game::Position;
    using Components = typename Game::Components;
    using Move = typename Game::Move;
    using Begin = std::function<std::unique_ptr<Evening>()>;

    RandomGame(const RandomGame&) = delete;
    RandomGame& operator=(const RandomGame&) = delete;
    virtual ~RandomGame() = default;

    [[nodiscard]] const Evening& evening() const { return *m_evening; }
    [[nodiscard]] const Position& present() const { return m_evening->timeline().present(); }
    [[nodiscard]] const Components& components() const
    {
        return m_evening->timeline().components();
    }
    [[nodiscard]] bool is_over() const { return present().phase == decltype(present().phase)::end; }

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

    /// Going back entry by entry gives the very positions that were there.
    void check_undo_of_every_prefix()
    {
        while (const std::optional<int> target = m_evening->history().undo_target()) {
            m_evening->record(ledger::undo_line(*target));
            if (!(present() == m_evening->timeline().position_after(*target)))
                FAIL("Undone to entry " << *target << " the position differs.");
        }
    }

    /// The same lines give the same verdicts and the same position.
    void check_replay() const
    {
        const auto again = m_begin();
        for (int number = 1; number <= m_evening->history().size(); ++number) {
            const ledger::Entry& entry = m_evening->history().entry(number);
            const ledger::Entry& replayed = again->record(entry.line);
            if (replayed.verdict != entry.verdict || replayed.reasons != entry.reasons)
                FAIL("Replayed entry " << number << " differs: " << entry.line);
        }
        if (!(again->timeline().present() == present()))
            FAIL("The replayed game ends in another position.");
    }

protected:
    RandomGame(Lines& lines, const TablePreferences& habits, Begin begin)
        : m_lines(lines)
        , m_habits(habits)
        , m_begin(std::move(begin))
        , m_evening(m_begin())
    {
    }

    [[nodiscard]] const TablePreferences& habits() const { return m_habits; }

    /// One of the legal moves. Half of the time kinds of moves are equally likely, however many
    /// moves there are of each.
    const LegalMove& any_move(const std::vector<LegalMove>& legal)
    {
        const LegalMove& one = m_lines.any_of(legal);
        if (m_lines.chance(50))
            return one;
        std::vector<std::size_t> kinds;
        for (const LegalMove& move : legal) {
            const std::size_t kind = move.move.action.index();
            if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
                kinds.push_back(kind);
        }
        const std::size_t kind = m_lines.any_of(kinds);
        std::vector<const LegalMove*> alike;
        for (const LegalMove& move : legal) {
            if (move.move.action.index() == kind)
                alike.push_back(&move);
        }
        return *m_lines.any_of(alike);
    }

    /// Records a move as the list of legal moves has it; the referee must agree with the list.
    void play(const LegalMove& chosen)
    {
        const ledger::Entry& entry = record(format(chosen.move, components()));
        if (entry.verdict != chosen.verdict)
            FAIL("Listed as " << ledger::word_of(chosen.verdict) << ", judged as "
                              << ledger::word_of(entry.verdict) << ": " << entry.line);
    }

    const ledger::Entry& record(const std::string& line)
    {
        const Position before = present();
        Components known = components();
        const ledger::ErrorOr<Move> move = parse(line, known);
        INFO(line);
        if (!move.is_error() && m_lines.chance(20))
            check_is_listed(move.value(), before, known);

        const ledger::Entry& entry = m_evening->record(line);
        const bool is_refused = !ledger::is_applied(entry.verdict);
        if (is_refused && !(present() == before))
            FAIL("A refused line changed the position: " << line);
        if (!move.is_error() && entry.kind == ledger::Entry::Kind::move && !is_refused)
            check_applied(before, move.value(), known);
        return entry;
    }

private:
    /// Plays a move that is legal now. False when there is none.
    virtual bool play_legal_move() = 0;
    /// A move that the referee would allow is among the legal ones.
    virtual void check_is_listed(
        const Move& move, const Position& before, const Components& known) = 0;
    /// What must hold after a move that stands.
    virtual void check_applied(
        const Position& before, const Move& move, const Components& known) = 0;

    /// False when no legal move is left.
    bool one_step()
    {
        if (m_lines.chance(m_habits.refused))
            record(m_lines.line(*m_evening));
        else if (m_lines.chance(m_habits.ruled))
            record(m_lines.line(*m_evening) + " ! we play it like this");
        else if (m_lines.chance(m_habits.corrected))
            record(m_lines.correction(*m_evening));
        else if (m_lines.chance(m_habits.undone))
            step_through_history();
        else if (m_lines.chance(m_habits.spoiled))
            record(m_lines.spoiled(m_lines.line(*m_evening)));
        else
            return play_legal_move();
        return true;
    }

    /// Mostly a few steps back or one forward; now and then to any entry, or to one that is not
    /// there.
    void step_through_history()
    {
        const ledger::History& history = m_evening->history();
        if (m_lines.chance(20))
            record(ledger::undo_line(m_lines.below(history.size() + 2)));
        else if (const auto target = history.redo_target(); target && m_lines.chance(50))
            record(ledger::redo_line(*target));
        else if (history.undo_target())
            record(ledger::undo_line(std::max(0, history.head() - 1 - m_lines.below(10))));
    }

    Lines& m_lines;
    TablePreferences m_habits;
    Begin m_begin;
    std::unique_ptr<Evening> m_evening;
};

/// Lines that nobody would enter: the referee answers each and keeps its table in order.
template <typename Evening, typename Lines>
void record_spoiled_lines(Evening& evening, Lines& lines)
{
    constexpr int count = 300;
    for (int i = 0; i < count; ++i) {
        std::string line = lines.line(evening);
        while (lines.chance(70))
            line = lines.spoiled(line);
        evening.record(line);
    }
}

} // namespace consigliere::test
