#include "companion/frame/database_maintenance.h"

#include "companion/frame/club_worker.h"
#include "companion/language/language.h"
#include "companion/telling/database_error.h"
#include "db/salvage.h"
#include "db/surviving_copies.h"
#include "db/unsaved.h"

namespace consigliere::screens {

using language::tr;
using language::tr_count;
using language::tr_fill;
using ledger::ErrorOr;
using Kind = db::DatabaseError::Kind;

namespace {

/// Names the files that were displaced.
std::string tell_replaced(const db::DisplacedFiles& replaced)
{
    if (replaced.empty())
        return {};
    return " "
        + tr_fill("The previous file is kept as {file}.", {{"file", replaced.front().string()}});
}

/// Counts the evenings salvaged, and lists those that were not, with reasons. Of many only the
/// first.
std::string tell_salvaged(const db::SalvageReport& report)
{
    std::string told =
        tr_count("{n} intact evening copied.", "{n} intact evenings copied.", report.taken());
    constexpr int most = 4;
    int lost = 0;
    for (const db::SalvageReport::Evening& evening : report.evenings) {
        if (evening.is_taken() || ++lost > most)
            continue;
        told += "\n"
            + tr_fill("Not copied: {evening}. {why}",
                {{"evening", evening.id}, {"why", telling::tell_why_not(evening)}});
    }
    if (lost > most)
        told += "\n"
            + tr_count(
                "{n} more evening not copied.", "{n} more evenings not copied.", lost - most);
    for (const db::SalvageReport::Left& left : report.left)
        told += "\n" + telling::tell(left);
    for (const db::UnusableHouseRule& rule : report.house_rules.unusable)
        told += "\n" + telling::tell(rule);
    return told;
}

/// True if a database that cannot be opened can be repaired: backup, salvage or new start.
bool can_be_mended(const db::DatabaseError& error)
{
    return error.kind == Kind::damaged || error.kind == Kind::foreign_wal
        || error.kind == Kind::missing;
}

} // namespace

DatabaseMaintenance::DatabaseMaintenance(
    db::Database& database, std::optional<db::DatabaseError> trouble)
    : m_database(database)
    , m_trouble(std::move(trouble))
    , m_backups(database)
    , m_club_folder(database)
    , m_club(std::make_unique<ClubWorker>(database.path()))
{
    gather_news();
    m_club->synchronize();
}

DatabaseMaintenance::~DatabaseMaintenance() = default;

void DatabaseMaintenance::begin_backup()
{
    m_backups.begin();
    m_club->synchronize();
}

void DatabaseMaintenance::attend_club(bool is_evening_open)
{
    // A substitute has nothing to send, and must not take anything in.
    if (!m_trouble && !m_database.is_read_only())
        m_club->attend(m_database, is_evening_open);
}

db::DatabaseError DatabaseMaintenance::why_nothing_is_recorded() const
{
    return m_trouble.value_or(
        db::DatabaseError{Kind::read_only, m_database.path().string(), {}, {}});
}

db::EveningIndex& DatabaseMaintenance::archive()
{
    if (!m_archive)
        m_archive = std::make_unique<db::EveningIndex>(m_database);
    return *m_archive;
}

void DatabaseMaintenance::gather_news()
{
    m_news.clear();
    for (const db::OpeningNote& note : m_database.notes())
        m_news.push_back(telling::tell(note));
    if (m_database.is_read_only())
        return;
    if (const auto unsaved = db::look_for_unsaved(m_database))
        m_news.push_back(telling::tell(*unsaved));
}

std::string DatabaseMaintenance::take_startup_messages()
{
    std::string told;
    for (const std::string& news : m_news)
        told += (told.empty() ? "" : "\n\n") + news;
    // Forget only what the user has been told.
    if (!m_news.empty() && !m_database.is_read_only())
        db::forget_unsaved(m_database);
    m_news.clear();
    return told;
}

template <typename Work>
std::string DatabaseMaintenance::while_closed(const Work& work)
{
    m_backups.wait();
    m_club_folder.wait();
    m_club->give_up();
    const std::filesystem::path path = m_database.path();
    m_archive.reset();
    m_database = db::Database::stand_in(path);
    std::string told = work(path);
    auto opened = db::Database::open(path, db::IfMissing::refuse);
    m_trouble.reset();
    if (opened.is_error()) {
        m_trouble = opened.error();
        told += "\n\n" + telling::tell(opened.error());
    } else {
        m_database = std::move(opened.value());
    }
    m_backups.look();
    m_club->synchronize();
    return told;
}

bool DatabaseMaintenance::attend_club_folder()
{
    const bool has_come = m_club_folder.attend();
    if (has_come)
        m_backups.look();
    return has_come;
}

ErrorOr<db::MergeReport, db::DatabaseError> DatabaseMaintenance::take_in(
    db::Database& theirs, const db::PeopleAnswers& answers)
{
    m_backups.wait();
    const auto backup = db::make_backup(m_database, db::CopyMode::blocking);
    if (backup.is_error())
        return backup.error();
    auto merged = db::merge(m_database, theirs, answers);
    m_backups.look();
    return merged;
}

std::string DatabaseMaintenance::restore(
    const std::filesystem::path& backup, db::IfCorrupt when_broken)
{
    return while_closed([&](const std::filesystem::path& path) {
        const auto replaced = db::restore(path, backup, when_broken);
        if (replaced.is_error())
            return telling::tell(replaced.error());
        return tr("Backup restored.") + tell_replaced(replaced.value());
    });
}

std::string DatabaseMaintenance::quarantine_wal()
{
    return while_closed([](const std::filesystem::path& path) {
        const auto moved = db::move_log_aside(path);
        if (moved.is_error())
            return telling::tell(moved.error());
        return tr("Recovery file renamed.") + tell_replaced(moved.value());
    });
}

std::string DatabaseMaintenance::salvage()
{
    return while_closed([](const std::filesystem::path& path) {
        const auto salvaged = db::salvage_in_place(path);
        if (salvaged.is_error())
            return telling::tell(salvaged.error());
        if (salvaged.value().report.taken() == 0)
            return tr("No evening is intact, so nothing was changed.");
        return tell_salvaged(salvaged.value().report) + tell_replaced(salvaged.value().replaced);
    });
}

std::string DatabaseMaintenance::begin_anew()
{
    return while_closed([](const std::filesystem::path& path) {
        const auto made = db::Database::open(path);
        if (made.is_error())
            return telling::tell(made.error());
        return tr("The database is empty now. Any backup can still be restored.");
    });
}

ErrorOr<Opened, db::DatabaseError> open_or_stand_in(const std::filesystem::path& path)
{
    // Do not create an empty database if copies exist: it would look as if all evenings were lost.
    const bool is_lost = db::newest_copy_of(path).has_value();
    auto opened = db::Database::open(path, is_lost ? db::IfMissing::refuse : db::IfMissing::make);
    if (!opened.is_error())
        return Opened{std::move(opened.value()), std::nullopt};
    if (!can_be_mended(opened.error()))
        return opened.error();
    return Opened{db::Database::stand_in(path), opened.error()};
}

} // namespace consigliere::screens
