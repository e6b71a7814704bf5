#pragma once

#include "engine/ledger/error_or.h"
#include "engine/ledger/interface.h"
#include "engine/ledger/line_words.h"
#include "engine/ledger/messages.h"
#include "engine/ledger/verdict.h"

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace consigliere::ledger {

/// Result of judging a move: verdict, reasons, resulting position, physical acts. After
/// `impossible`, `after` is the position before the move.
template <typename Position, typename Act>
struct Judgement {
    Verdict verdict = Verdict::impossible;
    std::vector<Reason> reasons;
    Position after;
    std::vector<Act> acts;
    /// Rules evaluated, in order. Collected only if set before judging.
    std::optional<std::vector<RuleId>> checked;
};

/// Judges a move in a position, by the game's `play`.
template <typename Game>
[[nodiscard]] auto judge_in(const typename Game::Position& position,
    const typename Game::Move& move, const typename Game::Components& components)
{
    Judgement<typename Game::Position, typename Game::Act> judged;
    play(position, move, components, judged);
    return judged;
}

/// A move that `play` does not refuse. `verdict`: legal or unverified.
template <typename Move>
struct LegalMoveOf {
    Move move;
    Verdict verdict = Verdict::legal;
};

/// One recorded line. Immutable once recorded.
struct Entry {
    enum class Kind : std::uint8_t {
        move, ///< Something that players did, or that the table declared or corrected.
        undo, ///< `table undoes to N`: back to the state after entry N; 0 is the start.
        redo, ///< `table redoes to N`: forward along undone entries.
    };

    std::string line;
    Kind kind = Kind::move;
    Verdict verdict = Verdict::impossible;
    std::vector<Reason> reasons;
    /// Parent in the undo tree: the last entry in effect before this one, 0 for the start. For an
    /// undo or redo, the entry at which it arrives.
    int follows = 0;
};

/// Returns the line that undoes everything after entry `number`.
[[nodiscard]] std::string undo_line(int number);
/// Returns the line that redoes everything up to entry `number`.
[[nodiscard]] std::string redo_line(int number);

/// Undo tree of the entries. Undo moves towards the root, redo away from it; no branch is ever
/// removed. Entries are numbered from 1; 0 is the start.
class History {
public:
    [[nodiscard]] int size() const { return static_cast<int>(m_entries.size()); }
    [[nodiscard]] const Entry& entry(int number) const;

    /// Last entry in effect; 0 at the start.
    [[nodiscard]] int head() const { return m_head; }
    /// Returns true if the entry was applied and is not undone.
    [[nodiscard]] bool stands(int number) const;
    /// The entries in effect right after an entry was recorded, in order.
    [[nodiscard]] std::vector<int> path_to(int number) const;
    /// The entries undone by going from the state after `from` to the state after `to`, last first.
    [[nodiscard]] std::vector<int> taken_back(int from, int to) const;
    /// Target of one undo step; nullopt if there is nothing to undo.
    [[nodiscard]] std::optional<int> undo_target() const;
    /// Target of one redo step; nullopt if there is nothing to redo.
    [[nodiscard]] std::optional<int> redo_target() const;

    /// Parses and judges an undo or redo line. Returns nullopt for any other line.
    [[nodiscard]] std::optional<Entry> read_step(std::string_view line) const;

    void add(Entry entry);

private:
    [[nodiscard]] bool is_ancestor(int ancestor, int number) const;
    /// The last entry in effect right after this one was recorded.
    [[nodiscard]] int head_after(int number) const;

    std::vector<Entry> m_entries;
    /// Depth in the tree and a jump pointer to a far ancestor, for ancestor queries in O(log n)
    /// (Myers, "An applicative random-access stack", 1983). Index 0 is the start.
    struct Way {
        int length = 0;
        int far = 0;
    };
    std::vector<Way> m_ways{Way{}};
    int m_head = 0;
};

/// A judged line that is not recorded yet. Recording it does not judge it again.
class PendingEntry : public Interface {
public:
    Entry entry;
};

/// An evening of one game: its entries and the position after each. Undo, redo and what-if copy
/// positions; no move is reversed. Not thread-safe: the const functions `judge` and `consider`
/// change `m_components` temporarily.
///
/// `Game` provides the types `Position`, `Move`, `Components` and `Act`; their namespace the
/// functions `parse(line, components)`, which may add names to the components, and `play(position,
/// move, components, judgement)`. `Components` provides `mark()`, `take_since(mark)` and
/// `add(names)`, to remove names that only a judged line introduced.
template <typename Game>
class Timeline {
public:
    using Position = typename Game::Position;
    using Move = typename Game::Move;
    using Components = typename Game::Components;
    using Act = typename Game::Act;
    using Judged = Judgement<Position, Act>;

    /// Identity of a state of the evening: replaced by every change.
    using State = std::shared_ptr<const int>;

    struct PendingEntry final : ledger::PendingEntry {
        State state;
        /// Verdict and reasons are moved to `entry`.
        Judged judged;
        std::optional<Move> move;
        typename Components::Names names;
    };

    Timeline(Position start, Components components);

    [[nodiscard]] const History& history() const { return m_history; }
    /// Names and descriptions of the components.
    [[nodiscard]] const Components& components() const { return m_components; }

    /// The present position. References stay valid while entries are added.
    [[nodiscard]] const Position& present() const { return m_steps.back().after; }
    /// Position after an entry; 0 is the start.
    [[nodiscard]] const Position& position_after(int number) const
    {
        return m_steps[static_cast<std::size_t>(number)].after;
    }
    /// Physical acts of an entry; empty if it was refused.
    [[nodiscard]] const std::vector<Act>& acts_of(int number) const
    {
        return m_steps[static_cast<std::size_t>(number)].acts;
    }

    /// Parsed move of an entry. nullopt for undo, redo and lines that cannot be parsed.
    [[nodiscard]] const std::optional<Move>& move_of(int number) const
    {
        return m_steps[static_cast<std::size_t>(number)].move;
    }

    /// Rules evaluated when an entry's move is judged at its place with the present components,
    /// then the rules of its stored reasons. May contain duplicates.
    [[nodiscard]] std::vector<RuleId> rules_checked(int number) const;

    /// Judges a move in the present position. Changes nothing.
    [[nodiscard]] Judged consider(const Move& move) const
    {
        return judge_in<Game>(present(), move, m_components);
    }
    /// Like `consider(move)`, for a line that introduces `names`.
    [[nodiscard]] Judged consider(const Move& move, const typename Components::Names& names) const;

    [[nodiscard]] std::unique_ptr<PendingEntry> judge(std::string_view line) const;

    /// Appends a judged line; a refused one becomes an entry without effect. Returns nullptr, and
    /// changes nothing, if it belongs to another evening or to an earlier state of this one.
    const Entry* append(std::unique_ptr<PendingEntry> trial);

    const Entry& record(std::string_view line) { return *append(judge(line)); }

    /// Appends a line with its stored verdict, perhaps of an older referee. The stored verdict
    /// decides whether the move is applied; only a move that is impossible now is not. Reasons are
    /// computed now.
    const Entry& replay(std::string_view line, Verdict then);

    /// Replaces the components; names must keep their ids. Entries keep their verdicts.
    void describe(Components components);

    /// Appends the next entry of another timeline of this evening, by the knowledge of an observer.
    /// `move`: the move as known, nullopt if there is none. Applied exactly if `entry` was applied
    /// and the known move is possible. Returns the judgement of the known move.
    Judged append_as_observed(const Entry& entry, const std::optional<Move>& move);

private:
    struct Step {
        Position after;
        std::vector<Act> acts;
        std::optional<Move> move;
    };

    /// Mutable: judging a line adds its names and removes them again.
    mutable Components m_components;
    History m_history;
    /// A deque keeps references to positions valid while steps are added: a screen may record a
    /// step while it is drawing a position.
    std::deque<Step> m_steps;
    State m_state = std::make_shared<const int>();
};

template <typename Game>
Timeline<Game>::Timeline(Position start, Components components)
    : m_components(std::move(components))
{
    m_steps.push_back({std::move(start), {}, std::nullopt});
}

template <typename Game>
std::vector<RuleId> Timeline<Game>::rules_checked(int number) const
{
    Judged judged;
    judged.checked.emplace();
    if (const std::optional<Move>& move = move_of(number))
        play(position_after(number - 1), *move, m_components, judged);
    for (const Reason& reason : m_history.entry(number).reasons)
        judged.checked->push_back(reason.message.rule);
    return std::move(*judged.checked);
}

template <typename Game>
typename Timeline<Game>::Judged Timeline<Game>::consider(
    const Move& move, const typename Components::Names& names) const
{
    const auto mark = m_components.mark();
    m_components.add(names);
    Judged judged = consider(move);
    static_cast<void>(m_components.take_since(mark));
    return judged;
}

template <typename Game>
std::unique_ptr<typename Timeline<Game>::PendingEntry> Timeline<Game>::judge(
    std::string_view line) const
{
    auto trial = std::make_unique_for_overwrite<PendingEntry>();
    trial->state = m_state;
    if (std::optional<Entry> step = m_history.read_step(line)) {
        trial->entry = std::move(*step);
        trial->judged.after = position_after(trial->entry.follows);
        return trial;
    }
    Entry& entry = trial->entry;
    entry.line = std::string(trim(line));
    entry.follows = m_history.head();
    const auto mark = m_components.mark();
    ErrorOr<Move> move = parse(entry.line, m_components);
    if (move.is_error()) {
        entry.reasons.push_back(move.error());
    } else {
        trial->move = std::move(move.value());
        play(present(), *trial->move, m_components, trial->judged);
        entry.verdict = trial->judged.verdict;
        entry.reasons = std::move(trial->judged.reasons);
    }
    trial->names = m_components.take_since(mark);
    return trial;
}

template <typename Game>
const Entry* Timeline<Game>::append(std::unique_ptr<PendingEntry> trial)
{
    if (trial->state != m_state)
        return nullptr;
    m_components.add(trial->names);
    Judged& judged = trial->judged;
    if (is_applied(trial->entry.verdict))
        m_steps.push_back(Step{judged.after, std::move(judged.acts), std::move(trial->move)});
    else
        m_steps.push_back(Step{present(), {}, std::move(trial->move)});
    m_history.add(std::move(trial->entry));
    m_state = std::make_shared<const int>();
    return &m_history.entry(m_history.size());
}

template <typename Game>
const Entry& Timeline<Game>::replay(std::string_view line, Verdict then)
{
    std::unique_ptr<PendingEntry> trial = judge(line);
    Entry& entry = trial->entry;
    const bool can_be_so = entry.verdict != Verdict::impossible || !is_applied(then);
    if (entry.kind == Entry::Kind::move && can_be_so)
        entry.verdict = then;
    return *append(std::move(trial));
}

template <typename Game>
void Timeline<Game>::describe(Components components)
{
    m_components = std::move(components);
    m_state = std::make_shared<const int>();
}

template <typename Game>
typename Timeline<Game>::Judged Timeline<Game>::append_as_observed(
    const Entry& entry, const std::optional<Move>& move)
{
    Judged judged;
    const bool was_done = is_applied(entry.verdict);
    if (move)
        play(present(), *move, m_components, judged);
    if (entry.kind != Entry::Kind::move)
        m_steps.push_back({was_done ? position_after(entry.follows) : present(), {}, std::nullopt});
    else if (move && was_done && judged.verdict != Verdict::impossible)
        m_steps.push_back({judged.after, judged.acts, move});
    else
        m_steps.push_back({present(), {}, move});
    m_history.add(entry);
    m_state = std::make_shared<const int>();
    return judged;
}

} // namespace consigliere::ledger
