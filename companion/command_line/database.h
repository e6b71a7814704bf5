#pragma once

#include "companion/command_line/commands.h"
#include "companion/command_line/evening_source.h"
#include "companion/command_line/list_filter.h"
#include "db/box_file.h"
#include "db/database.h"
#include "db/files.h"

#include <filesystem>
#include <string>
#include <vector>

// Database commands. Each returns an exit code.
namespace consigliere::command_line {

/// Imports record files (each all or nothing) and learned boxes, from files or pictures of their
/// QR codes.
int import_files(const std::filesystem::path& database, const std::vector<std::string>& files);
/// Output file, and whether it may be overwritten.
struct Target {
    std::filesystem::path file;
    db::IfExists when_there = db::IfExists::refuse;

    [[nodiscard]] bool is_standard_output() const { return file.empty() || file == "-"; }
};
/// Writes a text to the file or to standard output.
int write(const std::string& text, const Target& target);
/// Writes one evening (see `evening_source.h`) as a record file.
int export_record(const std::string& evening, const std::filesystem::path& database,
    const Target& target, Extent extent);
/// Writes the learned box of a game as a box file.
int export_box(
    const std::filesystem::path& database, const std::string& game, const Target& target);
/// Content of the box file of a game.
[[nodiscard]] ledger::ErrorOr<std::string, db::DatabaseError> box_text(
    const std::filesystem::path& database, const std::string& game);
/// Imports a learned box; `name` is its source in messages.
int import_box(db::Database& database, const std::string& name, const db::BoxFile& box);
int list(const std::filesystem::path& database, const ListFilter& filter, Output output);
/// Returns `exit_refused` if a result differs from the stored one.
int verify(const std::filesystem::path& database, Output output);
/// Returns `exit_refused` if an evening has diverged between the databases.
int merge(const std::filesystem::path& database, const std::filesystem::path& other);
int backup(const std::filesystem::path& database, const Target& target);

} // namespace consigliere::command_line
