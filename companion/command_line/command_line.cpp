#include "companion/command_line/command_line.h"

#include "companion/command_line/commands.h"
#include "companion/command_line/database_commands.h"
#include "companion/language/language.h"
#include "companion/tables/tables.h"
#include "db/database.h"

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include <optional>
#include <string_view>

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

/// The language that `--lang` asks for. It is looked for before everything else, because the help
/// and all complaints about the other arguments are told in it.
std::optional<language::Language> language_asked_for(int argc, char** argv)
{
    constexpr std::string_view option = "--lang";
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument == option && i + 1 < argc)
            return language::language_from(argv[i + 1]);
        if (argument.substr(0, option.size() + 1) == "--lang=")
            return language::language_from(argument.substr(option.size() + 1));
    }
    return std::nullopt;
}

/// Gives the words that the library itself puts into the help their translations.
void translate_help(CLI::App& app)
{
    const auto formatter = app.get_formatter();
    formatter->label("Usage", tr("Usage"));
    formatter->label("Positionals", tr("Arguments"));
    formatter->label("OPTIONS", tr("OPTIONS"));
    formatter->label("SUBCOMMAND", tr("COMMAND"));
    formatter->label("REQUIRED", tr("(required)"));
    formatter->label("TEXT", tr("TEXT"));
    app.option_defaults()->group(tr("Options"));
    app.set_help_flag("-h,--help", tr("Show this help"));
}

CLI::App* add_command(CLI::App& app, const char* name, const std::string& what)
{
    CLI::App* command = app.add_subcommand(name, what);
    command->group(tr("Commands"));
    return command;
}

CLI::App* add_file_command(
    CLI::App& app, Arguments& arguments, const char* name, const std::string& what)
{
    CLI::App* command = add_command(app, name, what);
    command->add_option("FILE", arguments.file, tr("A record file"))->required();
    command->add_flag("--json", arguments.json, tr("Print one JSON object"));
    return command;
}

} // namespace

int run(int argc, char** argv, const std::function<int(const AppOptions&)>& start_app)
{
    language::choose(language_asked_for(argc, argv).value_or(language::language_of_environment()));
    tables::register_all();

    Arguments arguments;
    CLI::App app(
        tr("Consigliere: a companion for gangster board games at a real table."), "consigliere");
    app.fallthrough();
    translate_help(app);
    app.add_option("--lang", arguments.language, tr("The language: en or pl"))
        ->option_text("en|pl")
        ->check(CLI::IsMember({"en", "pl"}));
    const CLI::Option* database =
        app.add_option("--db", arguments.database, tr("The database file"));
    app.add_flag("--demo", arguments.app.demo, tr("Open a copy of an example evening"));
    app.require_subcommand(0, 1);

    CLI::App* check_command =
        add_file_command(app, arguments, "check", tr("Referee every move of a record"));
    CLI::App* score_command = add_file_command(
        app, arguments, "score", tr("The final score, or the score as it would be now"));
    CLI::App* legal_command =
        add_file_command(app, arguments, "legal", tr("All legal moves at the end of a record"));
    CLI::App* rules_command = add_command(app, "rules", tr("The rules, by id, page or words"));
    rules_command->add_option("QUERY", arguments.query, tr("An id, a page, or words"));
    rules_command->add_option("--game", arguments.game, tr("The game whose rules to search"));
    rules_command->add_flag("--json", arguments.json, tr("Print one JSON list"));
    const DatabaseCommands database_commands(app);
    for (CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
        command->set_help_flag("-h,--help", tr("Show this help"));

    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const bool is_help = error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success);
        if (is_help) {
            app.exit(error);
            return exit_fine;
        }
        fmt::print(stderr, "{}\n",
            language::tr_fill("This command line cannot be used ({detail}). “consigliere --help” "
                              "shows what can be written.",
                {{"detail", error.what()}}));
        return exit_unusable;
    }

    if (check_command->parsed())
        return check(arguments.file, arguments.output());
    if (score_command->parsed())
        return score(arguments.file, arguments.output());
    if (legal_command->parsed())
        return legal(arguments.file, arguments.output());
    if (rules_command->parsed())
        return rules(arguments.query, arguments.game, arguments.output());
    // A name that is given and empty is somebody's unset variable, not the usual database.
    const bool is_usual = database->count() == 0;
    const std::filesystem::path path =
        is_usual ? db::default_database_path() : std::filesystem::path(arguments.database);
    if (const std::optional<int> code = database_commands.run(path))
        return *code;
    if (!is_usual)
        arguments.app.database = path;
    return start_app(arguments.app);
}

} // namespace consigliere::command_line
