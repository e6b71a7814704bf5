#include "engine/ledger/timeline.h"

#include <algorithm>
#include <cassert>

namespace consigliere::ledger {

namespace {

std::string step_line(std::string_view verb, int number)
{
    return "table " + std::string(verb) + " to " + std::to_string(number);
}

} // namespace

std::string undo_line(int number)
{
    return step_line("undoes", number);
}

std::string redo_line(int number)
{
    return step_line("redoes", number);
}

const Entry& History::entry(int number) const
{
    assert(number >= 1 && number <= size());
    return m_entries[static_cast<std::size_t>(number - 1)];
}

bool History::is_ancestor(int ancestor, int number) const
{
    while (number > ancestor) {
        const int far = m_ways[static_cast<std::size_t>(number)].far;
        number = far >= ancestor ? far : entry(number).follows;
    }
    return number == ancestor;
}

int History::head_after(int number) const
{
    if (number == 0)
        return 0;
    const Entry& asked = entry(number);
    const bool moves_on = asked.kind == Entry::Kind::move && is_applied(asked.verdict);
    return moves_on ? number : asked.follows;
}

bool History::stands(int number) const
{
    const Entry& asked = entry(number);
    if (asked.kind != Entry::Kind::move || !is_applied(asked.verdict))
        return false;
    return is_ancestor(number, m_head);
}

std::vector<int> History::path_to(int number) const
{
    std::vector<int> counting;
    for (int at = head_after(number); at > 0; at = entry(at).follows)
        counting.push_back(at);
    std::ranges::reverse(counting);
    return counting;
}

std::vector<int> History::taken_back(int from, int to) const
{
    from = head_after(from);
    to = head_after(to);
    // Parents have smaller numbers, so step back the larger of the two until they meet.
    std::vector<int> taken;
    while (from != to) {
        if (from > to)
            taken.push_back(from);
        int& later = from > to ? from : to;
        later = entry(later).follows;
    }
    return taken;
}

std::optional<int> History::undo_target() const
{
    if (m_head == 0)
        return std::nullopt;
    return entry(m_head).follows;
}

std::optional<int> History::redo_target() const
{
    // The latest branch from here is the one undone last.
    for (int number = size(); number > m_head; --number) {
        const Entry& later = entry(number);
        if (later.kind == Entry::Kind::move && is_applied(later.verdict) && later.follows == m_head)
            return number;
    }
    return std::nullopt;
}

std::optional<Entry> History::read_step(std::string_view line) const
{
    WordReader reader(split_ruling(line).move);
    if (!reader.take("table"))
        return std::nullopt;
    Entry step;
    if (reader.take("undoes"))
        step.kind = Entry::Kind::undo;
    else if (reader.take("redoes"))
        step.kind = Entry::Kind::redo;
    else
        return std::nullopt;

    step.line = std::string(trim(line));
    step.follows = m_head;
    const bool says_to = reader.take("to");
    const std::optional<int> target = number_of(reader.next());
    if (!says_to || !target || !reader.at_end() || *target > size()) {
        step.reasons.push_back(quoting(message::not_an_entry, line));
        return step;
    }

    if (step.kind == Entry::Kind::redo) {
        const bool was_applied = *target != 0 && entry(*target).kind == Entry::Kind::move
            && is_applied(entry(*target).verdict);
        if (!was_applied || *target <= m_head || !is_ancestor(m_head, *target))
            step.reasons.push_back(make_reason(message::not_undone_here, *target));
    }
    step.verdict = verdict_of(step.reasons, Ruling::none);
    if (is_applied(step.verdict))
        step.follows = head_after(*target);
    return step;
}

void History::add(Entry entry)
{
    const bool counts = is_applied(entry.verdict);
    const bool is_step = entry.kind != Entry::Kind::move;
    const int target = entry.follows;
    // Two jumps of equal length are merged into one of twice the length.
    const auto way_of = [this](int number) { return m_ways[static_cast<std::size_t>(number)]; };
    const Way before = way_of(target);
    const Way far = way_of(before.far);
    const bool is_twice = before.length - far.length == far.length - way_of(far.far).length;
    m_ways.push_back({before.length + 1, is_twice ? far.far : target});
    m_entries.push_back(std::move(entry));
    if (counts)
        m_head = is_step ? target : size();
}

} // namespace consigliere::ledger
