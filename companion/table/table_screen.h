#pragma once

#include "companion/evening/host_screen.h"
#include "companion/evening/past_evening.h"
#include "companion/evening/sharing.h"
#include "companion/evening/table_layout.h"
#include "companion/frame/what_if_store.h"
#include "companion/table/phones.h"
#include "companion/table/session_saver.h"
#include "companion/table/table_parts.h"
#include "companion/table/teacher.h"
#include "db/session.h"

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Table screen of an evening, for any game. The layout is the same in all games.
class TableScreen final : public HostScreen {
public:
    TableScreen(const Context& context, db::Session session);

    void on_resume() override;
    [[nodiscard]] bool is_evening_open() const override { return !is_over(); }
    [[nodiscard]] CloseReply on_close() override;
    void attend(Ui& ui) override;

private:
    // desk::TableHost.
    [[nodiscard]] std::string player(std::string_view actor) const override;
    [[nodiscard]] bool has_phone(std::string_view actor) const override
    {
        return m_phones.takes_secrets(actor);
    }
    bool record(const std::string& line) override;
    void explain(const std::string& line) override;
    bool describe(const ledger::Tree& components) override;
    void leave() override;
    [[nodiscard]] std::string draft() const override;
    void keep_draft(std::string_view draft) override;
    void share() override { m_sharing.open(); }

    void draw_table(Ui& ui) override;
    void undo() override;
    void redo() override;
    void rule_otherwise() override;
    [[nodiscard]] std::vector<MenuAction> ways_from(int entry, const Log::Row& row) override;
    [[nodiscard]] std::vector<MenuAction> ways_out(const SheetContent& refusal) override;
    [[nodiscard]] Log::Source log_source() const override;

    /// True if the score is final.
    [[nodiscard]] bool is_over() const;
    /// Leaves the table for a new evening with the same players, seats and agreements.
    void lay_again();
    void draw_top_bar(Ui& ui, const TableLayout& layout);
    void draw_actions(Ui& ui, const TableLayout& layout, Rect& bar);
    void draw_side(Ui& ui, const TableLayout& layout);
    void draw_log_below(Ui& ui, const Rect& rect);
    void open_menu();
    void open_score();
    void open_log(int entry);
    void show_round();
    /// Opens "Why?" as the evening stands after an entry.
    void open_court(int entry);
    void take_in_recorded();
    [[nodiscard]] Phones::Recorded record_from_phone(const std::string& line);
    void record_what_follows();
    void object_from_phone(const std::string& actor, int entry);
    /// Opens what waits because of phones, unless something is open.
    void open_news_of_phones(Ui& ui);
    void tell_objection();
    /// Opens a what-if draft from an entry.
    void try_from(int entry);
    /// Opens the amendment of an entry. Returns false, and shows why, if that failed.
    bool amend(ledger::Change change);
    [[nodiscard]] WhatIfSource tried_evening();
    void undo_to(int entry);

    db::Session m_session;
    /// Cache of is_over(), which is called in every frame; valid for this number of entries.
    mutable int m_entries_asked = -1;
    mutable bool m_is_over = false;
    Players m_players;
    PartBackups m_backups;
    SessionSaver m_saver;
    Sharing m_sharing;
    SeatToasts m_said;
    FactsSheet m_facts;
    TableClock m_clock;
    Teacher m_teacher;
    Guide::Buttons m_buttons;
    Phones m_phones;
    PhonesSheet m_phones_sheet;
    struct Objection {
        std::string actor;
        int entry = 0;

        [[nodiscard]] friend bool operator==(const Objection&, const Objection&) = default;
    };
    /// Objections from phones that nobody has answered yet, oldest first.
    std::deque<Objection> m_objections;
    bool m_has_news_of_phones = false;
    std::shared_ptr<WhatIfStore> m_trials = std::make_shared<WhatIfStore>();
    /// Questions asked under "Why?" in this evening, latest first.
    std::vector<std::string> m_asked_last;
};

} // namespace consigliere::screens
