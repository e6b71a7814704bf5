#include "companion/frame/archive.h"

#include "companion/exports/play_file.h"
#include "companion/frame/evening_texts.h"
#include "companion/frame/places.h"
#include "companion/frame/told_backups.h"
#include "companion/tables/tables.h"
#include "companion/telling/backups.h"
#include "companion/telling/database_error.h"
#include "companion/telling/file_error.h"
#include "db/backup.h"
#include "db/clock.h"
#include "db/files.h"
#include "db/hash_chain.h"
#include "db/import_export.h"
#include "db/record_file.h"
#include "db/removal.h"
#include "engine/ledger/line_words.h"

namespace consigliere::screens {

namespace {

std::string stem_of(const db::SessionSummary& session)
{
    std::string stem =
        session.details.date.empty() ? session.created.substr(0, 10) : session.details.date;
    if (!session.details.name.empty())
        return stem + " " + session.details.name;
    for (std::size_t i = 0; i < session.seats.size(); ++i)
        stem += (i == 0 ? " " : ", ") + name_of(session, session.seats[i]);
    return stem;
}

std::string ending_of_record(const db::SessionSummary& session)
{
    return "." + session.game + ".toml";
}

using GetRecord = decltype(db::export_session)&;

/// Writes an evening's record. Returns a sentence on the error; nullopt on success.
std::optional<std::string> failure_to_write(const Context& context,
    const db::SessionSummary& session, GetRecord get, const std::filesystem::path& file,
    db::IfExists if_exists)
{
    const auto record = get(context.database, session.id);
    if (record.is_error())
        return telling::tell(record.error());
    const auto failure = db::write_record(record.value(), file, if_exists);
    if (failure.is_error())
        return telling::tell(failure.error());
    return std::nullopt;
}

} // namespace

std::string name_of_file(std::string_view players, std::string_view game)
{
    return free_name(
        {}, db::today() + " " + std::string(players), "." + std::string(game) + ".toml")
        .string();
}

std::string name_of_file(const db::SessionSummary& session, std::string_view ending)
{
    return free_name({}, stem_of(session), ending).string();
}

std::string name_of_record(const db::SessionSummary& session)
{
    return name_of_file(session, ending_of_record(session));
}

std::string export_evening(const Context& context, const db::SessionSummary& session,
    const std::filesystem::path& file, db::IfExists if_exists)
{
    const language::Values values{{"file", file.string()}};
    const auto fault = db::fault_of(context.database, session.id);
    // Of a corrupt evening, the entries before the first corrupt one.
    const bool is_part = !fault.is_error() && fault.value() && fault.value()->whole > 0;
    const auto failure = failure_to_write(
        context, session, is_part ? db::export_whole_part : db::export_session, file, if_exists);
    if (failure)
        return *failure;
    if (!is_part)
        return tr_fill("Record saved as {file}", values);
    return telling::tell(*fault.value()) + " "
        + tr_fill("The part before it is saved and can be imported as a separate evening: {file}",
            values);
}

std::string write_document(
    std::string_view text, const std::filesystem::path& file, db::IfExists if_exists)
{
    const auto failure = db::write_file(text, file, if_exists);
    if (failure.is_error())
        return telling::tell(failure.error());
    return tr_fill("Saved as {file}", {{"file", file.string()}});
}

namespace {

Archived import_plays(const Context& context, const std::filesystem::path& file)
{
    const auto read = exports::read_plays(file);
    if (read.is_error())
        return {read.error().sentence, false};
    const auto taken = db::take_plays(context.database, read.value().plays);
    if (taken.is_error())
        return {telling::tell(taken.error()), false};
    return {ledger::join(exports::tell_taken(read.value(), taken.value()), "\n"), true};
}

} // namespace

bool is_called_database(const std::filesystem::path& file)
{
    return file.extension() == ".consigliere" || file.extension() == ".db";
}

Archived import_evening(const Context& context, const std::filesystem::path& file)
{
    if (exports::is_called_plays(file))
        return import_plays(context, file);
    const auto record = db::read_record(file);
    if (record.is_error())
        return {telling::tell(record.error()), false};
    const auto imported = db::import_record(context.database, record.value(), file.string(),
        tables::built_in_components(record.value().game()));
    if (imported.is_error())
        return {telling::tell(imported.error()), false};
    std::string sentence = language::tr_count(
        "Imported: {n} entry.", "Imported: {n} entries.", imported.value().entries);
    if (imported.value().refused > 0)
        sentence += " "
            + language::tr_count("The referee refuses {n} of them.",
                "The referee refuses {n} of them.", imported.value().refused);
    return {sentence, true, imported.value().adopted.id};
}

Archived back_up(const Context& context)
{
    const std::filesystem::path file =
        free_name(folder_for_files(context.database), "consigliere " + db::today(), ".db");
    const auto copied = db::back_up(context.database, file, db::IfExists::refuse);
    if (copied.is_error())
        return {telling::tell_failed_backup(copied.error()), false};
    const language::Values values{{"file", file.string()}};
    if (copied.value().broken.empty())
        return {tr_fill("All evenings copied; the copy is intact: {file}", values), true};
    return {tr_fill("The copy matches the database: {file}", values) + "\n"
            + telling::tell_damaged_in_copy(copied.value().broken,
                [&](const db::SessionId& id) { return evening_called(context, id); }),
        true};
}

Archived remove_evening(const Context& context, const db::SessionSummary& session)
{
    const auto looked = db::fault_of(context.database, session.id);
    if (looked.is_error())
        return {telling::tell(looked.error()), false};
    const std::optional<db::HashChainFault>& fault = looked.value();
    std::optional<std::filesystem::path> record;
    if (!fault || fault->whole > 0) {
        const std::filesystem::path file = free_name(
            folder_for_files(context.database), stem_of(session), ending_of_record(session));
        const auto failure = failure_to_write(context, session,
            fault ? db::export_whole_part : db::export_session, file, db::IfExists::refuse);
        if (failure)
            return {*failure, false};
        const auto unreadable = db::check_written(file);
        if (unreadable.is_error())
            return {telling::tell_unreadable_record(unreadable.error()), false};
        record = file;
    }
    const auto failure = db::remove_session(context.database, session.id);
    if (failure.is_error())
        return {telling::tell(failure.error()), false};
    if (!record)
        return {tr("Evening deleted. None of it was intact, so no record was saved."), true};
    const language::Values values{{"file", record->string()}};
    if (fault)
        return {tr_fill("Evening deleted. Its intact part is saved here and can be imported as a "
                        "separate evening: {file}",
                    values),
            true};
    return {tr_fill("Evening deleted. Its record is saved here and can be imported again: {file}",
                values),
        true};
}

} // namespace consigliere::screens
