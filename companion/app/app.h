#pragma once

#include "companion/language/language.h"

#include <filesystem>
#include <optional>

namespace consigliere::app {

enum class Start : std::uint8_t {
    home, ///< At the home screen.
    demo, ///< At a copy of an example evening.
};

/// Opens the database, without a path the one in the platform's own place, and runs the app until
/// it is closed, in a language if one was asked for. What keeps it from starting is told in one
/// clear sentence, on the screen if there is one and on standard error. Gives the exit code of the
/// program.
int run(const std::optional<std::filesystem::path>& database, Start start,
    std::optional<language::Language> language);

} // namespace consigliere::app
