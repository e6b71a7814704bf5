#pragma once

#include "db/record_file.h"
#include "db/session_id.h"
#include "tests/ui/stage.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

/// Evenings for the real screens: begun in a database, and the same beside it
/// with a referee alone.
namespace consigliere::test {

/// A record among those that the referee is tested with: "corleone/evening-of-two".
[[nodiscard]] db::Record test_record(const std::string& name);

/// A referee for the evening of a record, at its beginning.
[[nodiscard]] std::unique_ptr<ledger::Evening> referee_of(const db::Record& record);

/// Whoever opens this database was shown round a table before.
void know_the_way(const std::filesystem::path& database);
/// Begins the evening of a record in a new database, without entries.
[[nodiscard]] std::string begin_in(const std::filesystem::path& path, const db::Record& record);
/// The same, with the first lines of the record written down already.
[[nodiscard]] std::string begin_in(
    const std::filesystem::path& path, const db::Record& record, std::size_t lines);

/// What a database holds of an evening: its entries as texts, and where it stands.
struct Kept {
    std::vector<std::string> entries;
    ledger::Tree position;
    ledger::Tree score;
};
[[nodiscard]] Kept kept_in(const std::filesystem::path& path, const std::string& session);
/// The same while a program has the database open.
[[nodiscard]] Kept kept_in_open(Stage& stage, const std::string& session);
[[nodiscard]] Kept kept_by(const ledger::Evening& evening);

/// Takes back what was done last, also where something hidden was seen by it and the table is asked
/// first.
void take_back(Stage& stage);

/// Chooses something on the screen of the settings and comes back: "collects:1".
void choose_setting(Stage& stage, const std::string& id);

} // namespace consigliere::test
