#pragma once

#include "companion/command_line/archive.h"
#include "companion/command_line/commands.h"
#include "companion/command_line/list_filter.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

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
    /// Arguments and options of a command.
    struct Arguments {
        std::filesystem::path database;
        std::vector<std::string> evenings;
        std::vector<std::string> files;
        std::vector<std::string> words;
        std::string file;
        std::string evening;
        std::string what;
        std::string line;
        std::string game;
        ListFilter filter;
        std::string format;
        std::string codes;
        std::string address;
        std::uint16_t port = 8642;
        std::string year;
        std::vector<std::string> people;
        std::vector<std::string> keep;
        std::vector<std::string> rule;
        std::vector<std::string> drop;
        std::vector<std::string> instead;
        std::vector<std::string> before;
        std::vector<std::string> languages;
        std::string title;
        std::string points;
        std::string by_place;
        std::string count = "1";
        int playouts = 200;
        bool inserts = false;
        bool by_rule = false;
        bool json = false;
        bool force = false;
        bool whole_part = false;
        bool all = false;
        bool agreed = false;
        bool is_archived = false;

        [[nodiscard]] Output output() const { return json ? Output::json : Output::text; }
        [[nodiscard]] Target target() const
        {
            return {file, force ? db::IfExists::replace : db::IfExists::refuse};
        }
        [[nodiscard]] EveningRequest request() const { return {evenings, database, output()}; }
    };
    using Action = std::function<int(const Arguments&)>;

    /// `examples`: command lines, one per line.
    CLI::App* add(const char* name, const std::string& what, const char* examples, Action action);
    CLI::App* add_with_evening(
        const char* name, const std::string& what, const char* examples, Action action);
    /// For one evening, followed by further arguments.
    CLI::App* add_about_evening(
        const char* name, const std::string& what, const char* examples, Action action);
    void add_json(CLI::App* command);
    void add_force(CLI::App* command);
    void add_evening_commands();
    void add_court_commands();
    void add_why();
    void add_amend();
    void add_what_if();
    void add_export();
    void add_list();
    void add_people();
    void add_looking_back();
    void add_group_commands();
    void add_filter(CLI::App* command);
    /// Which evenings, without whose.
    void add_scope(CLI::App* command);
    [[nodiscard]] static int export_as_asked(const Arguments& arguments);
    void add_database_commands();
    void add_club();
    void add_delete();
    void add_mending_commands();
    void add_own_commands();

    CLI::App& m_app;
    /// Heading of the next commands in the help.
    std::string m_group;
    Arguments m_arguments;
    std::vector<std::pair<CLI::App*, Action>> m_commands;
};

} // namespace consigliere::command_line
