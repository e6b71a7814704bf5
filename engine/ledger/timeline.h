#pragma once

#include "engine/ledger/error_or.h"
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

/// What the referee found when it tried a move: the verdict and every reason for it, the position
/// as it would be, and the physical acts in between. After an impossible move `after` is the
/// position before it.
template <typename Position, typename Act>
struct Judgement {
    Verdict verdict = Verdict::impossible;
    std::vector<Reason> reasons;
    Position after;
    std::vector<Act> acts;
    /// The rules that were checked, in the order in which they were: only where a list is here
    /// before the trial begins, because nobody else wants to know.
    std::optional<std::vector<RuleId>> checked;
};

/// One line of the evening, for ever as it was entered.
struct Entry {
    enum class Kind : std::uint8_t {
        move, ///< Something that the players did, or that the table told or corrected.
        undo, ///< `table undoes to N`: as it was after entry N, whatever it was; 0 is the start.
        redo, ///< `table redoes to N`: forward again along entries that were undone.
    };

    std::string line;
    Kind kind = Kind::move;
    Verdict verdict = Verdict::impossible;
    std::vector<Reason> reasons;
    /// The standing entry that this one follows, 0 for the start. For an undo or a redo, the
    /// entry at which it arrives.
    int follows = 0;
};

/// The line that takes back everything after entry `number`.
[[nodiscard]] std::string undo_line(int number);
/// The line that restores everything up to entry `number`.
[[nodiscard]] std::string redo_line(int number);

/// Which entries stand: the history as a tree, in which undoing walks towards the root, redoing
/// walks away from it, and nothing is ever cut off. Entries are numbered from 1; 0 is the start.
class History {
public:
    [[nodiscard]] int size() const { return static_cast<int>(m_entries.size()); }
    [[nodiscard]] const Entry& entry(int number) const;

    /// The last entry that stands, 0 at the start.
    [[nodiscard]] int head() const { return m_head; }
    /// Whether an entry is part of what counts now: applied and not undone.
    [[nodiscard]] bool stands(int number) const;
    /// The entries that counted when an entry had been entered, in their order: its way from the
    /// start, whatever was undone later.
    [[nodiscard]] std::vector<int> path_to(int number) const;
    /// The entry to which one step of undo leads, if there is anything to undo.
    [[nodiscard]] std::optional<int> undo_target() const;
    /// The entry to which one step of redo leads, if there is anything to redo.
    [[nodiscard]] std::optional<int> redo_target() const;

    /// Reads `table undoes to N` and `table redoes to N`, and judges the step. Gives nothing for
    /// every other line: it is the game's.
    [[nodiscard]] std::optional<Entry> read_step(std::string_view line) const;

    void add(Entry entry);

private:
    [[nodiscard]] bool is_ancestor(int ancestor, int number) const;
    /// The last entry that stood when this one had been entered.
    [[nodiscard]] int head_after(int number) const;

    std::vector<Entry> m_entries;
    /// How far each entry is from the start, and one far before it on the same way, so that a long
    /// evening is walked in few steps. The start is the first of them.
    struct Way {
        int length = 0;
        int far = 0;
    };
    std::vector<Way> m_ways{Way{}};
    int m_head = 0;
};

/// A line that has been judged and not recorded: the entry that it would be. Nothing has happened
/// yet, and nothing is judged a second time when it does.
class PendingEntry {
public:
    PendingEntry() = default;
    PendingEntry(const PendingEntry&) = delete;
    PendingEntry& operator=(const PendingEntry&) = delete;
    virtual ~PendingEntry() = default;

    Entry entry;
};

/// An evening of one game: its entries and the position after each of them. Undo, redo and
/// what-if are copies of positions; no move is ever played backwards.
///
/// `Game` gives the types `Position`, `Move`, `Components` and `Act`, and the functions
/// `parse(line, components)`, which may add names to the components, and
/// `play(position, move, components, judgement)`. `Components` gives `mark()`, `take_since(mark)`
/// and `add(names)`, because those names are known only while a line is judged.
template <typename Game>
class Timeline {
public:
    using Position = typename Game::Position;
    using Move = typename Game::Move;
    using Components = typename Game::Components;
    using Act = typename Game::Act;
    using Judged = Judgement<Position, Act>;

    /// The evening as it stands: every change makes another one.
    using State = std::shared_ptr<const int>;

    struct PendingEntry final : ledger::PendingEntry {
        State state;
        /// Without verdict and reasons, which are the entry's.
        Judged judged;
        std::optional<Move> move;
        /// Those that the line introduces.
        typename Components::Names names;
    };

    Timeline(Position start, Components components);

    [[nodiscard]] const History& history() const { return m_history; }
    /// The names and prints that this evening knows.
    [[nodiscard]] const Components& components() const { return m_components; }

    /// The position as it stands now.
    [[nodiscard]] const Position& present() const { return m_steps.back().after; }
    /// The position after an entry; 0 is the start.
    [[nodiscard]] const Position& position_after(int number) const
    {
        return m_steps[static_cast<std::size_t>(number)].after;
    }
    /// The physical acts of an entry.
    [[nodiscard]] const std::vector<Act>& acts_of(int number) const
    {
        return m_steps[static_cast<std::size_t>(number)].acts;
    }

    /// The move that an entry's line says; nothing for undo, redo and lines that cannot be read.
    [[nodiscard]] const std::optional<Move>& move_of(int number) const
    {
        return m_steps[static_cast<std::size_t>(number)].move;
    }

    /// The rules that are checked when the move of an entry is judged where it was made, by what is
    /// known of the components now, and those of its reasons.
    [[nodiscard]] std::vector<RuleId> rules_checked(int number) const;

    /// What would be said of a move now. Nothing changes.
    [[nodiscard]] Judged consider(const Move& move) const;
    /// The same of a move whose line introduces names.
    [[nodiscard]] Judged consider(const Move& move, const typename Components::Names& names) const;

    /// Judges a line as it would be judged now. Nothing changes.
    [[nodiscard]] std::unique_ptr<PendingEntry> judge(std::string_view line) const;

    /// Adds what has been judged to the evening; a refused line becomes an entry that changed
    /// nothing. A null pointer comes back, and nothing happens, when the trial belongs to another
    /// evening, or to this one as it stood before its last change.
    const Entry* adopt(std::unique_ptr<PendingEntry> trial);

    const Entry& record(std::string_view line) { return *adopt(judge(line)); }

    /// Adds a line that was judged before, perhaps by an older referee. Its verdict of then is a
    /// fact: a move that stood stands, even if a rule is found against it today, and a refused one
    /// stays refused. Only what has become impossible cannot be done again. The entry keeps the
    /// verdict of then; its reasons are today's.
    const Entry& replay(std::string_view line, Verdict then);

    /// The components as they are known from now on, by the same names. What has been judged stays
    /// as it was judged.
    void describe(Components components);

    /// Adds the next entry of another timeline of the same evening as somebody knows it who does
    /// not know everything: `move` is what he knows of its move, nothing if there is none. What was
    /// done is done here too, and what was refused stays refused. Gives what the referee says of
    /// the move if he knows no more either.
    Judged append_as_observed(const Entry& entry, const std::optional<Move>& move);

private:
    struct Step {
        Position after;
        std::vector<Act> acts;
        std::optional<Move> move;
    };

    /// A line that is only judged leaves nothing behind in them.
    mutable Components m_components;
    History m_history;
    /// A deque, so that positions stay where they are while the evening grows: a screen draws on
    /// with the position that it has looked at, although a tap in the middle of it added a step.
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
        Game::play(position_after(number - 1), *move, m_components, judged);
    for (const Reason& reason : m_history.entry(number).reasons)
        judged.checked->push_back(reason.message.rule);
    return std::move(*judged.checked);
}

template <typename Game>
typename Timeline<Game>::Judged Timeline<Game>::consider(const Move& move) const
{
    Judged judged;
    Game::play(present(), move, m_components, judged);
    return judged;
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
    ErrorOr<Move> move = Game::parse(entry.line, m_components);
    if (move.is_error()) {
        entry.reasons.push_back(move.error());
    } else {
        trial->move = std::move(move.value());
        Game::play(present(), *trial->move, m_components, trial->judged);
        entry.verdict = trial->judged.verdict;
        entry.reasons = std::move(trial->judged.reasons);
    }
    trial->names = m_components.take_since(mark);
    return trial;
}

template <typename Game>
const Entry* Timeline<Game>::adopt(std::unique_ptr<PendingEntry> trial)
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
    return *adopt(std::move(trial));
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
        Game::play(present(), *move, m_components, judged);
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
