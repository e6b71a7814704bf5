/// What can be written on the command line beside the commands themselves, and what comes out of
/// it.

#include "db/session_list.h"
#include "tests/db/databases.h"
#include "tests/db/desk.h"

#include <nlohmann/json.hpp>

using namespace consigliere;
using namespace consigliere::test;
using Json = nlohmann::json;

namespace {

/// A record with a first player of this name, and these lines.
std::string record_with(const std::string& name, const std::string& lines)
{
    return "format = \"consigliere-record/1\"\ngame = \"corleone\"\nfirst = \"marzullo\"\n"
           "tracking = \"full\"\nhand_limits = [5, 4, 3, 2]\nmoves = ["
        + lines + "]\n[[seats]]\nplayer = \"" + name
        + "\"\nfamily = \"marzullo\"\n[[seats]]\nplayer = \"Piotr\"\nfamily = \"pizzino\"\n";
}

/// Whether something in a text would command a terminal.
bool has_commands(const std::string& text)
{
    return text.find('\x1b') != std::string::npos || text.find("\u202e") != std::string::npos
        || text.find("\xc2\x9b") != std::string::npos;
}

} // namespace

TEST_CASE("an evening is a file, standard input, or the beginning of an id, for every command")
{
    const Desk desk;
    const std::string id = desk.import();
    const std::string file = desk.record.string();
    for (const std::string command : {"check", "score", "legal", "log", "export"}) {
        INFO(command);
        const ProgramResult from_file = desk.run({command, file});
        CHECK(from_file.exit_code == 0);
        const std::string program = "\"$consigliere\" --lang en " + command + " - ";
        CHECK(run_script(program + "<'" + file + "'").output == from_file.output);
        CHECK(run_script("cat '" + file + "' | " + program).output == from_file.output);
        const ProgramResult by_id = desk.run({command, id.substr(0, 5)});
        CHECK(by_id.exit_code == 0);
        CHECK(desk.run({command, id}).output == by_id.output);
        if (command != "export")
            CHECK(by_id.output == from_file.output);
        check_unusable(desk.run({command, "ffffffff-ffff"}), "No evening’s id begins");
        check_unusable(desk.run({command, "none.toml"}), "none.toml: ");
    }
    CHECK(Json::parse(desk.run({"list", "--json"}).output).at("sessions").size() == 1);
}

TEST_CASE("check takes several evenings, and ends with the worst of them")
{
    const Desk desk;
    const std::string good = desk.record.string();
    const std::string refused = (desk.folder / "refused.game.toml").string();
    write_text(refused, record_with("Ana", "\"marzullo thug nowhere\""));
    const std::string none = (desk.folder / "none.game.toml").string();
    CHECK(desk.run({"check", good, good}).exit_code == 0);
    const ProgramResult mixed = desk.run({"check", "--json", good, refused});
    CHECK(mixed.exit_code == 1);
    const Json reports = Json::parse(mixed.output);
    REQUIRE(reports.size() == 2);
    CHECK(reports[0].at("file") == good);
    CHECK(reports[0].at("ok") == true);
    CHECK(reports[1].at("ok") == false);
    const ProgramResult missing = desk.run({"check", "--json", none, good});
    check_unusable(missing, none);
    CHECK(Json::parse(missing.output)[0].contains("error"));
    CHECK(Json::parse(missing.output)[1].at("ok") == true);
}

TEST_CASE("score says that lines were refused")
{
    const Desk desk;
    const std::string refused = (desk.folder / "refused.game.toml").string();
    write_text(refused, record_with("Ana", "\"marzullo thug nowhere\", \"pizzino dances\""));
    CHECK_THAT(desk.run({"score", refused}).output,
        Catch::Contains("2 entries of this evening were refused"));
    const auto refused_of = [&desk](const std::string& file) {
        return Json::parse(desk.run({"score", file, "--json"}).output).at("refused");
    };
    CHECK(refused_of(refused) == Json::parse("[1, 2]"));
    CHECK(refused_of(desk.record.string()) == Json::array());
}

/// The lines of a game up to the first bid of a Bribery that is not empty.
std::vector<std::string> game_with_bid()
{
    for (unsigned seed = 1; seed < 50; ++seed) {
        std::vector<std::string> game = random_game(2, seed);
        for (std::size_t i = 1; i < game.size(); ++i) {
            const bool is_first = game[i - 1].find(" bids ") == std::string::npos;
            if (is_first && game[i].find(" bids $") != std::string::npos) {
                game.resize(i + 1);
                return game;
            }
        }
    }
    FAIL("nobody bids anything");
    return {};
}

TEST_CASE("the log shows what everybody may see: every line, but not what lies covered")
{
    const Desk desk;
    const std::string file = desk.record.string();
    const std::size_t lines = db::read_record(desk.record).value().moves.size();
    const Json report = Json::parse(desk.run({"log", file, "--json"}).output);
    CHECK(report.at("format") == "consigliere-log/1");
    CHECK(report.at("entries").size() == lines);
    CHECK(report.at("entries")[0].at("stands") == true);
    CHECK(static_cast<std::size_t>(lines_in(desk.run({"log", file}).output)) == lines);

    // While the others have not bid yet, nobody knows what was laid.
    db::Record bidding = db::read_record(desk.record).value();
    const std::vector<std::string> game = game_with_bid();
    bidding.moves = game;
    const std::string& laid = game.back();
    const auto unfinished = desk.folder / "bidding.game.toml";
    REQUIRE_FALSE(db::write_record(bidding, unfinished, db::IfExists::refuse).is_error());
    const std::string log = desk.run({"log", unfinished.string()}).output;
    CHECK(log.find(laid) == std::string::npos);
    CHECK_THAT(log, Catch::Contains("bids"));
}

TEST_CASE("output that cannot be written is an error in one line")
{
    const Desk desk;
    static_cast<void>(desk.import());
    const std::string program = "\"$consigliere\" --lang en --db '" + desk.database.string() + "' ";
    const std::string file = " '" + desk.record.string() + "'";
    for (const std::string& command : {"check" + file, "score --json" + file, "legal --json" + file,
             "export" + file, std::string("list"), std::string("verify"), std::string("--help"),
             std::string("--version"), std::string("man"), std::string("rules tie"),
             "why" + file + " 1", "amend" + file + " 1 --drop rest", "what-if" + file + " 1 x",
             "rulings" + file}) {
        INFO(command);
        check_unusable(
            run_script(program + command + " >/dev/full"), "Can’t write to standard output");
        check_unusable(run_script(program + command + " >&-"), "Can’t write to standard output");
        const ProgramResult piped =
            run_script("{ sleep 0.2; " + program + command + "; echo $? >&2; } | true");
        CHECK_THAT(piped.errors,
            Catch::Contains("Can’t write to standard output") && Catch::EndsWith("2\n"));
        // Who cannot be told of it either gets the exit code.
        CHECK(run_script(program + command + " >/dev/full 2>/dev/full").exit_code == 2);
    }
}

TEST_CASE("nothing in a record commands the terminal")
{
    const Desk desk;
    const std::string file = (desk.folder / "evil.game.toml").string();
    const std::string name = "A\\u001b[31mna\\u202e\\u009b2J\\nBen";
    write_text(file, record_with(name, "\"marzullo \\u001b[2J\\u202e thug\""));
    CHECK(desk.run({"import", file}).exit_code == 0);
    for (const std::vector<std::string>& command :
        {std::vector<std::string>{"check", file}, {"check", file, "--json"}, {"score", file},
            {"score", file, "--json"}, {"legal", file}, {"log", file}, {"export", file}, {"list"},
            {"list", "--json"}, {"rules", "\x1b[31m\u202e"}, {"check", "\x1b[31m\u202e"}}) {
        const ProgramResult result = desk.run(command);
        INFO(command.front() << ": " << result.output << result.errors);
        CHECK_FALSE(has_commands(result.output + result.errors));
    }
    CHECK_THAT(desk.run({"list"}).output, Catch::Contains("A\\x1b[31mna\\u202e\\x9b2J\\x0aBen"));
    const Json sessions = Json::parse(desk.run({"list", "--json"}).output).at("sessions");
    CHECK(sessions[0].at("seats")[0].at("player")
        == "A\x1b[31mna\u202e\xc2\x9b"
           "2J\nBen");
    // What is exported means the same, and other scripts stay as they are.
    const auto again = desk.folder / "again.game.toml";
    write_text(again, desk.run({"export", file}).output);
    const auto seats_of = [](const std::filesystem::path& record) {
        return *db::read_record(record).value().head.find("seats");
    };
    CHECK(seats_of(again) == seats_of(file));
    CHECK_THAT(
        desk.run({"rules", "\x1bŻółć Ωμέγα 漢字"}).errors, Catch::Contains("\\x1bŻółć Ωμέγα 漢字"));
}

TEST_CASE("a date is a day of the calendar")
{
    const Desk desk;
    const std::string file = (desk.folder / "dated.game.toml").string();
    for (const std::string date :
        {"2026-13-40", "2026-02-30", "yesterday", "2026-1-1", "0000-01-01"}) {
        INFO(date);
        write_text(file, "date = \"" + date + "\"\n" + record_with("Ana", ""));
        check_unusable(desk.run({"check", file}), file + ":1: ");
        check_unusable(desk.run({"import", file}), "isn’t a valid date");
        check_unusable(desk.run({"list", "--since", date}), "isn’t a valid date");
    }
    write_text(file, "date = 2028-02-29\n" + record_with("Ana", ""));
    CHECK(desk.run({"check", file}).exit_code == 0);
}

TEST_CASE("list shows the evenings that are asked for")
{
    const Desk desk;
    const auto add = [&desk](const std::string& player, const std::string& details) {
        const auto file = desk.folder / (player + ".game.toml");
        write_text(file, details + record_with(player, ""));
        CHECK(desk.run({"import", file.string()}).exit_code == 0);
        wait_a_moment();
    };
    add("Ala", "date = \"2026-01-10\"\nplace = \"Kraków\"\n");
    add("Łukasz",
        "date = \"2026-03-20\"\nplace = \"Łódź\"\nnotes = \"Birthday\"\n"
        "name = \"The final\"\ntags = [\"league\"]\n");
    const auto names = [&desk](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), {"list", "--json"});
        std::string found;
        const Json report = Json::parse(desk.run(arguments).output);
        for (const Json& session : report.at("sessions"))
            found += session.at("seats")[0].at("player").get<std::string>() + " ";
        return found;
    };
    CHECK(names({}) == "Łukasz Ala ");
    CHECK(names({"--since", "2026-03-20"}) == "Łukasz ");
    CHECK(names({"--until", "2026-03-19"}) == "Ala ");
    CHECK(names({"--place", "łódź"}) == "Łukasz ");
    CHECK(names({"--place", "lodz"}) == "Łukasz ");
    CHECK(names({"--tag", "league"}) == "Łukasz ");
    CHECK(names({"--tag", "leag"}).empty());
    CHECK(names({"final", "leag"}) == "Łukasz ");
    CHECK_THAT(desk.run({"list"}).output, Catch::Contains("The final, Łódź"));
    CHECK(names({"--person", "łuk"}) == "Łukasz ");
    CHECK(names({"--person", "piotr"}) == "Łukasz Ala ");
    CHECK(names({"--game", "cash-n-guns"}).empty());
    CHECK(names({"birthday", "corleone"}) == "Łukasz ");
    CHECK(names({"birthday", "kraków"}).empty());
    CHECK_THAT(desk.run({"list", "birthday"}).output, Catch::Contains("1 evening."));

    CHECK(names({"--archived"}).empty());
    {
        db::Database database = open_database(desk.database);
        const auto sessions = db::list_sessions(database).value();
        db::SessionDetails details = sessions.front().details;
        details.is_archived = true;
        REQUIRE_FALSE(db::change_details(database, sessions.front().id, details).is_error());
    }
    CHECK(names({}) == "Ala ");
    CHECK(names({"--archived"}) == "Łukasz ");
}

TEST_CASE("the program says its version, what was meant, and what ends with which code")
{
    const ProgramResult version = run_program({"--version"});
    CHECK(version.exit_code == 0);
    CHECK_THAT(version.output, Catch::StartsWith("consigliere ") && Catch::EndsWith("\n"));
    CHECK(lines_in(version.output) == 1);
    check_unusable(run_program({"chekc", "x"}), "“check”");
    check_unusable(run_program({"check", "x", "--jsno"}), "“--json”");
    const ProgramResult unlike = run_program({"constantinople"});
    check_unusable(unlike, "constantinople");
    CHECK(unlike.errors.find("Did you mean") == std::string::npos);
    CHECK_THAT(run_program({"--help"}).output, Catch::Contains("Exit codes"));
    CHECK_THAT(run_program({"export", "--help"}).output,
        Catch::Contains("Examples") && Catch::Contains("--force"));
}

TEST_CASE("the manual page and the completion know every command that the help knows")
{
    const std::string manual = run_program({"man"}).output;
    const std::string completion = run_program({"completion"}).output;
    for (const std::string command :
        {"check", "score", "legal", "log", "rules", "why", "amend", "what-if", "rulings", "import",
            "export", "list", "people", "verify", "merge", "backup", "man", "completion"}) {
        INFO(command);
        // A hyphen is written so that nobody takes it for a minus or breaks the word there.
        const std::string heading = command == "what-if" ? "what\\-if" : command;
        CHECK(manual.find(".SS " + heading) != std::string::npos);
        CHECK(completion.find(command) != std::string::npos);
    }
    const auto complete = [](const std::string& words, int current) {
        return run_script("bash -c '. <(\"$0\" completion); COMP_WORDS=(" + words
            + "); COMP_CWORD=" + std::to_string(current)
            + "; _consigliere; echo \"${COMPREPLY[@]}\"' \"$consigliere\"")
            .output;
    };
    CHECK(complete("consigliere che", 1) == "check\n");
    CHECK(complete("consigliere --db x.db exp", 3) == "export\n");
    CHECK(complete("consigliere export --f", 2) == "--format --force\n");
    CHECK(complete("consigliere check even", 2) == "\n");
}

TEST_CASE("only a file opens the window; a misspelt command and a second file are told")
{
    const Desk desk;
    check_unusable(desk.run({"chekc"}), "Did you mean “check”?");
    check_unusable(desk.run({"evenings"}), "evenings");
    // A command that takes no file does not hand it on to the window.
    check_unusable(desk.run({"verify", desk.record.string()}), desk.record.string());
    CHECK_THAT(desk.run({"--help"}).output, Catch::Contains("[FILE]"));
}
