#include "companion/command_line/manual.h"

#include "companion/language/language.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace consigliere::command_line {

using language::tr;

namespace {

std::vector<const CLI::App*> commands_of(const CLI::App& app)
{
    return app.get_subcommands([](const CLI::App*) { return true; });
}

std::vector<const CLI::Option*> options_of(const CLI::App& app)
{
    return app.get_options([](const CLI::Option*) { return true; });
}

/// Escapes text for roff.
std::string roff(const std::string& text)
{
    std::string safe;
    bool begins_line = true;
    for (const char letter : text) {
        if (begins_line && (letter == '.' || letter == '\''))
            safe += "\\&";
        if (letter == '\\')
            safe += "\\e";
        else if (letter == '-')
            safe += "\\-";
        else
            safe += letter;
        begins_line = letter == '\n';
    }
    return safe;
}

/// `--game TEXT`, or `FILE` for a positional argument.
std::string written(const CLI::Option& option)
{
    const bool takes_value = !option.get_positional() && option.get_items_expected_max() > 0;
    return option.get_name(false, true) + (takes_value ? " " + option.get_type_name() : "");
}

std::string paragraphs_of_options(const CLI::App& app)
{
    std::string text;
    for (const CLI::Option* option : options_of(app))
        text += fmt::format(
            ".TP\n.B {}\n{}\n", roff(written(*option)), roff(option->get_description()));
    return text;
}

/// `check EVENING...`
std::string synopsis(const CLI::App& command)
{
    std::string text = command.get_name();
    for (const CLI::Option* option : options_of(command)) {
        if (!option->get_positional())
            continue;
        const std::string more = option->get_items_expected_max() > 1 ? "..." : "";
        const std::string word = option->get_name(true) + more;
        text += option->get_required() ? " " + word : " [" + word + "]";
    }
    return text;
}

/// The words that a command's first argument may be: "push pull"; empty if it may be anything.
std::string first_words(const CLI::App& command)
{
    for (const CLI::Option* option : options_of(command)) {
        std::string text = option->get_option_text();
        if (!option->get_positional() || text.find('|') == std::string::npos)
            continue;
        std::ranges::replace(text, '|', ' ');
        return text;
    }
    return {};
}

std::string long_options(const CLI::App& app)
{
    std::string words;
    for (const CLI::Option* option : options_of(app)) {
        for (const std::string& name : option->get_lnames())
            words += (words.empty() ? "--" : " --") + name;
    }
    return words;
}

} // namespace

std::string manual_page(const CLI::App& app)
{
    std::string page = fmt::format(".TH CONSIGLIERE 1 \"\" \"Consigliere {}\"\n.SH {}\n"
                                   "consigliere \\- {}\n.SH {}\n.B consigliere\n[{} | FILE]\n",
        CONSIGLIERE_VERSION, tr("NAME"), roff(app.get_description()), tr("SYNOPSIS"),
        tr("COMMAND"));
    page += fmt::format(".SH {}\n", tr("OPTIONS"));
    page += paragraphs_of_options(app);
    page += fmt::format(".SH {}\n", tr("COMMANDS"));
    for (const CLI::App* command : commands_of(app)) {
        page += fmt::format(
            ".SS {}\n{}.\n", roff(synopsis(*command)), roff(command->get_description()));
        page += paragraphs_of_options(*command);
        page += fmt::format(".PP\n.nf\n{}\n.fi\n", roff(command->get_footer()));
    }
    return page + fmt::format(".SH {}\n.nf\n{}\n.fi\n", tr("EXIT STATUS"), roff(app.get_footer()));
}

std::string bash_completion(const CLI::App& app)
{
    std::string names;
    std::string cases;
    for (const CLI::App* command : commands_of(app)) {
        names += (names.empty() ? "" : " ") + command->get_name();
        cases += fmt::format("    {}) words='{} {}' first='{}' ;;\n", command->get_name(),
            long_options(*command), long_options(app), first_words(*command));
    }
    const std::string program = "consigliere";
    return fmt::format(R"bash(_{0}() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} command= word words first=
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case " {1} " in *" $word "*) command=$word; break ;; esac
    done
    COMPREPLY=()
    case $command in
    '') words='{1} {2}' ;;
{3}    esac
    if [[ -z $command || $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
    elif [[ ${{COMP_WORDS[COMP_CWORD-1]}} == "$command" ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$first" -- "$current")
    fi
}}
complete -o default -F _{0} {0}
)bash",
        program, names, long_options(app), cases);
}

} // namespace consigliere::command_line
