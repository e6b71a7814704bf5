#pragma once

#include "engine/ledger/audience.h"
#include "engine/ledger/interface.h"
#include "engine/ledger/position_summary.h"
#include "engine/ledger/timeline.h"
#include "engine/ledger/tree.h"

#include <cassert>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace consigliere::ledger {

/// A line that may be recorded now. `verdict`: legal or unverified.
struct LegalLine {
    std::string line;
    Verdict verdict = Verdict::legal;
};

/// The referee's verdict on a line that has not been recorded.
struct Assessment {
    Verdict verdict = Verdict::impossible;
    std::vector<Reason> reasons;

    [[nodiscard]] friend bool operator==(const Assessment&, const Assessment&) = default;
};

/// Returns what an audience may learn of a verdict. `whole`: the verdict with full information;
/// `known`: that with the audience's information. Reasons that are in `whole` only are
/// reduced to their rules.
[[nodiscard]] Assessment visible_verdict(const Assessment& whole, const Assessment& known);
/// Reduces hidden reasons to rule and severity; drops those of severity unknown.
[[nodiscard]] Assessment cover(
    const Assessment& opinion, const std::function<bool(const Reason&)>& is_hidden);
/// Redacts a line that cannot be parsed: keeps the first two words, since any later word may be
/// secret. Lines of the table are kept in full.
[[nodiscard]] std::string redact_unparsed(std::string_view line);

/// Immutable view of an evening for one Audience. All display uses it: log, entry details, "Why?",
/// refusals, scores, reports.
///
/// Built by replaying redacted moves, so no position, reason or score derived from it depends on
/// hidden information (non-interference; tests/support/non_interference.h). What an audience sees
/// of an entry depends on later revelations on the entry's branches, not on the present position.
class ObserverView : public Interface {
public:
    [[nodiscard]] virtual Audience audience() const = 0;
    /// Entry `number`, from 1: `*` for redacted words; verdict and reasons as visible.
    [[nodiscard]] virtual const Entry& entry(int number) const = 0;
    /// Returns true if an entry is in effect, as far as the audience can know.
    [[nodiscard]] virtual bool stands(int number) const = 0;
    /// Rules evaluated for an entry, as far as known, in the order of the book.
    [[nodiscard]] virtual std::vector<RuleId> rules_checked(int number) const = 0;
    /// Judges a line and redacts the reasons. Whether it is refused is the true result.
    [[nodiscard]] virtual Assessment opinion(std::string_view line) const = 0;
    /// The next legal lines, by what the audience knows.
    [[nodiscard]] virtual std::vector<LegalLine> legal_lines() const = 0;
    [[nodiscard]] virtual Tree position_report() const = 0;
    [[nodiscard]] virtual Tree score_report() const = 0;
    /// Summary after an entry, by what the audience knows now; 0 is the start.
    [[nodiscard]] virtual PositionSummary summary_after(int entry) const = 0;
    /// What an entry adds to the players' statistics, whether or not the entry is in effect.
    [[nodiscard]] virtual std::vector<StatIncrement> deeds_of(int entry) const = 0;
};

/// The view of one game. Its `Game::Secrecy` is the only place that decides what is hidden:
/// - `Secrecy(timeline, audience)`;
/// - `known_move(entry, move)`: the move, reduced to the audience's knowledge; for a move that is
/// only
///   considered, `entry` is the number of the next entry;
/// - `displayed(entry, move)` and `displayed(entry, act)`: what is displayed of it; items that all
/// have
///   seen may be face down again;
/// - `visible_verdict(entry, move, whole, known)`: the visible part of the verdict;
/// - `score_audience(entry)`: the audience for which the score after an entry is shown now.
/// Also needs `Game::book()`, and in the game's namespace `report_position`, `report_score` and
/// `progress` of `(position, components, audience)`, `stat_increments(position, acts)` and
/// `legal_moves(position, components)`.
template <typename Game>
class ObserverViewOf final : public ObserverView {
public:
    using Known = Timeline<Game>;
    using Move = typename Game::Move;
    using Act = typename Game::Act;
    using Position = typename Game::Position;
    using Components = typename Game::Components;

    ObserverViewOf(const Timeline<Game>& whole, Audience audience);

    [[nodiscard]] Audience audience() const override { return m_audience; }
    [[nodiscard]] const Entry& entry(int number) const override { return at(number).entry; }
    /// The displayed move of an entry. nullopt for undo, redo and lines that cannot be parsed.
    [[nodiscard]] const std::optional<Move>& move_of(int number) const { return at(number).move; }
    [[nodiscard]] const std::vector<Act>& acts_of(int number) const { return at(number).acts; }
    [[nodiscard]] const Components& components() const { return m_known.components(); }
    /// The position known to the audience. Face-down items in it must not be displayed.
    [[nodiscard]] const Position& present() const { return m_known.present(); }
    /// The timeline of redacted moves, for the game's own queries.
    [[nodiscard]] const Known& known() const { return m_known; }
    [[nodiscard]] const typename Game::Secrecy& secrecy() const { return m_secrecy; }

    [[nodiscard]] bool stands(int number) const override { return m_history.stands(number); }
    [[nodiscard]] std::vector<RuleId> rules_checked(int number) const override;
    [[nodiscard]] Assessment opinion(std::string_view line) const override;
    [[nodiscard]] std::vector<LegalLine> legal_lines() const override;

    [[nodiscard]] Tree position_report() const override
    {
        return report_position(present(), components(), m_audience);
    }
    [[nodiscard]] Tree score_report() const override
    {
        return report_score(present(), components(), m_audience);
    }
    [[nodiscard]] PositionSummary summary_after(int entry) const override
    {
        return progress(
            m_known.position_after(entry), components(), m_secrecy.score_audience(entry));
    }
    [[nodiscard]] std::vector<StatIncrement> deeds_of(int entry) const override
    {
        return stat_increments(m_known.position_after(entry), m_known.acts_of(entry));
    }

private:
    struct Shown {
        Entry entry;
        std::optional<Move> move;
        std::vector<Act> acts;
        /// False if the audience sees less than the verdict on its own knowledge.
        bool hears_known = true;
    };

    [[nodiscard]] const Shown& at(int number) const
    {
        assert(number >= 1 && number <= static_cast<int>(m_shown.size()));
        return m_shown[static_cast<std::size_t>(number - 1)];
    }

    [[nodiscard]] static Assessment judge(
        const Position& position, const Move& move, const Components& components);

    [[nodiscard]] Reason readable(std::string_view line, const Reason& reason) const;

    void add(int number);

    /// Sets the visible verdict. An entry keeps the verdict of its time if the audience knows
    /// everything it depends on, even if it would be judged differently now.
    void hear(Shown& shown, int number, const Move& whole, const Move& known,
        const Assessment& by_known) const;

    /// Adds an entry to the visible history.
    void count(const Entry& entry);

    void cover_if_unreadable(Entry& entry) const;

    const Timeline<Game>& m_whole;
    Audience m_audience;
    typename Game::Secrecy m_secrecy;
    Known m_known;
    /// Entries in effect, derived from visible verdicts only.
    History m_history;
    std::vector<Shown> m_shown;
};

template <typename Game>
ObserverViewOf<Game>::ObserverViewOf(const Timeline<Game>& whole, Audience audience)
    : m_whole(whole)
    , m_audience(audience)
    , m_secrecy(whole, audience)
    , m_known(whole.position_after(0), whole.components())
{
    for (int number = 1; number <= whole.history().size(); ++number)
        add(number);
}

template <typename Game>
Assessment ObserverViewOf<Game>::opinion(std::string_view line) const
{
    const auto trial = m_whole.judge(line);
    const Assessment whole{trial->entry.verdict, trial->entry.reasons};
    if (trial->entry.kind != Entry::Kind::move)
        return whole;
    if (!trial->move)
        return {whole.verdict, {readable(line, whole.reasons.front())}};
    const int number = m_known.history().size() + 1;
    const Move known = m_secrecy.known_move(number, *trial->move);
    typename Known::Judged judged = m_known.consider(known, trial->names);
    return m_secrecy.visible_verdict(number, m_secrecy.displayed(number, known), whole,
        {judged.verdict, std::move(judged.reasons)});
}

template <typename Game>
std::vector<RuleId> ObserverViewOf<Game>::rules_checked(int number) const
{
    if (m_audience.is_scribe())
        return in_order(m_whole.rules_checked(number), Game::book());
    typename Known::Judged judged;
    judged.checked.emplace();
    const std::optional<Move>& known = m_known.move_of(number);
    if (known && at(number).hears_known)
        play(m_known.position_after(number - 1), *known, components(), judged);
    for (const Reason& reason : entry(number).reasons)
        judged.checked->push_back(reason.message.rule);
    return in_order(*judged.checked, Game::book());
}

template <typename Game>
std::vector<LegalLine> ObserverViewOf<Game>::legal_lines() const
{
    std::vector<LegalLine> lines;
    const int number = static_cast<int>(m_shown.size()) + 1;
    for (const auto& legal : legal_moves(present(), components())) {
        std::string line = format(m_secrecy.displayed(number, legal.move), components());
        // Merge lines that differ only in redacted words.
        if (lines.empty() || lines.back().line != line)
            lines.push_back({std::move(line), legal.verdict});
    }
    return lines;
}

template <typename Game>
Assessment ObserverViewOf<Game>::judge(
    const Position& position, const Move& move, const Components& components)
{
    typename Known::Judged judged = judge_in<Game>(position, move, components);
    return {judged.verdict, std::move(judged.reasons)};
}

template <typename Game>
Reason ObserverViewOf<Game>::readable(std::string_view line, const Reason& reason) const
{
    const std::string covered = redact_unparsed(line);
    const bool is_whole = m_audience.is_scribe() || covered == line;
    Reason told = reason;
    if (!is_whole && !told.quoted.empty())
        told.quoted = "*";
    return told;
}

template <typename Game>
void ObserverViewOf<Game>::add(int number)
{
    Shown shown;
    shown.entry = m_whole.history().entry(number);
    const std::optional<Move>& whole = m_whole.move_of(number);
    if (!whole) {
        cover_if_unreadable(shown.entry);
        m_known.append_as_observed(m_whole.history().entry(number), std::nullopt);
    } else {
        const Move known = m_secrecy.known_move(number, *whole);
        const typename Known::Judged judged =
            m_known.append_as_observed(m_whole.history().entry(number), known);
        shown.move = m_secrecy.displayed(number, known);
        if (!(*shown.move == *whole))
            shown.entry.line = format(*shown.move, m_whole.components());
        hear(shown, number, *whole, known, {judged.verdict, judged.reasons});
        for (const Act& act : m_known.acts_of(number))
            shown.acts.push_back(m_secrecy.displayed(number, act));
    }
    count(shown.entry);
    m_shown.push_back(std::move(shown));
}

template <typename Game>
void ObserverViewOf<Game>::count(const Entry& entry)
{
    Entry counted{.line = {}, .kind = entry.kind, .verdict = entry.verdict, .reasons = {}};
    counted.follows = entry.follows;
    if (entry.kind == Entry::Kind::move) {
        counted.follows = m_history.head();
    } else if (const std::optional<Entry> step = m_history.read_step(entry.line);
               step && step->verdict == entry.verdict) {
        counted.follows = step->follows;
    }
    m_history.add(std::move(counted));
}

template <typename Game>
void ObserverViewOf<Game>::hear(Shown& shown, int number, const Move& whole, const Move& known,
    const Assessment& by_known) const
{
    const Assessment then{shown.entry.verdict, shown.entry.reasons};
    const bool knows_all = then == by_known
        || judge(m_whole.position_after(number - 1), whole, components()) == by_known;
    const Assessment as_known = m_secrecy.visible_verdict(number, *shown.move, by_known, by_known);
    shown.hears_known = as_known == by_known;
    // Showing that a redacted line was refused would reveal part of it.
    const bool is_silent = !(known == whole) && !is_applied(then.verdict) && !knows_all;
    Assessment opinion = is_silent
        ? as_known
        : m_secrecy.visible_verdict(number, *shown.move, then, knows_all ? then : by_known);
    shown.entry.verdict = opinion.verdict;
    shown.entry.reasons = std::move(opinion.reasons);
}

template <typename Game>
void ObserverViewOf<Game>::cover_if_unreadable(Entry& entry) const
{
    if (entry.kind != Entry::Kind::move || m_audience.is_scribe())
        return;
    for (Reason& reason : entry.reasons)
        reason = readable(entry.line, reason);
    entry.line = redact_unparsed(entry.line);
}

/// For every entry, whether `is_so(position)` holds after it or after any later entry on one of its
/// branches, including branches undone since. Information once revealed is not hidden again. Index
/// 0 is the start.
template <typename Game, typename Condition>
[[nodiscard]] std::vector<bool> come_about_since(
    const Timeline<Game>& timeline, const Condition& is_so)
{
    const History& history = timeline.history();
    std::vector<bool> since(static_cast<std::size_t>(history.size()) + 1, false);
    for (int number = 1; number <= history.size(); ++number) {
        const Entry& entry = history.entry(number);
        const bool was_done = entry.kind == Entry::Kind::move && is_applied(entry.verdict);
        if (!was_done || !is_so(timeline.position_after(number)))
            continue;
        for (int earlier = number; earlier > 0 && !since[static_cast<std::size_t>(earlier)];
             earlier = history.entry(earlier).follows)
            since[static_cast<std::size_t>(earlier)] = true;
    }
    return since;
}

} // namespace consigliere::ledger
