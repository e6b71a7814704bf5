#include "db/import_export.h"
#include "db/merge.h"
#include "db/session.h"
#include "db/session_list.h"
#include "db/verify.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/fuzz/machines.h"
#include "tests/fuzz/targets.h"

#include <catch2/catch.hpp>
#include <sqlite3.h>

#include <algorithm>
#include <cstring>

namespace consigliere::fuzz {

namespace {

/// Bytes in groups of four: where, and what lies there now. A last one of less cuts the file off.
std::string patched(std::string_view bytes)
{
    std::string content = first_content();
    const auto number = [&bytes](std::size_t at) {
        return static_cast<std::size_t>(static_cast<unsigned char>(bytes[at]));
    };
    for (; bytes.size() >= 4; bytes.remove_prefix(4)) {
        const std::size_t at = (number(0) << 16U) + (number(1) << 8U) + number(2);
        content[at % content.size()] = bytes[3];
    }
    if (!bytes.empty())
        content.resize(content.size() * number(0) / 256U);
    return content;
}

/// What is run on the database stays in it.
int allow(void*, int action, const char* name, const char*, const char*, const char*)
{
    if (action == SQLITE_ATTACH || action == SQLITE_DETACH)
        return SQLITE_DENY;
    const bool is_harmless_pragma = action != SQLITE_PRAGMA
        || std::strcmp(name, "writable_schema") == 0 || std::strcmp(name, "user_version") == 0
        || std::strcmp(name, "application_id") == 0;
    return is_harmless_pragma ? SQLITE_OK : SQLITE_DENY;
}

/// Nobody waits for a statement that does not end.
int stop(void*)
{
    return 1;
}

void run_sql(const std::filesystem::path& path, const std::string& sql)
{
    constexpr int most_steps = 1'000'000;
    constexpr int most_bytes = 1 << 20;
    sqlite3* database = nullptr;
    REQUIRE(sqlite3_open(path.c_str(), &database) == SQLITE_OK);
    sqlite3_set_authorizer(database, allow, nullptr);
    sqlite3_progress_handler(database, most_steps, stop, nullptr);
    sqlite3_limit(database, SQLITE_LIMIT_LENGTH, most_bytes);
    // What it does not like, it does not do.
    sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr);
    sqlite3_close(database);
}

/// An error says what it is about.
template <typename Result>
bool is_usable(const Result& result)
{
    if (result.is_error())
        CHECK_FALSE(result.error().path.empty());
    return !result.is_error();
}

/// Whose work the damage is: what a disk does to bytes is noticed; who knows SQL can also make
/// a wrong evening look right.
enum class Damage : std::uint8_t { bytes, statements };

void use(db::Database& database, const db::SessionId& id, Damage damage)
{
    static_cast<void>(is_usable(db::export_session(database, id)));
    auto session = db::Session::resume(database, id);
    if (!is_usable(session))
        return;
    if (damage == Damage::bytes) {
        const auto& courses = first_courses();
        const std::vector<std::string> found = test::told(session.value().evening());
        CHECK(std::find(courses.begin(), courses.end(), found) != courses.end());
    }
    static_cast<void>(is_usable(session.value().record(ledger::undo_line(1))));
}

void use(const std::filesystem::path& path, const std::filesystem::path& other, Damage damage)
{
    auto database = db::Database::open(path, db::IfMissing::refuse);
    if (!is_usable(database))
        return;
    static_cast<void>(is_usable(db::verify(database.value())));
    const auto sessions = db::list_sessions(database.value());
    if (is_usable(sessions)) {
        for (const db::SessionSummary& session : sessions.value())
            use(database.value(), session.id, damage);
    }
    db::Database ours = test::open_database(other);
    static_cast<void>(is_usable(db::merge(ours, database.value())));
    CHECK_FALSE(db::verify(ours).is_error());
}

} // namespace

void feed_database(std::string_view bytes)
{
    constexpr std::string_view statements = "sql:";
    const test::TemporaryFolder folder;
    const std::filesystem::path path = folder / "fuzzed.db";
    const bool is_sql = bytes.starts_with(statements);
    if (is_sql) {
        test::write_text(path, first_content());
        run_sql(path, std::string(bytes.substr(statements.size())));
    } else {
        test::write_text(path, patched(bytes));
    }
    const std::filesystem::path other = folder / "ours.db";
    test::write_text(other, first_content());
    use(path, other, is_sql ? Damage::statements : Damage::bytes);
}

} // namespace consigliere::fuzz
