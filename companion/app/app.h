#pragma once

#include "companion/language/language.h"

#include <filesystem>
#include <optional>

namespace consigliere::app {

enum class Start : std::uint8_t {
    home, ///< At the home screen.
    demo, ///< At a copy of an example evening.
};

struct Options {
    /// nullopt: in the platform's data folder.
    std::optional<std::filesystem::path> database;
    Start start = Start::home;
    /// A file of evenings to import, after asking.
    std::optional<std::filesystem::path> file;
    /// Overrides the stored language.
    std::optional<language::Language> language;
};

/// Runs the app until it is closed; returns the exit code. Reports a failed start on screen, if
/// possible, and on standard error.
int run(const Options& options);

} // namespace consigliere::app
