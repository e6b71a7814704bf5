#pragma once

#include "companion/command_line/commands.h"
#include "db/files.h"

#include <filesystem>
#include <string>
#include <vector>

/// The commands that work on a database; each gives an exit code.
namespace consigliere::command_line {

/// Takes in record files, each as a whole or not at all, and learned boxes of other tables.
int import_files(const std::filesystem::path& database, const std::vector<std::string>& files);
/// A file to write, and whether it may take the place of one that is there. An empty name is
/// standard output.
struct Target {
    std::filesystem::path file;
    db::WhenThere when_there = db::WhenThere::refuse;
};
/// Writes one evening as a record file. `session` is an id or the beginning of one.
int export_session(
    const std::filesystem::path& database, const std::string& session, const Target& target);
/// Writes the learned box of a game as a file for other tables.
int export_box(
    const std::filesystem::path& database, const std::string& game, const Target& target);
int list(const std::filesystem::path& database, Output output);
/// Ends with `exit_refused` when anything comes out otherwise than it is stored.
int verify(const std::filesystem::path& database, Output output);
/// Ends with `exit_refused` when an evening went on differently in the two databases.
int merge(const std::filesystem::path& database, const std::filesystem::path& other);
int backup(const std::filesystem::path& database, const Target& target);

} // namespace consigliere::command_line
