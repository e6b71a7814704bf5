#pragma once

#include "companion/command_line/commands.h"

#include <filesystem>
#include <string>
#include <vector>

/// The commands that work on a database; each gives an exit code.
namespace consigliere::command_line {

/// Takes in record files, each as a whole or not at all, and learned boxes of other tables.
int import_files(const std::filesystem::path& database, const std::vector<std::string>& files);
/// Writes one evening as a record file, or to standard output when `file` is empty. `session` is
/// an id or the beginning of one.
int export_session(const std::filesystem::path& database, const std::string& session,
    const std::filesystem::path& file);
/// Writes the learned box of a game as a file for other tables, in the same way.
int export_box(const std::filesystem::path& database, const std::string& game,
    const std::filesystem::path& file);
int list(const std::filesystem::path& database, Output output);
/// Ends with `exit_refused` when anything comes out otherwise than it is stored.
int verify(const std::filesystem::path& database, Output output);
/// Ends with `exit_refused` when an evening went on differently in the two databases.
int merge(const std::filesystem::path& database, const std::filesystem::path& other);
int backup(const std::filesystem::path& database, const std::filesystem::path& file);

} // namespace consigliere::command_line
