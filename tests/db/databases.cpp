#include "tests/db/databases.h"

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
