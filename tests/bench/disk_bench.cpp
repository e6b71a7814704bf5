/// The disk: one durable entry, and an evening resumed from its file, beside what SQLite and the
/// disk do for anybody who writes as little as possible.

#include "db/connection.h"
#include "db/hash_chain.h"
#include "db/import_export.h"
#include "db/session.h"
#include "db/session_record.h"
#include "tests/bench/evening.h"

#include <benchmark/benchmark.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

namespace consigliere::bench {

namespace {

/// A line that is always legal and changes nothing: what is measured is the way to the disk.
constexpr const char* harmless_line = "table believes caccamo first";

void durable_entry(benchmark::State& state)
{
    const ScratchFolder folder;
    auto database = db::Database::open(folder.file("evenings.db"));
    auto session = db::Session::begin(database.value(), evening_record().head, {});
    for (auto _ : state)
        benchmark::DoNotOptimize(session.value().record(harmless_line).is_error());
}
BENCHMARK(durable_entry)->Unit(benchmark::kMicrosecond)->UseRealTime();

/// The peer: one row in a table of one column, with SQLite's own interface and as durable.
void peer_sqlite_row(benchmark::State& state)
{
    const ScratchFolder folder;
    sqlite3* database = nullptr;
    sqlite3_open(folder.file("peer.db").c_str(), &database);
    sqlite3_exec(database,
        "PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"
        "CREATE TABLE line(text TEXT) STRICT;",
        nullptr, nullptr, nullptr);
    sqlite3_stmt* insert = nullptr;
    sqlite3_prepare_v2(database, "INSERT INTO line VALUES (?)", -1, &insert, nullptr);
    for (auto _ : state) {
        sqlite3_bind_text(insert, 1, harmless_line, -1, SQLITE_STATIC);
        sqlite3_step(insert);
        sqlite3_reset(insert);
    }
    sqlite3_finalize(insert);
    sqlite3_close(database);
}
BENCHMARK(peer_sqlite_row)->Unit(benchmark::kMicrosecond)->UseRealTime();

/// The floor: the line appended to a file, and the file synced.
void peer_synced_append(benchmark::State& state)
{
    const ScratchFolder folder;
    const int file = open(folder.file("peer.log").c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    const std::string line = std::string(harmless_line) + "\n";
    for (auto _ : state) {
        benchmark::DoNotOptimize(write(file, line.data(), line.size()));
        benchmark::DoNotOptimize(fdatasync(file));
    }
    close(file);
}
BENCHMARK(peer_synced_append)->Unit(benchmark::kMicrosecond)->UseRealTime();

/// What our own table asks of SQLite: the row of an entry with its hash, by a statement that is
/// kept, and the trigger that moves the end of the evening on.
void peer_sqlite_entry(benchmark::State& state)
{
    const ScratchFolder folder;
    sqlite3* database = nullptr;
    sqlite3_open(folder.file("peer.db").c_str(), &database);
    sqlite3_exec(database,
        "PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=WAL; PRAGMA synchronous=EXTRA;"
        "CREATE TABLE entry (session INTEGER, seq INTEGER, at TEXT, line TEXT, verdict TEXT,"
        " rules TEXT, ruling TEXT, hash BLOB, PRIMARY KEY (session, seq)) STRICT, WITHOUT ROWID;"
        "CREATE TABLE session_end (session INTEGER PRIMARY KEY, entries INTEGER, last BLOB) STRICT;"
        "INSERT INTO session_end VALUES (1, 0, x'');"
        "CREATE TRIGGER entry_ends AFTER INSERT ON entry BEGIN UPDATE session_end"
        " SET entries = new.seq, last = new.hash WHERE session = new.session; END",
        nullptr, nullptr, nullptr);
    sqlite3_stmt* insert = nullptr;
    sqlite3_prepare_v2(database,
        "INSERT INTO entry VALUES (1, ?, '2026-11-20T19:30:00.000Z', ?, 'legal', '1.1', NULL,"
        " zeroblob(32))",
        -1, &insert, nullptr);
    std::int64_t number = 0;
    for (auto _ : state) {
        sqlite3_bind_int64(insert, 1, ++number);
        sqlite3_bind_text(insert, 2, harmless_line, -1, SQLITE_STATIC);
        sqlite3_step(insert);
        sqlite3_reset(insert);
    }
    sqlite3_finalize(insert);
    sqlite3_close(database);
}
BENCHMARK(peer_sqlite_entry)->Unit(benchmark::kMicrosecond)->UseRealTime();

/// The evening in a file; gives its id.
db::SessionId store_evening(const ScratchFolder& folder)
{
    auto database = db::Database::open(folder.file("evenings.db"));
    return db::import_record(database.value(), evening_record(), "evening", {}).value().adopted.id;
}

/// The parts of resuming, each by itself: opening and closing the file,
void opening_alone(benchmark::State& state)
{
    const ScratchFolder folder;
    static_cast<void>(store_evening(folder));
    for (auto _ : state)
        benchmark::DoNotOptimize(db::Database::open(folder.file("evenings.db")).is_error());
}
BENCHMARK(opening_alone)->Unit(benchmark::kMillisecond)->UseRealTime();

/// reading the rows and comparing them with their hashes,
void hashing_alone(benchmark::State& state)
{
    const ScratchFolder folder;
    const db::SessionId id = store_evening(folder);
    auto database = db::Database::open(folder.file("evenings.db"));
    for (auto _ : state)
        benchmark::DoNotOptimize(db::fault_of(database.value(), id).is_error());
}
BENCHMARK(hashing_alone)->Unit(benchmark::kMillisecond)->UseRealTime();

/// and playing them with the verdicts that they had.
void replay_alone(benchmark::State& state)
{
    const ScratchFolder folder;
    const db::SessionId id = store_evening(folder);
    auto database = db::Database::open(folder.file("evenings.db"));
    const auto rows = db::read_session(database.value().connection(), id);
    for (auto _ : state)
        benchmark::DoNotOptimize(db::evening_of(*rows, "evening").is_error());
}
BENCHMARK(replay_alone)->Unit(benchmark::kMillisecond)->UseRealTime();

/// An evening resumed: the file opened, every entry judged again.
void resume_evening(benchmark::State& state)
{
    const ScratchFolder folder;
    const db::SessionId id = store_evening(folder);
    for (auto _ : state) {
        auto database = db::Database::open(folder.file("evenings.db"));
        const auto session = db::Session::resume(database.value(), id);
        benchmark::DoNotOptimize(session.value().evening().history().size());
    }
    state.counters["entries"] = static_cast<double>(evening_record().moves.size());
}
BENCHMARK(resume_evening)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

} // namespace consigliere::bench
