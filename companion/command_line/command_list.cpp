#include "companion/command_line/command_list.h"

#include "companion/command_line/command_line.h"
#include "companion/command_line/manual.h"
#include "companion/command_line/output.h"
#include "companion/language/language.h"
#include "engine/ledger/line_words.h"
#include "engine/ledger/position_summary.h"

#include <CLI/CLI.hpp>

#include <iterator>

namespace consigliere::command_line {

using language::tr;

namespace {

CLI::Option* add_evening(CLI::App* command, std::string& evening)
{
    return command
        ->add_option("EVENING", evening,
            tr("Record file, - for standard input, or an evening’s id (the start is enough)"))
        ->required();
}

void add_id(CLI::App* command, std::string& evening)
{
    command->add_option("EVENING", evening, tr("Evening’s id (the start is enough)"))->required();
}

void add_file(CLI::App* command, std::string& file)
{
    command->add_option("FILE", file, tr("File to write; default: standard output"));
}

void add_json(CLI::App* command, Arguments& asked)
{
    command->add_flag("--json", asked.json, tr("Print JSON"));
}

void add_force(CLI::App* command, Arguments& asked)
{
    command->add_flag("--force", asked.force, tr("Overwrite an existing file"));
}

/// `yes`: what consent does.
void add_consent(CLI::App* command, Arguments& asked, const std::string& yes)
{
    command->add_flag("--yes", asked.agreed, yes);
    command->add_flag(
        "--force", asked.force, tr("With --yes: even if some of it was altered or damaged"));
}

/// An option or argument that takes one of these words.
void add_choice(CLI::App* command, const char* name, std::string& word,
    const std::vector<std::string>& words, const std::string& what)
{
    command->add_option(name, word, what)
        ->option_text(ledger::join(words, "|"))
        ->check(CLI::IsMember(words));
}

void add_number(CLI::App* command, const char* name, int& number, const CLI::Range& range,
    const std::string& what)
{
    command->add_option(name, number, what)->option_text("N")->check(range);
}

void add_game(CLI::App* command, Arguments& asked)
{
    command->add_option("--game", asked.filter.game, tr("Only evenings of this game"));
}

void add_tag(CLI::App* command, Arguments& asked)
{
    command->add_option("--tag", asked.filter.tag, tr("Only evenings with this tag"));
}

void add_period(CLI::App* command, Arguments& asked)
{
    command->add_option("--since", asked.filter.since, tr("Only evenings from this day on"));
    command->add_option("--until", asked.filter.until, tr("Only evenings up to this day"));
}

/// Which evenings, without whose.
void add_scope(CLI::App* command, Arguments& asked)
{
    add_game(command, asked);
    command->add_option("--place", asked.filter.place, tr("Only evenings at this place"));
    add_tag(command, asked);
    add_period(command, asked);
    constexpr int most = ledger::most_seats;
    add_number(command, "--players", asked.filter.most_players, CLI::Range(1, most),
        tr("Only evenings with this many players"));
}

void add_filter(CLI::App* command, Arguments& asked)
{
    add_scope(command, asked);
    command->add_option("--person", asked.filter.name, tr("Only evenings with this person"));
}

} // namespace

CommandList::CommandList(CLI::App& app)
    : m_app(app)
    , m_group(tr("Commands"))
{
    add_evening_commands();
    m_group = tr("Database commands");
    add_looking_back();
    add_group_commands();
    add_database_commands();
    m_group = tr("Program commands");
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

std::optional<int> CommandList::run(const std::filesystem::path& database)
{
    m_arguments.database = database;
    m_arguments.filter.least_players = m_arguments.filter.most_players;
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

void CommandList::add_evening_commands()
{
    Arguments& asked = m_arguments;
    CLI::App* checks = add("check", tr("Check every move of a record"),
        "  consigliere check evening.game.toml\n"
        "  consigliere check --json *.game.toml\n"
        "  consigliere check - <evening.game.toml\n"
        "  consigliere check 3f2a",
        check);
    checks
        ->add_option("EVENING", asked.evenings,
            tr("Record file, - for standard input, or an evening’s id (the start is enough)"))
        ->required();
    add_json(checks, asked);
    CLI::App* scores = add("score", tr("Final score, or the score if it ended now"),
        "  consigliere score evening.game.toml", score);
    CLI::App* moves = add("legal",
        tr("Legal moves at the end of a record, without what only the table can enter"),
        "  consigliere legal --json 3f2a", legal);
    CLI::App* logs = add("log", tr("All entries, as everyone at the table may see them"),
        "  consigliere log 3f2a", log);
    for (CLI::App* command : {scores, moves, logs}) {
        add_evening(command, asked.evening);
        add_json(command, asked);
    }

    CLI::App* serves = add("serve",
        tr("Show an evening to phones and televisions in the same network, for reading only"),
        "  consigliere serve 3f2a\n"
        "  consigliere serve 3f2a --address 192.168.1.5 --port 8642",
        serve);
    add_evening(serves, asked.evening);
    serves->add_option("--address", asked.address,
        tr("This machine’s address in that network (default: the likeliest)"));
    serves->add_option("--port", asked.port, tr("Port (default: 8642, or any if that is taken)"));

    CLI::App* searches = add("rules", tr("Search the rules by id, page or words"),
        "  consigliere rules 14.thug-space\n"
        "  consigliere rules --game cash-n-guns 7",
        rules);
    searches->add_option("QUERY", asked.question, tr("Id, page or words"));
    searches->add_option("--game", asked.filter.game, tr("Game whose rules to search"));
    add_json(searches, asked);

    CLI::App* asks = add("why", tr("Explain why something is as it is, with rule and entries"),
        "  consigliere why 3f2a \"who controls Midtown\"\n"
        "  consigliere why 3f2a 19.control\n"
        "  consigliere why evening.game.toml 37\n"
        "  consigliere why evening.game.toml \"vitale thug theatre\"",
        why);
    add_evening(asks, asked.evening);
    add_json(asks, asked);
    asks->add_option("QUESTION", asked.question,
            tr("Words, a rule’s id, an entry’s number, or a disputed line"))
        ->required();
    add_amend();
    CLI::App* tries = add("what-if", tr("Try lines from an entry on; nothing is saved"),
        "  consigliere what-if 3f2a 187 \"vitale thug station\" \"pizzino thug tavern\"", what_if);
    add_evening(tries, asked.evening);
    add_json(tries, asked);
    tries->add_option("ENTRY", asked.entry, tr("Entry to try from; 0 is the start"))->required();
    tries->add_option("LINE", asked.words, tr("Lines to try"))->required();

    CLI::App* ruled = add("rulings", tr("Rulings of all tables, and the rules they dispute"),
        "  consigliere rulings\n"
        "  consigliere rulings --by-rule\n"
        "  consigliere rulings 3f2a evening.game.toml",
        rulings);
    ruled->add_option(
        "EVENING", asked.evenings, tr("Record files or evening ids; default: the whole database"));
    ruled->add_flag("--by-rule", asked.by_rule,
        tr("By rule: how often it was disputed, how that ended, and when last"));
    add_json(ruled, asked);
}

void CommandList::add_amend()
{
    Arguments& asked = m_arguments;
    CLI::App* amends = add("amend", tr("Show what would follow if an entry had been different"),
        "  consigliere amend evening.game.toml 37 \"pizzino thug hotel\"\n"
        "  consigliere amend evening.game.toml 37 \"pizzino thug hotel\" --drop 41 --rule "
        "\"52=it was done\" --write amended.game.toml\n"
        "  consigliere amend 3f2a 37 \"pizzino thug hotel\" --before \"38=pizzino collects\" "
        "--rule \"rest=we play on\" --drop rest --yes",
        amend);
    add_evening(amends, asked.evening);
    add_json(amends, asked);
    amends->add_option("ENTRY", asked.entry, tr("Entry number"))->required();
    amends->add_option(
        "LINE", asked.line, tr("What happened instead; without it, the entry is dropped"));
    amends->add_flag("--insert", asked.inserts, tr("Insert the line before the entry"));
    amends->add_option("--count", asked.count,
        tr("Number of entries to replace, starting with this one; default: 1"));
    const auto decide = [&](const char* name, std::vector<std::string>& numbers,
                            const std::string& what) {
        amends->add_option(name, numbers, what)->allow_extra_args(false)->take_all();
    };
    decide("--keep", asked.keep, tr("Keep entry N (the default)"));
    decide("--before", asked.before, tr("“N=LINE”: insert this line before entry N"));
    decide("--instead", asked.instead, tr("“N=LINE”: replace entry N with this line"));
    decide("--rule", asked.rule,
        tr("“N=REASON”: allow entry N against the rule; “rest=REASON” allows all that a rule now "
           "forbids"));
    decide("--drop", asked.drop, tr("Drop entry N; “rest” drops all that no longer work"));
    amends->add_option(
        "--write", asked.file, tr("Record file to write, with the amendment appended"));
    amends->add_flag(
        "--yes", asked.agreed, tr("Append the amendment to the evening in the database"));
    add_force(amends, asked);
}

void CommandList::add_looking_back()
{
    Arguments& asked = m_arguments;
    CLI::App* exports = add("export", tr("Export evenings or components"),
        "  consigliere export 3f2a evening.game.toml\n"
        "  consigliere export 3f2a --format html evening.html\n"
        "  consigliere export --all --format csv evenings.csv\n"
        "  consigliere export --person Ana --since 2026-01-01 --format bgsplay ana.bgsplay\n"
        "  consigliere export corleone box.toml\n"
        "  consigliere export corleone --codes codes",
        export_as_asked);
    exports->add_option("EVENING", asked.evening,
        tr("Evening’s id (the start is enough), or a game, for its components. With --all or a "
           "filter: the file"));
    add_file(exports, asked.file);
    std::vector<std::string> formats{"toml"};
    formats.insert(formats.end(), std::begin(format_words), std::end(format_words));
    add_choice(exports, "--format", asked.format, formats,
        tr("Record file (toml), page or text, table of evenings or entries (csv), report (json), "
           "file or link for BG Stats (bgsplay, bgstats)"));
    exports
        ->add_option("--codes", asked.codes,
            tr("Write components as QR codes into this folder, each an image (PNG)"))
        ->option_text("FOLDER");
    exports->add_flag("--whole-part", asked.whole_part,
        tr("For a damaged evening, export the intact part before the damage"));
    exports->add_flag("--all", asked.all, tr("All evenings"));
    add_filter(exports, asked);
    add_force(exports, asked);

    CLI::App* lists = add("list", tr("List all evenings"),
        "  consigliere list --person Ana --since 2026-01-01\n"
        "  consigliere list --game corleone birthday",
        list);
    lists->add_option(
        "WORDS", asked.filter.words, tr("Words in the id, names, place, notes or tags"));
    add_filter(lists, asked);
    lists->add_flag(
        "--archived", asked.is_archived, tr("Only archived evenings; otherwise they are left out"));
    add_json(lists, asked);

    CLI::App* named = add("people", tr("List people, combine or separate them, or rename one"),
        "  consigliere people\n"
        "  consigliere people same 3f2a 77c1\n"
        "  consigliere people apart 3f2a 77c1\n"
        "  consigliere people rename 3f2a \"Ana Maria\"",
        people);
    named->add_option("WORDS", asked.words,
        tr("“same ID ID” to combine two people, “apart ID” to list who were combined as one, "
           "“apart ID ID” to separate the second again, or “rename ID NAME”; the start of an ID is "
           "enough"));
    add_json(named, asked);

    CLI::App* sheets = add("sheet", tr("Score sheet of an evening, as text or as a page"),
        "  consigliere sheet 3f2a\n"
        "  consigliere sheet 3f2a --format html evening.html",
        sheet);
    add_id(sheets, asked.evening);
    add_file(sheets, asked.file);
    add_choice(
        sheets, "--format", asked.format, {"text", "html"}, tr("Text, or a page for the browser"));
    add_force(sheets, asked);

    CLI::App* stories = add("story",
        tr("What decided a finished evening, and each player’s chance to win at every turn"),
        "  consigliere story 3f2a\n"
        "  consigliere story evening.game.toml --playouts 0 --json",
        story);
    add_evening(stories, asked.evening);
    add_json(stories, asked);
    constexpr int most_playouts = 10'000;
    add_number(stories, "--playouts", asked.playouts, CLI::Range(0, most_playouts),
        tr("Games played on from each turn for the chances; 0 for none. Default: 200"));

    CLI::App* stats = add("stats", tr("Statistics of finished evenings"),
        "  consigliere stats --game corleone --year 2026\n"
        "  consigliere stats Ana\n"
        "  consigliere stats Ana Piotr --json",
        statistics);
    stats->add_option("PERSON", asked.people,
        tr("Whose statistics; with more names, only evenings where all of them played. Default: "
           "list everyone"));
    stats->add_option("--year", asked.year, tr("Only evenings of this year"));
    add_scope(stats, asked);
    add_json(stats, asked);
}

void CommandList::add_group_commands()
{
    Arguments& asked = m_arguments;
    CLI::App* publishes = add("publish",
        tr("Write the finished evenings, players, group and leagues as a site for any web space"),
        "  consigliere publish site\n"
        "  consigliere publish site --language pl --language en --title \"Our table\"",
        publish);
    publishes
        ->add_option("DIR", asked.file,
            tr("Folder of the site: new, empty, or published before. Only changed pages are "
               "written"))
        ->required();
    publishes
        ->add_option("--language", asked.languages,
            tr("Language of the pages (en, pl, …); give it again for more languages"))
        ->expected(1)
        ->take_all();
    publishes->add_option("--title", asked.title, tr("Title of the site"));
    add_filter(publishes, asked);

    CLI::App* leagues = add("league", tr("Standings of the leagues; make or forget one"),
        "  consigliere league\n"
        "  consigliere league make 2026 --tag league --since 2026-01-01 --by-place 5,3,2,1\n"
        "  consigliere league forget 2026",
        league);
    leagues->add_option("WORDS", asked.words,
        tr("“make NAME” for a league of the evenings that the options choose, or “forget NAME”"));
    add_choice(leagues, "--points", asked.points, {std::begin(point_words), std::end(point_words)},
        tr("What counts: wins, places, or shares of the money; default: places"));
    leagues->add_option(
        "--by-place", asked.by_place, tr("Points of the first, second … place: 5,3,2,1"));
    add_game(leagues, asked);
    add_tag(leagues, asked);
    add_period(leagues, asked);
    add_json(leagues, asked);
}

void CommandList::add_database_commands()
{
    Arguments& asked = m_arguments;
    add("import", tr("Import record files"),
        "  consigliere import *.game.toml\n"
        "  consigliere import photo-1.jpg photo-2.jpg\n"
        "  consigliere import plays.bgsplay",
        import_files)
        ->add_option("FILE", asked.files,
            tr("Record files, component files, images of all QR codes of one, or results from BG "
               "Stats (.bgsplay, .json, .csv)"))
        ->required();
    CLI::App* verifies = add("verify", tr("Replay every evening and report all differences"),
        "  consigliere verify", verify);
    add_json(verifies, asked);
    add("merge", tr("Add everything from another database"),
        "  consigliere merge /media/stick/consigliere.db", merge)
        ->add_option("OTHER", asked.file, tr("The other database"))
        ->required();
    CLI::App* copies = add("backup", tr("Copy the database into one file and check the copy"),
        "  consigliere backup /media/stick/2026-11-20.db", backup);
    copies->add_option("FILE", asked.file, tr("File to write"))->required();
    add_force(copies, asked);

    CLI::App* deletes = add("delete", tr("Delete an evening, after saving a backup and its record"),
        "  consigliere delete 3f2a\n"
        "  consigliere delete --yes 3f2a evening.game.toml",
        delete_evening);
    add_id(deletes, asked.evening);
    deletes->add_option(
        "FILE", asked.file, tr("Where to save its record; default: next to the database"));
    add_consent(deletes, asked, tr("Delete it; without this, only show what would be deleted"));
    CLI::App* restores = add("restore", tr("List the backups, or restore one"),
        "  consigliere restore\n"
        "  consigliere restore /media/stick/2026-11-20.db\n"
        "  consigliere restore --yes /media/stick/2026-11-20.db",
        restore);
    restores->add_option("FILE", asked.file, tr("Backup to restore; without it, list all"));
    add_consent(restores, asked, tr("Restore it; without this, only show what would be lost"));
    CLI::App* salvages = add("salvage", tr("Salvage intact evenings from a damaged database"),
        "  consigliere salvage consigliere.db --to new.db", salvage);
    salvages->add_option("DAMAGED", asked.file, tr("The damaged database"))->required();
    salvages->add_option("--to", asked.to, tr("Database to copy them to"))->required();

    CLI::App* clubs =
        add("club", tr("Share finished evenings with a club, on its PostgreSQL server"),
            "  consigliere club init postgresql://postgres@server/club \"Friday club\"\n"
            "  consigliere club pair OWNER \"Ana’s tablet\"\n"
            "  consigliere club pair CODE\n"
            "  consigliere club push\n"
            "  consigliere club pull --all\n"
            "  consigliere club standings 2026 --game corleone",
            club);
    add_choice(clubs, "ACTION", asked.action, club_words(),
        tr("Make a club, pair a tablet, send, fetch, tell what is there, who wins, that two ids "
           "are two people, or leave"));
    clubs->get_option("ACTION")->required();
    clubs->add_option("WORDS", asked.words,
        tr("Server and name of the club; the owner’s line and the tablet’s name; a code, or - to "
           "read it from standard input; a year; two ids"));
    add_game(clubs, asked);
    clubs->add_flag("--all", asked.all, tr("Fetch all evenings again"));
    add_json(clubs, asked);
}

} // namespace consigliere::command_line
