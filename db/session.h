#pragma once

#include "db/database.h"
#include "db/difference.h"
#include "db/record_file.h"
#include "db/session_id.h"
#include "engine/ledger/evening.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::db {

struct SessionRows;

/// An evening stored in the database.
/// Acknowledged entries survive immediate power loss; failed operations have no effect. Undo, redo
/// and corrections are lines, too (`ledger::undo_line`), so the full history is kept. The database
/// must outlive the session.
class Session {
public:
    /// Starts an evening from the head of a record: game, seats and setup. `known`: component
    /// definitions, weakest first (built-in, learned box). The session keeps a copy of them.
    [[nodiscard]] static ErrorOr<Session, DatabaseError> begin(
        Database& database, const Tree& head, const std::vector<Tree>& known);

    /// Resumes an evening that verifies. Entries are judged again but keep their verdicts; see
    /// differences().
    [[nodiscard]] static ErrorOr<Session, DatabaseError> resume(
        Database& database, const SessionId& id);

    Session(Session&&) noexcept;
    Session& operator=(Session&&) noexcept;
    ~Session();

    [[nodiscard]] const SessionId& id() const { return m_id; }
    /// The reference is valid as long as the session, also after moves.
    [[nodiscard]] const ledger::Evening& evening() const { return *m_evening; }
    /// Times of the entries, in the form of `now()`.
    [[nodiscard]] std::vector<std::string> times() const;
    /// Stored data that differs today: verdicts, names, edits that do not verify, and the result.
    /// Resuming changes none of it.
    [[nodiscard]] const std::vector<Difference>& differences() const { return m_differences; }

    /// Judges a line. If it is applied, it is on disk when this returns. A refused line is returned
    /// but not added.
    [[nodiscard]] ErrorOr<ledger::Entry, DatabaseError> record(std::string_view line);

    /// Judges `lines` (`ledger::amend`) and commits all or none. If one is refused, returns only
    /// that entry: check its verdict before using the result.
    [[nodiscard]] ErrorOr<std::vector<ledger::Entry>, DatabaseError> record_all(
        const std::vector<std::string>& lines);

    /// Adds component definitions to this evening, for later entries, and to the learned box.
    [[nodiscard]] Status<DatabaseError> describe(const Tree& components);

    // If the disk fails, the evening can continue in memory. Each later operation tries to save
    // everything unsaved.
    // ------------------------------------

    /// Judges a line; if it is applied, keeps it in memory only.
    [[nodiscard]] ErrorOr<ledger::Entry, DatabaseError> keep(std::string_view line);
    /// Like describe, in memory only.
    [[nodiscard]] Status<DatabaseError> keep_description(const Tree& components);
    /// Number of last entries that are in memory only.
    [[nodiscard]] int unsaved_entries() const;
    [[nodiscard]] bool has_unsaved() const;
    /// Tries to save everything unsaved; all or nothing.
    [[nodiscard]] Status<DatabaseError> retry_save();
    /// The evening as a record, with unsaved entries. Does not access the database.
    [[nodiscard]] ErrorOr<Record, DatabaseError> as_record() const;

private:
    Session(Database& database, SessionRows rows, std::unique_ptr<ledger::Evening> evening);

    /// Checks that the lines are within the limits of a record.
    [[nodiscard]] Status<DatabaseError> check_room(const std::vector<std::string>& lines) const;
    void compare_results();
    [[nodiscard]] Status<DatabaseError> write_unsaved();
    [[nodiscard]] Status<DatabaseError> add_description(
        const Tree& components, const std::function<bool()>& keep);
    void note_unsaved();
    void saved();
    void save_results();

    Database* m_database;
    SessionId m_id;
    /// Rows as stored, followed by unsaved ones.
    std::unique_ptr<SessionRows> m_rows;
    std::size_t m_saved_entries = 0;
    std::size_t m_saved_components = 0;
    std::unique_ptr<ledger::Evening> m_evening;
    std::vector<Difference> m_differences;
    bool m_has_results = false;
    /// Unsaved entries are noted beside the database (`unsaved.h`).
    bool m_has_note = false;
};

} // namespace consigliere::db
