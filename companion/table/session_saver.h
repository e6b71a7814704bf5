#pragma once

#include "companion/desk/table_host.h"
#include "companion/evening/host_screen.h"
#include "companion/frame/database_maintenance.h"
#include "db/files.h"
#include "db/session.h"

#include <filesystem>
#include <string>
#include <utility>

namespace consigliere::screens {

/// Starts backups of an evening. When its table opens, after each part of the game, and when it is
/// left.
class PartBackups {
public:
    PartBackups(
        DatabaseMaintenance& keeping, const db::Session& session, const desk::GameTable& table)
        : m_keeping(keeping)
        , m_session(session)
        , m_table(table)
    {
    }

    void begin()
    {
        m_last = now();
        m_keeping.begin_backup();
    }
    /// Call after each entry: a part or the evening may have ended, or been reopened.
    void after_entry()
    {
        const State state = now();
        if (std::pair(state.part, state.is_over) != std::pair(m_last.part, m_last.is_over))
            begin();
    }
    void at_end()
    {
        if (now().saved_entries != m_last.saved_entries)
            begin();
    }

private:
    struct State {
        int part = 0;
        bool is_over = false;
        int saved_entries = 0;
    };
    [[nodiscard]] State now() const
    {
        const ledger::Evening& evening = m_session.evening();
        const int entries = evening.history().size();
        return {m_table.part(), evening.summary_after(entries).is_final,
            entries - m_session.unsaved_entries()};
    }

    DatabaseMaintenance& m_keeping;
    const db::Session& m_session;
    const desk::GameTable& m_table;
    State m_last; ///< State at the last backup.
};

/// Records a table's lines. If the disk fails, the evening continues in memory; the table shows
/// that, with ways to proceed.
class SessionSaver {
public:
    SessionSaver(HostScreen& host, db::Session& session, PartBackups& backups)
        : m_host(host)
        , m_session(session)
        , m_backups(backups)
    {
    }

    /// Returns an error only if the line is not even in memory.
    [[nodiscard]] ledger::ErrorOr<ledger::Entry, db::DatabaseError> record(const std::string& line);
    [[nodiscard]] ledger::Status<db::DatabaseError> describe(const ledger::Tree& components);
    /// Asks where to write the record file, also while entries are unsaved.
    void export_record();

    /// Draws a warning line while entries are unsaved; shrinks `rect` by its height.
    void draw_line(Ui& ui, Rect& rect);
    /// Where to go despite unsaved entries.
    enum class Leaving : std::uint8_t { nowhere, to_other_screen, out_of_program };
    /// Returns true if a question must be answered first, and opens it.
    [[nodiscard]] bool asks_before(Leaving leaving);

private:
    void tell(const db::DatabaseError& error);
    void open();
    void open_files();
    void draw(Ui& ui);
    void write(const std::filesystem::path& file, db::IfExists if_exists);
    void retry_save();
    void go_on();
    void leave();

    HostScreen& m_host;
    db::Session& m_session;
    PartBackups& m_backups;
    /// Why the last entries are unsaved; empty if all are saved.
    std::string m_why;
    Leaving m_leaving = Leaving::nowhere;
    /// ImGui time when the window was closed with unsaved entries.
    double m_closed_at = 0;
};

} // namespace consigliere::screens
