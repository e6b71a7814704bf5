#include "engine/ledger/what_if.h"

#include "engine/ledger/line_words.h"
#include "engine/ledger/messages_amendment.h"

#include <algorithm>
#include <utility>

namespace consigliere::ledger {

ErrorOr<WhatIf> WhatIf::from(const Evening& evening, const EveningOps& copying, int entry)
{
    if (entry < 0 || entry > evening.history().size())
        return make_reason(message::no_such_entry, entry);
    const auto copy = [&] {
        std::unique_ptr<Evening> copied = copying.copy(evening);
        if (entry != copied->history().head())
            copied->record(undo_line(entry));
        return copied;
    };
    return WhatIf(entry, copy(), copy());
}

WhatIf::WhatIf(int entry, std::unique_ptr<Evening> then, std::unique_ptr<Evening> trial)
    : m_entry(entry)
    , m_then(std::move(then))
    , m_trial(std::move(trial))
    , m_base(m_trial->history().head())
{
}

const Entry& WhatIf::attempt(std::string_view line)
{
    return m_trial->record(line);
}

bool WhatIf::undo()
{
    const History& history = m_trial->history();
    if (history.head() == m_base)
        return false;
    m_trial->record(undo_line(history.entry(history.head()).follows));
    return true;
}

std::vector<int> WhatIf::tried() const
{
    const History& history = m_trial->history();
    std::vector<int> tried;
    for (int number = history.head(); number > m_base; number = history.entry(number).follows)
        tried.push_back(number);
    std::ranges::reverse(tried);
    return tried;
}

std::vector<std::string> WhatIf::lines() const
{
    std::vector<std::string> lines;
    for (const int number : tried())
        lines.push_back(m_trial->history().entry(number).line);
    return lines;
}

std::vector<std::string> WhatIf::lines_for_record() const
{
    std::vector<std::string> found = lines();
    for (std::string& line : found) {
        const RuledLine parts = split_ruling(line);
        if (parts.ruling == trial_reason)
            line = std::string(parts.move);
    }
    return found;
}

Status<RecordError> WhatIf::describe(const Tree& components)
{
    return m_trial->describe(components);
}

bool WhatIf::opens_covered(const Evening& evening, Audience audience) const
{
    const std::shared_ptr<const ObserverView> then = m_then->view_for(audience);
    const std::shared_ptr<const ObserverView> trial = m_trial->view_for(audience);
    const std::shared_ptr<const ObserverView> now = evening.view_for(audience);
    for (int number = 1; number <= m_then->history().size(); ++number) {
        const std::string& line = trial->entry(number).line;
        const std::string& covered = then->entry(number).line;
        const bool is_opened = line != covered && covered.find('*') != std::string::npos;
        if (is_opened && line != now->entry(number).line)
            return true;
    }
    return false;
}

std::optional<Change> WhatIf::as_change(const Evening& evening, Change::Kind kind) const
{
    const History& history = evening.history();
    std::vector<std::string> tried = lines_for_record();
    const bool counts = m_base == 0 || history.stands(m_base);
    if (!counts || tried.empty())
        return std::nullopt;
    if (history.head() == m_base)
        return Change::insert_before(history.size() + 1, std::move(tried));
    int next = history.head();
    while (history.entry(next).follows != m_base)
        next = history.entry(next).follows;
    return Change{next, kind, std::move(tried)};
}

CourseDifference difference_of(const Evening& before, const Evening& after, Audience audience)
{
    const std::shared_ptr<const ObserverView> left = before.view_for(audience);
    const std::shared_ptr<const ObserverView> right = after.view_for(audience);
    return {differences(left->position_report(), right->position_report()),
        differences(left->score_report(), right->score_report())};
}

} // namespace consigliere::ledger
