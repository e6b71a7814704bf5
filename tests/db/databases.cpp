#include "tests/db/databases.h"

#include "db/hash_chain_rows.h"
#include "tests/db/evenings.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <catch2/catch.hpp>

#include <chrono>
#include <thread>

namespace consigliere::test {

db::Database open_database(const std::filesystem::path& path)
{
    auto opened = db::Database::open(path);
    if (opened.is_error())
        FAIL("cannot open " << path << ": " << opened.error().detail);
    return std::move(opened.value());
}

db::Session begin_session(db::Database& database, int players)
{
    auto session = db::Session::begin(database, head_for(players), {made_up_box()});
    if (session.is_error())
        FAIL("cannot begin a session: " << session.error().detail);
    return std::move(session.value());
}

void record_all(db::Session& session, const std::vector<std::string>& lines)
{
    for (const std::string& line : lines) {
        const auto entry = session.record(line);
        if (entry.is_error())
            FAIL("cannot record “" << line << "”: " << entry.error().detail);
        if (!is_applied(entry.value().verdict))
            FAIL("refused: " << line);
    }
}

db::Session begin_game(db::Database& database, int players, unsigned seed, std::size_t count)
{
    std::vector<std::string> lines = random_game(players, seed);
    lines.resize(std::min(count, lines.size()));
    db::Session session = begin_session(database, players);
    record_all(session, lines);
    return session;
}

db::Session resume(db::Database& database, const db::SessionId& id)
{
    auto session = db::Session::resume(database, id);
    if (session.is_error())
        FAIL("cannot resume: " << session.error().detail);
    return std::move(session.value());
}

void wait_a_moment()
{
    std::this_thread::sleep_for(std::chrono::milliseconds(3));
}

void run_sql(const std::filesystem::path& path, const std::string& sql)
{
    const std::string refusal = refusal_of_sql(path, sql);
    if (!refusal.empty())
        FAIL(refusal << " in: " << sql);
}

void damage(const std::filesystem::path& path, const std::string& sql)
{
    SQLite::Database sqlite(path.string(), SQLite::OPEN_READWRITE);
    SQLite::Statement triggers(
        sqlite, "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY rowid");
    std::vector<std::string> away;
    std::string back;
    while (triggers.executeStep()) {
        away.push_back("DROP TRIGGER " + triggers.getColumn(0).getString());
        back += triggers.getColumn(1).getString() + ";";
    }
    triggers.reset();
    for (const std::string& drop : away)
        sqlite.exec(drop);
    sqlite.exec(sql);
    sqlite.exec(back);
}

void record_otherwise(const std::filesystem::path& path, const std::string& sql)
{
    damage(path, sql);
    std::string hashes;
    const auto blob = [](const db::Hash& hash) {
        std::string text = "x'";
        for (const std::uint8_t byte : hash) {
            constexpr std::string_view digits = "0123456789abcdef";
            text += digits[byte / digits.size()];
            text += digits[byte % digits.size()];
        }
        return text + "'";
    };
    {
        db::Database database = open_database(path);
        for (const db::SessionId& id : db::all_sessions(database.connection())) {
            const auto rows = db::read_session(database.connection(), id);
            const std::string of_session = " WHERE session = " + std::to_string(rows->key);
            db::Hash hash = rows->end->beginning;
            for (const db::EntryRow& row : rows->entries) {
                hash = db::hash_of_entry(hash, row.number, row);
                hashes += "UPDATE entry SET hash = " + blob(hash) + of_session
                    + " AND seq = " + std::to_string(row.number) + ";";
            }
            hashes += "UPDATE session_end SET last_entry = " + blob(hash) + of_session + ";";
        }
    }
    damage(path, hashes);
}

std::string query_sql(const std::filesystem::path& path, const std::string& sql)
{
    SQLite::Database sqlite(path.string(), SQLite::OPEN_READWRITE);
    return sqlite.execAndGet(sql).getString();
}

std::string refusal_of_sql(const std::filesystem::path& path, const std::string& sql)
{
    try {
        SQLite::Database sqlite(path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        sqlite.exec(sql);
    } catch (const SQLite::Exception& exception) {
        return exception.what();
    }
    return {};
}

} // namespace consigliere::test
