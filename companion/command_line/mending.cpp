// `restore salvage`: recovery of a lost or damaged database.

#include "companion/command_line/command_line.h"
#include "companion/command_line/database_report.h"
#include "companion/command_line/output.h"
#include "companion/language/language.h"
#include "companion/telling/backups.h"
#include "db/clock.h"
#include "db/restore.h"
#include "db/restore_losses.h"
#include "db/salvage.h"

namespace consigliere::command_line {

using language::tr;
using language::tr_count;
using language::tr_fill;

namespace {

std::string line_of(const db::BackupContents& contents)
{
    return db::local_time(contents.backup.made) + "  " + contents.backup.file.string() + "  "
        + telling::tell(contents);
}

int list_backups(const std::filesystem::path& database)
{
    // An unreadable folder is an error, not an empty list.
    const auto found = db::find_backups(database);
    if (found.is_error())
        return complain(found.error());
    const std::vector<db::BackupContents> list = db::contents_of_backups(database);
    for (const db::BackupContents& contents : list)
        print_line(line_of(contents));
    if (list.empty())
        print_line(tr_fill(
            "No backups in {folder}.", {{"folder", db::folder_of_backups(database).string()}}));
    return exit_fine;
}

std::string evening_line(const db::SessionSummary& evening)
{
    std::string name = evening.id + "  " + evening.details.date;
    for (const db::SessionSummary::Seat& seat : evening.seats)
        name += " " + seat.player;
    return name;
}

/// Prints what restoring would lose, and what is corrupt in the backup.
int tell_losses(const std::filesystem::path& database, const std::filesystem::path& backup)
{
    const db::BackupContents contents = db::look_into({backup, {}});
    if (contents.unusable)
        return complain(*contents.unusable);
    for (const std::string& line : telling::tell_broken(contents, evening_line))
        print_line(line);
    auto theirs = db::Database::read(backup);
    if (theirs.is_error())
        return complain(theirs.error());
    auto ours = db::Database::read(database);
    using Whose = db::NotCompared::Whose;
    const auto lost = ours.is_error() ? db::NotCompared{Whose::present, ours.error()}
                                      : db::losses(ours.value(), theirs.value());
    if (!lost.is_error()) {
        for (const std::string& line : telling::tell(lost.value(), evening_line))
            print_line(line);
    } else if (lost.error().whose == Whose::backup
        || lost.error().error.kind == db::DatabaseError::Kind::locked) {
        return complain(lost.error().error);
    } else {
        print_line(telling::tell(lost.error().error));
        print_line(tr("The database can’t be read, so what the backup lacks is unknown."));
    }
    if (contents.broken.empty())
        print_line(tr("Add --yes to restore it. The current file is kept under another name."));
    else
        print_line(tr("“consigliere salvage” copies what is intact. Add --yes --force to restore "
                      "it as it is; the current file is kept under another name."));
    return exit_refused;
}

} // namespace

int restore(const Arguments& arguments)
{
    const std::filesystem::path& database = arguments.database;
    const std::filesystem::path backup(arguments.file);
    if (backup.empty())
        return list_backups(database);
    if (!arguments.agreed)
        return tell_losses(database, backup);
    const auto replaced = db::restore(
        database, backup, arguments.force ? db::IfCorrupt::restore : db::IfCorrupt::refuse);
    if (replaced.is_error())
        return complain(replaced.error());
    print_line(tr("Backup restored."));
    for (const std::filesystem::path& file : replaced.value())
        print_line(tr_fill("The previous file is kept as {file}.", {{"file", file.string()}}));
    return exit_fine;
}

int salvage(const Arguments& arguments)
{
    const std::filesystem::path damaged(arguments.file);
    std::error_code code;
    if (!std::filesystem::exists(damaged, code))
        return complain(
            db::DatabaseError{db::DatabaseError::Kind::missing, damaged.string(), {}, {}});
    const auto report = db::salvage_to(damaged, arguments.to);
    if (report.is_error())
        return complain(report.error());
    for (const std::string& damage : report.value().damage)
        complain_line(damage);
    for (const db::SalvageReport::Evening& evening : report.value().evenings) {
        if (evening.is_taken()) {
            print_line(evening.id + "  "
                + tr_count("copied, with {n} entry", "copied, with {n} entries", evening.entries));
            continue;
        }
        print_line(evening.id + "  "
            + tr_fill("not copied: {why}", {{"why", telling::tell_why_not(evening)}}));
    }
    print_line(tr_count(
        "{n} intact evening copied.", "{n} intact evenings copied.", report.value().taken()));
    if (report.value().learned_components > 0)
        print_line(tr_count(
            "{n} component added.", "{n} components added.", report.value().learned_components));
    tell_photos(report.value().photos, {});
    tell_house_rules(report.value().house_rules);
    for (const db::SalvageReport::Left& left : report.value().left)
        complain_line(telling::tell(left));
    return report.value().is_whole() ? exit_fine : exit_refused;
}

} // namespace consigliere::command_line
