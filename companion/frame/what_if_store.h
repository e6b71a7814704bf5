#pragma once

#include "db/session_id.h"
#include "engine/ledger/what_if.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace consigliere::screens {

/// A what-if draft, and the unrecorded input at its table (`TableHost::draft`).
struct WhatIfDraft {
    ledger::WhatIf what_if;
    std::string draft{};
};

/// What-if drafts of an evening, by the entry they start from. In memory only: kept across screens
/// and new entries until dropped or until the evening is left.
class WhatIfStore {
public:
    /// Returns the draft from an entry, creating it if needed.
    [[nodiscard]] ledger::ErrorOr<std::shared_ptr<WhatIfDraft>> from(
        const ledger::Evening& evening, int entry);
    void drop(int entry);
    /// Entry of the non-empty draft visited last; nullopt if none.
    [[nodiscard]] std::optional<int> last() const;

private:
    /// shared_ptr: a dropped draft lives until its screen closes.
    std::map<int, std::shared_ptr<WhatIfDraft>> m_trials;
    int m_last = 0;
};

/// The evening that what-if drafts start from. It belongs to a screen below and outlives the
/// drafts.
struct WhatIfSource {
    const ledger::Evening& evening;
    db::SessionId id;
    std::function<std::string(std::string_view actor)> player;
    std::shared_ptr<WhatIfStore> trials;
    /// Opens the amendment screen with the draft. Returns false if that failed; the draft's screen
    /// closes only on success. Empty if amending is not possible.
    std::function<bool(ledger::Change change)> amend{};
    /// Description of a starting position that belongs to no recorded evening. Its entry number
    /// would mean nothing.
    std::string moment{};
};

} // namespace consigliere::screens
