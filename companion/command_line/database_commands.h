#pragma once

#include "companion/command_line/commands.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace consigliere::command_line {

/// `import export list verify merge backup`, as the command line knows them.
class DatabaseCommands {
public:
    /// Adds the commands; they refer to this object from then on.
    explicit DatabaseCommands(CLI::App& app);
    DatabaseCommands(const DatabaseCommands&) = delete;
    DatabaseCommands& operator=(const DatabaseCommands&) = delete;

    /// Runs the one that was given, if any, on the database at this path, and gives its exit code.
    [[nodiscard]] std::optional<int> run(const std::filesystem::path& path) const;

private:
    CLI::App* m_import;
    CLI::App* m_export;
    CLI::App* m_list;
    CLI::App* m_verify;
    CLI::App* m_merge;
    CLI::App* m_backup;
    std::vector<std::string> m_files;
    /// What to export.
    std::string m_what;
    std::string m_file;
    bool m_json = false;
    bool m_force = false;
};

} // namespace consigliere::command_line
