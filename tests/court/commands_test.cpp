/// The court on the command line: why, amend, what-if, rulings.

#include "db/record_file.h"
#include "tests/db/databases.h"
#include "tests/db/desk.h"

#include <nlohmann/json.hpp>

using namespace consigliere;
using namespace consigliere::test;
using Json = nlohmann::json;

namespace {

std::string record_named(const std::string& name)
{
    return CONSIGLIERE_SOURCE "/tests/records/" + name + ".game.toml";
}

std::vector<std::string> moves_of(const std::string& file)
{
    const auto record = db::read_record(file);
    REQUIRE_FALSE(record.is_error());
    return record.value().moves;
}

/// The numbers of the followers with a fate.
std::vector<int> with_fate(const Json& report, const std::string& fate)
{
    std::vector<int> numbers;
    for (const Json& follower : report.at("followers")) {
        if (follower.at("fate") == fate)
            numbers.push_back(follower.at("n"));
    }
    return numbers;
}

} // namespace

TEST_CASE("amend says what stands, what changes and what does not stand any more")
{
    const std::string file = record_named("cash-n-guns/aim-at-another");
    const auto amend = [&](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), {"amend", file});
        return run_program(arguments);
    };
    // Ala aimed at Piotr, and not at Iwo.
    const ProgramResult told = amend({"5", "ala aims piotr", "--json"});
    CHECK(told.exit_code == 1);
    CHECK_THAT(told.errors, Catch::StartsWith("Some entries no longer work."));
    const Json report = Json::parse(told.output);
    CHECK(report.at("format") == "consigliere-amendment/1");
    CHECK(report.at("decided") == false);
    CHECK(report.at("changed")[0].at("verdict") == "legal");
    CHECK(with_fate(report, "illegal") == std::vector{6});
    const Json& order = report.at("followers")[0];
    CHECK(order.at("move") == "ana redirects ala to piotr");
    CHECK(order.at("rules") == Json::array({"CG-4.2"}));
    CHECK(order.at("becomes").is_null());
    CHECK(report.at("seen")[0] == Json({{"n", 5}, {"what", "aim"}, {"count", 1}}));

    // Every decision comes out as it was made, and the whole is the record that was expected.
    const TemporaryFolder folder;
    const std::string written = (folder / "amended.game.toml").string();
    const ProgramResult wrote =
        amend({"5", "ala aims piotr", "--rule", "6=Ana had said so", "--write", written});
    INFO(wrote.output << wrote.errors);
    CHECK(wrote.exit_code == 0);
    CHECK(moves_of(written) == moves_of(record_named("cash-n-guns/aim-at-another-amended")));
    const ProgramResult printed =
        amend({"5", "ala aims piotr", "--rule", "6=Ana had said so", "--write", "-"});
    CHECK(printed.output == read_text(written));
    CHECK(amend({"5", "ala aims piotr", "--drop", "6", "--json"}).exit_code == 0);
    const Json dropped =
        Json::parse(amend({"5", "ala aims piotr", "--drop", "rest", "--json"}).output);
    CHECK(dropped.at("decided") == true);
    CHECK(with_fate(dropped, "dropped") == std::vector{6});
    // A file that is there is only replaced when that was asked for.
    check_unusable(amend({"5", "ala aims piotr", "--drop", "6", "--write", written}), written);
    CHECK(amend({"5", "ala aims piotr", "--drop", "6", "--write", written, "--force"}).exit_code
        == 0);
}

TEST_CASE("amend asks about a cause, and takes lines and one decision for all the rest")
{
    const std::string file = record_named("cash-n-guns/aim-at-another");
    const auto amend = [&](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), {"amend", file});
        return run_program(arguments);
    };
    // Iwo did not aim at Ala, so he has not aimed yet.
    const ProgramResult told = amend({"4"});
    CHECK(told.output.find("--before \"6=iwo ") != std::string::npos);
    const Json report = Json::parse(amend({"4", "--json"}).output);
    REQUIRE(report.at("causes").size() > 0);
    CHECK(report.at("causes")[0].at("entries")[0] == 6);
    CHECK(report.at("settlements")[0].at("how") == "before");
    const std::string forgotten = report.at("settlements")[0].at("lines")[0];
    const Json settled = Json::parse(amend({"4", "--before", "6=" + forgotten, "--json"}).output);
    CHECK(settled.at("added")[0].at("move") == forgotten);
    CHECK(settled.at("added")[0].at("verdict") == "legal");
    const auto undecided = [](const Json& json) {
        return with_fate(json, "illegal").size() + with_fate(json, "impossible").size();
    };
    CHECK(undecided(settled) < undecided(report));

    const Json instead = Json::parse(
        amend({"5", "ala aims piotr", "--instead", "6=ana redirects iwo to piotr", "--json"})
            .output);
    CHECK(with_fate(instead, "replaced") == std::vector{6});
    const Json ruled = Json::parse(
        amend({"5", "ala aims piotr", "--rule", "rest=we play on", "--drop", "rest", "--json"})
            .output);
    CHECK(ruled.at("decided") == true);
    CHECK(ruled.at("followers")[0].at("after") == "ruled");
    const Json both = Json::parse(amend({"2", "ana aims iwo", "--count", "2", "--json"}).output);
    CHECK(both.at("count") == 2);
    CHECK(both.at("followers")[0].at("n") == 4);
}

TEST_CASE("what is written wrongly for amend is told in one sentence, and nothing is written")
{
    const std::string file = record_named("cash-n-guns/aim-at-another");
    check_unusable(
        run_program({"amend", file, "x", "ala aims piotr"}), "“x” isn’t an entry number");
    check_unusable(run_program({"amend", file, "99", "ala aims piotr"}), "no entry 99");
    check_unusable(run_program({"amend", file, "3", "table undoes to 1"}), "not with an undo");
    check_unusable(run_program({"amend", file, "3", "--drop", "2"}), "Entry 2 doesn’t follow");
    check_unusable(run_program({"amend", file, "3", "--rule", "6"}), "A ruling needs a reason");
    check_unusable(run_program({"amend", file, "3", "--rule", "rest"}), "A ruling needs a reason");
    check_unusable(run_program({"amend", file, "3", "--before", "6="}), "No line given. Write");
    check_unusable(
        run_program({"amend", file, "3", "--instead", "rest=x"}), "“rest” isn’t an entry number");
    check_unusable(
        run_program({"amend", file, "3", "--count", "0"}), "“0” isn’t a number of entries");
    check_unusable(run_program({"amend", file, "3", "--insert"}), "Nothing to insert.");
    check_unusable(run_program({"amend", file, "5", "ala aims piotr", "--drop", "rest", "--yes"}),
        "Only an evening in the database");
    check_unusable(run_program({"amend", file, "3", "--json", "--write", "-"}), "standard output");
    check_unusable(run_program({"what-if", file, "99", "ana slow"}), "no entry 99");
}

TEST_CASE("an amendment is appended to an evening of the database, and the old course is kept")
{
    const Desk desk;
    const std::string id = desk.import();
    const std::vector<std::string> before = moves_of(desk.record.string());
    const Json report =
        Json::parse(desk.run({"amend", id, "30", "--drop", "rest", "--yes", "--json"}).output);
    const auto exported = (desk.folder / "exported.game.toml").string();
    CHECK(desk.run({"export", id, exported}).exit_code == 0);
    std::vector<std::string> expected = before;
    for (const Json& line : report.at("lines"))
        expected.push_back(line);
    CHECK(moves_of(exported) == expected);
    CHECK(expected[before.size()] == "table undoes to 29");
    CHECK(desk.run({"verify"}).exit_code == 0);
    // Without agreement, nothing is written.
    CHECK(desk.run({"amend", id, std::to_string(expected.size()), "--json"}).exit_code == 0);
    CHECK(moves_of(exported) == expected);
}

TEST_CASE("what-if tries lines, says what differs, and writes nothing")
{
    const Desk desk;
    const std::string id = desk.import();
    const std::string before = desk.run({"export", id}).output;
    const std::string file = record_named("cash-n-guns/aim-at-another");
    const ProgramResult told = run_program(
        {"what-if", file, "3", "iwo aims ala", "ala aims iwo", "table stands", "--json"});
    CHECK(told.exit_code == 0);
    const Json report = Json::parse(told.output);
    CHECK(report.at("ok") == true);
    CHECK(report.at("tried").size() == 3);
    bool has_phase = false;
    for (const Json& found : report.at("differs_from_entry").at("position")) {
        if (found.at("path") == Json::array({"phase"}))
            has_phase = found.at("before") == "hold-up" && found.at("after") == "cards";
    }
    CHECK(has_phase);
    const ProgramResult refused = run_program({"what-if", file, "3", "piotr aims ana"});
    CHECK(refused.exit_code == 1);
    CHECK_THAT(
        refused.output, Catch::Contains("illegal") && Catch::EndsWith("so nothing differs.\n"));
    CHECK_THAT(refused.output, !Catch::Contains("Score if it ended now"));
    // What would be answered otherwise stands there in words, and no key of a report.
    const ProgramResult in_words = run_program({"what-if", file, "3", "iwo aims ala"});
    CHECK_THAT(in_words.output, Catch::Contains("Who does Iwo aim at? No one → Ala"));
    CHECK_THAT(in_words.output, !Catch::Contains("hold-up") && !Catch::Contains(" / "));
    // A name that only a refused line has is told all the same.
    const ProgramResult named =
        desk.run({"what-if", id, "12", "table opens queens brand-new-place"});
    CHECK(named.exit_code == 1);
    CHECK_THAT(named.output, Catch::Contains("Brand new place"));
    CHECK(desk.run({"export", id}).output == before);
}

TEST_CASE("why answers words, rules, entries and lines")
{
    const std::string file = record_named("corleone/evening-of-two");
    const auto why = [&](const std::string& question) {
        return run_program({"why", file, question, "--json"});
    };
    const Json control = Json::parse(why("who controls Midtown").output);
    CHECK(control.at("format") == "consigliere-why/1");
    const Json& first = control.at("answers")[0];
    CHECK(first.at("question") == "Who controls Midtown?");
    CHECK(first.at("rule").at("id") == "19.control");
    CHECK(first.at("rule").at("page") == 19);
    // The evidence is entries of this evening that speak of Midtown.
    REQUIRE_FALSE(first.at("because").empty());
    const std::vector<std::string> moves = moves_of(file);
    for (const Json& because : first.at("because"))
        CHECK_THAT(moves.at(because.at("n").get<std::size_t>() - 1), Catch::Contains("midtown"));

    // Where players play figures, lines begin with these.
    const std::string of_mafia = record_named("mafia/game-4-players");
    const Json hires =
        Json::parse(run_program({"why", of_mafia, "paolo rolls 3 red", "--json"}).output);
    CHECK(hires.at("move") == "paolo rolls 3 red");

    const Json by_rule = Json::parse(why("19.control").output);
    CHECK(by_rule.at("answers").size() > 1);
    for (const Json& answer : by_rule.at("answers"))
        CHECK(answer.at("rule").at("id") == "19.control");

    CHECK(Json::parse(why("1").output).at("move") == moves[0]);
    CHECK_FALSE(Json::parse(why("1").output).at("checked").empty());
    // A name that only the line says can be told.
    const Json named = Json::parse(why("table opens queens brand-new-place").output);
    CHECK(named.at("verdict") == "illegal");
    CHECK_THAT(named.at("text").get<std::string>(), Catch::Contains("Brand new place"));
    CHECK(named.at("rules")[0].at("id") == "10.territories");
    const Json line = Json::parse(why("marzullo thug nowhere-at-all").output);
    CHECK(line.at("verdict") != "legal");
    CHECK_FALSE(line.at("text").get<std::string>().empty());
    CHECK(Json::parse(why("xyzzy").output).at("answers").empty());
    CHECK(why("xyzzy").exit_code == 1);
    for (const char* number : {"0", "9999"})
        check_unusable(run_program({"why", file, number}), "This evening has no entry");
    const ProgramResult nothing = run_program({"why", file, "xyzzy"});
    CHECK(nothing.exit_code == 1);
    CHECK_THAT(nothing.errors, Catch::StartsWith("Nothing to explain for “xyzzy”."));
    // Of all books first the one with a rule that has every word.
    CHECK_THAT(run_program({"rules", "diamonds tie"}).output, Catch::StartsWith("CG-K.2"));
    CHECK_THAT(run_program({"rules", "stay where I am"}).output, Catch::StartsWith("M-3.2"));
    CHECK_THAT(run_program({"rules", "two thugs same business"}).output,
        Catch::StartsWith("14.thug-space"));
    // A player is asked about by the Family, too, and what is argued over is found in words.
    const std::string of_five = record_named("corleone/evening-of-five");
    CHECK_THAT(run_program({"why", of_five, "score of vitale"}).output,
        Catch::StartsWith("What is Celia’s total?"));
    const Json argued =
        Json::parse(run_program({"why", of_five, "two thugs same business", "--json"}).output);
    REQUIRE_FALSE(argued.at("argued").empty());
    CHECK(argued.at("argued")[0].at("id") == "two-thugs");
    CHECK(argued.at("argued")[0].at("rule").at("id") == "14.thug-space");
    const std::string cash = record_named("cash-n-guns/game-4-players");
    CHECK_THAT(run_program({"why", cash, "diamonds tie"}).output,
        Catch::Contains("If several have the most, no one gets the bonus."));
    CHECK_THAT(run_program({"why", of_mafia, "stay where I am"}).output,
        Catch::Contains("A move cannot be refused."));
    CHECK_THAT(run_program({"why", record_named("cash-n-guns/game-last-alive"), "who wins"}).output,
        Catch::Contains("Who would win now?") && Catch::Contains("Iwo"));
}

TEST_CASE("MAFIA is asked, tried and amended like the other games")
{
    const std::string file = record_named("mafia/sample-turn");
    const auto asked = [&](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin() + 1, file);
        arguments.emplace_back("--json");
        return Json::parse(run_program(arguments).output);
    };
    const Json rank = asked({"why", "which rank does Antonio have"}).at("answers")[0];
    CHECK(rank.at("answer") == "mafioso");
    CHECK(rank.at("rule").at("id") == "M-3.4a");
    CHECK(rank.at("because")[0].at("n") == 11);
    const Json guarded = asked({"why", "fields of the map protected"}).at("answers")[0];
    CHECK(guarded.at("rule").at("id") == "M-3.5.5");
    // A rule on which nothing rests that can be asked now is told as the book has it.
    const Json first_piece = asked({"why", "M-3.5b"});
    CHECK(first_piece.at("answers").empty());
    REQUIRE(first_piece.at("rules").size() == 1);
    CHECK(first_piece.at("rules")[0].at("id") == "M-3.5b");
    CHECK(first_piece.at("rules")[0].at("title") == "The first piece");
    CHECK(run_program({"why", file, "M-3.5b"}).exit_code == 0);
    const Json refused = asked({"why", "4"});
    CHECK(refused.at("verdict") == "illegal");
    CHECK(refused.at("rules")[0].at("id") == "M-3.4d");
    // The field would cost the same, and Antonio would have his 400 for it.
    const Json tried = asked({"what-if", "10", "antonio buys i1"});
    CHECK(tried.at("ok") == true);
    CHECK(tried.at("tried").size() == 1);
    const Json amended = asked({"amend", "5", "antonio moves 6 to informer"});
    CHECK(amended.at("decided") == true);
    CHECK(amended.at("changed")[0].at("verdict") == "unverified");
}

TEST_CASE("rulings are told by rule, with their reasons and how they ended")
{
    const std::string file = record_named("cash-n-guns/rulings");
    const Json checked = Json::parse(run_program({"check", file, "--json"}).output);
    int ruled = 0;
    for (const Json& entry : checked.at("entries"))
        ruled += entry.at("move").get<std::string>().find(" ! ") == std::string::npos ? 0 : 1;
    const Json report = Json::parse(run_program({"rulings", file, "--json"}).output);
    CHECK(report.at("rulings").size() == static_cast<std::size_t>(ruled));
    for (const Json& ruling : report.at("rulings")) {
        const Json& entry = checked.at("entries")[ruling.at("n").get<std::size_t>() - 1];
        CHECK(ruling.at("move") == entry.at("move"));
        CHECK(ruling.at("rules") == entry.at("rules"));
        CHECK(ruling.at("verdict") == entry.at("verdict"));
    }
    CHECK_THAT(run_program({"rulings", file}).output,
        Catch::EndsWith(std::to_string(ruled) + (ruled == 1 ? " ruling.\n" : " rulings.\n")));

    // The same evening, from the database.
    const Desk desk;
    CHECK(desk.run({"import", file}).exit_code == 0);
    const Json stored = Json::parse(desk.run({"rulings", "--json"}).output);
    CHECK(stored.at("rules").size() == report.at("rules").size());
    for (std::size_t i = 0; i < stored.at("rules").size(); ++i) {
        for (const char* key : {"rule", "refused", "ruled", "stood", "undone", "unverified"})
            CHECK(stored.at("rules")[i].at(key) == report.at("rules")[i].at(key));
    }
    const ProgramResult by_rule = desk.run({"rulings", "--by-rule"});
    CHECK(by_rule.exit_code == 0);
    CHECK_THAT(by_rule.output, Catch::Contains("disputed rule"));
    check_unusable(desk.run({"rulings", "none.game.toml"}), "none.game.toml");
}

TEST_CASE("a rule that is asked for by its id comes alone, with what is argued over it")
{
    const ProgramResult asked = run_program({"rules", "CG-4.2", "--json"});
    CHECK(asked.exit_code == 0);
    const Json rules = Json::parse(asked.output);
    REQUIRE(rules.size() == 1);
    CHECK(rules[0].at("game") == "cash-n-guns");
    CHECK(rules[0].at("id") == "CG-4.2");
    REQUIRE_FALSE(rules[0].at("argued").empty());
    CHECK(rules[0].at("argued")[0].at("id") == "who-picks-target");
    const ProgramResult told = run_program({"rules", "14.own-turf"});
    CHECK_THAT(told.output, Catch::StartsWith("14.own-turf"));
    CHECK_THAT(told.output, Catch::Contains("“I control this Territory"));
}

TEST_CASE(
    "rulings lists the house rules of a record, and what stands by them is none of the rulings")
{
    const std::string file = record_named("corleone/house-rules");
    const Json report = Json::parse(run_program({"rulings", file, "--json"}).output);
    REQUIRE(report.at("house_rules").size() == 2);
    CHECK(report.at("house_rules").front().at("text") == "Two Thugs may share a space");
    CHECK(report.at("house_rules").front().at("rules") == Json::array({"14.thug-space"}));
    REQUIRE(report.at("rulings").size() == 1);
    CHECK(report.at("rulings").front().at("reason") == "the house: two-thugs");
    CHECK_THAT(run_program({"rulings", file}).output,
        Catch::Contains("House rules") && Catch::Contains("“Two Thugs may share a space”"));
    // Why a line stands names the house rule and the rule of the book.
    const std::string why = run_program({"why", file, "9"}).output;
    CHECK_THAT(why, Catch::Contains("House rule “Two Thugs may share a space”"));
    CHECK_THAT(why, Catch::Contains("14.thug-space"));
}
