#include "db/copy_check.h"

#include "db/integrity.h"
#include "db/schema.h"

#include <sqlite3.h>

#include <algorithm>
#include <system_error>

namespace consigliere::db {

namespace {

using Kind = DatabaseError::Kind;

/// The path as an SQLite URI with options.
std::string with_options(const std::filesystem::path& file, const std::string& options)
{
    // After two slashes, SQLite expects an authority.
    std::string uri = file.is_absolute() ? "file://" : "file:";
    for (const char letter : file.string()) {
        if (letter == '%' || letter == '?' || letter == '#')
            uri += letter == '%' ? "%25" : letter == '?' ? "%3f" : "%23";
        else
            uri += letter;
    }
    return uri + "?" + options;
}

bool is_ours(Connection& connection)
{
    return connection.sqlite.execAndGet("PRAGMA application_id").getInt() == application_id;
}

/// All faults of a copy; an unreadable copy is one fault.
ErrorOr<Faults, DatabaseError> faults_of_copy(
    const std::filesystem::path& copy, const std::filesystem::path& name)
{
    try {
        const std::unique_ptr<Connection> connection = open_finished_copy(copy);
        connection->path = name;
        if (!is_ours(*connection))
            return Faults{{"it is no database of this program"}, {}};
        return faults_of(*connection);
    } catch (const SQLite::Exception& exception) {
        DatabaseError error = error_of(exception, name);
        if (error.kind == Kind::damaged)
            return Faults{{error.detail}, {}};
        return error;
    }
}

} // namespace

DatabaseError not_copied(FileError why, const std::filesystem::path& to)
{
    if (why.kind == FileError::Kind::unwritable)
        return {Kind::unwritable, to.string(), why.detail, {}};
    return {Kind::refused_file, to.string(), {}, std::move(why)};
}

std::unique_ptr<Connection> open_finished_copy(const std::filesystem::path& file)
{
    auto connection = std::make_unique<Connection>(
        with_options(file, "immutable=1"), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
    connection->path = file;
    connection->sqlite.exec("PRAGMA trusted_schema = OFF");
    connection->sqlite.exec("PRAGMA cell_size_check = ON");
    return connection;
}

bool looks_like_copy(const std::filesystem::path& file)
{
    try {
        const std::unique_ptr<Connection> connection = open_finished_copy(file);
        const auto number = [&connection](const char* sql) {
            return connection->sqlite.execAndGet(sql).getInt64();
        };
        std::error_code code;
        const std::uintmax_t size = std::filesystem::file_size(file, code);
        return is_ours(*connection) && !code
            && size
            == static_cast<std::uintmax_t>(
                number("PRAGMA page_count") * number("PRAGMA page_size"));
    } catch (const SQLite::Exception&) {
        return false;
    }
}

ErrorOr<Faults, DatabaseError> faults_of(Connection& connection)
{
    ErrorOr<Faults, DatabaseError> found =
        catch_sqlite_errors(connection, [&connection]() -> ErrorOr<Faults, DatabaseError> {
            Faults faults;
            faults.damage = damage_of(connection);
            constexpr int first_with_hashes = 2;
            const int version = connection.sqlite.execAndGet("PRAGMA user_version").getInt();
            if (!faults.damage.empty() || version < first_with_hashes)
                return faults;
            ErrorOr<std::vector<CorruptEvening>, DatabaseError> broken =
                broken_evenings(connection);
            if (broken.is_error())
                return broken.error();
            faults.evenings = std::move(broken.value());
            return faults;
        });
    if (found.is_error() && found.error().kind == Kind::damaged)
        return Faults{{found.error().detail}, {}};
    return found;
}

ErrorOr<std::vector<CorruptEvening>, DatabaseError> compare_copy(
    Connection& database, const std::filesystem::path& copy, const std::filesystem::path& name)
{
    const ErrorOr<Faults, DatabaseError> of_copy = faults_of_copy(copy, name);
    if (of_copy.is_error())
        return of_copy.error();
    if (of_copy.value().are_none())
        return std::vector<CorruptEvening>();
    const ErrorOr<Faults, DatabaseError> of_database = faults_of(database);
    if (of_database.is_error())
        return of_database.error();
    if (!of_database.value().damage.empty())
        return DatabaseError{
            Kind::damaged, database.path.string(), of_database.value().damage.front(), {}};
    const auto refuse = [&name](const std::string& detail) {
        return DatabaseError{Kind::bad_copy, name.string(), detail, {}};
    };
    if (!of_copy.value().damage.empty())
        return refuse(of_copy.value().damage.front());
    for (const CorruptEvening& evening : of_copy.value().evenings) {
        if (std::ranges::find(of_database.value().evenings, evening)
            == of_database.value().evenings.end())
            return refuse(evening.id);
    }
    return of_copy.value().evenings;
}

} // namespace consigliere::db
