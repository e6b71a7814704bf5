#pragma once

#include "companion/evening/host_screen.h"
#include "companion/frame/file_picker.h"
#include "companion/table/part_backups.h"
#include "db/session.h"

#include <string>

namespace consigliere::screens {

/// Writes down what a table records. An evening goes on in memory although the disk does not take
/// it: this says so at the table, and offers the ways out.
class SessionSaver {
public:
    SessionSaver(HostScreen& host, db::Session& session, PartBackups& backups)
        : m_host(host)
        , m_session(session)
        , m_backups(backups)
    {
    }

    /// Returns an error only for what is not in memory either.
    [[nodiscard]] ledger::ErrorOr<ledger::Entry, db::DatabaseError> record(const std::string& line);
    [[nodiscard]] ledger::Status<db::DatabaseError> describe(const ledger::Tree& components);
    /// Writes the record among the documents, or where somebody chooses while not all is saved.
    void export_record();

    /// Takes a line off the top of the turn panel for as long as anything is only in memory.
    void draw_line(Ui& ui, Rect& rect);
    /// Where somebody wants to go although not everything is saved.
    enum class Leaving : std::uint8_t { nowhere, to_other_screen, out_of_program };
    /// True if there is something to ask before, which is asked now.
    [[nodiscard]] bool asks_before(Leaving leaving);

private:
    void tell(const db::DatabaseError& error);
    void open();
    void open_files();
    void draw(Ui& ui);
    void draw_files(Ui& ui);
    void retry_save();
    void go_on();
    void leave();

    HostScreen& m_host;
    db::Session& m_session;
    PartBackups& m_backups;
    /// Why the last entries are only in memory; empty while all are saved.
    std::string m_why;
    FilePicker m_files;
    Leaving m_leaving = Leaving::nowhere;
    /// When the window was closed although not everything was saved, by the clock of ImGui.
    double m_closed_at = 0;
};

} // namespace consigliere::screens
