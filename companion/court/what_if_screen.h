#pragma once

#include "companion/court/what_if_comparison.h"
#include "companion/court/what_if_layout.h"
#include "companion/evening/host_screen.h"
#include "companion/frame/destinations.h"

#include <memory>
#include <string>
#include <vector>

namespace consigliere::screens {

/// What if: the table of an evening as it was after one of its entries, where everything is only
/// tried. What is tapped goes to a copy (`ledger::WhatIf`) and into no entry; a frame leaves no
/// doubt of it, and a panel says what would be otherwise.
class WhatIfScreen final : public HostScreen {
public:
    WhatIfScreen(const Context& context, WhatIfSource tried, std::shared_ptr<WhatIfDraft> trial);

    [[nodiscard]] const ledger::WhatIf& what_if() const { return m_trial->what_if; }

private:
    // What the game's table asks of its desk.
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
    /// What can be done with a trial beside going on with it.
    [[nodiscard]] std::vector<MenuAction> actions();
    void draw_actions(Ui& ui, Rect& bar, const WhatIfLayout& layout);
    void draw_side(Ui& ui, const WhatIfLayout& layout);
    void ask_to_open(const std::string& line);
    void ask_to_drop();
    void drop();
    void keep_as_note();
    /// Why what was tried cannot become an amendment; empty when it can.
    [[nodiscard]] std::string why_no_amendment() const;
    void ask_to_amend();
    void draw_amending(Ui& ui);
    /// The entries that count and followed the one that it begins from.
    [[nodiscard]] std::vector<int> followed() const;
    void amend(ledger::Change::Kind kind);

    WhatIfSource m_tried;
    std::shared_ptr<WhatIfDraft> m_trial;
    WhatIfComparison m_comparison;
    /// Which of both is shown where there is room for one.
    enum class Tab : std::uint8_t { turn, differs };
    Tab m_tab = Tab::turn;
    /// What lies covered in the evening may be opened here.
    bool m_may_open = false;
    /// How many entries the tried moves are in the place of, as an amendment.
    int m_replaces = 1;
};

/// Opens the trial of an evening from one of its entries, or goes on with it.
[[nodiscard]] OpenedScreen open_what_if(const Context& context, to::WhatIf what_if);

} // namespace consigliere::screens
