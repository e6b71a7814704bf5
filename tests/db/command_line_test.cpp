/// The commands on a database, by the program itself: exit codes, reports, and one clear line when
/// something is wrong.

#include "db/box_file.h"
#include "db/session_list.h"
#include "engine/games/games.h"
#include "tests/db/databases.h"
#include "tests/db/desk.h"
#include "tests/db/evenings.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace consigliere;
using namespace consigliere::test;
using Json = nlohmann::json;

TEST_CASE("import, list, export and check agree about an evening")
{
    const Desk desk;
    const std::string id = desk.import();
    const ProgramResult listed = desk.run({"list", "--json"});
    CHECK(listed.exit_code == 0);
    const Json sessions = Json::parse(listed.output).at("sessions");
    REQUIRE(sessions.size() == 1);
    CHECK(sessions[0].at("id") == id);
    CHECK(sessions[0].at("game") == "corleone");
    CHECK(sessions[0].at("finished") == true);
    CHECK(sessions[0].at("seats")[0].at("player") == "Ana");
    CHECK_THAT(desk.run({"list"}).output, Catch::StartsWith(id) && Catch::Contains("Piotr"));

    const std::string exported = (desk.folder / "exported.game.toml").string();
    CHECK(desk.run({"export", id.substr(0, 6), exported}).exit_code == 0);
    CHECK(desk.run({"export", id}).output == read_text(exported));
    const auto entries = [](const std::string& file) {
        return Json::parse(run_program({"check", file, "--json"}).output).at("entries");
    };
    CHECK(entries(exported) == entries(desk.record.string()));
    CHECK(desk.run({"import", exported}).exit_code == 0);
    CHECK(Json::parse(desk.run({"list", "--json"}).output).at("sessions").size() == 1);
}

TEST_CASE("verify ends with 1 when something comes out otherwise")
{
    const Desk desk;
    static_cast<void>(desk.import());
    CHECK(desk.run({"verify"}).exit_code == 0);
    CHECK(Json::parse(desk.run({"verify", "--json"}).output).at("ok") == true);

    record_otherwise(desk.database, "UPDATE entry SET verdict = 'unverified' WHERE seq = 7");
    const ProgramResult verified = desk.run({"verify", "--json"});
    CHECK(verified.exit_code == 1);
    const Json report = Json::parse(verified.output);
    CHECK(report.at("ok") == false);
    const Json difference = report.at("sessions")[0].at("differences")[0];
    CHECK(difference.at("n") == 7);
    CHECK(difference.at("what") == "verdict");
    CHECK(difference.at("stored") == "unverified");
    CHECK(difference.at("found") == "legal");
    CHECK(desk.run({"verify"}).exit_code == 1);
}

TEST_CASE("an evening that is not what was recorded is named, and what precedes it comes out")
{
    const Desk desk;
    const std::string id = desk.import();
    damage(desk.database, "UPDATE entry SET line = line || ' ' WHERE seq = 7");
    const std::string sentence = "Entry 7 of this evening was altered or damaged.";
    for (const std::vector<std::string>& command :
        {std::vector<std::string>{"export", id}, {"score", id}, {"log", id}})
        check_unusable(desk.run(command), sentence + " 6 entries before that are intact");
    const ProgramResult verified = desk.run({"verify"});
    CHECK(verified.exit_code == 1);
    CHECK_THAT(verified.output, Catch::Contains(id + "  " + sentence));
    const Json report = Json::parse(desk.run({"verify", "--json"}).output);
    const Json fault = report.at("sessions")[0].at("not_as_recorded");
    CHECK(fault == Json({{"what", "entry"}, {"n", 7}, {"whole", 6}}));
    const ProgramResult merged =
        run_program({"merge", desk.database.string(), "--db", (desk.folder / "new.db").string()});
    CHECK(merged.exit_code == 1);
    CHECK_THAT(merged.errors, Catch::Contains(sentence));

    const std::string part = (desk.folder / "part.game.toml").string();
    CHECK(desk.run({"export", "--whole-part", id, part}).exit_code == 0);
    CHECK(Json::parse(run_program({"check", part, "--json"}).output).at("entries").size() == 6);
    CHECK(desk.run({"import", part}).exit_code == 0);
    CHECK(Json::parse(desk.run({"list", "--json"}).output).at("sessions").size() == 2);
}

TEST_CASE("people are listed, renamed, and called the same")
{
    const Desk desk;
    static_cast<void>(desk.import());
    const auto people = [&desk] {
        return Json::parse(desk.run({"people", "--json"}).output).at("people");
    };
    REQUIRE(people().size() == 2);
    CHECK(people()[0].at("name") == "Ana");
    const std::string ana = people()[0].at("id");
    const std::string piotr = people()[1].at("id");
    CHECK_THAT(desk.run({"people"}).output, Catch::Contains(ana + "  1 evening."));

    CHECK(desk.run({"people", "rename", ana.substr(0, 8), "Anna"}).exit_code == 0);
    CHECK(people()[0].at("name") == "Anna");
    CHECK(people()[0].at("id") == ana);
    check_unusable(
        desk.run({"people", "rename", "xyz", "Anna"}), "No person’s id begins with “xyz”");
    check_unusable(desk.run({"people", "marry", ana, piotr}), "“same ID ID”");
    check_unusable(desk.run({"people", "same", ana}), "“same ID ID”");
    CHECK(desk.run({"people", "same", ana, piotr}).exit_code == 0);
    CHECK(people().size() == 1);
    const std::string one = people()[0].at("id");
    CHECK_THAT(desk.run({"people", "apart", one}).output,
        Catch::Contains(ana + "  1 evening.  Anna") && Catch::Contains(piotr + "  1 evening."));
    const std::string merged = desk.run({"people", "apart", one, "--json"}).output;
    CHECK(Json::parse(merged).at("people").size() == 2);
    check_unusable(desk.run({"people", "apart", one, "xyz"}), "“xyz”");
    CHECK(desk.run({"people", "apart", one, piotr}).exit_code == 0);
    CHECK(people().size() == 2);
    check_unusable(desk.run({"people", "apart", piotr}), "isn’t combined");
    CHECK(desk.run({"verify"}).exit_code == 0);
}

TEST_CASE("rules are found by id, by page and by words, in all games or in one")
{
    using Ids = std::vector<std::string>;
    const auto found = [](Ids arguments) {
        arguments.insert(arguments.begin(), "rules");
        arguments.emplace_back("--json");
        Ids ids;
        for (const Json& rule : Json::parse(run_program(arguments).output))
            ids.push_back(
                rule.at("game").get<std::string>() + " " + rule.at("id").get<std::string>());
        return ids;
    };
    CHECK(found({"14.thug-space"}) == Ids{"corleone 14.thug-space"});
    CHECK(found({"12"}) == Ids{"corleone 12.open", "corleone 12.colour"});
    CHECK(found({"--game", "cash-n-guns", "12"}).empty());
    CHECK(found({"empty slot"}).size() > 1);
    CHECK(found({}).size() == games::find("corleone")->book().size());

    const ProgramResult told = run_program({"rules", "14.thug-space"});
    CHECK(told.exit_code == 0);
    CHECK_THAT(told.output,
        Catch::StartsWith("14.thug-space  Where a Thug goes  (p. 14)\n    A Thug goes to the empty")
            && Catch::Contains("\n    Editions differ: "));
    // This book numbers no pages. An id of one book is no words of the others.
    CHECK(found({"CG-4.1"}) == Ids{"cash-n-guns CG-4.1"});
    CHECK(found({"a1"}) == Ids{"cash-n-guns A1", "mafia A1"});
    CHECK_THAT(run_program({"rules", "CG-4.1"}).output,
        Catch::StartsWith("CG-4.1  The Godfather’s order\n"));
    const Ids beginnings = found({"cg-4"});
    CHECK(beginnings.size() > 1);
    for (const std::string& id : beginnings)
        CHECK_THAT(id, Catch::StartsWith("cash-n-guns CG-4"));

    const ProgramResult nothing = run_program({"rules", "xyzzy"});
    CHECK(nothing.exit_code == 1);
    CHECK_THAT(nothing.errors, Catch::StartsWith("No rule matches “xyzzy”."));
    check_unusable(run_program({"rules", "--game", "chess", "12"}), "Unknown game “chess”");
}

TEST_CASE("a score in the middle of the evening tells no loot that lies covered")
{
    const std::string file =
        CONSIGLIERE_SOURCE "/tests/records/cash-n-guns/vector-shares.game.toml";
    const std::string told = run_program({"score", file}).output;
    CHECK_THAT(told, Catch::StartsWith("Score if it ended now\n"));
    CHECK_THAT(told, Catch::Contains("hidden. Loot cards: "));
    CHECK_THAT(told, !Catch::Contains("$"));
    CHECK_THAT(run_program({"score", file, "--json"}).output, !Catch::Contains("\"total\": 1"));
}

TEST_CASE("the score is told in words")
{
    const auto told = [](const std::string& record) {
        const std::string file = CONSIGLIERE_SOURCE "/tests/records/" + record + ".game.toml";
        return run_program({"score", file}).output;
    };
    CHECK(told("corleone/evening-shared")
        == "Final score\n"
           "  1. Marzullo: $65. Suitcase: $40. Domination: $15 (Wall Street, Midtown, Chelsea). "
           "Jobs: $10\n"
           "  (yellow, green).\n"
           "  1. Pizzino: $65. Suitcase: $40. Domination: $15 (Upper East Side, Queens, Upper West "
           "Side). Jobs:\n"
           "  $10 (blue, grey).\n"
           "  Winner: Marzullo, Pizzino\n");
    CHECK(told("cash-n-guns/game-last-alive")
        == "Final score\n"
           "  1. Iwo: $226,000. Bills: $150,000. Diamonds (4): $12,000. Diamond bonus: $60,000. "
           "Paintings (1):\n"
           "  $4,000. Wounds: 0.\n"
           "  Ana: eliminated.\n"
           "  Piotr: eliminated.\n"
           "  Ala: eliminated.\n"
           "  Winner: Iwo (the only one alive)\n");
}

TEST_CASE("merge and backup work on whole databases")
{
    const Desk desk;
    static_cast<void>(desk.import());
    const std::string copy = (desk.folder / "copy.db").string();
    CHECK(desk.run({"backup", copy}).exit_code == 0);
    CHECK(run_program({"merge", copy, "--db", (desk.folder / "new.db").string()}).exit_code == 0);
    CHECK(desk.run({"merge", copy}).exit_code == 0);
    CHECK(Json::parse(desk.run({"list", "--json"}).output).at("sessions").size() == 1);
}

TEST_CASE("a backup names the evenings that are damaged in it, as they are in the database")
{
    const Desk desk;
    const std::string id = desk.import();
    damage(desk.database, "UPDATE entry SET line = line || ' ' WHERE seq = 7");
    const std::filesystem::path copy = desk.folder / "copy.db";
    const ProgramResult result = desk.run({"backup", copy.string()});
    CHECK(result.exit_code == 1);
    CHECK_THAT(result.output, Catch::Contains("the copy matches the database"));
    CHECK_THAT(result.output, !Catch::Contains("is intact"));
    CHECK_THAT(result.errors, Catch::Contains(id));
    CHECK(std::filesystem::exists(copy));
}

TEST_CASE("a learned box goes out and in by the same commands")
{
    const Desk desk;
    const std::string box = (desk.folder / "box.toml").string();
    write_text(box,
        "format = \"consigliere-components/1\"\ngame = \"corleone\"\n"
        "\n[[jobs]]\nname = \"hold-up\"\ncolour = \"grey\"\n");
    CHECK(desk.run({"import", box}).exit_code == 0);
    CHECK(desk.run({"export", "corleone"}).output == read_text(box));
}

TEST_CASE("a learned box goes out as pictures of codes, and in when all of them are there")
{
    const Desk desk;
    const std::string box = (desk.folder / "box.toml").string();
    write_text(box, db::write_box_text({"corleone", made_up_box()}));
    CHECK(desk.run({"import", box}).exit_code == 0);
    const std::filesystem::path folder = desk.folder / "codes";
    const std::vector<std::string> exports{"export", "corleone", "--codes", folder.string()};
    const ProgramResult written = desk.run(exports);
    CHECK(written.exit_code == 0);
    const std::vector<std::string> names = names_in(folder);
    REQUIRE(names.size() > 2);
    CHECK_THAT(written.output, Catch::Contains(names.front()) && Catch::Contains(names.back()));
    check_unusable(desk.run(exports), "already exists");

    const std::string other = (desk.folder / "other.db").string();
    std::vector<std::string> imports{"import", "--db", other};
    for (std::size_t i = names.size(); i-- > 1;)
        imports.push_back((folder / names[i]).string());
    check_unusable(run_program(imports), "Missing: 1.");
    imports.push_back((folder / names[0]).string());
    imports.push_back((folder / names[1]).string());
    const ProgramResult learned = run_program(imports);
    CHECK(learned.exit_code == 0);
    CHECK_THAT(learned.output, Catch::Contains("components imported"));
    CHECK(run_program({"export", "corleone", "--db", other}).output
        == desk.run({"export", "corleone"}).output);

    write_text(desk.folder / "empty.png", "no picture");
    check_unusable(
        desk.run({"import", (desk.folder / "empty.png").string()}), "isn’t a readable image");
    check_unusable(desk.run({"export", desk.import(), "--codes", folder.string()}),
        "QR codes hold components");
}

TEST_CASE("a command that cannot be done says why in one line")
{
    const Desk desk;
    const std::string none = (desk.folder / "none").string();
    check_unusable(desk.run({"list"}), "Database not found");
    CHECK_FALSE(std::filesystem::exists(desk.database));
    check_unusable(desk.run({"import", none}), "No such file");
    static_cast<void>(desk.import());
    check_unusable(desk.run({"export", "ffffffffff"}), "ffffffffff");
    check_unusable(desk.run({"merge", none}), "Database not found");
    check_unusable(desk.run({"merge", desk.database.string()}), "Another Consigliere");
    check_unusable(desk.run({"merge", desk.record.string()}), "damaged or isn’t a database");
    check_unusable(desk.run({"backup", none + "/copy.db"}), "can’t be written");
    check_unusable(desk.run({"import"}), "FILE");

    write_text(desk.record, "format = \"consigliere-record/1\"\ngame = \"corleone\"\n");
    check_unusable(desk.run({"import", desk.record.string()}), desk.record.string());
    CHECK(Json::parse(desk.run({"list", "--json"}).output).at("sessions").size() == 1);
}

TEST_CASE("another program that has the database open is respected")
{
    const Desk desk;
    const db::Database database = open_database(desk.database);
    check_unusable(desk.run({"list"}), "Another Consigliere");
    check_unusable(desk.run({"import", desk.record.string()}), "Another Consigliere");
}

TEST_CASE("what exists is written over only with --force, and a database never")
{
    const Desk desk;
    const std::string id = desk.import();
    const std::string file = (desk.folder / "kept").string();
    const std::string copy = (desk.folder / "copy.db").string();
    const std::string own = desk.database.string();
    for (const std::vector<std::string>& command : {std::vector<std::string>{"export", id},
             std::vector<std::string>{"export", "corleone"}, std::vector<std::string>{"backup"}}) {
        const auto run_on = [&](const std::string& target, bool by_force) {
            std::vector<std::string> arguments = command;
            arguments.push_back(target);
            if (by_force)
                arguments.emplace_back("--force");
            return desk.run(arguments);
        };
        write_text(file, "my only copy");
        check_unusable(run_on(file, false), "--force");
        CHECK(read_text(file) == "my only copy");
        CHECK(run_on(file, true).exit_code == 0);
        CHECK(read_text(file) != "my only copy");
        check_unusable(run_on(own, true), "This is a database");
        check_unusable(run_on(own + "-wal", true), "part of one");
        check_unusable(run_on("/dev/null", true), "a device");
        check_unusable(run_on((desk.folder / ".").string(), true), "a folder");
        std::filesystem::remove(file);
    }
    CHECK(desk.run({"backup", copy}).exit_code == 0);
    check_unusable(desk.run({"export", id, copy, "--force"}), "This is a database");
    check_unusable(desk.run({"backup", copy, "--force"}), "This is a database");
    CHECK(Json::parse(desk.run({"list", "--json"}).output).at("sessions").size() == 1);
}

TEST_CASE("exports and backups belong to their owner alone")
{
    const Desk desk;
    const std::string id = desk.import();
    CHECK(desk.run({"export", id, (desk.folder / "exported").string()}).exit_code == 0);
    CHECK(desk.run({"backup", (desk.folder / "copy").string()}).exit_code == 0);
    for (const char* name : {"exported", "copy", "x.db"}) {
        INFO(name);
        CHECK(open_to_others(desk.folder / name) == std::filesystem::perms::none);
    }
}

TEST_CASE("the database among the files of an import is refused before it is opened")
{
    const Desk desk;
    static_cast<void>(desk.import());
    std::filesystem::create_hard_link(desk.database, desk.folder / "hard.game.toml");
    std::filesystem::create_symlink(desk.database, desk.folder / "soft.game.toml");
    for (const char* name : {"x.db", "hard.game.toml", "soft.game.toml"}) {
        INFO(name);
        check_unusable(desk.run({"import", (desk.folder / name).string()}), "This is a database");
    }
}

TEST_CASE("names that are none of a file are refused as databases")
{
    const Desk desk;
    for (const std::string name : {"", ":memory:"}) {
        INFO(name);
        check_unusable(run_program({"import", desk.record.string(), "--db", name}),
            "No database file is given");
        check_unusable(run_program({"list", "--db", name}), "No database file is given");
    }
}
