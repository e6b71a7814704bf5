#pragma once

#include "companion/box/photo_sheet.h"
#include "companion/box/photo_shelf.h"
#include "companion/desk/desk.h"
#include "companion/evening/handing_over.h"
#include "companion/evening/log.h"
#include "companion/evening/name_and_place.h"
#include "companion/evening/ruling_dialog.h"
#include "companion/evening/sharing.h"
#include "companion/evening/sheet.h"
#include "companion/evening/table_layout.h"
#include "companion/evening/taking_back.h"
#include "companion/evening/verdict_card.h"
#include "companion/frame/file_picker.h"
#include "companion/frame/screen.h"
#include "companion/frame/trials.h"
#include "companion/rulebook/rulebook.h"
#include "companion/table/facts_sheet.h"
#include "companion/table/guide.h"
#include "companion/table/said_aloud.h"
#include "companion/table/table_clock.h"
#include "companion/telling/teller.h"
#include "db/session.h"

#include <map>
#include <memory>
#include <optional>

namespace consigliere::screens {

/// The table: one evening, whatever its game. The board, the turn, the verdict card, the log and
/// the seats keep their places in every game.
class TableScreen final : public Screen, public desk::Desk {
public:
    TableScreen(Context context, db::Session session);

    void draw(Ui& ui, const Rect& rect) override;
    void returned() override;
    [[nodiscard]] int seat_to_face() const override;
    [[nodiscard]] bool is_evening_open() const override { return !is_over(); }
    [[nodiscard]] Farewell take_leave() override;

private:
    // What the game's table asks of its desk.
    [[nodiscard]] const ledger::Evening& evening() const override { return m_session.evening(); }
    [[nodiscard]] const desk::Habits& habits() const override { return m_context.settings.habits; }
    [[nodiscard]] std::string player(std::string_view actor) const override;
    bool record(const std::string& line) override;
    void explain(const std::string& line) override;
    void clear_verdict() override { m_verdict.clear(); }
    bool describe(const ledger::Tree& components) override;
    void leave() override;
    [[nodiscard]] std::string draft() const override;
    void keep_draft(std::string_view draft) override;
    void share() override;
    /// Leaves the table and lays it for another evening: the same people in their seats, and what
    /// they agreed on.
    void lay_again();

    /// The final score is known.
    [[nodiscard]] bool is_over() const;
    void draw_top_bar(Ui& ui, const TableLayout& layout);
    void draw_actions(Ui& ui, const TableLayout& layout, Rect& bar);
    void draw_side(Ui& ui, const TableLayout& layout);
    void draw_lay_again(Ui& ui, Rect& turn);
    static bool goes_on_unsaved(const db::DatabaseError& error);
    void tell_unsaved(const db::DatabaseError& error);
    void draw_unsaved_line(Ui& ui, Rect& rect);
    void draw_unsaved(Ui& ui);
    void draw_writing(Ui& ui);
    void export_record();
    void draw_sharing(Ui& ui);
    void draw_naming(Ui& ui);
    [[nodiscard]] std::optional<db::SessionSummary> summary();
    void try_to_save();
    /// Where somebody wants to go although not everything is saved.
    enum class Leaving : std::uint8_t { nowhere, to_other_screen, out_of_program };
    [[nodiscard]] bool is_kept_by_unsaved(Leaving leaving);
    void leave_unsaved();
    [[nodiscard]] std::string name_of_record() const;
    /// How far the evening is for whoever wants a backup of it.
    struct Part {
        int number = 0;
        bool is_over = false;
        [[nodiscard]] friend bool operator==(const Part&, const Part&) = default;
    };
    [[nodiscard]] Part part() const { return {m_table->part(), is_over()}; }
    [[nodiscard]] int saved_entries() const;
    void begin_backup();
    void back_up_after_part();
    void back_up_at_end();
    [[nodiscard]] Rect place_of_card(
        const Ui& ui, const TableLayout& layout, const Rect& turn, const Rect& log) const;
    [[nodiscard]] VerdictCard::Words verdict_words() const;
    [[nodiscard]] Log::Source log_source() const;
    void obey_keys(Ui& ui);
    /// Something is tried from an entry on, and not written down.
    void try_from(int entry);
    /// An entry is put right, and what followed is judged again. False when there is no screen for
    /// that, which is told.
    bool amend(ledger::Change change);
    [[nodiscard]] TriedEvening tried_evening();
    void open_log(std::optional<int> entry);
    void draw_log_below(Ui& ui, const Rect& rect);
    [[nodiscard]] TableClock::Source clock_source() const;
    void draw_clock_sheet(Ui& ui);
    void draw_facts(Ui& ui);
    void draw_photo(Ui& ui);
    void draw_guide(Ui& ui);
    void draw_menu(Ui& ui);
    void draw_menu_rows(Ui& ui, Rect& rect);
    void open_court();
    void draw_log(Ui& ui);
    void draw_entry_sheet(Ui& ui);
    [[nodiscard]] SheetContent sheet_of(const Log::Row& row) const;
    void draw_verdict_sheet(Ui& ui);
    [[nodiscard]] SheetContent sheet_of_verdict() const;
    void take_mistake_back(int entry);
    void answer_sheet(const SheetTap& tap);
    void draw_ruling(Ui& ui);
    void draw_taking_back(Ui& ui);
    void draw_score(Ui& ui);
    void draw_overlay(Ui& ui);
    void answer_verdict(VerdictCard::Tap tap);
    void open_entry(int entry);
    void open_rule(const std::string& rule);
    void correct_by_hand();
    void go_on_after_correction();
    void undo();
    void undo_to(int entry);
    void redo();
    /// What was told in another language is told anew.
    void follow_language();
    [[nodiscard]] const rulebook::Rulebook* rulebook() const;
    void read_players();

    Context m_context;
    db::Session m_session;
    /// Whether it is over is asked in every frame, and changes only with an entry.
    mutable int m_entries_asked = -1;
    mutable bool m_is_over = false;
    std::unique_ptr<telling::Teller> m_teller;
    std::unique_ptr<desk::GameTable> m_table;
    language::Language m_language = language::chosen();
    std::map<std::string, std::string, std::less<>> m_players;
    VerdictCard m_verdict;
    HandingOver m_handing_over;
    CardPlace m_card_place;
    Log m_log;
    SaidAloud m_said;
    FactsSheet m_facts;
    PhotoShelf m_photos;
    PhotoSheet m_photo_sheet;
    TableClock m_clock;
    Guide m_guide;
    /// Where the buttons are that the guide points at.
    Rect m_undo_place;
    Rect m_why_place;
    std::shared_ptr<Trials> m_trials = std::make_shared<Trials>();
    Notice m_notice;
    /// Why the last entries are only in memory; empty while all are saved.
    std::string m_not_saved;
    FilePicker m_writing;
    /// The evening as it can leave the program, since that was asked for.
    std::optional<Sharing> m_sharing;
    NameAndPlace m_naming;
    Leaving m_leaving = Leaving::nowhere;
    /// When the window was closed although not everything was saved, by the clock of ImGui.
    double m_closed_at = 0;
    /// The part of the game, and the entries, that the last backup has.
    Part m_part_backed_up;
    int m_entries_backed_up = 0;
    /// What lies over the table, by what draws it; null while nothing does.
    void (TableScreen::*m_overlay)(Ui& ui) = nullptr;
    int m_sheet_entry = 0;
    /// The questions that were asked under "Why?" in this evening, the last one first.
    std::vector<std::string> m_asked_last;
    RulingDialog m_ruling;
    /// What the verdict sheet says, worked out when it is opened.
    SheetContent m_verdict_sheet;
    /// What would be taken back, while the table is asked whether it should be.
    std::optional<TakingBack> m_taking_back;
    /// A line that could not be, and waits for a correction that makes it possible.
    std::optional<std::string> m_waiting;
};

} // namespace consigliere::screens
