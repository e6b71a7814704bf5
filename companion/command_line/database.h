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

/// The commands that work on a database; each gives an exit code.
namespace consigliere::command_line {

/// Takes in record files, each as a whole or not at all, and learned boxes of other tables, as
/// files or as pictures of their codes.
int import_files(const std::filesystem::path& database, const std::vector<std::string>& files);
/// A file to write, and whether it may take the place of one that is there.
struct Target {
    std::filesystem::path file;
    db::IfExists when_there = db::IfExists::refuse;

    [[nodiscard]] bool is_standard_output() const { return file.empty() || file == "-"; }
};
/// Prints a text, or writes it into the file.
int write(const std::string& text, const Target& target);
/// Writes one evening (see `evening_source.h`) as a record file.
int export_record(const std::string& evening, const std::filesystem::path& database,
    const Target& target, Extent extent);
/// Writes the learned box of a game as a file for other tables.
int export_box(
    const std::filesystem::path& database, const std::string& game, const Target& target);
/// The learned box of a game as such a file says it.
[[nodiscard]] ledger::ErrorOr<std::string, db::DatabaseError> box_text(
    const std::filesystem::path& database, const std::string& game);
/// Learns a box that came from elsewhere, by this name.
int import_box(db::Database& database, const std::string& name, const db::BoxFile& box);
/// The evenings that the filter lets through.
int list(const std::filesystem::path& database, const ListFilter& filter, Output output);
/// Ends with `exit_refused` when anything comes out otherwise than it is stored.
int verify(const std::filesystem::path& database, Output output);
/// Ends with `exit_refused` when an evening went on differently in the two databases.
int merge(const std::filesystem::path& database, const std::filesystem::path& other);
int backup(const std::filesystem::path& database, const Target& target);

} // namespace consigliere::command_line
