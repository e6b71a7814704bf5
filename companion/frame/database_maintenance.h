#pragma once

#include "companion/frame/club_folder.h"
#include "db/archive/evening_index.h"
#include "db/backups.h"
#include "db/database.h"
#include "db/merge.h"
#include "db/restore.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

class ClubWorker;

/// The database to start with; if it is a substitute, also why the real one cannot be used.
struct Opened {
    db::Database database;
    std::optional<db::DatabaseError> trouble;
};
/// Opens the program's database, or a substitute if it can be repaired. A missing database is
/// created unless copies of it exist: it may have been lost or be in transfer.
[[nodiscard]] ledger::ErrorOr<Opened, db::DatabaseError> open_or_stand_in(
    const std::filesystem::path& path);

/// Backups, known errors and replacement of the program's database while running. Each action
/// returns a sentence on its outcome.
class DatabaseMaintenance {
public:
    /// `trouble` is why `database` is a substitute; nullopt if it is not.
    DatabaseMaintenance(db::Database& database, std::optional<db::DatabaseError> trouble);
    ~DatabaseMaintenance();

    /// Also when an evening is over: then it goes to the club as well.
    void begin_backup();
    [[nodiscard]] ClubWorker& club() { return *m_club; }
    /// Call on every frame. While an evening is open, nothing is taken in from the club.
    void attend_club(bool is_evening_open);
    [[nodiscard]] db::BackupWorker::State backups() const { return m_backups.state(); }
    /// Index shared by all screens, because its cache has one owner. Cards are valid until the next
    /// `refresh`: a screen must fetch them again in on_resume().
    [[nodiscard]] db::EveningIndex& archive();
    /// Why the database cannot be used; nullopt if it can.
    [[nodiscard]] const std::optional<db::DatabaseError>& trouble() const { return m_trouble; }
    /// Why nothing can be recorded: trouble(), or a read-only database.
    [[nodiscard]] db::DatabaseError why_nothing_is_recorded() const;
    /// Returns messages from opening the database, once; empty if none.
    [[nodiscard]] std::string take_startup_messages();

    [[nodiscard]] ClubFolder& club_folder() { return m_club_folder; }
    /// `ClubFolder::attend`; its backup is then known, too.
    [[nodiscard]] bool attend_club_folder();
    /// Makes a backup, then merges another tablet's database; all or nothing.
    [[nodiscard]] ledger::ErrorOr<db::MergeReport, db::DatabaseError> take_in(
        db::Database& theirs, const db::PeopleAnswers& answers);

    /// Replaces the database by a backup. A corrupt backup requires that the user was told and
    /// agreed (`when_broken`).
    [[nodiscard]] std::string restore(
        const std::filesystem::path& backup, db::IfCorrupt when_broken);
    /// Replaces the database by what can be salvaged from it.
    [[nodiscard]] std::string salvage();
    /// Creates an empty database although copies of a lost one exist.
    [[nodiscard]] std::string begin_anew();
    /// Renames a WAL that does not belong to the database.
    [[nodiscard]] std::string quarantine_wal();

private:
    /// Closes the database, runs `work` on its file and reopens it.
    template <typename Work>
    [[nodiscard]] std::string while_closed(const Work& work);
    void gather_news();

    db::Database& m_database;
    std::optional<db::DatabaseError> m_trouble;
    std::vector<std::string> m_news;
    db::BackupWorker m_backups;
    ClubFolder m_club_folder;
    std::unique_ptr<db::EveningIndex> m_archive;
    std::unique_ptr<ClubWorker> m_club;
};

} // namespace consigliere::screens
