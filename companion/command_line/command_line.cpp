#include "companion/command_line/command_line.h"

#include "companion/command_line/command_list.h"
#include "companion/command_line/output.h"
#include "companion/language/catalogues.h"
#include "companion/language/language.h"
#include "db/database.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <new>
#include <numeric>
#include <optional>
#include <string_view>

namespace consigliere::command_line {

using language::tr;
using language::tr_fill;

namespace {

/// Language of `--lang`. Parsed first, because help and error messages use it.
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

/// Translates the texts that CLI11 adds to the help.
void translate_help(CLI::App& app)
{
    const auto formatter = app.get_formatter();
    formatter->label("Usage", tr("Usage"));
    formatter->label("Positionals", tr("Arguments"));
    formatter->label("OPTIONS", tr("OPTIONS"));
    formatter->label("SUBCOMMAND", tr("COMMAND"));
    formatter->label("REQUIRED", tr("(required)"));
    formatter->label("TEXT", tr("TEXT"));
    formatter->column_width(36);
    app.option_defaults()->group(tr("Options"));
    app.set_help_flag("-h,--help", tr("Show this help"));
}

/// Footer of the help.
std::string exit_codes()
{
    return tr("Exit codes: 0 nothing refused; 1 something was refused or differs; 2 a file, "
              "database or command line can’t be used.");
}

/// Levenshtein distance, in bytes.
std::size_t distance(const std::string& from, const std::string& to)
{
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < from.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < to.size(); ++j) {
            const std::size_t replaced = diagonal + (from[i] == to[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

/// The known word with the least edit distance; nullopt if that is too large for the word's length.
std::optional<std::string> nearest(const std::string& word, const std::vector<std::string>& known)
{
    std::optional<std::string> best;
    // A transposition counts as two edits.
    std::size_t fewest = std::min<std::size_t>(2, word.size() / 2) + 1;
    for (const std::string& candidate : known) {
        const std::size_t slips = distance(word, candidate);
        if (slips < fewest) {
            fewest = slips;
            best = candidate;
        }
    }
    return best;
}

/// Suggestion for an unknown word; nullopt if none.
std::optional<std::string> meant(const CLI::App& app)
{
    std::vector<std::string> known;
    const std::vector<std::string> unknown = app.remaining(true);
    if (unknown.empty())
        return std::nullopt;
    const auto parsed = app.get_subcommands();
    const bool is_option = unknown.front().starts_with("-");
    if (!is_option && parsed.empty()) {
        for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
            known.push_back(command->get_name());
    }
    std::vector<const CLI::App*> levels(parsed.begin(), parsed.end());
    levels.push_back(&app);
    for (const CLI::App* level : levels) {
        for (const CLI::Option* option : level->get_options()) {
            for (const std::string& name : option->get_lnames()) {
                if (is_option)
                    known.push_back("--" + name);
            }
        }
    }
    return nearest(unknown.front(), known);
}

/// One-line error message.
std::string complaint(const CLI::App& app, const CLI::ParseError& error)
{
    std::string detail = error.what();
    std::ranges::replace(detail, '\n', ' ');
    std::string sentence = tr_fill(
        "Can’t use this command line ({detail}). Run “consigliere --help”.", {{"detail", detail}});
    if (const std::optional<std::string> word = meant(app))
        sentence += " " + tr_fill("Did you mean “{word}”?", {{"word", *word}});
    return sentence;
}

/// Parses the command line. Returns an exit code to end with; nullopt to continue.
std::optional<int> parse(CLI::App& app, int argc, char** argv)
{
    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForVersion& version) {
        print_line(version.what());
        return exit_fine;
    } catch (const CLI::CallForHelp&) {
        print_lines(app.help());
        return exit_fine;
    } catch (const CLI::ParseError& error) {
        complain_line(complaint(app, error));
        return exit_unusable;
    }
    return std::nullopt;
}

/// "en, pl, pt_BR"
std::string all_language_codes()
{
    return language::listed(language::all_languages(),
        [](language::Language language) { return std::string(language::code_of(language)); });
}

/// Tells a file of evenings from a misspelt command.
bool names_file(const std::string& word)
{
    const std::filesystem::path path(word);
    std::error_code failed;
    return path.extension() == ".toml" || path.extension() == ".consigliere"
        || path.extension() == ".db" || std::filesystem::is_regular_file(path, failed);
}

/// Adds the file that the app is started with. Other words remain for the error messages.
void add_file(CLI::App& app, std::string& file)
{
    app.add_option("FILE", file,
           tr("Evenings to import, after asking: a record file or another tablet’s database"))
        ->check([](const std::string& word) {
            return names_file(word) ? std::string() : "no file of evenings: " + word;
        });
    app.validate_positionals();
}

int run_command(int argc, char** argv, const std::function<int(const AppOptions&)>& start_app)
{
    std::string chosen_language;
    std::string database;
    AppOptions options;
    CLI::App app(
        tr("Consigliere: a companion for gangster board games at a real table."), "consigliere");
    app.fallthrough();
    translate_help(app);
    app.set_version_flag(
        "--version", "consigliere " CONSIGLIERE_VERSION, tr("Print the version and exit"));
    const std::string languages = all_language_codes();
    app.add_option(
           "--lang", chosen_language, tr_fill("Language: {languages}", {{"languages", languages}}))
        ->option_text("CODE")
        ->check([&languages](const std::string& code) {
            return language::language_from(code)
                ? std::string()
                : tr_fill("Unknown language {code}. Choose from: {languages}",
                    {{"code", code}, {"languages", languages}});
        });
    const CLI::Option* given_database = app.add_option("--db", database, tr("Database file"));
    app.add_flag("--demo", options.demo, tr("Open a copy of an example evening"));
    app.require_subcommand(0, 1);
    app.footer(exit_codes());
    CommandList commands(app);
    std::string file;
    add_file(app, file);

    if (const std::optional<int> code = parse(app, argc, argv))
        return *code;
    // What a command has no use for falls through to the app.
    if (!file.empty() && !app.get_subcommands().empty()) {
        complain_line(complaint(app, CLI::ExtrasError({file})));
        return exit_unusable;
    }
    // An empty name is probably an unset variable: do not fall back to the default database.
    const bool is_usual = given_database->count() == 0;
    const std::filesystem::path path =
        is_usual ? db::default_database_path() : std::filesystem::path(database);
    if (const std::optional<int> code = commands.run(path))
        return *code;
    if (!is_usual)
        options.database = path;
    if (!file.empty())
        options.file = file;
    if (!chosen_language.empty())
        options.language = language::language_from(chosen_language);
    return start_app(options);
}

} // namespace

int run(int argc, char** argv, const std::function<int(const AppOptions&)>& start_app)
{
    begin_output();
    language::choose(language_asked_for(argc, argv).value_or(language::language_of_environment()));
    if (!language::has_translations(language::chosen()))
        complain_line(tr_fill(
            "Can’t read the translation for {language}, so English is used. Reinstall Consigliere.",
            {{"language", language::name_of(language::chosen())}}));
    try {
        return finish(run_command(argc, argv, start_app));
    } catch (const std::bad_alloc&) {
        // The command's memory has been freed, so this message can be printed.
        complain_line(tr("Not enough memory. Close other programs and try again."));
        return exit_unusable;
    }
}

} // namespace consigliere::command_line
