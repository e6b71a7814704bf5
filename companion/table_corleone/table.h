#pragma once

#include "companion/desk/table_of.h"
#include "companion/table_corleone/act_form.h"
#include "companion/table_corleone/component_form.h"
#include "companion/table_corleone/log_text.h"
#include "companion/table_corleone/panels.h"
#include "companion/table_corleone/table_parts.h"
#include "companion/table_corleone/view.h"

namespace consigliere::table_corleone {

/// Table screen of Corleone's Empire: map, turn panel of the phase, seats.
class Table final : public desk::TableOf<View> {
public:
    using TableOf::TableOf;

    void draw_track(Ui& ui, const Rect& rect) override;
    void draw_board(Ui& ui, const Rect& rect) override;
    void draw_turn(Ui& ui, const Rect& rect) override;
    void draw_seats(Ui& ui, const Rect& rect) override;
    [[nodiscard]] bool wants_room() const override;
    [[nodiscard]] bool has_dialog() const override;
    void draw_dialog(Ui& ui) override;

    std::vector<desk::Hotspot> draw_past(Ui& ui, const Rect& rect, int entry) override;
    std::vector<desk::Hotspot> draw_past_cards(Ui& ui, Rect& rect, int entry) override;
    [[nodiscard]] std::optional<std::string> faq_status(
        std::string_view now, std::string_view thing, int entry) const override;

    [[nodiscard]] Colour colour_of(std::string_view actor) const override;
    void draw_sign_of(Ui& ui, ImVec2 centre, float diameter, std::string_view actor) const override;
    [[nodiscard]] std::string tell_line(std::string_view line) const override;
    [[nodiscard]] std::string tell_prospect(std::string_view line) const override;
    [[nodiscard]] std::vector<desk::HeldThings> tell_held(std::string_view actor) const override;
    [[nodiscard]] std::optional<desk::CoveredChoice> covered_choice(
        std::string_view actor) const override;
    [[nodiscard]] std::vector<std::string> lines_that_follow() const override;
    void go_on_by_itself() override { m_view.collect_by_itself(); }
    [[nodiscard]] std::string headline(const ledger::Reason& reason) const override;
    [[nodiscard]] bool carries_on(int entry) const override;
    [[nodiscard]] std::string chapter_of(int entry) const override;
    [[nodiscard]] int part() const override { return m_view.position().act; }
    [[nodiscard]] std::string conflict_name() const override { return tr("War"); }
    [[nodiscard]] std::vector<int> conflicts() const override
    {
        return m_view.entries_with<FightWar>();
    }
    [[nodiscard]] bool is_automatic(int entry) const override;
    [[nodiscard]] std::optional<int> entry_behind(const ledger::Reason& reason) const override;
    void open_corrections() override;
    [[nodiscard]] int seat_to_face() const override;

private:
    [[nodiscard]] Panel& panel();
    void follow_history();
    void open_form();
    void ask_about_land(Ui& ui, const Rect& rect);
    [[nodiscard]] bool fits_above_log() const;

    Map m_map;
    ActionPanel m_actions;
    AbilityPanel m_abilities;
    WarPanel m_wars;
    BriberyPanel m_bribery;
    TributePanel m_tribute;
    RevealPanel m_reveal;
    EndPanel m_end{m_finale};
    ComponentForm m_form;
    ActForm m_acts;
    SeatSheet m_sheet;
    AreaSheet m_area;
    /// Height in pixels of the panel above the unfolded log; nullopt before it was drawn.
    std::optional<float> m_room_above_log;
    /// Track step whose sheet is open.
    std::optional<TrackStep> m_asked_step;
};

} // namespace consigliere::table_corleone
