#pragma once

#include "companion/court/what_differs.h"
#include "companion/court/what_if_layout.h"
#include "companion/evening/handing_over.h"
#include "companion/evening/log.h"
#include "companion/evening/sheet.h"
#include "companion/evening/told_evening.h"
#include "companion/evening/verdict_card.h"
#include "companion/frame/destinations.h"
#include "companion/frame/screen.h"
#include "companion/rulebook/rulebook.h"
#include "companion/telling/teller.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// What if: the table of an evening as it was after one of its entries, where everything is only
/// tried. What is tapped goes to a copy (`ledger::WhatIf`) and into no entry; a frame leaves no
/// doubt of it, and a panel says what would be otherwise.
class WhatIfScreen final : public Screen, public desk::Desk {
public:
    WhatIfScreen(Context context, TriedEvening tried, std::shared_ptr<Trial> trial);

    void draw(Ui& ui, const Rect& rect) override;
    void returned() override;
    [[nodiscard]] int seat_to_face() const override { return m_table->seat_to_face(); }
    [[nodiscard]] const ledger::WhatIf& what_if() const { return m_trial->what_if; }
    void open_corrections() { m_table->open_corrections(); }

private:
    // What the game's table asks of its desk.
    [[nodiscard]] const ledger::Evening& evening() const override { return what_if().trial(); }
    [[nodiscard]] const desk::Habits& habits() const override { return m_context.settings.habits; }
    [[nodiscard]] std::string player(std::string_view actor) const override
    {
        return m_tried.player(actor);
    }
    bool record(const std::string& line) override;
    void explain(const std::string& line) override;
    void clear_verdict() override { m_verdict.clear(); }
    bool describe(const ledger::Tree& components) override;
    [[nodiscard]] std::string draft() const override { return m_trial->draft; }
    void keep_draft(std::string_view draft) override { m_trial->draft = draft; }
    void leave() override;
    void share() override;

    [[nodiscard]] bool is_empty() const { return what_if().tried().empty(); }
    /// Whether the evening has gone on since the entry, or went on otherwise.
    [[nodiscard]] bool has_gone_on() const;

    /// What was told in another language is told anew.
    void follow_language();
    [[nodiscard]] const rulebook::Rulebook* rulebook() const;
    void obey_keys(Ui& ui);
    void draw_top_bar(Ui& ui, const WhatIfLayout& layout);
    void draw_headings(Ui& ui, Rect rect) const;
    struct Way;
    [[nodiscard]] std::vector<Way> ways() const;
    void draw_ways(Ui& ui, Rect& bar, const WhatIfLayout& layout);
    void follow_way(std::string_view id);
    void draw_side(Ui& ui, const WhatIfLayout& layout);
    void draw_turn(Ui& ui, const WhatIfLayout& layout);
    void draw_turn_below(Ui& ui, const Rect& turn, const Rect& card);
    [[nodiscard]] Rect cut_card(const Ui& ui, Rect& differs) const;
    void draw_card(Ui& ui, const Rect& place);
    void draw_summary(Ui& ui, const Rect& row);
    void draw_differs(Ui& ui, const Rect& rect);

    void draw_overlay(Ui& ui);
    void draw_menu(Ui& ui);
    void draw_dropping(Ui& ui);
    void draw_amending(Ui& ui);
    void draw_opening(Ui& ui);
    void draw_verdict_sheet(Ui& ui);
    void draw_entry_sheet(Ui& ui);
    void answer_sheet(const SheetTap& tap);
    void answer_verdict(VerdictCard::Tap tap);
    void open_entry(int entry);
    void open_rule(const std::string& rule);
    void rule_otherwise();
    void correct_by_hand();

    void undo();
    void ask_to_drop();
    void drop();
    void keep_as_note();
    /// Why what was tried cannot become an amendment; empty when it can.
    [[nodiscard]] std::string why_no_amendment() const;
    void ask_to_amend();
    /// The entries that count and followed the one that it begins from.
    [[nodiscard]] std::vector<int> followed() const;
    void amend(ledger::Change::Kind kind);
    /// What was tried and what came of it, in words.
    [[nodiscard]] std::string tell_result();
    [[nodiscard]] std::vector<std::string> tell_moves() const;
    /// What differs from the chosen partner; worked out again when one of both has changed.
    [[nodiscard]] const WhatDiffers& differs();
    [[nodiscard]] VerdictCard::Words verdict_words() const;
    [[nodiscard]] Log::Source log_source() const;

    Context m_context;
    TriedEvening m_tried;
    std::shared_ptr<Trial> m_trial;
    std::unique_ptr<telling::Teller> m_teller;
    std::unique_ptr<desk::GameTable> m_table;
    Players m_players;
    /// With what it is compared: the evening as it stood at the entry, and as it stands.
    ToldEvening m_then;
    ToldEvening m_now;
    language::Language m_language = language::chosen();

    enum class Partner : std::uint8_t { then, now };
    Partner m_partner = Partner::then;
    WhatDiffers m_differs;
    /// How long the histories of the trial and of the evening were when that was worked out.
    std::optional<std::pair<int, int>> m_differs_of;

    /// Which of both is shown where there is room for one.
    enum class Tab : std::uint8_t { turn, differs };
    Tab m_tab = Tab::turn;
    VerdictCard m_verdict;
    HandingOver m_handing_over;
    CardPlace m_card_place;
    Log m_log;
    Notice m_notice;
    void (WhatIfScreen::*m_overlay)(Ui& ui) = nullptr;
    int m_sheet_entry = 0;
    SheetContent m_verdict_sheet;
    /// A line that would open what lies covered in the evening, and whether it may.
    std::string m_opening;
    bool m_may_open = false;
    /// A line that could not be, and waits for a correction that makes it possible.
    std::optional<std::string> m_waiting;
    /// How many entries the tried moves are in the place of, as an amendment.
    int m_replaces = 1;
};

/// Opens the trial of an evening from one of its entries, or goes on with it.
[[nodiscard]] OpenedScreen open_what_if(const Context& context, to::WhatIf what_if);

} // namespace consigliere::screens
