// `delete`: removes an evening after a backup.

#include "companion/command_line/command_line.h"
#include "companion/command_line/database_report.h"
#include "companion/command_line/evening_source.h"
#include "companion/command_line/list_filter.h"
#include "companion/command_line/opening.h"
#include "companion/command_line/output.h"
#include "companion/language/language.h"
#include "companion/telling/backups.h"
#include "db/backups.h"
#include "db/hash_chain.h"
#include "db/import_export.h"
#include "db/record_file.h"
#include "db/removal.h"

namespace consigliere::command_line {

using language::tr;
using language::tr_fill;
using ledger::ErrorOr;

namespace {

/// Writes the valid entries of an evening. Returns the file, or an error sentence; an empty path
/// if no entry is valid.
ErrorOr<std::filesystem::path, std::string> write_down(db::Database& database,
    const db::SessionSummary& session, const std::optional<db::HashChainFault>& fault,
    std::filesystem::path file)
{
    if (fault && fault->whole == 0)
        return std::filesystem::path();
    const auto record = fault ? db::export_whole_part(database, session.id)
                              : db::export_session(database, session.id);
    if (record.is_error())
        return telling::tell(record.error());
    constexpr std::size_t short_id = 8;
    if (file.empty())
        file = db::unused_name(database.path().parent_path()
            / (day_of(session) + " " + session.id.substr(0, short_id) + "." + session.game
                + ".toml"));
    const auto failure = db::write_record(record.value(), file, db::IfExists::refuse);
    if (failure.is_error())
        return telling::tell(failure.error());
    const auto unreadable = db::check_written(file);
    if (unreadable.is_error())
        return telling::tell_unreadable_record(unreadable.error());
    return file;
}

std::string tell_deleted(
    const std::optional<db::HashChainFault>& fault, const std::filesystem::path& file)
{
    if (file.empty())
        return tr("Evening deleted. None of it was intact, so no record was saved.");
    const language::Values values{{"file", file.string()}};
    if (fault)
        return tr_fill("Evening deleted. Its intact part is saved here and can be imported as a "
                       "separate evening: {file}",
            values);
    return tr_fill(
        "Evening deleted. Its record is saved here and can be imported again: {file}", values);
}

int ask(const db::SessionSummary& session, const std::optional<db::HashChainFault>& fault)
{
    print_lines(tell(std::vector{session}).front());
    if (fault)
        complain_line(telling::tell(*fault));
    print_line(fault ? tr("Add --yes --force to delete it. A backup and a record of the intact "
                          "part are saved first.")
                     : tr("Add --yes to delete it. A backup and its record are saved first."));
    return exit_refused;
}

} // namespace

int delete_evening(const Arguments& arguments)
{
    DatabaseOrError opened = open_database(arguments.database);
    if (opened.is_error())
        return complain(opened.error());
    const auto found = find_session(opened.value(), arguments.evening);
    if (found.is_error())
        return complain(found.error());
    const db::SessionSummary& session = found.value();
    const auto fault = db::fault_of(opened.value(), session.id);
    if (fault.is_error())
        return complain(fault.error());
    if (!arguments.agreed || (fault.value() && !arguments.force))
        return ask(session, fault.value());
    if (opened.value().is_read_only())
        return complain(db::DatabaseError{
            db::DatabaseError::Kind::read_only, opened.value().path().string(), {}, {}});
    const auto backup = db::make_backup(opened.value(), db::CopyMode::blocking);
    if (backup.is_error())
        return complain(telling::tell_failed_backup(backup.error()));
    const auto written = write_down(opened.value(), session, fault.value(), arguments.file);
    if (written.is_error())
        return complain(written.error());
    const auto failure = db::remove_session(opened.value(), session.id);
    if (failure.is_error())
        return complain(failure.error());
    print_line(tell_deleted(fault.value(), written.value()));
    return exit_fine;
}

} // namespace consigliere::command_line
