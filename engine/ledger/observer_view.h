#pragma once

#include "engine/ledger/audience.h"
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

/// A line that may be recorded now, and whether it is legal or unverified.
struct LegalLine {
    std::string line;
    Verdict verdict = Verdict::legal;
};

/// What the referee says of a line that has not been recorded.
struct Assessment {
    Verdict verdict = Verdict::impossible;
    std::vector<Reason> reasons;

    [[nodiscard]] friend bool operator==(const Assessment&, const Assessment&) = default;
};

/// What an audience may hear of a verdict: `whole` is what the referee says who knows everything,
/// `known` what he would say if he knew as much as the audience. A reason that needs to know more
/// is told by its rule alone.
[[nodiscard]] Assessment heard(const Assessment& whole, const Assessment& known);
/// The same without the reasons that are hidden: of them it says only which rules they come from.
[[nodiscard]] Assessment cover(
    const Assessment& opinion, const std::function<bool(const Reason&)>& is_hidden);
/// The beginning of a line that cannot be read: nobody can say which of its words are secret, but
/// who speaks and what he is about to say is none.
[[nodiscard]] std::string redact_unparsed(std::string_view line);

/// An evening as one audience may see it, as it stood when it was asked for. Whatever is shown to
/// anybody comes from here: the log, the sheet of an entry, "Why?", a refusal, the score, a report.
///
/// It is not the evening with something taken away. Every move is first reduced to what the
/// audience knows of it, and the referee plays the evening anew from these; so whatever follows
/// from a move, acts, ranges, positions, reasons, cannot tell more than the moves do. What an
/// audience may see of an entry depends on what has come to light since that entry, and not on
/// where the game is now.
class ObserverView {
public:
    ObserverView() = default;
    ObserverView(const ObserverView&) = delete;
    ObserverView& operator=(const ObserverView&) = delete;
    virtual ~ObserverView() = default;

    [[nodiscard]] virtual Audience audience() const = 0;
    /// An entry, numbered from 1: its line with `*` for what is covered, and the verdict and the
    /// reasons as far as they may be heard.
    [[nodiscard]] virtual const Entry& entry(int number) const = 0;
    /// Whether an entry counts now. What the audience may not know of a question’s answer or of a
    /// covered line, it does not learn from this either.
    [[nodiscard]] virtual bool stands(int number) const = 0;
    /// The rules that bear on an entry, as far as the audience knows what they were checked on,
    /// once each, in the order of the book.
    [[nodiscard]] virtual std::vector<RuleId> rules_checked(int number) const = 0;
    /// What the referee says of a line if it came now, as far as it may be heard. Whoever tries a
    /// line sees whether it is taken.
    [[nodiscard]] virtual Assessment opinion(std::string_view line) const = 0;
    /// The lines that would be legal next, by what the audience knows.
    [[nodiscard]] virtual std::vector<LegalLine> legal_lines() const = 0;
    [[nodiscard]] virtual Tree position_report() const = 0;
    [[nodiscard]] virtual Tree score_report() const = 0;
    /// How the evening stood after an entry, 0 for the start, as far as the audience may know
    /// today.
    [[nodiscard]] virtual PositionSummary summary_after(int entry) const = 0;
    /// What an entry added to the deeds of the players, by itself and whether it stands or not.
    [[nodiscard]] virtual std::vector<StatIncrement> deeds_of(int entry) const = 0;
};

/// The sight of one game. `Game` gives its `Secrecy`, which is the one place that decides:
/// - `Secrecy(timeline, audience)`;
/// - `known(entry, move)`: what the audience knows of the move of an entry; of one that is only
///   considered the number is that of the next entry;
/// - `shown(entry, move)` and `shown(entry, act)`: what of that it is shown, where a thing that all
///   have seen lies covered again;
/// - `heard(entry, move, whole, known)`: what it hears of the verdict;
/// - `looking_back(entry)`: as whom it looks at the score after an entry today;
/// and `report`, `score_report` and `progress` of `(position, components, audience)`,
/// `stat_increments(position, acts)`, `book()`, and beside its position `legal_moves(position,
/// components)`.
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
    /// What an entry's move is shown as; nothing for undo, redo and lines that cannot be read.
    [[nodiscard]] const std::optional<Move>& move_of(int number) const { return at(number).move; }
    [[nodiscard]] const std::vector<Act>& acts_of(int number) const { return at(number).acts; }
    [[nodiscard]] const Components& components() const { return m_known.components(); }
    /// The position as the audience knows it; what lies covered in it must not be shown.
    [[nodiscard]] const Position& present() const { return m_known.present(); }
    /// The evening as the audience knows it, for the game's own answers about it.
    [[nodiscard]] const Known& known() const { return m_known; }
    [[nodiscard]] const typename Game::Secrecy& secrecy() const { return m_secrecy; }

    [[nodiscard]] bool stands(int number) const override { return m_history.stands(number); }
    [[nodiscard]] std::vector<RuleId> rules_checked(int number) const override;
    [[nodiscard]] Assessment opinion(std::string_view line) const override;
    [[nodiscard]] std::vector<LegalLine> legal_lines() const override;

    [[nodiscard]] Tree position_report() const override;
    [[nodiscard]] Tree score_report() const override;
    [[nodiscard]] PositionSummary summary_after(int entry) const override;
    [[nodiscard]] std::vector<StatIncrement> deeds_of(int entry) const override;

private:
    struct Shown {
        Entry entry;
        std::optional<Move> move;
        std::vector<Act> acts;
        /// Whether the audience hears all that would be said if nobody knew more than it does.
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

    /// Old verdicts are facts: where the audience knows all that bears on it, an entry keeps what
    /// was said then, also if it would be judged otherwise today.
    void hear(Shown& shown, int number, const Move& whole, const Move& known,
        const Assessment& by_known) const;

    /// Adds an entry as the audience sees it to what counts for it.
    void count(const Entry& entry);

    void cover_if_unreadable(Entry& entry) const;

    const Timeline<Game>& m_whole;
    Audience m_audience;
    typename Game::Secrecy m_secrecy;
    Known m_known;
    /// Which entries stand as far as the audience can tell, by their verdicts alone.
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
    const Move known = m_secrecy.known(number, *trial->move);
    typename Known::Judged judged = m_known.consider(known, trial->names);
    return m_secrecy.heard(
        number, m_secrecy.shown(number, known), whole, {judged.verdict, std::move(judged.reasons)});
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
        Game::play(m_known.position_after(number - 1), *known, components(), judged);
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
        std::string line = format(m_secrecy.shown(number, legal.move), components());
        // Lines that differ only in what is covered are one.
        if (lines.empty() || lines.back().line != line)
            lines.push_back({std::move(line), legal.verdict});
    }
    return lines;
}

template <typename Game>
Tree ObserverViewOf<Game>::position_report() const
{
    return Game::report(m_known.present(), components(), m_audience);
}

template <typename Game>
Tree ObserverViewOf<Game>::score_report() const
{
    return Game::score_report(m_known.present(), components(), m_audience);
}

template <typename Game>
PositionSummary ObserverViewOf<Game>::summary_after(int entry) const
{
    return Game::progress(
        m_known.position_after(entry), components(), m_secrecy.looking_back(entry));
}

template <typename Game>
std::vector<StatIncrement> ObserverViewOf<Game>::deeds_of(int entry) const
{
    return Game::stat_increments(m_known.position_after(entry), m_known.acts_of(entry));
}

template <typename Game>
Assessment ObserverViewOf<Game>::judge(
    const Position& position, const Move& move, const Components& components)
{
    typename Known::Judged judged;
    Game::play(position, move, components, judged);
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
        const Move known = m_secrecy.known(number, *whole);
        const typename Known::Judged judged =
            m_known.append_as_observed(m_whole.history().entry(number), known);
        shown.move = m_secrecy.shown(number, known);
        if (!(*shown.move == *whole))
            shown.entry.line = format(*shown.move, m_whole.components());
        hear(shown, number, *whole, known, {judged.verdict, judged.reasons});
        for (const Act& act : m_known.acts_of(number))
            shown.acts.push_back(m_secrecy.shown(number, act));
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
    const Assessment as_known = m_secrecy.heard(number, *shown.move, by_known, by_known);
    shown.hears_known = as_known == by_known;
    // That a covered line did not stand tells of what it covers.
    const bool is_silent = !(known == whole) && !is_applied(then.verdict) && !knows_all;
    Assessment opinion = is_silent
        ? as_known
        : m_secrecy.heard(number, *shown.move, then, knows_all ? then : by_known);
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

/// For every entry, whether something has come about on its line of play: at the entry itself, or
/// at one that followed it, also if it was undone later. What was in the open once is not secret
/// any more. `is_so` looks at the position after an entry.
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
