#pragma once

#include "db/archive/evening_index.h"
#include "db/backups.h"
#include "db/database.h"
#include "db/restore.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// A database to begin with, and why it only stands in for one that cannot be used.
struct Opened {
    db::Database database;
    std::optional<db::DatabaseError> trouble;
};
/// Opens the database of the program, or what stands in for one that can be mended. One that is
/// missing is made, unless copies of it lie there: it may have been lost, or be on its way.
[[nodiscard]] ledger::ErrorOr<Opened, db::DatabaseError> open_or_stand_in(
    const std::filesystem::path& path);

/// How the database of the program is kept: its backups, what is known to be wrong with it, and the
/// ways to put another in its place while the program runs. Each way gives the sentence that tells
/// what became of it.
class DatabaseMaintenance {
public:
    /// `trouble` says why `database` only stands in for another.
    DatabaseMaintenance(db::Database& database, std::optional<db::DatabaseError> trouble);

    void begin_backup() { m_backups.begin(); }
    [[nodiscard]] db::BackupWorker::State backups() const { return m_backups.state(); }
    /// What all screens look back at: one for all of them, because the cache of its figures has one
    /// owner. Cards that were taken from it hold until somebody calls its `refresh`, so a screen
    /// takes them anew when it is seen again.
    [[nodiscard]] db::EveningIndex& archive();
    /// Why the database cannot be used.
    [[nodiscard]] const std::optional<db::DatabaseError>& trouble() const { return m_trouble; }
    /// Why nothing can be recorded: the trouble, or that the database can only be read.
    [[nodiscard]] db::DatabaseError why_nothing_is_recorded() const;
    /// What was found when the database was opened, once; empty when there is nothing to say.
    [[nodiscard]] std::string take_startup_messages();

    /// Puts a backup in the place of the database; one that is not what was recorded only where
    /// somebody has been told of that, and agreed.
    [[nodiscard]] std::string restore(
        const std::filesystem::path& backup, db::IfCorrupt when_broken);
    /// Puts what is whole of the database in its place.
    [[nodiscard]] std::string salvage();
    /// Makes an empty database where none lies, though copies of one do.
    [[nodiscard]] std::string begin_anew();
    /// Gives the log another name that lies beside a database to which it does not belong.
    [[nodiscard]] std::string quarantine_wal();

private:
    /// Closes the database, lets something be done to its file, and opens it again.
    template <typename Work>
    [[nodiscard]] std::string while_closed(const Work& work);
    void gather_news();

    db::Database& m_database;
    std::optional<db::DatabaseError> m_trouble;
    std::vector<std::string> m_news;
    db::BackupWorker m_backups;
    std::unique_ptr<db::EveningIndex> m_archive;
};

} // namespace consigliere::screens
