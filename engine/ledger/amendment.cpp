#include "engine/ledger/amendment.h"

#include "engine/ledger/messages_amendment.h"

#include <algorithm>

namespace consigliere::ledger {

namespace {

/// Why an entry cannot be amended; nothing if it can be. One that was refused can be, where it was
/// made: it is a line that should have been another one.
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

/// The entries that count and come behind the change.
std::vector<int> followers_of(const History& history, const Change& change)
{
    std::vector<int> numbers;
    const int before = change.kind == Change::Kind::replace ? change.entry : change.entry - 1;
    for (int number = history.head(); number > before; number = history.entry(number).follows)
        numbers.push_back(number);
    std::ranges::reverse(numbers);
    return numbers;
}

std::string line_by(const Decision& decision, const std::string& line)
{
    if (decision.kind != Decision::Kind::rule)
        return line;
    return std::string(split_ruling(line).move) + " ! " + decision.reason;
}

Fate fate_of(Verdict verdict, bool is_alike)
{
    if (verdict == Verdict::illegal)
        return Fate::illegal;
    if (verdict == Verdict::impossible)
        return Fate::impossible;
    return is_alike ? Fate::stands : Fate::changes;
}

class Amending {
public:
    Amending(const Evening& evening, const Copying& copying, Amended& amended)
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
            static_cast<void>(add(undo_line(entry - 1)));
    }

    Entry add(std::string_view line)
    {
        Entry entry = copy().record(line);
        if (is_applied(entry.verdict))
            m_amended.lines.push_back(entry.line);
        return entry;
    }

    void follow(int number, const Decision& decision)
    {
        const Entry& before = m_evening.history().entry(number);
        Follower follower{number, before.line, Fate::dropped, before.verdict, before.verdict};
        if (decision.kind != Decision::Kind::drop) {
            Entry after = add(line_by(decision, before.line));
            const bool is_alike = after.verdict == before.verdict && after.reasons == before.reasons
                && m_copying.acts_alike(m_evening, number, copy(), copy().history().size());
            follower.fate = fate_of(after.verdict, is_alike);
            follower.line = std::move(after.line);
            follower.after = after.verdict;
            follower.reasons = std::move(after.reasons);
            if (is_applied(after.verdict))
                follower.becomes =
                    m_evening.history().size() + static_cast<int>(m_amended.lines.size());
        }
        m_amended.followers.push_back(std::move(follower));
    }

private:
    [[nodiscard]] Evening& copy() { return *m_amended.evening; }

    const Evening& m_evening;
    const Copying& m_copying;
    Amended& m_amended;
};

} // namespace

int Amended::count(Fate fate) const
{
    return static_cast<int>(std::ranges::count(followers, fate, &Follower::fate));
}

bool Amended::is_decided() const
{
    return std::ranges::all_of(
               changed, [](const Entry& entry) { return is_applied(entry.verdict); })
        && count(Fate::illegal) == 0 && count(Fate::impossible) == 0;
}

ErrorOr<Amended> amend(const Evening& evening, const Copying& copying, const Change& change,
    const Decisions& decisions)
{
    const History& history = evening.history();
    if (std::optional<Reason> refusal = refusal_of(history, change))
        return std::move(*refusal);
    for (const std::string& line : change.lines) {
        if (history.read_step(line))
            return quoting(message::amends_by_step, line);
    }
    const std::vector<int> followers = followers_of(history, change);
    for (const auto& [number, decision] : decisions) {
        if (!std::ranges::binary_search(followers, number))
            return make_reason(message::decides_stranger, number);
    }

    Amended amended;
    Amending amending(evening, copying, amended);
    amending.go_back_before(change.entry);
    for (const std::string& line : change.lines)
        amended.changed.push_back(amending.add(line));
    const Decision kept;
    for (const int number : followers) {
        const auto decided = decisions.find(number);
        amending.follow(number, decided == decisions.end() ? kept : decided->second);
    }
    amended.seen = copying.exposures_since(evening, change.entry - 1);
    return amended;
}

ErrorOr<Amended> amend_and_drop_rest(
    const Evening& evening, const Copying& copying, const Change& change, Decisions& decisions)
{
    while (true) {
        ErrorOr<Amended> amended = amend(evening, copying, change, decisions);
        if (amended.is_error())
            return amended;
        bool is_new = false;
        for (const Follower& follower : amended.value().followers) {
            const bool falls = follower.fate == Fate::illegal || follower.fate == Fate::impossible;
            is_new |= falls && decisions.emplace(follower.entry, Decision::drop()).second;
        }
        if (!is_new)
            return amended;
    }
}

} // namespace consigliere::ledger
