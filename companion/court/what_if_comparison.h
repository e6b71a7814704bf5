#pragma once

#include "companion/court/evening_diff.h"
#include "companion/evening/host_screen.h"
#include "companion/evening/read_only_evening.h"
#include "companion/frame/what_if_store.h"
#include "companion/language/language.h"

#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace consigliere::screens {

/// What a trial differs in from its evening, as it stood at the entry or as it stands now.
class WhatIfComparison {
public:
    WhatIfComparison(HostScreen& host, const WhatIfSource& tried, const ledger::WhatIf& what_if);

    /// Whether the evening has gone on since the entry, or went on otherwise.
    [[nodiscard]] bool has_gone_on() const;
    /// The evening as it stands now.
    [[nodiscard]] const ReadOnlyEvening& now() const { return m_now; }
    void draw(Ui& ui, const Rect& rect);
    /// Who would have more or less, in one row. Returns true when it is tapped.
    [[nodiscard]] bool draw_summary(Ui& ui, const Rect& row);
    /// What was tried and what came of it, in words.
    [[nodiscard]] std::string tell_result();

private:
    [[nodiscard]] std::vector<std::string> tell_moves() const;
    /// Worked out again when the trial, the evening or the language has changed.
    [[nodiscard]] const EveningDiff& differs();

    HostScreen& m_host;
    const WhatIfSource& m_tried;
    const ledger::WhatIf& m_what_if;
    Players m_players;
    ReadOnlyEvening m_then;
    ReadOnlyEvening m_now;
    enum class Partner : std::uint8_t { then, now };
    Partner m_partner = Partner::then;
    EveningDiff m_differs;
    /// Of which it was worked out: how long the histories of the trial and of the evening were.
    using Key = std::tuple<int, int, Partner, language::Language>;
    std::optional<Key> m_differs_of;
};

} // namespace consigliere::screens
