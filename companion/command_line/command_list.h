#pragma once

#include "companion/command_line/commands.h"

#include <functional>
#include <optional>
#include <utility>

namespace CLI {
class App;
}

namespace consigliere::command_line {

/// All commands, each declared once: name, help and action. Help, shell completion and manual page
/// are generated from this list.
class CommandList {
public:
    /// Adds the commands to `app`. This object must outlive it.
    explicit CommandList(CLI::App& app);
    CommandList(const CommandList&) = delete;
    CommandList& operator=(const CommandList&) = delete;

    /// Runs the parsed command and returns its exit code; nullopt if there was none. `database` is
    /// the database to use.
    [[nodiscard]] std::optional<int> run(const std::filesystem::path& database);

private:
    using Action = std::function<int(const Arguments&)>;

    /// `examples`: command lines, one per line.
    CLI::App* add(const char* name, const std::string& what, const char* examples, Action action);
    void add_evening_commands();
    void add_amend();
    void add_looking_back();
    void add_group_commands();
    void add_database_commands();

    CLI::App& m_app;
    /// Heading of the next commands in the help.
    std::string m_group;
    Arguments m_arguments;
    std::vector<std::pair<CLI::App*, Action>> m_commands;
};

} // namespace consigliere::command_line
