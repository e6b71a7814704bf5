// `import export list verify merge backup`: database commands.

#include "companion/command_line/database.h"

#include "companion/command_line/box_codes.h"
#include "companion/command_line/command_line.h"
#include "companion/command_line/database_report.h"
#include "companion/command_line/evening_source.h"
#include "companion/command_line/group.h"
#include "companion/command_line/opening.h"
#include "companion/command_line/output.h"
#include "companion/language/language.h"
#include "companion/scanning/picture_files.h"
#include "companion/tables/tables.h"
#include "companion/telling/backups.h"
#include "companion/telling/shared_taken.h"
#include "companion/telling/visible.h"
#include "db/backup.h"
#include "db/date.h"
#include "db/hash_chain.h"
#include "db/import_export.h"
#include "db/learned_box.h"
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
    for (const auto& [key, line] : record.value().unknown_keys)
        complain_line(fmt::format("{}:{}: {}", file, line,
            tr_fill("“{key}” isn’t part of a record and is ignored.", {{"key", key}})));
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

/// True if data other than evenings was altered (already reported on opening).
bool is_changed(const db::Database& database)
{
    using Kind = db::OpeningNote::Kind;
    return std::ranges::any_of(database.notes(), [](const db::OpeningNote& note) {
        return note.kind == Kind::lost_evenings || note.kind == Kind::other_evenings
            || note.kind == Kind::changed_names || note.kind == Kind::changed_details;
    });
}

/// Escapes control characters for a terminal; files get the text unchanged.
int write_for_reading(const std::string& text, const Target& target)
{
    return write(target.is_standard_output() ? telling::escaped(text) : text, target);
}

} // namespace

int write(const std::string& text, const Target& target)
{
    if (target.is_standard_output()) {
        print_text(text);
        return exit_fine;
    }
    const Status<db::FileError> failure = db::write_file(text, target.file, target.when_there);
    return failure.is_error() ? complain(failure.error()) : exit_fine;
}

int import_box(db::Database& database, const std::string& name, const db::BoxFile& box)
{
    const Status<db::DatabaseError> failure =
        db::learn(database, box.game, box.components, tables::built_in_components(box.game));
    if (failure.is_error()) {
        db::DatabaseError error = failure.error();
        // The error is about the box file.
        error.record.file = name;
        return complain(error);
    }
    print_line(tr_fill("{file}: components imported.", {{"file", name}}));
    return exit_fine;
}

int import_files(const std::filesystem::path& database, const std::vector<std::string>& files)
{
    DatabaseOrError opened = open_database(database, db::IfMissing::make);
    if (opened.is_error())
        return complain(opened.error());
    int code = exit_fine;
    std::vector<std::string> pictures;
    for (const std::string& file : files) {
        if (scanning::is_called_picture(file))
            pictures.push_back(file);
        else if (is_called_plays(file))
            code = std::max(code, import_plays(opened.value(), file));
        else
            code = std::max(code, import_record(opened.value(), file));
    }
    return pictures.empty() ? code : std::max(code, import_codes(opened.value(), pictures));
}

int export_record(const std::string& evening, const std::filesystem::path& database,
    const Target& target, Extent extent)
{
    const RecordOrSentence record = find_record(evening, database, extent);
    if (record.is_error())
        return complain(record.error());
    return write_for_reading(db::write_record_text(record.value()), target);
}

ErrorOr<std::string, db::DatabaseError> box_text(
    const std::filesystem::path& database, const std::string& game)
{
    DatabaseOrError opened = open_database(database);
    if (opened.is_error())
        return opened.error();
    const ErrorOr<ledger::Tree, db::DatabaseError> box = db::learned_box(opened.value(), game);
    if (box.is_error())
        return box.error();
    return db::write_box_text({game, box.value()});
}

int export_box(const std::filesystem::path& database, const std::string& game, const Target& target)
{
    const ErrorOr<std::string, db::DatabaseError> text = box_text(database, game);
    return text.is_error() ? complain(text.error()) : write_for_reading(text.value(), target);
}

int list(const std::filesystem::path& database, const ListFilter& filter, Output output)
{
    for (const std::string& date : {filter.since, filter.until}) {
        if (!date.empty() && !db::is_date(date))
            return complain(
                tr_fill("“{detail}” isn’t a valid date. Example: 2026-11-20.", {{"detail", date}}));
    }
    DatabaseOrError opened = open_database(database);
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
    std::vector<db::SessionSummary> chosen = filtered(all, filter);
    std::ranges::stable_sort(chosen, std::greater<>(), day_of);
    const auto broken = db::broken_evenings(opened.value());
    if (broken.is_error())
        return complain(broken.error());
    const auto uncounted = db::evenings_without_result(opened.value(), chosen);
    if (uncounted.is_error())
        return complain(uncounted.error());
    if (output == Output::json) {
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

int verify(const std::filesystem::path& database, Output output)
{
    DatabaseOrError opened = open_database(database);
    if (opened.is_error())
        return complain(opened.error());
    const ErrorOr<db::VerifyReport, db::DatabaseError> verified = db::verify(opened.value());
    if (verified.is_error())
        return complain(verified.error());
    const db::VerifyReport& report = verified.value();
    if (output == Output::json)
        print_json(report_of(report));
    else
        print_lines(tell(report));
    return report.is_fine() ? exit_fine : exit_refused;
}

int merge(const std::filesystem::path& database, const std::filesystem::path& other)
{
    DatabaseOrError theirs = read_database(other);
    if (theirs.is_error())
        return complain(theirs.error());
    DatabaseOrError ours = open_database(database, db::IfMissing::make);
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

int backup(const std::filesystem::path& database, const Target& target)
{
    DatabaseOrError opened = open_database(database);
    if (opened.is_error())
        return complain(opened.error());
    const ErrorOr<db::Copied, db::DatabaseError> copied =
        db::back_up(opened.value(), target.file, target.when_there);
    if (copied.is_error())
        return complain(telling::tell_failed_backup(copied.error()));
    const language::Values values{{"file", target.file.string()}};
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
