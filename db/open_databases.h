#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

// Registry of database files opened by this process.
// POSIX locks belong to the process: closing any descriptor of a file drops SQLite's lock, and
// another process may then write. Check here before opening a file.
namespace consigliere::db {

/// Device and inode: equal for all paths and links to one file.
struct FileIdentity {
    std::uint64_t device = 0;
    std::uint64_t inode = 0;

    [[nodiscard]] friend bool operator==(const FileIdentity&, const FileIdentity&) = default;
};

/// State of a path: the file, its size in bytes, and its modification time.
struct FileAtName {
    FileIdentity identity;
    std::uint64_t size = 0;
    /// Nanoseconds, at the resolution of the system.
    std::int64_t written = 0;
};
/// nullopt if the file does not exist.
[[nodiscard]] std::optional<FileAtName> file_at(const std::filesystem::path& path);
[[nodiscard]] std::optional<FileIdentity> identity_of(const std::filesystem::path& path);

/// Registers a file as an open database for its lifetime.
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

/// True if this process has the file open as a database, under any name.
[[nodiscard]] bool is_open_database(const std::filesystem::path& path);
/// True if another process has locked the file. Precondition: !is_open_database(path), because the
/// check drops this process's locks.
[[nodiscard]] bool is_open_elsewhere(const std::filesystem::path& path);
/// True for a database file of any program, open or not. Also for SQLite's companion files, even if
/// they do not exist at the moment.
[[nodiscard]] bool belongs_to_database(const std::filesystem::path& path);

} // namespace consigliere::db
