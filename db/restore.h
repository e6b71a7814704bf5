#pragma once

#include "db/backups.h"
#include "db/session_list.h"

#include <filesystem>
#include <optional>
#include <vector>

/// Putting a backup in the place of the database, without losing anything by it.
namespace consigliere::db {

/// What a backup holds.
struct BackupContents {
    Backup backup;
    int evenings = 0;
    int entries = 0;
    /// Why it cannot be used.
    std::optional<DatabaseError> unusable;
};
[[nodiscard]] std::vector<BackupContents> contents_of_backups(
    const std::filesystem::path& database);

/// Which evenings and photos the present database has and a backup has not. What is learned of a
/// box and agreed on as a house rule is not compared.
struct Losses {
    /// An evening that is not there, or not to its end.
    struct Evening {
        SessionSummary evening;
        /// Its last entries, all of them if the whole evening is not there.
        int entries = 0;
        bool is_whole_evening = false;
    };
    std::vector<Evening> evenings;
    /// Photos of components that the backup has not, or in another state.
    int photos = 0;

    [[nodiscard]] bool are_none() const { return evenings.empty() && photos == 0; }
};
/// Which of the two cannot be read, and why.
struct NotCompared {
    enum class Whose : std::uint8_t { present, backup };
    Whose whose = Whose::present;
    DatabaseError error;
};
[[nodiscard]] ledger::ErrorOr<Losses, NotCompared> losses(Database& present, Database& backup);

/// The names under which what was replaced lies now; empty when there was nothing.
using Replaced = std::vector<std::filesystem::path>;

/// Puts a copy of a backup in the place of a database that nobody has open. What lies there keeps
/// its content under a new name, with its log: the two belong together, and no log ever meets a
/// file that it does not belong to. The backup is checked first, and stays where it is.
[[nodiscard]] ledger::ErrorOr<Replaced, DatabaseError> restore(
    const std::filesystem::path& database, const std::filesystem::path& backup);

/// Gives a database and what lies beside it another name, beside the old one.
[[nodiscard]] ledger::ErrorOr<Replaced, DatabaseError> move_aside(
    const std::filesystem::path& database);
/// Gives only the log beside a database another name: for one that does not belong to it.
[[nodiscard]] ledger::ErrorOr<Replaced, DatabaseError> move_log_aside(
    const std::filesystem::path& database);

} // namespace consigliere::db
