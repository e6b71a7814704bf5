// `import list verify merge backup`: database commands.

#include "companion/command_line/boxes.h"
#include "companion/command_line/command_line.h"
#include "companion/command_line/database_report.h"
#include "companion/command_line/evening_source.h"
#include "companion/command_line/list_filter.h"
#include "companion/command_line/opening.h"
#include "companion/command_line/output.h"
#include "companion/exports/play_file.h"
#include "companion/language/language.h"
#include "companion/scanning/picture_files.h"
#include "companion/tables/tables.h"
#include "companion/telling/backups.h"
#include "companion/telling/shared_taken.h"
#include "db/backup.h"
#include "db/hash_chain.h"
#include "db/import_export.h"
#include "db/merge.h"
#include "db/open_databases.h"
#include "db/plays.h"
#include "db/record_file.h"
#include "db/session_list.h"
#include "db/verify.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace consigliere::command_line {

using language::tr_count;
using language::tr_fill;
using ledger::ErrorOr;
using ledger::Status;

namespace {

int import_record(db::Database& database, const std::string& file)
{
    const ErrorOr<db::Record, db::FileError> record = db::read_record(file);
    if (record.is_error()) {
        // Not a record; try a box file.
        const ErrorOr<db::BoxFile, db::FileError> box = db::read_box(file);
        return box.is_error() ? complain(record.error()) : import_box(database, file, box.value());
    }
    complain_unknown(file, record.value());
    const ErrorOr<db::Imported, db::DatabaseError> imported = db::import_record(
        database, record.value(), file, tables::built_in_components(record.value().game()));
    if (imported.is_error())
        return complain(imported.error());
    const db::Imported& report = imported.value();
    const std::string refused = report.refused == 0
        ? std::string()
        : " " + tr_count("{n} of them is refused.", "{n} of them are refused.", report.refused);
    print_line(fmt::format("{}  {}: {}{}", report.adopted.id, file, tell(report.adopted), refused));
    return exit_fine;
}

/// Takes in results of other programs from a file; all or nothing.
int import_plays(db::Database& database, const std::string& file)
{
    const auto read = exports::read_plays(file);
    if (read.is_error())
        return complain(read.error().sentence);
    const auto taken = db::take_plays(database, read.value().plays);
    if (taken.is_error())
        return complain(taken.error());
    for (const std::string& line : exports::tell_taken(read.value(), taken.value()))
        print_line(fmt::format("{}: {}", file, line));
    return exit_fine;
}

/// True if data other than evenings was altered (already reported on opening).
bool is_changed(const db::Database& database)
{
    using Kind = db::OpeningNote::Kind;
    return std::ranges::any_of(database.notes(), [](const db::OpeningNote& note) {
        return note.kind == Kind::lost_evenings || note.kind == Kind::other_evenings
            || note.kind == Kind::changed_names || note.kind == Kind::changed_details;
    });
}

} // namespace

int import_files(const Arguments& arguments)
{
    DatabaseOrError opened = open_database(arguments.database, db::IfMissing::make);
    if (opened.is_error())
        return complain(opened.error());
    int code = exit_fine;
    std::vector<std::string> pictures;
    for (const std::string& file : arguments.files) {
        if (scanning::is_called_picture(file))
            pictures.push_back(file);
        else if (exports::is_called_plays(file))
            code = std::max(code, import_plays(opened.value(), file));
        else
            code = std::max(code, import_record(opened.value(), file));
    }
    return pictures.empty() ? code : std::max(code, import_codes(opened.value(), pictures));
}

int list(const Arguments& arguments)
{
    if (const std::optional<std::string> fault = fault_in_days(arguments.filter))
        return complain(*fault);
    DatabaseOrError opened = open_database(arguments.database);
    if (opened.is_error())
        return complain(opened.error());
    const auto sessions = db::list_sessions(opened.value());
    if (sessions.is_error())
        return complain(sessions.error());
    const auto elsewhere = db::plays(opened.value());
    if (elsewhere.is_error())
        return complain(elsewhere.error());
    std::vector<db::SessionSummary> all = sessions.value();
    for (const db::Play& play : elsewhere.value())
        all.push_back(db::card_of(play).summary);
    db::EveningFilter filter = arguments.filter;
    using Archived = db::EveningFilter::Archived;
    filter.archived = arguments.is_archived ? Archived::only : Archived::out;
    std::vector<db::SessionSummary> chosen = filtered(all, filter);
    std::ranges::stable_sort(chosen, std::greater<>(), day_of);
    const auto broken = db::broken_evenings(opened.value());
    if (broken.is_error())
        return complain(broken.error());
    const auto uncounted = db::evenings_without_result(opened.value(), chosen);
    if (uncounted.is_error())
        return complain(uncounted.error());
    if (arguments.json) {
        print_json(report_of(chosen, broken.value(), uncounted.value()));
    } else {
        for (const std::string& line : tell(chosen))
            print_line(line);
        print_line(tr_count("{n} evening.", "{n} evenings.", static_cast<int>(chosen.size())));
    }
    // Missing evenings were reported on opening.
    for (const db::CorruptEvening& evening : broken.value()) {
        if (!evening.id.empty())
            complain_line(evening.id + "  " + tell(evening));
    }
    for (const std::string& line : tell_results(chosen, uncounted.value()))
        complain_line(line);
    const bool has_all_results = uncounted.value().empty()
        && std::ranges::none_of(chosen, &db::SessionSummary::has_changed_result);
    const bool is_fine = broken.value().empty() && has_all_results && !is_changed(opened.value());
    return is_fine ? exit_fine : exit_refused;
}

int verify(const Arguments& arguments)
{
    DatabaseOrError opened = open_database(arguments.database);
    if (opened.is_error())
        return complain(opened.error());
    const ErrorOr<db::VerifyReport, db::DatabaseError> verified = db::verify(opened.value());
    if (verified.is_error())
        return complain(verified.error());
    const db::VerifyReport& report = verified.value();
    if (arguments.json)
        print_json(report_of(report));
    else
        print_lines(tell(report));
    return report.is_fine() ? exit_fine : exit_refused;
}

int merge(const Arguments& arguments)
{
    const std::filesystem::path other(arguments.file);
    DatabaseOrError theirs = read_database(other);
    if (theirs.is_error())
        return complain(theirs.error());
    DatabaseOrError ours = open_database(arguments.database, db::IfMissing::make);
    if (ours.is_error())
        return complain(ours.error());
    if (db::is_open_database(other))
        return complain(db::DatabaseError{db::DatabaseError::Kind::locked, other.string(), {}, {}});
    const ErrorOr<db::MergeReport, db::DatabaseError> merged =
        db::merge(ours.value(), theirs.value());
    if (merged.is_error())
        return complain(merged.error());
    bool has_branches = false;
    bool is_whole = true;
    for (const db::MergeReport::Session& session : merged.value().sessions) {
        if (session.refused) {
            complain_line(session.theirs + "  " + telling::tell(*session.refused));
            is_whole = false;
            continue;
        }
        has_branches = has_branches || session.adopted.adoption == db::ImportOutcome::branched;
        print_line(session.theirs + "  " + tell(session.adopted));
    }
    print_line(tr_count(
        "{n} component added.", "{n} components added.", merged.value().learned_components));
    tell_photos(merged.value().photos, merged.value().damaged_photos);
    tell_house_rules(merged.value().house_rules);
    for (const std::string& told : telling::tell(merged.value().shared))
        print_line(told);
    is_whole = is_whole && merged.value().house_rules.unusable.empty()
        && merged.value().damaged_photos.empty();
    return has_branches || !is_whole ? exit_refused : exit_fine;
}

int backup(const Arguments& arguments)
{
    DatabaseOrError opened = open_database(arguments.database);
    if (opened.is_error())
        return complain(opened.error());
    const ErrorOr<db::Copied, db::DatabaseError> copied =
        db::back_up(opened.value(), arguments.file, arguments.when_there());
    if (copied.is_error())
        return complain(telling::tell_failed_backup(copied.error()));
    const language::Values values{{"file", arguments.file}};
    if (copied.value().broken.empty()) {
        print_line(tr_fill("{file}: the copy is intact.", values));
        return exit_fine;
    }
    print_line(tr_fill("{file}: the copy matches the database.", values));
    complain_line(telling::tell_damaged_in_copy(
        copied.value().broken, [](const db::SessionId& id) { return id; }));
    return exit_refused;
}

} // namespace consigliere::command_line
