#pragma once

#include "companion/language/language.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

// Command line of `consigliere`. Starts the app if no command is given.
namespace consigliere::command_line {

struct AppOptions {
    /// Path of the database; nullopt: in the platform's data folder.
    std::optional<std::filesystem::path> database;
    /// Opens a copy of an example evening.
    bool demo = false;
    /// Evenings to import, after asking: a record or another tablet's database.
    std::optional<std::filesystem::path> file;
    /// Overrides the stored language.
    std::optional<language::Language> language;
};

/// Exit codes, as documented in RECORD.md.
enum ExitCode : int {
    exit_fine = 0,
    exit_refused = 1, ///< At least one move is illegal or impossible, or a check found a fault.
    exit_unusable = 2, ///< The file, the database or the command line cannot be used.
};

/// Runs the command, or `start_app` if none is given. Returns the exit code.
int run(int argc, char** argv, const std::function<int(const AppOptions&)>& start_app);

} // namespace consigliere::command_line
