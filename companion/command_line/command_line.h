#pragma once

#include "companion/language/language.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

/// The command line of `consigliere`: checking, scoring and looking up without a screen. Without a
/// command the app starts.
namespace consigliere::command_line {

/// What the app is started with.
struct AppOptions {
    /// Where the database lies; without it, in the platform's data folder.
    std::optional<std::filesystem::path> database;
    /// Opens a copy of an example evening.
    bool demo = false;
    /// The language that was asked for, whatever the database remembers.
    std::optional<language::Language> language;
};

/// Exit codes, as RECORD promises them.
enum ExitCode : int {
    exit_fine = 0,
    exit_refused = 1, ///< At least one move is illegal or impossible, or a check found a fault.
    exit_unusable = 2, ///< The file, the database or the command line cannot be used.
};

/// Runs a command, or `start_app` when there is none. Gives the exit code of the program.
int run(int argc, char** argv, const std::function<int(const AppOptions&)>& start_app);

} // namespace consigliere::command_line
