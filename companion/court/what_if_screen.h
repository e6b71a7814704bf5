#pragma once

#include "companion/court/what_if_comparison.h"
#include "companion/evening/host_screen.h"
#include "companion/evening/table_layout.h"
#include "companion/frame/destinations.h"

#include <memory>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Layout of a what-if draft: the table's layout plus a frame and a comparison panel.
struct WhatIfLayout : TableLayout {
    Rect frame; ///< Marks everything as not recorded.
    Rect turn; ///< In the side.
    /// Beside the turn; empty if both share one rectangle, switched by `tabs`.
    Rect differs;
    Rect tabs;
};

/// What if: the table after one entry of an evening, for trying moves. Moves go to a copy
/// (`ledger::WhatIf`), never to the record. A frame marks the mode; a panel shows the differences.
class WhatIfScreen final : public HostScreen {
public:
    WhatIfScreen(const Context& context, WhatIfSource tried, std::shared_ptr<WhatIfDraft> trial);

    [[nodiscard]] const ledger::WhatIf& what_if() const { return m_trial->what_if; }
    [[nodiscard]] bool holds_evening() const override { return true; }

private:
    // desk::TableHost overrides.
    [[nodiscard]] std::string player(std::string_view actor) const override
    {
        return m_tried.player(actor);
    }
    bool record(const std::string& line) override;
    bool describe(const ledger::Tree& components) override;
    [[nodiscard]] std::string draft() const override { return m_trial->draft; }
    void keep_draft(std::string_view draft) override { m_trial->draft = draft; }
    void leave() override;
    void share() override;

    void draw_table(Ui& ui) override;
    void undo() override;
    void redo() override { }
    void rule_otherwise() override;

    [[nodiscard]] bool is_empty() const { return what_if().tried().empty(); }
    void draw_top_bar(Ui& ui, const WhatIfLayout& layout);
    void draw_headings(Ui& ui, Rect rect) const;
    [[nodiscard]] std::vector<MenuAction> actions();
    void draw_actions(Ui& ui, Rect& bar, const WhatIfLayout& layout);
    void draw_side(Ui& ui, const WhatIfLayout& layout);
    void ask_to_open(const std::string& line);
    void ask_to_drop();
    void drop();
    void keep_as_note();
    /// Why the moves cannot become an amendment; empty if they can.
    [[nodiscard]] std::string why_no_amendment() const;
    void ask_to_amend();
    void draw_amending(Ui& ui);
    /// Entries in effect after the draft's start.
    [[nodiscard]] std::vector<int> followed() const;
    void amend(ledger::Change::Kind kind);

    WhatIfSource m_tried;
    std::shared_ptr<WhatIfDraft> m_trial;
    WhatIfComparison m_comparison;
    /// Panel shown if only one fits.
    enum class Tab : std::uint8_t { turn, differs };
    Tab m_tab = Tab::turn;
    /// True if hidden information of the evening may be revealed here.
    bool m_may_open = false;
    /// Number of entries that an amendment would replace.
    int m_replaces = 1;
};

/// Opens a new or kept draft starting at one entry of an evening.
[[nodiscard]] OpenedScreen open_what_if(const Context& context, to::WhatIf what_if);

} // namespace consigliere::screens
