#include "engine/ledger/amendment.h"

#include "engine/ledger/messages_amendment.h"

#include <algorithm>

namespace consigliere::ledger {

namespace {

/// Returns why an entry cannot be amended, or nullopt. A refused entry can be amended at its place.
std::optional<Reason> refusal_of(const History& history, const Change& change)
{
    const bool is_insert = change.kind == Change::Kind::insert;
    const int last = history.size() + (is_insert ? 1 : 0);
    if (change.entry < 1 || change.entry > last)
        return make_reason(message::no_such_entry, change.entry);
    if (change.entry > history.size())
        return std::nullopt;
    const Entry& entry = history.entry(change.entry);
    if (entry.kind != Entry::Kind::move)
        return make_reason(message::amends_step, change.entry);
    const bool counts = is_applied(entry.verdict)
        ? history.stands(change.entry)
        : entry.follows == 0 || history.stands(entry.follows);
    if (!counts)
        return make_reason(message::amends_undone, change.entry);
    return std::nullopt;
}

std::vector<int> followers_of(const History& history, const Change& change)
{
    std::vector<int> numbers;
    for (int number = history.head(); number >= change.entry;
         number = history.entry(number).follows)
        numbers.push_back(number);
    std::ranges::reverse(numbers);
    // A refused entry counts towards `count` but is not in the list.
    const bool is_replace = change.kind == Change::Kind::replace;
    const bool counts = !numbers.empty() && numbers.front() == change.entry;
    const int replaced = is_replace ? change.count - (counts ? 0 : 1) : 0;
    const auto gone = std::min(static_cast<std::ptrdiff_t>(numbers.size()),
        static_cast<std::ptrdiff_t>(std::max(replaced, 0)));
    numbers.erase(numbers.begin(), numbers.begin() + gone);
    return numbers;
}

std::string ruled_line(const std::string& line, const std::string& reason)
{
    return std::string(split_ruling(line).move) + " ! " + reason;
}

Outcome fate_of(Verdict verdict, bool is_alike)
{
    if (verdict == Verdict::illegal)
        return Outcome::illegal;
    if (verdict == Verdict::impossible)
        return Outcome::impossible;
    return is_alike ? Outcome::stands : Outcome::changes;
}

/// The decision about one later entry while it is processed.
struct Turn {
    int entry = 0;
    Decision decision;
    /// The decision is an explicit `keep` without further lines.
    bool is_kept = false;
    bool is_changed = false;
};

class Amending {
public:
    Amending(const Evening& evening, const EveningOps& copying, AmendmentPreview& amended)
        : m_evening(evening)
        , m_copying(copying)
        , m_amended(amended)
    {
        m_amended.evening = copying.copy(evening);
    }

    void go_back_before(int entry)
    {
        const History& history = copy().history();
        const int target = entry > history.size() ? history.head() : history.entry(entry).follows;
        if (target != history.head())
            append(copy().judge(undo_line(entry - 1)));
    }

    Entry add(std::string_view line) { return append(copy().judge(line)); }

    /// Sets the decision for later entries that are refused from here on.
    void decide_by(const Rest* rest) { m_rest = rest; }

    /// Returns true if the decision has changed.
    bool follow(int number, Decision& decision, bool is_kept)
    {
        const Entry& before = m_evening.history().entry(number);
        LaterEntry follower{number, before.line, Outcome::dropped, before.verdict, before.verdict};
        Turn turn{number, std::move(decision), is_kept};
        add_lines(turn, turn.decision.before, Added::Place::before);
        follower.stood_at = last();
        if (turn.decision.kind == Decision::Kind::instead)
            replace(turn, follower);
        else if (turn.decision.kind != Decision::Kind::drop)
            repeat(turn, follower);
        m_amended.followers.push_back(std::move(follower));
        decision = std::move(turn.decision);
        return turn.is_changed;
    }

private:
    [[nodiscard]] Evening& copy() { return *m_amended.evening; }
    [[nodiscard]] int last() { return copy().history().size(); }

    Entry append(std::unique_ptr<PendingEntry> trial)
    {
        Entry entry = *copy().append(std::move(trial));
        if (is_applied(entry.verdict))
            m_amended.lines.push_back(entry.line);
        return entry;
    }

    [[nodiscard]] bool is_rest(const Turn& turn, const Entry& entry) const
    {
        const bool is_any = m_rest != nullptr && !turn.is_kept && !is_applied(entry.verdict);
        return is_any && (!m_rest->cause || cause_of(entry.reasons) == *m_rest->cause);
    }

    /// Judges and appends a line; nullopt if `m_rest` drops it.
    std::optional<Entry> add_line(Turn& turn, std::string& line)
    {
        std::unique_ptr<PendingEntry> trial = copy().judge(line);
        if (is_rest(turn, trial->entry)) {
            const bool is_drop = m_rest->kind == Rest::Kind::drop;
            turn.is_changed |= is_drop || trial->entry.verdict == Verdict::illegal;
            if (is_drop)
                return std::nullopt;
            if (trial->entry.verdict == Verdict::illegal) {
                line = ruled_line(line, m_rest->reason);
                trial = copy().judge(line);
            }
        }
        return append(std::move(trial));
    }

    struct InCourse {
        Entry entry;
        int number = 0;
    };

    /// Appends lines. Returns the first refused one, or else the last; nullopt if none is left.
    std::optional<InCourse> add_lines(
        Turn& turn, std::vector<std::string>& lines, Added::Place place)
    {
        std::optional<InCourse> decides;
        for (auto line = lines.begin(); line != lines.end();) {
            std::optional<Entry> entry = add_line(turn, *line);
            if (!entry) {
                line = lines.erase(line);
                continue;
            }
            ++line;
            m_amended.added.push_back({turn.entry, place, last(), entry->verdict});
            if (!decides || is_applied(decides->entry.verdict))
                decides = {std::move(*entry), last()};
        }
        return decides;
    }

    void replace(Turn& turn, LaterEntry& follower)
    {
        std::optional<InCourse> decides =
            add_lines(turn, turn.decision.lines, Added::Place::instead);
        if (!decides) {
            turn.decision.kind = Decision::Kind::drop;
            return;
        }
        const Verdict verdict = decides->entry.verdict;
        follower.fate = is_applied(verdict) ? Outcome::replaced : fate_of(verdict, false);
        take(follower, std::move(*decides));
    }

    void repeat(Turn& turn, LaterEntry& follower)
    {
        const Entry& before = m_evening.history().entry(turn.entry);
        std::string line = turn.decision.kind == Decision::Kind::rule
            ? ruled_line(before.line, turn.decision.reason)
            : before.line;
        const std::string as_decided = line;
        std::optional<Entry> after = add_line(turn, line);
        if (!after) {
            turn.decision.kind = Decision::Kind::drop;
            return;
        }
        if (line != as_decided) {
            turn.decision.kind = Decision::Kind::rule;
            turn.decision.reason = m_rest->reason;
        }
        const bool is_alike = after->verdict == before.verdict && after->reasons == before.reasons
            && m_copying.acts_alike(m_evening, turn.entry, copy(), last());
        follower.fate = fate_of(after->verdict, is_alike);
        take(follower, {std::move(*after), last()});
    }

    void take(LaterEntry& follower, InCourse after)
    {
        follower.line = std::move(after.entry.line);
        follower.after = after.entry.verdict;
        follower.reasons = std::move(after.entry.reasons);
        follower.in_course = after.number;
        if (is_applied(after.entry.verdict))
            follower.becomes =
                m_evening.history().size() + static_cast<int>(m_amended.lines.size());
    }

    const Evening& m_evening;
    const EveningOps& m_copying;
    AmendmentPreview& m_amended;
    const Rest* m_rest = nullptr;
};

/// Returns why the change or a decision is invalid, or nullopt.
std::optional<Reason> refusal_of(const History& history, const Change& change,
    const std::vector<int>& followers, const Decisions& decisions)
{
    std::vector<std::string> lines = change.lines;
    for (const auto& [number, decision] : decisions) {
        if (!std::ranges::binary_search(followers, number))
            return make_reason(message::decides_stranger, number);
        lines.insert(lines.end(), decision.lines.begin(), decision.lines.end());
        lines.insert(lines.end(), decision.before.begin(), decision.before.end());
    }
    const auto step = std::ranges::find_if(
        lines, [&history](const std::string& line) { return history.read_step(line).has_value(); });
    if (step != lines.end())
        return quoting(message::amends_by_step, *step);
    return std::nullopt;
}

ErrorOr<AmendmentPreview> amend(const Evening& evening, const EveningOps& copying,
    const Change& change, const Rest* rest, Decisions& decisions)
{
    const History& history = evening.history();
    if (std::optional<Reason> refusal = refusal_of(history, change))
        return std::move(*refusal);
    const std::vector<int> followers = followers_of(history, change);
    if (std::optional<Reason> refusal = refusal_of(history, change, followers, decisions))
        return std::move(*refusal);

    AmendmentPreview amended;
    Amending amending(evening, copying, amended);
    amending.go_back_before(change.entry);
    amended.changed_from = amended.evening->history().size() + 1;
    for (const std::string& line : change.lines)
        amended.changed.push_back(amending.add(line));
    amending.decide_by(rest);
    for (const int number : followers) {
        const auto decided = decisions.find(number);
        const bool is_decided = decided != decisions.end();
        Decision decision = is_decided ? decided->second : Decision{};
        const bool is_kept =
            is_decided && decision.kind == Decision::Kind::keep && decision.before.empty();
        if (amending.follow(number, decision, is_kept))
            decisions[number] = std::move(decision);
    }
    amended.seen = copying.exposures_since(evening, change.entry - 1);
    return amended;
}

} // namespace

const Reason& cause_of(const std::vector<Reason>& reasons)
{
    return *std::ranges::max_element(
        reasons, {}, [](const Reason& reason) { return reason.message.gravity; });
}

int AmendmentPreview::count(Outcome fate) const
{
    return static_cast<int>(std::ranges::count(followers, fate, &LaterEntry::fate));
}

int AmendmentPreview::undecided() const
{
    const auto falls_before = [](const Added& line) {
        return line.place == Added::Place::before && !is_applied(line.verdict);
    };
    return static_cast<int>(std::ranges::count_if(followers, &LaterEntry::falls)
        + std::ranges::count_if(added, falls_before));
}

bool AmendmentPreview::is_decided() const
{
    return undecided() == 0 && std::ranges::all_of(changed, [](const Entry& entry) {
        return is_applied(entry.verdict);
    });
}

ErrorOr<AmendmentPreview> amend(const Evening& evening, const EveningOps& copying,
    const Change& change, const Decisions& decisions)
{
    Decisions as_they_are = decisions;
    return amend(evening, copying, change, nullptr, as_they_are);
}

ErrorOr<AmendmentPreview> amend_and_decide_rest(const Evening& evening, const EveningOps& copying,
    const Change& change, const Rest& rest, Decisions& decisions)
{
    return amend(evening, copying, change, &rest, decisions);
}

} // namespace consigliere::ledger
