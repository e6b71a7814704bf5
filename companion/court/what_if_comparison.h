#pragma once

#include "companion/court/evening_diff.h"
#include "companion/evening/host_screen.h"
#include "companion/evening/past_evening.h"
#include "companion/frame/what_if_store.h"
#include "companion/language/language.h"

#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace consigliere::screens {

/// Compares a what-if draft with its evening, at the entry or now.
class WhatIfComparison {
public:
    WhatIfComparison(HostScreen& host, const WhatIfSource& tried, const ledger::WhatIf& what_if);

    /// True if the evening has other entries after the draft's start.
    [[nodiscard]] bool has_gone_on() const;
    /// The evening with all its entries.
    [[nodiscard]] const ReadOnlyEvening& now() const { return m_now; }
    void draw(Ui& ui, const Rect& rect);
    /// One row: players with a changed score. Returns true if tapped.
    [[nodiscard]] bool draw_summary(Ui& ui, const Rect& row);
    [[nodiscard]] std::string tell_result();

private:
    void draw_partners(Ui& ui, Rect& rest);
    [[nodiscard]] bool draw_answer(
        Ui& ui, Rect& rest, const desk::OtherAnswer& because, const std::string& id) const;
    void draw_moves(Ui& ui, Rect& rest) const;
    [[nodiscard]] std::vector<std::string> tell_moves() const;
    /// Cached; computed again when draft, evening or language changed.
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
    /// Cache key: history sizes of draft and evening, partner, language.
    using Key = std::tuple<int, int, Partner, language::Language>;
    std::optional<Key> m_differs_of;
};

} // namespace consigliere::screens
