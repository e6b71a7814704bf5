#include "companion/command_line/command_list.h"

#include "companion/command_line/box_codes.h"
#include "companion/command_line/club.h"
#include "companion/command_line/command_line.h"
#include "companion/command_line/database.h"
#include "companion/command_line/deleting.h"
#include "companion/command_line/group.h"
#include "companion/command_line/manual.h"
#include "companion/command_line/mending.h"
#include "companion/command_line/output.h"
#include "companion/command_line/people.h"
#include "companion/command_line/serve.h"
#include "companion/command_line/story.h"
#include "companion/language/language.h"
#include "engine/games/games.h"
#include "engine/ledger/line_words.h"
#include "engine/ledger/position_summary.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iterator>

namespace consigliere::command_line {

using language::tr;

namespace {

int refuse_without_evening()
{
    complain_line(tr("Give an evening’s id, or --all with a --format for many."));
    return exit_unusable;
}

void add_format(CLI::App* command, std::string& format)
{
    std::vector<std::string> words{"toml"};
    words.insert(words.end(), std::begin(format_words), std::end(format_words));
    command
        ->add_option("--format", format,
            tr("Record file (toml), page or text, table of evenings or entries (csv), report "
               "(json), file or link for BG Stats (bgsplay, bgstats)"))
        ->option_text(ledger::join(words, "|"))
        ->check(CLI::IsMember(words));
}

} // namespace

CommandList::CommandList(CLI::App& app)
    : m_app(app)
{
    m_group = tr("Commands");
    add_evening_commands();
    add_court_commands();
    m_group = tr("Database commands");
    add_export();
    add_list();
    add_people();
    add_looking_back();
    add_group_commands();
    add_database_commands();
    add_club();
    m_group = tr("Program commands");
    add_own_commands();
}

std::optional<int> CommandList::run(const std::filesystem::path& database)
{
    m_arguments.database = database;
    for (const auto& [command, action] : m_commands) {
        if (command->parsed())
            return action(m_arguments);
    }
    return std::nullopt;
}

CLI::App* CommandList::add(
    const char* name, const std::string& what, const char* examples, Action action)
{
    CLI::App* command = m_app.add_subcommand(name, what);
    command->group(m_group);
    command->set_help_flag("-h,--help", tr("Show this help"));
    command->footer(tr("Examples") + ":\n" + examples);
    m_commands.emplace_back(command, std::move(action));
    return command;
}

CLI::App* CommandList::add_with_evening(
    const char* name, const std::string& what, const char* examples, Action action)
{
    CLI::App* command = add(name, what, examples, std::move(action));
    command
        ->add_option("EVENING", m_arguments.evenings,
            tr("Record file, - for standard input, or an evening’s id (the start is enough)"))
        ->required()
        ->expected(1);
    add_json(command);
    return command;
}

void CommandList::add_json(CLI::App* command)
{
    command->add_flag("--json", m_arguments.json, tr("Print JSON"));
}

void CommandList::add_force(CLI::App* command)
{
    command->add_flag("--force", m_arguments.force, tr("Overwrite an existing file"));
}

void CommandList::add_evening_commands()
{
    CLI::App* checks = add_with_evening("check", tr("Check every move of a record"),
        "  consigliere check evening.game.toml\n"
        "  consigliere check --json *.game.toml\n"
        "  consigliere check - <evening.game.toml\n"
        "  consigliere check 3f2a",
        [](const Arguments& arguments) { return check(arguments.request()); });
    checks->get_option("EVENING")->expected(1, -1);
    add_with_evening("score", tr("Final score, or the score if it ended now"),
        "  consigliere score evening.game.toml",
        [](const Arguments& arguments) { return score(arguments.request()); });
    add_with_evening("legal",
        tr("Legal moves at the end of a record, without what only the table can enter"),
        "  consigliere legal --json 3f2a",
        [](const Arguments& arguments) { return legal(arguments.request()); });
    add_with_evening("log", tr("All entries, as everyone at the table may see them"),
        "  consigliere log 3f2a",
        [](const Arguments& arguments) { return log(arguments.request()); });

    CLI::App* serves = add("serve",
        tr("Show an evening to phones and televisions in the same network, for reading only"),
        "  consigliere serve 3f2a\n"
        "  consigliere serve 3f2a --address 192.168.1.5 --port 8642",
        [](const Arguments& arguments) {
            return serve(
                {arguments.evening, arguments.database, arguments.address, arguments.port});
        });
    serves
        ->add_option("EVENING", m_arguments.evening,
            tr("Record file, - for standard input, or an evening’s id (the start is enough)"))
        ->required();
    serves->add_option("--address", m_arguments.address,
        tr("This machine’s address in that network (default: the likeliest)"));
    serves->add_option(
        "--port", m_arguments.port, tr("Port (default: 8642, or any if that is taken)"));

    CLI::App* searches = add("rules", tr("Search the rules by id, page or words"),
        "  consigliere rules 14.thug-space\n"
        "  consigliere rules --game cash-n-guns 7",
        [](const Arguments& arguments) {
            return rules(arguments.what, arguments.game, arguments.output());
        });
    searches->add_option("QUERY", m_arguments.what, tr("Id, page or words"));
    searches->add_option("--game", m_arguments.game, tr("Game whose rules to search"));
    add_json(searches);
}

/// Exports a record file by default, or another format; without an evening, all that pass the
/// filter.
int CommandList::export_as_asked(const Arguments& arguments)
{
    ExportRequest request{arguments.what, arguments.filter, Format::csv, arguments.target()};
    request.filter.game = arguments.game;
    const bool is_of_many = arguments.all || request.filter.is_set();
    if (is_of_many) {
        // Without an evening, the first word is the file name.
        request.evening.clear();
        request.target.file = arguments.what;
    }
    if (!arguments.codes.empty()) {
        if (games::find(arguments.what) == nullptr)
            return complain(tr("QR codes hold components. Give the game."));
        return export_codes(
            arguments.database, arguments.what, arguments.codes, arguments.target().when_there);
    }
    const auto word = std::find(std::begin(format_words), std::end(format_words), arguments.format);
    if (word != std::end(format_words)) {
        request.format = static_cast<Format>(word - std::begin(format_words));
        if (!is_of_many && request.evening.empty())
            return refuse_without_evening();
        return export_evenings(arguments.database, request);
    }
    if (is_of_many || arguments.what.empty())
        return refuse_without_evening();
    return games::find(arguments.what) != nullptr
        ? export_box(arguments.database, arguments.what, arguments.target())
        : export_record(arguments.what, arguments.database, arguments.target(),
            arguments.whole_part ? Extent::whole_part : Extent::everything);
}

void CommandList::add_export()
{
    CLI::App* exports = add("export", tr("Export evenings or components"),
        "  consigliere export 3f2a evening.game.toml\n"
        "  consigliere export 3f2a --format html evening.html\n"
        "  consigliere export --all --format csv evenings.csv\n"
        "  consigliere export --person Ana --since 2026-01-01 --format bgsplay ana.bgsplay\n"
        "  consigliere export corleone box.toml\n"
        "  consigliere export corleone --codes codes",
        export_as_asked);
    exports->add_option("EVENING", m_arguments.what,
        tr("Evening’s id (the start is enough), or a game, for its components. With --all or a "
           "filter: the file"));
    exports->add_option("FILE", m_arguments.file, tr("File to write; default: standard output"));
    add_format(exports, m_arguments.format);
    exports
        ->add_option("--codes", m_arguments.codes,
            tr("Write components as QR codes into this folder, each an image (PNG)"))
        ->option_text("FOLDER");
    exports->add_flag("--whole-part", m_arguments.whole_part,
        tr("For a damaged evening, export the intact part before the damage"));
    exports->add_flag("--all", m_arguments.all, tr("All evenings"));
    add_filter(exports);
    add_force(exports);
}

void CommandList::add_people()
{
    CLI::App* lists = add("people", tr("List people, combine or separate them, or rename one"),
        "  consigliere people\n"
        "  consigliere people same 3f2a 77c1\n"
        "  consigliere people apart 3f2a 77c1\n"
        "  consigliere people rename 3f2a \"Ana Maria\"",
        [](const Arguments& arguments) {
            return people(arguments.database, arguments.words, arguments.output());
        });
    lists->add_option("WORDS", m_arguments.words,
        tr("“same ID ID” to combine two people, “apart ID” to list who were combined as one, "
           "“apart ID ID” to separate the second again, or “rename ID NAME”; the start of an ID is "
           "enough"));
    add_json(lists);
}

void CommandList::add_list()
{
    CLI::App* lists = add("list", tr("List all evenings"),
        "  consigliere list --person Ana --since 2026-01-01\n"
        "  consigliere list --game corleone birthday",
        [](const Arguments& arguments) {
            ListFilter filter = arguments.filter;
            filter.game = arguments.game;
            filter.archived = arguments.is_archived ? db::EveningFilter::Archived::only
                                                    : db::EveningFilter::Archived::out;
            return list(arguments.database, filter, arguments.output());
        });
    lists->add_option(
        "WORDS", m_arguments.filter.words, tr("Words in the id, names, place, notes or tags"));
    add_filter(lists);
    lists->add_flag("--archived", m_arguments.is_archived,
        tr("Only archived evenings; otherwise they are left out"));
    add_json(lists);
}

void CommandList::add_filter(CLI::App* command)
{
    add_scope(command);
    command->add_option(
        "--person", m_arguments.filter.person, tr("Only evenings with this person"));
}

void CommandList::add_scope(CLI::App* command)
{
    ListFilter& filter = m_arguments.filter;
    command->add_option("--game", m_arguments.game, tr("Only evenings of this game"));
    command->add_option("--place", filter.place, tr("Only evenings at this place"));
    command->add_option("--tag", filter.tag, tr("Only evenings with this tag"));
    command->add_option("--since", filter.since, tr("Only evenings from this day on"));
    command->add_option("--until", filter.until, tr("Only evenings up to this day"));
    constexpr int most = ledger::most_seats;
    command->add_option("--players", filter.players, tr("Only evenings with this many players"))
        ->option_text("N")
        ->check(CLI::Range(1, most));
}

void CommandList::add_looking_back()
{
    CLI::App* sheet = add("sheet", tr("Score sheet of an evening, as text or as a page"),
        "  consigliere sheet 3f2a\n"
        "  consigliere sheet 3f2a --format html evening.html",
        [](const Arguments& arguments) {
            const Format format = arguments.format == "html" ? Format::html : Format::text;
            return export_evenings(
                arguments.database, {arguments.what, {}, format, arguments.target()});
        });
    sheet->add_option("EVENING", m_arguments.what, tr("Evening’s id (the start is enough)"))
        ->required();
    sheet->add_option("FILE", m_arguments.file, tr("File to write; default: standard output"));
    sheet->add_option("--format", m_arguments.format, tr("Text, or a page for the browser"))
        ->option_text("text|html")
        ->check(CLI::IsMember({"text", "html"}));
    add_force(sheet);

    CLI::App* stories = add_about_evening("story",
        tr("What decided a finished evening, and each player’s chance to win at every turn"),
        "  consigliere story 3f2a\n"
        "  consigliere story evening.game.toml --playouts 0 --json",
        [](const Arguments& arguments) {
            return story(
                {arguments.evening, arguments.database, arguments.playouts, arguments.output()});
        });
    constexpr int most_playouts = 10'000;
    stories
        ->add_option("--playouts", m_arguments.playouts,
            tr("Games played on from each turn for the chances; 0 for none. Default: 200"))
        ->option_text("N")
        ->check(CLI::Range(0, most_playouts));

    CLI::App* stats = add("stats", tr("Statistics of finished evenings"),
        "  consigliere stats --game corleone --year 2026\n"
        "  consigliere stats Ana\n"
        "  consigliere stats Ana Piotr --json",
        [](const Arguments& arguments) {
            ListFilter filter = arguments.filter;
            filter.game = arguments.game;
            return statistics(
                arguments.database, {filter, arguments.year, arguments.people, arguments.output()});
        });
    stats->add_option("PERSON", m_arguments.people,
        tr("Whose statistics; with more names, only evenings where all of them played. Default: "
           "list everyone"));
    stats->add_option("--year", m_arguments.year, tr("Only evenings of this year"));
    add_scope(stats);
    add_json(stats);
}

void CommandList::add_group_commands()
{
    CLI::App* publishes = add("publish",
        tr("Write the finished evenings, players, group and leagues as a site for any web space"),
        "  consigliere publish site\n"
        "  consigliere publish site --language pl --language en --title \"Our table\"",
        [](const Arguments& arguments) {
            ListFilter filter = arguments.filter;
            filter.game = arguments.game;
            return publish(
                arguments.database, {arguments.file, arguments.languages, arguments.title, filter});
        });
    publishes
        ->add_option("DIR", m_arguments.file,
            tr("Folder of the site: new, empty, or published before. Only changed pages are "
               "written"))
        ->required();
    publishes
        ->add_option("--language", m_arguments.languages,
            tr("Language of the pages (en, pl, …); give it again for more languages"))
        ->expected(1)
        ->take_all();
    publishes->add_option("--title", m_arguments.title, tr("Title of the site"));
    add_filter(publishes);

    CLI::App* leagues = add("league", tr("Standings of the leagues; make or forget one"),
        "  consigliere league\n"
        "  consigliere league make 2026 --tag league --since 2026-01-01 --by-place 5,3,2,1\n"
        "  consigliere league forget 2026",
        [](const Arguments& arguments) {
            ListFilter filter = arguments.filter;
            filter.game = arguments.game;
            return league(arguments.database,
                {arguments.words, arguments.points, arguments.by_place, filter,
                    arguments.output()});
        });
    leagues->add_option("WORDS", m_arguments.words,
        tr("“make NAME” for a league of the evenings that the options choose, or “forget NAME”"));
    leagues
        ->add_option("--points", m_arguments.points,
            tr("What counts: wins, places, or shares of the money; default: places"))
        ->option_text("wins|places|shares")
        ->check(CLI::IsMember({"wins", "places", "shares"}));
    leagues->add_option(
        "--by-place", m_arguments.by_place, tr("Points of the first, second … place: 5,3,2,1"));
    leagues->add_option("--game", m_arguments.game, tr("Only evenings of this game"));
    leagues->add_option("--tag", m_arguments.filter.tag, tr("Only evenings with this tag"));
    leagues->add_option("--since", m_arguments.filter.since, tr("Only evenings from this day on"));
    leagues->add_option("--until", m_arguments.filter.until, tr("Only evenings up to this day"));
    add_json(leagues);
}

void CommandList::add_database_commands()
{
    CLI::App* imports = add("import", tr("Import record files"),
        "  consigliere import *.game.toml\n"
        "  consigliere import photo-1.jpg photo-2.jpg\n"
        "  consigliere import plays.bgsplay",
        [](const Arguments& arguments) {
            return import_files(arguments.database, arguments.files);
        });
    imports
        ->add_option("FILE", m_arguments.files,
            tr("Record files, component files, images of all QR codes of one, or results from BG "
               "Stats "
               "(.bgsplay, .json, .csv)"))
        ->required();
    CLI::App* verifies = add("verify", tr("Replay every evening and report all differences"),
        "  consigliere verify",
        [](const Arguments& arguments) { return verify(arguments.database, arguments.output()); });
    add_json(verifies);
    CLI::App* merges = add("merge", tr("Add everything from another database"),
        "  consigliere merge /media/stick/consigliere.db",
        [](const Arguments& arguments) { return merge(arguments.database, arguments.file); });
    merges->add_option("OTHER", m_arguments.file, tr("The other database"))->required();
    CLI::App* copies = add("backup", tr("Copy the database into one file and check the copy"),
        "  consigliere backup /media/stick/2026-11-20.db",
        [](const Arguments& arguments) { return backup(arguments.database, arguments.target()); });
    copies->add_option("FILE", m_arguments.file, tr("File to write"))->required();
    add_force(copies);
    add_delete();
    add_mending_commands();
}

void CommandList::add_club()
{
    CLI::App* clubs =
        add("club", tr("Share finished evenings with a club, on its PostgreSQL server"),
            "  consigliere club init postgresql://postgres@server/club \"Friday club\"\n"
            "  consigliere club pair OWNER \"Ana’s tablet\"\n"
            "  consigliere club pair CODE\n"
            "  consigliere club push\n"
            "  consigliere club pull --all\n"
            "  consigliere club standings 2026 --game corleone",
            [](const Arguments& arguments) {
                return club({arguments.database, arguments.what, arguments.words, arguments.game,
                    arguments.all, arguments.output()});
            });
    std::vector<std::string> actions;
    for (const std::string_view action : ledger::split(club_words, '|'))
        actions.emplace_back(action);
    clubs
        ->add_option("ACTION", m_arguments.what,
            tr("Make a club, pair a tablet, send, fetch, tell what is there, who wins, that two "
               "ids are two people, or leave"))
        ->option_text(club_words)
        ->required()
        ->check(CLI::IsMember(actions));
    clubs->add_option("WORDS", m_arguments.words,
        tr("Server and name of the club; the owner’s line and the tablet’s name; a code, or - to "
           "read it from standard input; a year; two ids"));
    clubs->add_option("--game", m_arguments.game, tr("Only evenings of this game"));
    clubs->add_flag("--all", m_arguments.all, tr("Fetch all evenings again"));
    add_json(clubs);
}

void CommandList::add_delete()
{
    CLI::App* deletes = add("delete", tr("Delete an evening, after saving a backup and its record"),
        "  consigliere delete 3f2a\n"
        "  consigliere delete --yes 3f2a evening.game.toml",
        [](const Arguments& arguments) {
            const Agreed yes = arguments.force ? Agreed::to_broken : Agreed::yes;
            return delete_evening(arguments.database, arguments.what, arguments.file,
                arguments.agreed ? yes : Agreed::no);
        });
    deletes->add_option("EVENING", m_arguments.what, tr("Evening’s id (the start is enough)"))
        ->required();
    deletes->add_option(
        "FILE", m_arguments.file, tr("Where to save its record; default: next to the database"));
    deletes->add_flag("--yes", m_arguments.agreed,
        tr("Delete it; without this, only show what would be deleted"));
    deletes->add_flag(
        "--force", m_arguments.force, tr("With --yes: even if some of it was altered or damaged"));
}

void CommandList::add_mending_commands()
{
    CLI::App* restores = add("restore", tr("List the backups, or restore one"),
        "  consigliere restore\n"
        "  consigliere restore /media/stick/2026-11-20.db\n"
        "  consigliere restore --yes /media/stick/2026-11-20.db",
        [](const Arguments& arguments) {
            const Agreed yes = arguments.force ? Agreed::to_broken : Agreed::yes;
            return restore(arguments.database, arguments.file, arguments.agreed ? yes : Agreed::no);
        });
    restores->add_option("FILE", m_arguments.file, tr("Backup to restore; without it, list all"));
    restores->add_flag(
        "--yes", m_arguments.agreed, tr("Restore it; without this, only show what would be lost"));
    restores->add_flag(
        "--force", m_arguments.force, tr("With --yes: even if some of it was altered or damaged"));
    CLI::App* salvages = add("salvage", tr("Salvage intact evenings from a damaged database"),
        "  consigliere salvage consigliere.db --to new.db",
        [](const Arguments& arguments) { return salvage(arguments.file, arguments.what); });
    salvages->add_option("DAMAGED", m_arguments.file, tr("The damaged database"))->required();
    salvages->add_option("--to", m_arguments.what, tr("Database to copy them to"))->required();
}

void CommandList::add_own_commands()
{
    add("man", tr("Print the manual page"), "  consigliere man | man -l -",
        [this](const Arguments&) {
            print_text(manual_page(m_app));
            return exit_fine;
        });
    add("completion", tr("Print a bash completion script"), "  source <(consigliere completion)",
        [this](const Arguments&) {
            print_text(bash_completion(m_app));
            return exit_fine;
        });
}

} // namespace consigliere::command_line
