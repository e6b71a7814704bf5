#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

// Inspects a WAL or rollback journal before SQLite opens it.
// SQLite silently discards the unreadable part of a WAL, and applies one that belongs to another
// database.
namespace consigliere::db {

/// "x.db-wal", which belongs beside "x.db".
[[nodiscard]] std::filesystem::path log_beside(const std::filesystem::path& database);
/// "x.db-journal".
[[nodiscard]] std::filesystem::path journal_beside(const std::filesystem::path& database);

enum class WalState : std::uint8_t {
    none, ///< No WAL, or an empty one.
    whole, ///< Readable to its end, except for what power loss may have left there.
    unreadable, ///< The header is damaged, so nothing of it is used.
    /// Damaged before its end: committed data is lost.
    broken,
};
[[nodiscard]] WalState inspect_wal(const std::filesystem::path& log);
/// True if `fits` accepts a page that SQLite would read from the WAL. Also without any commit:
/// SQLite then reads nothing.
[[nodiscard]] bool log_has_page(
    const std::filesystem::path& log, const std::function<bool(std::string_view page)>& fits);

/// True if a hot journal exists, which SQLite rolls back as soon as it reads the file.
[[nodiscard]] bool has_journal(const std::filesystem::path& database);
/// Effect of a journal on its database.
struct JournalContent {
    /// It restores pages besides the first. Changing the journal mode writes only the first.
    bool has_other_pages = false;
    /// File size after the rollback, in bytes; 0 for a file that was being created.
    std::uint64_t size = 0;
    std::string first_page; ///< As it would be restored; empty if unchanged.
};
/// nullopt if SQLite would not roll it back.
[[nodiscard]] std::optional<JournalContent> read_journal(const std::filesystem::path& journal);
/// True if only journal mode and change counters differ from the journal. Compares the size of the
/// file and its first page.
[[nodiscard]] bool differs_in_counters_alone(
    const std::filesystem::path& database, const JournalContent& journal);
/// True if the journal contains `text`.
[[nodiscard]] bool journal_says(const std::filesystem::path& journal, std::string_view text);

/// True if the header says that no WAL is used, as in copies. A WAL beside it then belongs to an
/// earlier file.
[[nodiscard]] bool is_written_without_log(const std::filesystem::path& database);

} // namespace consigliere::db
