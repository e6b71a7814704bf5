#pragma once

#include <string>

namespace CLI {
class App;
}

namespace consigliere::command_line {

/// The manual page of the program, for `man`, as its commands are declared.
[[nodiscard]] std::string manual_page(const CLI::App& app);
/// A script for bash that completes commands and options, and leaves files to the shell.
[[nodiscard]] std::string bash_completion(const CLI::App& app);

} // namespace consigliere::command_line
