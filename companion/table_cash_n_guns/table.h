#pragma once

#include "companion/desk/table_of.h"
#include "companion/table_cash_n_guns/correction_form.h"
#include "companion/table_cash_n_guns/log_text.h"
#include "companion/table_cash_n_guns/panel.h"
#include "companion/table_cash_n_guns/table_parts.h"
#include "engine/cash_n_guns/explain.h"

#include <array>
#include <optional>

namespace consigliere::table_cash_n_guns {

/// Table screen of Ca$h 'n Guns: circle with aims, turn panel of the phase, seats.
class Table final : public desk::TableOf<View> {
public:
    using TableOf::TableOf;

    void draw_board(Ui& ui, const Rect& rect) override;
    void draw_turn(Ui& ui, const Rect& rect) override;
    void draw_seats(Ui& ui, const Rect& rect) override;
    [[nodiscard]] bool wants_room() const override;
    [[nodiscard]] bool has_dialog() const override;
    void draw_dialog(Ui& ui) override;

    std::vector<desk::Hotspot> draw_past(Ui& ui, const Rect& rect, int entry) override;
    [[nodiscard]] std::optional<std::string> faq_status(
        std::string_view now, std::string_view thing, int entry) const override;

    [[nodiscard]] Colour colour_of(std::string_view actor) const override;
    void draw_sign_of(Ui& ui, ImVec2 centre, float diameter, std::string_view actor) const override;
    [[nodiscard]] std::string tell_line(std::string_view line) const override;
    [[nodiscard]] std::string tell_prospect(std::string_view line) const override;
    [[nodiscard]] std::vector<desk::HeldThings> tell_held(std::string_view actor) const override;
    [[nodiscard]] std::string chapter_of(int entry) const override;
    [[nodiscard]] int part() const override { return m_view.position().round; }
    [[nodiscard]] std::string conflict_name() const override { return tr("Shot"); }
    [[nodiscard]] std::vector<int> conflicts() const override
    {
        return m_view.entries_with<ShowBullet>();
    }
    [[nodiscard]] std::optional<int> entry_behind(const ledger::Reason& reason) const override
    {
        return cash_n_guns::entry_behind(*m_view.observed(), reason);
    }
    void open_corrections() override { m_corrections.open(); }
    [[nodiscard]] int seat_to_face() const override;

private:
    [[nodiscard]] Panel& panel_of_phase();
    /// The panel with the circle's taps: a power's choice, or the phase's.
    [[nodiscard]] Panel& panel();
    void follow_history();
    void lay_past(int entry);
    void draw_news(Ui& ui, const Rect& rect) const;
    void draw_sheet(Ui& ui);
    void draw_told_discard(Ui& ui, Rect& rect, Player player);

    /// Height in dp of the news line above the circle.
    static constexpr float height_of_news = 44;

    Circle m_circle;
    /// The table at an earlier entry, and the number of that entry.
    Circle m_past;
    std::optional<int> m_past_entry;
    LootPanel m_loot;
    AimPanel m_aims;
    CouragePanel m_courage;
    PowerPanel m_powers;
    CardsPanel m_cards{m_powers};
    SharingPanel m_sharing;
    EndPanel m_end{m_finale};
    /// Indexed by phase.
    std::array<Panel*, ledger::count_of<Phase>> m_panels{
        &m_loot, &m_aims, &m_courage, &m_courage, &m_cards, &m_sharing, &m_end};
    CorrectionForm m_corrections;
    std::optional<Player> m_sheet;
};

} // namespace consigliere::table_cash_n_guns
