#pragma once

#include "db/database_error.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace consigliere::db {

/// The connection to SQLite, which only this room sees (`db/connection.h`).
class Connection;

/// How a commit reaches the disk. `Durability{}` loses no acknowledged entry when the power is cut
/// at any moment. When the disk fails in the middle of writing, nobody can say what of it has
/// arrived (`DatabaseError::Kind::unsure`): the entry does not count, and may be recorded again.
/// The others are there to be measured against it (`tests/crash`): a truncated journal is as safe
/// against cuts, but slower; without full synchronization the last entries of an evening are lost.
struct Durability {
    enum class Journal : std::uint8_t { write_ahead, truncate };
    /// `full` is SQLite's EXTRA, which waits for the folder of a journal too.
    enum class Synchronous : std::uint8_t { full, normal };
    Journal journal = Journal::write_ahead;
    Synchronous synchronous = Synchronous::full;
};

enum class IfMissing : std::uint8_t { make, refuse };

/// Something about a database that whoever opens it should know, though it can be used.
struct OpeningNote {
    enum class Kind : std::uint8_t {
        was_empty, ///< The file was there, and nothing was in it.
        /// There was no file, and a new one was made, though copies lie there; `detail` is the
        /// newest of them.
        was_missing,
        /// Its log was damaged: what only the log held is lost, which may be the last entries. The
        /// log is kept as the file `detail`, when it could be.
        lost_wal,
        lost_evenings, ///< So many evenings as `count` says were recorded and cannot be found.
        other_evenings, ///< There are evenings that were not recorded.
        /// So many names of people as `count` says are not what was written; `detail` are the first
        /// of them.
        changed_names,
        /// Of so many evenings as `count` says, something is said that is not what was written and
        /// does not count: name, date, place, notes, pauses, or who sat where; `detail` are the ids
        /// of the first of them.
        changed_details,
    };
    Kind kind = Kind::was_empty;
    std::string detail;
    int count = 0;

    [[nodiscard]] friend bool operator==(const OpeningNote&, const OpeningNote&) = default;
};

/// All evenings of a table in one file: sessions, people, the learned boxes, results, settings.
///
/// The file belongs to one copy of the program at a time: it is locked from opening to closing.
/// What happens with it stands in the other headers of this room, one idea each: begin with
/// `session.h`.
class Database {
public:
    /// Opens a database, and brings one of an older version up to date. The folder is made when it
    /// is missing. One that may not be written is opened by `read`.
    [[nodiscard]] static ErrorOr<Database, DatabaseError> open(const std::filesystem::path& path,
        IfMissing when_missing = IfMissing::make, Durability durability = {});

    /// Reads a database, with its log, of which not a byte is changed: it can be looked at,
    /// exported and merged from, and refuses everything that would be written.
    [[nodiscard]] static ErrorOr<Database, DatabaseError> read(const std::filesystem::path& path);
    /// An empty one that stands in for a file that cannot be used.
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
    /// Notes what is missing or was changed; all else can be gone on with.
    [[nodiscard]] Status<DatabaseError> look_around();

    std::unique_ptr<Connection> m_connection;
    std::vector<OpeningNote> m_notes;
};

/// Where the database lies when nobody says otherwise: `consigliere/consigliere.db` in the
/// platform's folder for data (XDG_DATA_HOME, else ~/.local/share). Empty when nobody says where
/// that is, which opens no database.
[[nodiscard]] std::filesystem::path default_database_path();

} // namespace consigliere::db
