#pragma once

#include "companion/desk/table_of.h"
#include "companion/table_mafia/act_form.h"
#include "companion/table_mafia/board.h"
#include "companion/table_mafia/board_form.h"
#include "companion/table_mafia/card_move.h"
#include "companion/table_mafia/log_text.h"
#include "companion/table_mafia/panel.h"
#include "companion/table_mafia/table_form.h"
#include "companion/table_mafia/table_parts.h"
#include "engine/mafia/explain.h"

#include <memory>
#include <optional>

namespace consigliere::table_mafia {

/// Table screen of MAFIA: circuit and map as one board, turn panel of the step, seats.
class Table final : public desk::TableOf<View> {
public:
    Table(desk::TableHost& desk, const Evening& evening);
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;
    ~Table() override;

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
    [[nodiscard]] std::optional<desk::CoveredChoice> covered_choice(
        std::string_view actor) const override;
    [[nodiscard]] std::string chapter_of(int entry) const override;
    [[nodiscard]] int part() const override;
    [[nodiscard]] std::string conflict_name() const override { return tr("Vendetta"); }
    [[nodiscard]] std::vector<int> conflicts() const override;
    [[nodiscard]] std::optional<int> entry_behind(const ledger::Reason& reason) const override
    {
        return mafia::entry_behind(*m_view.observed(), reason);
    }
    void open_corrections() override { m_corrections.open(); }
    [[nodiscard]] int seat_to_face() const override;

private:
    class Panels;
    /// The panel with the board's taps: that of the Mode, or of the step.
    [[nodiscard]] Panel& panel();
    void follow_history();
    /// The bar above the board: effect of the last move; at an earlier entry, dice and leader.
    [[nodiscard]] static float bar_height() { return 48_dp; }
    void draw_news(Ui& ui, const Rect& rect) const;
    /// Figures of an actor in the record: one figure, or all of a player.
    [[nodiscard]] std::vector<Figure> figures_called(std::string_view actor) const;

    /// Hotspots of the board in the last frame.
    std::vector<desk::Hotspot> m_on_board;
    Mode m_mode = Mode::step;
    CardMove m_card;
    std::unique_ptr<Panels> m_panels;
    CorrectionForm m_corrections;
    TableForm m_table_form;
    BoardForm m_board_form;
    FigureSheet m_sheet;
    bool m_is_new_step = false; ///< Not drawn yet since the last entry.
};

} // namespace consigliere::table_mafia
