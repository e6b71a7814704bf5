#include "companion/command_line/command_line.h"

#include "companion/command_line/commands.h"
#include "companion/language/language.h"
#include "companion/tables/tables.h"

#include <CLI/CLI.hpp>

namespace consigliere::command_line {

using language::tr;

namespace {

/// The options of all commands, as CLI11 fills them.
struct Arguments {
    std::string file;
    std::string query;
    std::string game;
    std::string language;
    bool json = false;
    AppOptions app;
    std::string database;

    [[nodiscard]] Output output() const { return json ? Output::json : Output::text; }
};

CLI::App* add_file_command(
    CLI::App& app, Arguments& arguments, const char* name, const std::string& what)
{
    CLI::App* command = app.add_subcommand(name, what);
    command->add_option("FILE", arguments.file, tr("A record file"))->required();
    command->add_flag("--json", arguments.json, tr("Print one JSON object"));
    return command;
}

} // namespace

int run(int argc, char** argv, const std::function<int(const AppOptions&)>& start_app)
{
    language::choose(language::language_of_environment());
    tables::register_all();

    Arguments arguments;
    CLI::App app(
        tr("Consigliere: a companion for gangster board games at a real table."), "consigliere");
    app.fallthrough();
    app.add_option("--lang", arguments.language, tr("The language: en or pl"))
        ->check(CLI::IsMember({"en", "pl"}));
    app.add_option("--db", arguments.database, tr("The database file"));
    app.add_flag("--demo", arguments.app.demo, tr("Open a copy of an example evening"));
    app.require_subcommand(0, 1);

    CLI::App* check_command =
        add_file_command(app, arguments, "check", tr("Referee every move of a record"));
    CLI::App* score_command = add_file_command(
        app, arguments, "score", tr("The final score, or the score as it would be now"));
    CLI::App* legal_command =
        add_file_command(app, arguments, "legal", tr("All legal moves at the end of a record"));
    CLI::App* rules_command = app.add_subcommand("rules", tr("The rules, by id, page or words"));
    rules_command->add_option("QUERY", arguments.query, tr("An id, a page, or words"));
    rules_command->add_option("--game", arguments.game, tr("The game whose rules to search"));
    rules_command->add_flag("--json", arguments.json, tr("Print one JSON list"));

    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const bool is_help = error.get_exit_code() == 0;
        app.exit(error);
        return is_help ? exit_fine : exit_unusable;
    }
    if (const auto language = language::language_from(arguments.language))
        language::choose(*language);

    if (check_command->parsed())
        return check(arguments.file, arguments.output());
    if (score_command->parsed())
        return score(arguments.file, arguments.output());
    if (legal_command->parsed())
        return legal(arguments.file, arguments.output());
    if (rules_command->parsed())
        return rules(arguments.query, arguments.game, arguments.output());
    arguments.app.database = arguments.database;
    return start_app(arguments.app);
}

} // namespace consigliere::command_line
