#pragma once

#include <string>

namespace CLI {
class App;
}

namespace consigliere::command_line {

/// Manual page (roff) generated from the declared commands.
[[nodiscard]] std::string manual_page(const CLI::App& app);
/// Bash completion script for commands and options; files are completed by the shell.
[[nodiscard]] std::string bash_completion(const CLI::App& app);

} // namespace consigliere::command_line
