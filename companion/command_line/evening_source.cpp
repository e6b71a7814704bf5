#include "companion/command_line/evening_source.h"

#include "companion/command_line/opening.h"
#include "companion/command_line/output.h"
#include "companion/language/language.h"
#include "companion/tables/tables.h"
#include "companion/telling/database_error.h"
#include "companion/telling/file_error.h"
#include "db/database.h"
#include "db/import_export.h"
#include "db/session_list.h"
#include "db/session_record.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace consigliere::command_line {

using language::tr_fill;
using ledger::ErrorOr;

namespace {

constexpr std::string_view standard_input = "-";

/// False for a file, even one that is missing: it cannot be a prefix of an id.
bool is_in_database(const std::string& argument)
{
    constexpr std::size_t length_of_id = 36;
    std::error_code code;
    return argument != standard_input && !std::filesystem::exists(argument, code)
        && !argument.empty() && argument.size() <= length_of_id
        && argument.find_first_not_of("0123456789abcdefABCDEF-") == std::string::npos;
}

RecordOrSentence read_record(const std::string& argument)
{
    const ErrorOr<std::string, db::FileError> text =
        argument == standard_input ? db::read_file("/dev/stdin") : db::read_file(argument);
    if (text.is_error()) {
        db::FileError error = text.error();
        error.file = argument;
        return telling::tell(error);
    }
    ErrorOr<db::Record, db::FileError> record = db::read_record_text(text.value(), argument);
    if (record.is_error())
        return telling::tell(record.error());
    complain_unknown(argument, record.value());
    return std::move(record.value());
}

/// Calls a function with the evening of the database that an argument refers to.
template <typename Found>
ErrorOr<Found, std::string> in_database(const std::string& argument,
    const std::filesystem::path& path,
    const std::function<ErrorOr<Found, db::DatabaseError>(db::Database&, const db::SessionId&)>&
        get)
{
    DatabaseOrError database = open_database(path);
    if (database.is_error())
        return telling::tell(database.error());
    const auto session = find_session(database.value(), argument);
    if (session.is_error())
        return session.error();
    ErrorOr<Found, db::DatabaseError> found = get(database.value(), session.value().id);
    if (found.is_error())
        return telling::tell(found.error());
    return std::move(found.value());
}

EveningOrSentence referee(const db::Record& record, const std::string& argument)
{
    ErrorOr<std::unique_ptr<ledger::Evening>, db::FileError> evening =
        db::referee(record, argument, tables::built_in_components(record.game()));
    if (evening.is_error())
        return telling::tell(evening.error());
    return std::move(evening.value());
}

} // namespace

ErrorOr<db::SessionSummary, std::string> find_session(db::Database& database, std::string beginning)
{
    std::ranges::transform(beginning, beginning.begin(),
        [](char letter) { return letter >= 'A' && letter <= 'F' ? char(letter + 32) : letter; });
    auto sessions = db::list_sessions(database);
    if (sessions.is_error())
        return telling::tell(sessions.error());
    std::vector<db::SessionSummary>& found = sessions.value();
    std::erase_if(found, [&beginning](const db::SessionSummary& session) {
        return !session.id.starts_with(beginning);
    });
    const language::Values values{{"beginning", beginning}};
    if (found.empty())
        return tr_fill(
            "No evening’s id begins with “{beginning}”. Run “consigliere list” to see them.",
            values);
    if (found.size() > 1)
        return tr_fill(
            "More than one evening’s id begins with “{beginning}”. Give more of it.", values);
    return std::move(found.front());
}

void complain_unknown(const std::string& file, const db::Record& record)
{
    for (const auto& [key, line] : record.unknown_keys)
        complain_line(fmt::format("{}:{}: {}", file, line,
            tr_fill("“{key}” isn’t part of a record and is ignored.", {{"key", key}})));
}

RecordOrSentence find_record(
    const std::string& argument, const std::filesystem::path& database, Extent extent)
{
    if (!is_in_database(argument))
        return read_record(argument);
    return in_database<db::Record>(argument, database,
        extent == Extent::whole_part ? db::export_whole_part : db::export_session);
}

EveningOrSentence find_judged_anew(
    const std::string& argument, const std::filesystem::path& database)
{
    const RecordOrSentence record = find_record(argument, database);
    if (record.is_error())
        return record.error();
    return referee(record.value(), argument);
}

std::string RecordedEvening::player(std::string_view actor) const
{
    for (const db::SeatRow& seat : db::seats_of(record.head, *evening)) {
        if (seat.actor == actor && !seat.player.empty())
            return seat.player;
    }
    return tables::find(evening->game()).tell_actor(actor);
}

std::string RecordedEvening::day() const
{
    const ledger::Tree* date = record.head.find("date");
    return date == nullptr || date->text() == nullptr ? std::string() : *date->text();
}

ErrorOr<RecordedEvening, std::string> find_recorded(
    const std::string& argument, const std::filesystem::path& path)
{
    if (is_in_database(argument)) {
        return in_database<RecordedEvening>(argument, path,
            [](db::Database& database,
                const db::SessionId& id) -> ErrorOr<RecordedEvening, db::DatabaseError> {
                ErrorOr<db::Record, db::DatabaseError> record = db::export_session(database, id);
                if (record.is_error())
                    return record.error();
                auto evening = db::stored_evening(database, id);
                if (evening.is_error())
                    return evening.error();
                return RecordedEvening{std::move(record.value()), std::move(evening.value()), id};
            });
    }
    RecordOrSentence record = read_record(argument);
    if (record.is_error())
        return record.error();
    EveningOrSentence evening = referee(record.value(), argument);
    if (evening.is_error())
        return evening.error();
    return RecordedEvening{std::move(record.value()), std::move(evening.value()), std::nullopt};
}

} // namespace consigliere::command_line
