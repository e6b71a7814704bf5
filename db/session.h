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

/// An evening that lives on disk. What it has acknowledged survives the power going out in the
/// next instant; what it refuses or cannot write has not happened.
///
/// Undo, redo and corrections are lines like all others (`ledger::undo_line`), so the history of
/// the history survives too. The database must outlive the session.
class Session {
public:
    /// Begins an evening from the head of a record: game, seats, and whatever that game asks of
    /// its setup. `known` are descriptions of components, weakest first: what the books print and
    /// the learned box. The session keeps a copy of them as they are now.
    [[nodiscard]] static ErrorOr<Session, DatabaseError> begin(
        Database& database, const Tree& head, const std::vector<Tree>& known);

    /// Goes on with an evening exactly where it was, if it is what was recorded. Its entries are
    /// judged again, and keep the verdicts that they had; see `differences`.
    [[nodiscard]] static ErrorOr<Session, DatabaseError> resume(
        Database& database, const SessionId& id);

    Session(Session&&) noexcept;
    Session& operator=(Session&&) noexcept;
    ~Session();

    [[nodiscard]] const SessionId& id() const { return m_id; }
    /// The evening as it stands. It stays in its place for as long as the session lives.
    [[nodiscard]] const ledger::Evening& evening() const { return *m_evening; }
    /// When its entries were made, in the form of `now()`.
    [[nodiscard]] std::vector<std::string> times() const;
    /// What is stored and comes out otherwise today: entries that the referee judges otherwise than
    /// when they were made, names and notes that are not those that were written, and a result that
    /// is not the one that the entries come to. None of it is changed by resuming.
    [[nodiscard]] const std::vector<Difference>& differences() const { return m_differences; }

    /// Judges a line. One that is applied is on disk when this returns, and is the last entry of
    /// the evening; a refused one is only told of, as the entry that it would have been.
    [[nodiscard]] ErrorOr<ledger::Entry, DatabaseError> record(std::string_view line);

    /// Judges lines that belong together, as those of an amendment do (`ledger::amend`), and writes
    /// them in one transaction: all of them are on disk when this returns, or none. When the
    /// referee refuses one of them, it comes back alone, and nothing has happened.
    [[nodiscard]] ErrorOr<std::vector<ledger::Entry>, DatabaseError> record_all(
        const std::vector<std::string>& lines);

    /// Adds what the table has told about components: to this evening, for the entries to come,
    /// and to the learned box, for the evenings to come.
    [[nodiscard]] Status<DatabaseError> describe(const Tree& components);

    // When the disk does not take an entry, the evening can go on in memory. Whatever is recorded
    // then tries to bring everything that is not saved with it.
    // ------------------------------------

    /// Judges a line, and keeps one that is applied in memory alone.
    [[nodiscard]] ErrorOr<ledger::Entry, DatabaseError> keep(std::string_view line);
    /// The same for what the table has told about components.
    [[nodiscard]] Status<DatabaseError> keep_description(const Tree& components);
    /// How many of the last entries are only in memory.
    [[nodiscard]] int unsaved_entries() const;
    /// Whether anything is only in memory.
    [[nodiscard]] bool has_unsaved() const;
    /// Tries to save what is only in memory: all of it or nothing.
    [[nodiscard]] Status<DatabaseError> retry_save();
    /// The evening as a record, with what is only in memory; the database is not asked.
    [[nodiscard]] ErrorOr<Record, DatabaseError> as_record() const;

private:
    Session(Database& database, SessionRows rows, std::unique_ptr<ledger::Evening> evening);

    /// Whether these lines may still be added.
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
    /// The evening as it lies in the tables, and then what does not yet lie there.
    std::unique_ptr<SessionRows> m_rows;
    std::size_t m_saved_entries = 0;
    std::size_t m_saved_components = 0;
    std::unique_ptr<ledger::Evening> m_evening;
    std::vector<Difference> m_differences;
    bool m_has_results = false;
    /// What is not saved is noted beside the database.
    bool m_has_note = false;
};

} // namespace consigliere::db
