#pragma once

#include "db/database_error.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace consigliere::db {

/// SQLite connection; internal to this room (`db/connection.h`).
class Connection;

/// How a commit reaches the disk.
/// `Durability{}` loses no acknowledged entry on power loss. If the disk fails during a write, it
/// is unknown what was written (`DatabaseError::Kind::unsure`): the entry is not in effect and may
/// be recorded again. The other values are for comparison (`tests/crash`): a truncated journal is
/// as durable but slower; `normal` can lose the last entries.
struct Durability {
    enum class Journal : std::uint8_t { write_ahead, truncate };
    /// `full` is SQLite's EXTRA, which also synchronizes the directory of a journal.
    enum class Synchronous : std::uint8_t { full, normal };
    Journal journal = Journal::write_ahead;
    Synchronous synchronous = Synchronous::full;
};

enum class IfMissing : std::uint8_t { make, refuse };

/// A fact to report after opening; the database can be used nevertheless.
struct OpeningNote {
    enum class Kind : std::uint8_t {
        was_empty, ///< The file existed but was empty.
        /// A new file was made, although copies exist; `detail` is the newest.
        was_missing,
        /// The WAL was damaged; what only it contained is lost, perhaps the last entries. `detail`
        /// is the saved WAL, if it could be saved.
        lost_wal,
        lost_evenings, ///< `count` recorded evenings are missing.
        other_evenings, ///< There are evenings that were not recorded.
        /// `count` names of people do not verify; `detail` lists the first of them.
        changed_names,
        /// Details of `count` evenings do not verify and are ignored: name, date, place, notes,
        /// pauses or seats. `detail` lists the first ids.
        changed_details,
    };
    Kind kind = Kind::was_empty;
    std::string detail;
    int count = 0;

    [[nodiscard]] friend bool operator==(const OpeningNote&, const OpeningNote&) = default;
};

/// All data in one file: sessions, people, learned boxes, results, settings.
/// The file is locked for one process from opening to closing. Operations are in the other headers
/// of this room; begin with `session.h`.
class Database {
public:
    /// Opens a database for writing; creates missing folders and migrates older versions. For a
    /// file without write permission, use `read`.
    [[nodiscard]] static ErrorOr<Database, DatabaseError> open(const std::filesystem::path& path,
        IfMissing when_missing = IfMissing::make, Durability durability = {});

    /// Opens a copy of a database and its WAL read-only; the original files are not modified.
    /// Everything that would write returns an error.
    [[nodiscard]] static ErrorOr<Database, DatabaseError> read(const std::filesystem::path& path);
    /// An empty in-memory database, in place of a file that cannot be used.
    [[nodiscard]] static Database stand_in(const std::filesystem::path& path);

    Database(Database&&) noexcept;
    Database& operator=(Database&&) noexcept;
    ~Database();

    [[nodiscard]] const std::filesystem::path& path() const;
    [[nodiscard]] Connection& connection() { return *m_connection; }
    [[nodiscard]] bool is_read_only() const;
    [[nodiscard]] const std::vector<OpeningNote>& notes() const { return m_notes; }

private:
    explicit Database(std::unique_ptr<Connection> connection);
    /// Adds notes about missing and changed data.
    [[nodiscard]] Status<DatabaseError> look_around();

    std::unique_ptr<Connection> m_connection;
    std::vector<OpeningNote> m_notes;
};

/// Default path: `consigliere/consigliere.db` in XDG_DATA_HOME, else in ~/.local/share. Empty if
/// there is no home folder; an empty path opens no database.
[[nodiscard]] std::filesystem::path default_database_path();

} // namespace consigliere::db
