#pragma once

#include "companion/language/language.h"

#include <filesystem>
#include <optional>

namespace consigliere::app {

enum class Start : std::uint8_t {
    home, ///< At the home screen.
    demo, ///< At a copy of an example evening.
};

/// Runs the app until it is closed; returns the exit code. Without `database`, uses the platform's
/// data folder. Reports a failed start on screen, if possible, and on standard error.
int run(const std::optional<std::filesystem::path>& database, Start start,
    std::optional<language::Language> language);

} // namespace consigliere::app
