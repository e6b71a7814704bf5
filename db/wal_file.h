#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

/// A write-ahead log or a journal, looked at before SQLite opens it: what SQLite cannot read of a
/// log, it throws away without a word, and one that belongs to another database it writes into this
/// one.
namespace consigliere::db {

/// "x.db-wal", which belongs beside "x.db".
[[nodiscard]] std::filesystem::path log_beside(const std::filesystem::path& database);
/// "x.db-journal".
[[nodiscard]] std::filesystem::path journal_beside(const std::filesystem::path& database);

enum class WalState : std::uint8_t {
    none, ///< There is no log, or nothing was written into it.
    whole, ///< It can be read to its end, but for what a cut of the power may have left there.
    unreadable, ///< Its beginning is damaged, so that nothing of it counts any more.
    /// It is damaged before its end: some of what was written into it, and was safe, is lost.
    broken,
};
[[nodiscard]] WalState inspect_wal(const std::filesystem::path& log);
/// Whether a page that SQLite would read of a log fits. True for a log in which nothing was
/// committed: SQLite reads nothing of it, so any page may be there.
[[nodiscard]] bool log_has_page(
    const std::filesystem::path& log, const std::function<bool(std::string_view page)>& fits);

/// Whether a journal lies beside a database from which SQLite would take back what was begun and
/// not finished, as soon as it looks at the file.
[[nodiscard]] bool has_journal(const std::filesystem::path& database);
/// What a journal would do to the file beside it.
struct JournalContent {
    /// It would put back other pages than the first. That alone is written when a database goes
    /// over to a log, or leaves it.
    bool has_other_pages = false;
    /// The file would be so many bytes long; 0 for one that was being made.
    std::uint64_t size = 0;
    std::string first_page; ///< As it would be put back; empty where it would stay.
};
/// Nothing for one that SQLite would not play back.
[[nodiscard]] std::optional<JournalContent> read_journal(const std::filesystem::path& journal);
/// Whether a file is as long as a journal wants it, and its first page says the same but for how it
/// is written, with a log or without, and how often.
[[nodiscard]] bool differs_in_counters_alone(
    const std::filesystem::path& database, const JournalContent& journal);
/// Whether a text stands in a journal.
[[nodiscard]] bool journal_says(const std::filesystem::path& journal, std::string_view text);

/// Whether a database says of itself that it is written without a log, as copies do. A log beside
/// it belongs to the file that lay there before.
[[nodiscard]] bool is_written_without_log(const std::filesystem::path& database);

} // namespace consigliere::db
