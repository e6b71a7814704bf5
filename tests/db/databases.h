#pragma once

#include "db/database.h"
#include "db/session.h"

#include <filesystem>
#include <string>
#include <vector>

/// Databases with something in them. Whatever should work and does not fails the running test.
namespace consigliere::test {

[[nodiscard]] db::Database open_database(const std::filesystem::path& path);

/// A session for so many players that knows the made-up box.
[[nodiscard]] db::Session begin_session(db::Database& database, int players);
/// Records lines, each of which must be applied.
void record_all(db::Session& session, const std::vector<std::string>& lines);
/// A session with the first `count` lines of a random game.
[[nodiscard]] db::Session begin_game(
    db::Database& database, int players, unsigned seed, std::size_t count);
[[nodiscard]] db::Session resume(db::Database& database, const db::SessionId& id);

/// Lets the clock of the database, which counts milliseconds, go on.
void wait_a_moment();

/// Runs SQL on a file that no program has open, as somebody with SQLite's own shell could.
void run_sql(const std::filesystem::path& path, const std::string& sql);
/// The same past the triggers that refuse it, as a byte that changes on the disk would do it.
void damage(const std::filesystem::path& path, const std::string& sql);
/// The same, and the hashes then say that all of it was recorded so.
void record_otherwise(const std::filesystem::path& path, const std::string& sql);
/// The one value that a query gives.
[[nodiscard]] std::string query_sql(const std::filesystem::path& path, const std::string& sql);
/// Why a statement is refused; empty when it is not.
[[nodiscard]] std::string refusal_of_sql(const std::filesystem::path& path, const std::string& sql);

} // namespace consigliere::test
