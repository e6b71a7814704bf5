#pragma once

#include "companion/evening/log.h"
#include "companion/evening/sheet.h"
#include "companion/evening/verdict_card.h"
#include "companion/frame/list_dialog.h"
#include "companion/frame/room.h"
#include "companion/frame/screen.h"
#include "companion/telling/teller.h"
#include "engine/ledger/evening.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace consigliere::screens {

/// Tells the `Ui` when the acting player has changed. That is when the last tap recorded an entry
/// of another player than the one whose turn it is now.
class HandingOver {
public:
    /// Call before any target is touched in a frame.
    void follow(Ui& ui, const ledger::Evening& evening);

private:
    /// Number of entries, and the seat to move, in the previous frame.
    std::optional<int> m_entries;
    std::optional<ledger::PositionSummary::Seat> m_awaited;
};

/// Base of the table screens, for evenings in progress and what-if drafts; their TableHost. Has
/// verdict card, log, sheets and overlays. Derived screens decide what recording does and what else
/// is shown.
class HostScreen : public Screen, public desk::TableHost {
public:
    void draw(Ui& ui, const Rect& rect) final;
    [[nodiscard]] int seat_to_face() const final { return m_table->seat_to_face(); }
    [[nodiscard]] const ledger::Evening& evening() const final { return m_evening; }
    [[nodiscard]] const desk::TablePreferences& habits() const final
    {
        return m_context.settings.habits;
    }
    void explain(const std::string& line) override;
    void clear_verdict() final { m_verdict.clear(); }

    // For parts of the screen.
    // ----------------------------

    [[nodiscard]] const Context& context() const { return m_context; }
    [[nodiscard]] desk::GameTable& table() const { return *m_table; }
    [[nodiscard]] Overlay& overlay() { return m_context.overlay; }
    [[nodiscard]] Notice& notice() { return m_context.notice; }
    /// Returns nullptr if the book cannot be read.
    [[nodiscard]] const rulebook::Rulebook* rulebook() const;
    /// Opens a rule; for an empty id, the beginning of the book.
    void open_rule(const std::string& rule);
    void open_entry(int entry);

protected:
    /// The evening must outlive the screen's last frame.
    HostScreen(const Context& context, const ledger::Evening& evening);

    virtual void draw_table(Ui& ui) = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;
    /// Applies the line on the verdict card by a ruling, although a rule forbids it.
    virtual void rule_otherwise() = 0;
    /// Actions on the sheet of an entry, which is in this log row.
    [[nodiscard]] virtual std::vector<MenuAction> ways_from(int entry, const Log::Row& row);
    /// Actions on the sheet of the refusal on the verdict card.
    [[nodiscard]] virtual std::vector<MenuAction> ways_out(const SheetContent& refusal);
    [[nodiscard]] virtual Log::Source log_source() const;

    [[nodiscard]] VerdictCard& verdict() { return m_verdict; }
    [[nodiscard]] Log& log() { return m_log; }
    /// Call after a line was applied: makes the move that waited for this correction, if any.
    void go_on_after_record();
    /// Draws the turn panel, and the verdict card over its end or beside it.
    void draw_turn(Ui& ui, const Rect& turn, const Rect& card);
    void draw_card(Ui& ui, const Rect& place);

private:
    void obey_keys(Ui& ui);
    void answer_verdict(VerdictCard::Tap tap);
    void open_refusal();
    void draw_sheet_with(
        Ui& ui, const char* name, SheetContent content, const std::vector<MenuAction>& ways);
    void correct_by_hand();

    Context m_context;
    const ledger::Evening& m_evening;
    std::unique_ptr<telling::Teller> m_teller;
    std::unique_ptr<desk::GameTable> m_table;
    VerdictCard m_verdict;
    HandingOver m_handing_over;
    Log m_log;
    /// An impossible line that waits for a correction.
    std::optional<std::string> m_waiting;
};

} // namespace consigliere::screens
