#include "companion/frame/what_if_store.h"

#include "engine/games/games.h"

#include <utility>

namespace consigliere::screens {

ledger::ErrorOr<std::shared_ptr<WhatIfDraft>> WhatIfStore::from(
    const ledger::Evening& evening, int entry)
{
    auto found = m_trials.find(entry);
    if (found == m_trials.end()) {
        auto begun = ledger::WhatIf::from(evening, games::copying_of(evening), entry);
        if (begun.is_error())
            return begun.error();
        found = m_trials
                    .emplace(
                        entry, std::make_shared<WhatIfDraft>(WhatIfDraft{std::move(begun.value())}))
                    .first;
    }
    m_last = entry;
    return found->second;
}

void WhatIfStore::drop(int entry)
{
    m_trials.erase(entry);
}

std::optional<int> WhatIfStore::last() const
{
    const auto found = m_trials.find(m_last);
    if (found == m_trials.end() || found->second->what_if.tried().empty())
        return std::nullopt;
    return m_last;
}

} // namespace consigliere::screens
