// Declarations of the commands for disputes.

#include "companion/command_line/command_list.h"
#include "companion/command_line/court.h"
#include "companion/language/language.h"

#include <CLI/CLI.hpp>

namespace consigliere::command_line {

using language::tr;

void CommandList::add_court_commands()
{
    add_why();
    add_amend();
    add_what_if();
    CLI::App* ruled = add("rulings", tr("Rulings of all tables, and the rules they dispute"),
        "  consigliere rulings\n"
        "  consigliere rulings --by-rule\n"
        "  consigliere rulings 3f2a evening.game.toml",
        [](const Arguments& arguments) {
            return rulings(
                {arguments.evenings, arguments.database, arguments.by_rule, arguments.output()});
        });
    ruled->add_option("EVENING", m_arguments.evenings,
        tr("Record files or evening ids; default: the whole database"));
    ruled->add_flag("--by-rule", m_arguments.by_rule,
        tr("By rule: how often it was disputed, how that ended, and when last"));
    add_json(ruled);
}

CLI::App* CommandList::add_about_evening(
    const char* name, const std::string& what, const char* examples, Action action)
{
    CLI::App* command = add(name, what, examples, std::move(action));
    command
        ->add_option("EVENING", m_arguments.evening,
            tr("Record file, - for standard input, or an evening’s id (the start is enough)"))
        ->required();
    add_json(command);
    return command;
}

void CommandList::add_why()
{
    CLI::App* asks = add_about_evening("why",
        tr("Explain why something is as it is, with rule and entries"),
        "  consigliere why 3f2a \"who controls Midtown\"\n"
        "  consigliere why 3f2a 19.control\n"
        "  consigliere why evening.game.toml 37\n"
        "  consigliere why evening.game.toml \"vitale thug theatre\"",
        [](const Arguments& arguments) {
            return why({arguments.evening, arguments.database, arguments.what, arguments.output()});
        });
    asks->add_option("QUESTION", m_arguments.what,
            tr("Words, a rule’s id, an entry’s number, or a disputed line"))
        ->required();
}

void CommandList::add_amend()
{
    CLI::App* amends =
        add_about_evening("amend", tr("Show what would follow if an entry had been different"),
            "  consigliere amend evening.game.toml 37 \"pizzino thug hotel\"\n"
            "  consigliere amend evening.game.toml 37 \"pizzino thug hotel\" --drop 41 --rule "
            "\"52=it was done\" --write amended.game.toml\n"
            "  consigliere amend 3f2a 37 \"pizzino thug hotel\" --before \"38=pizzino collects\" "
            "--rule \"rest=we play on\" --drop rest --yes",
            [](const Arguments& arguments) {
                AmendRequest request{arguments.evening, arguments.database, arguments.what,
                    arguments.line, arguments.inserts, arguments.count, arguments.keep,
                    arguments.rule, arguments.drop, arguments.instead, arguments.before,
                    arguments.target(), arguments.agreed, arguments.output()};
                return amend(request);
            });
    amends->add_option("ENTRY", m_arguments.what, tr("Entry number"))->required();
    amends->add_option(
        "LINE", m_arguments.line, tr("What happened instead; without it, the entry is dropped"));
    amends->add_flag("--insert", m_arguments.inserts, tr("Insert the line before the entry"));
    amends->add_option("--count", m_arguments.count,
        tr("Number of entries to replace, starting with this one; default: 1"));
    const auto decide = [&](const char* name, std::vector<std::string>& numbers,
                            const std::string& what) {
        amends->add_option(name, numbers, what)->allow_extra_args(false)->take_all();
    };
    decide("--keep", m_arguments.keep, tr("Keep entry N (the default)"));
    decide("--before", m_arguments.before, tr("“N=LINE”: insert this line before entry N"));
    decide("--instead", m_arguments.instead, tr("“N=LINE”: replace entry N with this line"));
    decide("--rule", m_arguments.rule,
        tr("“N=REASON”: allow entry N against the rule; “rest=REASON” allows all that a rule now "
           "forbids"));
    decide("--drop", m_arguments.drop, tr("Drop entry N; “rest” drops all that no longer work"));
    amends->add_option(
        "--write", m_arguments.file, tr("Record file to write, with the amendment appended"));
    amends->add_flag(
        "--yes", m_arguments.agreed, tr("Append the amendment to the evening in the database"));
    add_force(amends);
}

void CommandList::add_what_if()
{
    CLI::App* tries =
        add_about_evening("what-if", tr("Try lines from an entry on; nothing is saved"),
            "  consigliere what-if 3f2a 187 \"vitale thug station\" \"pizzino thug tavern\"",
            [](const Arguments& arguments) {
                return what_if({arguments.evening, arguments.database, arguments.what,
                    arguments.words, arguments.output()});
            });
    tries->add_option("ENTRY", m_arguments.what, tr("Entry to try from; 0 is the start"))
        ->required();
    tries->add_option("LINE", m_arguments.words, tr("Lines to try"))->required();
}

} // namespace consigliere::command_line
