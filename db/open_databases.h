#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

/// Which files this process has open as databases. Whoever opens and closes such a file a second
/// time, only to read a few bytes of it, gives up SQLite's lock on it without knowing, and another
/// copy of the program may then write into it. So nobody opens a file before asking here.
namespace consigliere::db {

/// A file, whatever its names are: what two paths, a hard link or a symbolic link have in common.
struct FileIdentity {
    std::uint64_t device = 0;
    std::uint64_t inode = 0;

    [[nodiscard]] friend bool operator==(const FileIdentity&, const FileIdentity&) = default;
};

/// What lies under a name now, how long it is in bytes, and when it was last written.
struct FileAtName {
    FileIdentity identity;
    std::uint64_t size = 0;
    /// In nanoseconds, as fine as the system counts them.
    std::int64_t written = 0;
};
/// Nothing when nothing lies there.
[[nodiscard]] std::optional<FileAtName> file_at(const std::filesystem::path& path);
[[nodiscard]] std::optional<FileIdentity> identity_of(const std::filesystem::path& path);

/// Says of a file that it is open as a database, for as long as it lives.
class OpenDatabase {
public:
    explicit OpenDatabase(const std::filesystem::path& path);
    OpenDatabase(const OpenDatabase&) = delete;
    OpenDatabase& operator=(const OpenDatabase&) = delete;
    ~OpenDatabase();

    [[nodiscard]] const std::optional<FileIdentity>& identity() const { return m_identity; }

private:
    std::optional<FileIdentity> m_identity;
};

/// Whether this process has the file open as a database, under whatever name.
[[nodiscard]] bool is_open_database(const std::filesystem::path& path);
/// Whether another process has locked the file as a database. Asking gives up locks of this one, so
/// `is_open_database` is asked before.
[[nodiscard]] bool is_open_elsewhere(const std::filesystem::path& path);
/// Whether a file is a database, open or not, of whatever program, or one of the files that belong
/// beside a database, even one that is not there at the moment.
[[nodiscard]] bool belongs_to_database(const std::filesystem::path& path);

} // namespace consigliere::db
