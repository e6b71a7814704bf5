#include "db/integrity.h"

#include <sqlite3.h>

#include <algorithm>
#include <charconv>
#include <string_view>

namespace consigliere::db {

namespace {

/// SQLite's checks report unreadable pages like damaged ones, but a read error is no damage.
void throw_if_unreadable(std::string_view found)
{
    // For page numbers out of range, which are damage, the messages differ.
    bool is_unreadable = found.find("ailed to get page") != std::string_view::npos
        || found.find("ailed to read ptrmap") != std::string_view::npos;
    // "error code=266", "returns error code 266"
    constexpr std::string_view before_code = "error code";
    if (const std::size_t at = found.find(before_code); at != std::string_view::npos) {
        int code = 0;
        const char* begin = found.data() + std::min(at + before_code.size() + 1, found.size());
        std::from_chars(begin, found.data() + found.size(), code);
        constexpr int primary_code_mask = 0xff;
        is_unreadable = is_unreadable || (code & primary_code_mask) == SQLITE_IOERR;
    }
    if (is_unreadable)
        throw SQLite::Exception(std::string(found), SQLITE_IOERR);
}

/// Joins the lines of a multi-line message.
std::string in_one_line(std::string found)
{
    std::ranges::replace(found, '\n', ' ');
    return found;
}

std::string told(SQLite::Statement& reference)
{
    return "a row of " + reference.getColumn(0).getString() + " refers to a missing row of "
        + reference.getColumn(2).getString();
}

} // namespace

std::vector<std::string> damage_of(Connection& connection)
{
    std::vector<std::string> damage;
    SQLite::Statement integrity = query(connection, "PRAGMA integrity_check");
    while (integrity.executeStep()) {
        const std::string found = integrity.getColumn(0).getString();
        throw_if_unreadable(found);
        if (found != "ok")
            damage.push_back(in_one_line(found));
    }
    SQLite::Statement references = query(connection, "PRAGMA foreign_key_check");
    while (references.executeStep())
        damage.push_back(told(references));
    return damage;
}

std::string damage_of_table(Connection& connection, const std::string& table)
{
    const std::string look = "PRAGMA quick_check(" + table + ")";
    const std::string found = connection.sqlite.execAndGet(look).getString();
    throw_if_unreadable(found);
    return found == "ok" ? std::string() : in_one_line(found);
}

} // namespace consigliere::db
