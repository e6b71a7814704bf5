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

/// A trial, and what was tapped at its table and is no move yet (`Desk::draft`).
struct WhatIfDraft {
    ledger::WhatIf what_if;
    std::string draft{};
};

/// The trials of an evening, by the entries from which they begin. They are nowhere but here: they
/// stay while people come and go, whatever is recorded meanwhile, until they are dropped or the
/// evening is left.
class WhatIfStore {
public:
    /// The trial from an entry, which begins now if there is none.
    [[nodiscard]] ledger::ErrorOr<std::shared_ptr<WhatIfDraft>> from(
        const ledger::Evening& evening, int entry);
    void drop(int entry);
    /// The entry of the trial that was gone to last and in which something was tried.
    [[nodiscard]] std::optional<int> last() const;

private:
    /// A dropped one lives on until its screen is gone.
    std::map<int, std::shared_ptr<WhatIfDraft>> m_trials;
    int m_last = 0;
};

/// The evening from which something is tried. It lies on a screen below the trial, and outlives it.
struct WhatIfSource {
    const ledger::Evening& evening;
    db::SessionId id;
    /// How the table calls its players.
    std::function<std::string(std::string_view actor)> player;
    std::shared_ptr<WhatIfStore> trials;
    /// Opens where the evening is put right with what was tried; false when that is not there, and
    /// the trial's screen goes only if it is. Empty where that cannot be done.
    std::function<bool(ledger::Change change)> amend{};
    /// What the moment is called, where it is none of an evening that anybody has recorded, and its
    /// number says nothing.
    std::string moment{};
};

} // namespace consigliere::screens
